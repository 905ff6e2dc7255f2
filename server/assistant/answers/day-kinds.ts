import { formatMoney } from '#domain/money.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import type { Manner } from '#server/assistant/answers/name-entry.ts'
import { saySubject } from '#server/assistant/answers/summary.ts'

/** What was spent on the days of one kind; `days`: how many of them there were. */
export type DayKindTotal = { totalMinor: number; count: number; days: number }

/** "You spend more on weekends: $12.50 a day this month, and $4.00 on weekdays.": each day beside each, as there are fewer of the one. */
export function sayDayKinds(
  { weekends, weekdays }: Record<'weekends' | 'weekdays', DayKindTotal>,
  asked: SummaryFrame,
  manner: Manner,
): string {
  const about = saySubject(asked, manner.message)
  if (weekends.count + weekdays.count === 0) return `Nothing spent${about} ${asked.periodLabel}.`
  const [weekend, weekday] = [aDay(weekends), aDay(weekdays)]
  const [high, low] = [weekend, weekday].map((minor) => formatMoney(minor, manner.currency))
  if (weekend === weekday) return `The same${about}: ${high} a day ${asked.periodLabel}, on weekends and on weekdays.`
  return weekend > weekday
    ? `You spend more${about} on weekends: ${high} a day ${asked.periodLabel}, and ${low} on weekdays.`
    : `You spend less${about} on weekends: ${high} a day ${asked.periodLabel}, and ${low} on weekdays.`
}

function aDay({ totalMinor, days }: DayKindTotal): number {
  return days === 0 ? 0 : Math.round(totalMinor / days)
}
