import { addMonths, type Day, endOfMonth, type Period, parseDay, startOfMonth } from '#domain/calendar.ts'

/** The four kinds of period, in the order of their tabs (specification §2). */
export const periodKinds = ['recent', 'current', 'month', 'range'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** Recent has no ends: it is the last ten, whatever their days. */
export type ChosenPeriod = { kind: PeriodKind; period: Period | null }

/** What the address asks for; what it cannot mean is taken for the nearest thing that it can. */
export function readPeriod(params: URLSearchParams, today: Day): ChosenPeriod {
  const kind = periodKinds.find((one) => one === params.get('period')) ?? 'recent'
  if (kind === 'recent') return { kind, period: null }
  if (kind === 'current') return { kind, period: monthOf(today) }
  if (kind === 'month') {
    return { kind, period: monthOf(parseDay(`${params.get('month')}-01`) ?? addMonths(startOfMonth(today), -1)) }
  }
  const [from, to] = [parseDay(params.get('from') ?? ''), parseDay(params.get('to') ?? '')]
  const ends = [from ?? startOfMonth(to ?? today), to ?? (from && from > today ? from : today)].toSorted() as [Day, Day]
  return { kind, period: { from: ends[0], to: ends[1] } }
}

/** The address of a period; other parameters stay. */
export function withPeriod(params: URLSearchParams, { kind, period }: ChosenPeriod): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ['period', 'month', 'from', 'to']) next.delete(name)
  if (kind !== 'recent') next.set('period', kind)
  if (kind === 'month' && period) next.set('month', period.from.slice(0, 7))
  if (kind === 'range' && period) {
    next.set('from', period.from)
    next.set('to', period.to)
  }
  return next
}

export function monthOf(day: Day): Period {
  return { from: startOfMonth(day), to: endOfMonth(day) }
}
