import type { TransactionCategory } from '#domain/category.ts'
import type { Minor } from '#domain/money.ts'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { empty, missing, type Refusal } from '#web/ui/form/refusal.ts'

type Fields = { amount: string; merchant: string; category: TransactionCategory | null }
type Entry = { amountMinor: Minor; merchant: string; category: TransactionCategory }

/** What the fields say, or why that is no entry (specification §5). */
export function readEntry({ amount, merchant, category }: Fields): { entry: Entry } | { entry: null; why: Refusal } {
  const name = merchant.trim()
  const why = missing({ amount: amount.trim(), merchant: name, category })
  if (why || !category) return { entry: null, why: why ?? empty('category') }
  const read = readAmount(amount, { field: 'amount', takes: 'positive' })
  if (read.why) return { entry: null, why: read.why }
  return { entry: { amountMinor: read.amountMinor, merchant: name, category } }
}
