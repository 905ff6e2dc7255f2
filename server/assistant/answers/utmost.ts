import {
  addDays,
  type Day,
  dayParts,
  monthName,
  sayDate,
  startOfMonth,
  startOfWeek,
  weekdayName,
} from '#domain/calendar.ts'
import { listWords } from '#domain/list-words.ts'
import { formatMoney } from '#domain/money.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import type { Manner } from '#server/assistant/answers/name-entry.ts'
import { sayDay } from '#server/assistant/answers/say-day.ts'
import { saySubject } from '#server/assistant/answers/summary.ts'

type Asked = { unit: 'day' | 'weekday' | 'week' | 'month'; least: boolean; frame: SummaryFrame }

type Told = { name: string; sum: string }

const MOST_TOLD = 3

/** "The most in one week over the last 12 weeks was $200.00 in the week of Nov 16; then $114.00 this week.", "Most goes on Fridays, $124.00 over the last 12 weeks; then Mondays $80.00." */
export function sayUtmost(
  spans: readonly { day: Day; totalMinor: number }[],
  { unit, least, frame }: Asked,
  manner: Manner,
): string {
  const about = saySubject(frame, manner.message)
  const [first, ...more] = spans.slice(0, MOST_TOLD).map(
    ({ day, totalMinor }): Told => ({
      name: nameSpan(day, unit, manner.today),
      sum: formatMoney(totalMinor, manner.currency),
    }),
  )
  if (!first) return `Nothing spent${about} ${frame.periodLabel}.`
  const then = (told: (each: Told) => string) => (more.length > 0 ? `; then ${listWords(more.map(told))}` : '')
  if (unit === 'weekday')
    return `${least ? 'Least' : 'Most'} goes${about} on ${first.name}, ${first.sum} ${frame.periodLabel}${then(({ name, sum }) => `${name} ${sum}`)}.`
  const one = least ? `a ${unit} with any spending` : `one ${unit}`
  return `The ${least ? 'least' : 'most'}${about} ${unit === 'day' ? 'on' : 'in'} ${one} ${frame.periodLabel} was ${first.sum} ${first.name}${then(({ name, sum }) => `${sum} ${name}`)}.`
}

function nameSpan(day: Day, unit: Asked['unit'], today: Day): string {
  if (unit === 'day') return sayDay(day, today) || 'today'
  if (unit === 'weekday') return `${weekdayName(day)}s`
  if (unit === 'month') {
    if (day === startOfMonth(today)) return 'this month'
    const { year } = dayParts(day)
    return `in ${monthName(day)}${year === dayParts(today).year ? '' : ` ${year}`}`
  }
  const week = startOfWeek(today)
  if (day === week) return 'this week'
  return day === addDays(week, -7) ? 'last week' : `in the week of ${sayDate(day, today)}`
}
