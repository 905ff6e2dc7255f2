import type { TurnOutcome } from '#domain/views.ts'

export type Summary = NonNullable<TurnOutcome['summary']>

/** The rows that a figure was added up from; spending and income are never added up together. */
export function summaryLink({ category, merchant, from, to, newest: [first] }: Summary): string {
  const kind = first && (first.amountMinor < 0 ? 'income' : 'spend')
  const given = { category, search: merchant, from, to, kind }
  const filled = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/transactions?${new URLSearchParams(filled)}`
}

/** "6 entries" */
export function entryCount(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}
