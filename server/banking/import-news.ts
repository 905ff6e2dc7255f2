import type { BankNews } from '#server/banking/bank.ts'
import type { Context } from '#server/context.ts'
import { inWriteTurn } from '#server/tools/write-turn.ts'

/** Writes what a bank said, in one commit: its balances, and all of its entries as one change. */
export async function importNews(
  context: Context,
  given: { turn: { userId: string; turnId: string }; bankLinkId: string; key: string; news: BankNews },
): Promise<void> {
  const { turn, bankLinkId, key } = given
  const { balances, ...entries } = given.news
  await inWriteTurn(context, turn, async (writes) => {
    await writes.run({ name: 'syncBankBalances', key: `${key}:balances`, input: { bankLinkId, balances } })
    await writes.run({ name: 'importBankTransactions', key: entriesKey(key), input: { bankLinkId, ...entries } })
  })
}

/** Under which the entries of one reading are journalled. */
export function entriesKey(key: string): string {
  return `${key}:entries`
}
