import { decimalFromMinor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { SpokenTransaction, SummaryFrame } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'

type Call = NonNullable<AssistantAnswer['function_call']>
type Result = NonNullable<AssistantAnswer['function_result']>

/** The call of specification §7 for an entry that was said; the amount is a positive decimal (ruling 4). */
export function addCall(entry: SpokenTransaction): Call {
  const { amountMinor, merchant, category, day } = entry
  return {
    name: 'addTransaction',
    arguments: JSON.stringify({ amount: decimalFromMinor(amountMinor), merchant, category, date: day }),
  }
}

export function summaryCall({ period, kind, category, merchant }: SummaryFrame): Call {
  return { name: 'getTransactionSummary', arguments: JSON.stringify({ ...period, kind, category, merchant }) }
}

/** The success mark of specification §7: what is listed is saved, in decimals with the stored sign. */
export function savedResult(saved: readonly Transaction[]): Result {
  return {
    success: true,
    transactions: saved.map(({ id, merchant, amountMinor, category, date }) => ({
      id,
      merchant,
      amount: decimalFromMinor(amountMinor),
      category,
      date,
    })),
  }
}
