import type { TransactionCategory } from '#domain/category.ts'
import { isPayable, type Minor, parseMoneyInput } from '#domain/money.ts'
import { invalidAmount, missing, type Refusal } from '#web/ui/form/refusal.ts'

type Fields = { amount: string; merchant: string; category: TransactionCategory | null }
type Entry = { amountMinor: Minor; merchant: string; category: TransactionCategory }

/** What the fields say, or why that is no entry (specification §5). */
export function readEntry({ amount, merchant, category }: Fields): { entry: Entry } | { entry: null; why: Refusal } {
  const name = merchant.trim()
  const why = missing({ amount: amount.trim(), merchant: name, category })
  const amountMinor = parseMoneyInput(amount)
  if (why || !category || !isPayable(amountMinor)) return { entry: null, why: why ?? invalidAmount('amount') }
  return { entry: { amountMinor, merchant: name, category } }
}
