import { BEGINNING } from '#domain/calendar.ts'
import type { TurnOutcome } from '#domain/views.ts'

export type Summary = NonNullable<TurnOutcome['summary']>

/** The rows that a figure was added up from; spending and income are never added up together. */
export function summaryLink({ category, merchant, from, to, newest: [first] }: Summary): string {
  const kind = first && (first.amountMinor < 0 ? 'income' : 'spend')
  const period = isOfAllTime({ from }) ? {} : { from, to }
  const given = { category, search: merchant, ...period, kind }
  const filled = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/transactions?${new URLSearchParams(filled)}`
}

/** Whether a figure is of no period: "my biggest expense ever". */
export function isOfAllTime({ from }: Pick<Summary, 'from'>): boolean {
  return from === BEGINNING
}

/** "6 entries" */
export function entryCount(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}
