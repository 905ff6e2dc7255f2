import type { TransactionCategory } from '#domain/category.ts'
import { MAX_MINOR, type Minor, parseMoneyInput } from '#domain/money.ts'
import { toast } from '#web/lib/toast/toast.ts'

type Fields = { amount: string; merchant: string; category: TransactionCategory | null }
type Entry = { amountMinor: Minor; merchant: string; category: TransactionCategory }

/** What the fields say; null, and a notice of what is wrong, when that is no entry (specification §5). */
export function readEntry({ amount, merchant, category }: Fields): Entry | null {
  const name = merchant.trim()
  if (!name || !amount.trim() || !category) {
    return refuse('Missing Information', 'Please fill in all required fields.')
  }
  const amountMinor = parseMoneyInput(amount)
  if (amountMinor === null || amountMinor <= 0 || amountMinor > MAX_MINOR) {
    return refuse('Invalid Amount', 'Please enter a valid positive amount.')
  }
  return { amountMinor, merchant: name, category }
}

function refuse(title: string, description: string): null {
  toast({ title, description, tone: 'destructive' })
  return null
}
