import { type Day, endOfMonth, startOfMonth } from '#domain/calendar.ts'
import type { TransactionCategory } from '#domain/category.ts'

/** The rows of a month that a figure was added up from. */
export function rowsLink(
  month: Day,
  { kind, category }: { kind?: 'spend' | 'income'; category?: TransactionCategory } = {},
): string {
  const given: Record<string, string | undefined> = { category, kind, from: startOfMonth(month), to: endOfMonth(month) }
  const filled = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/transactions?${new URLSearchParams(filled)}`
}
