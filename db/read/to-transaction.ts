import type { TransactionRow } from '#db/tables.ts'
import { day } from '#domain/calendar.ts'
import { type Color, colors, isTransactionCategory } from '#domain/category.ts'
import { minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'

/** A stored row in its display form: an unknown colour is accent, an unknown category Other (specification §3, ruling 35). */
export function toTransaction(row: TransactionRow): Transaction {
  return {
    id: row.id,
    merchant: row.merchant,
    category: isTransactionCategory(row.category) ? row.category : 'Other',
    categoryColor: toColor(row.category_color),
    date: day(row.date),
    amountMinor: minor(row.amount),
    pending: row.pending === 1,
    createdAt: row.created_at,
  }
}

export function toColor(stored: string): Color {
  return colors.find((color) => color === stored) ?? 'accent'
}
