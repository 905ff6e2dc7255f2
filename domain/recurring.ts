import { addDays, addMonths, type Day, dayNumber } from '#domain/calendar.ts'
import type { Minor } from '#domain/money.ts'

/** One past payment. */
export type Payment = { merchant: string; day: Day; amountMinor: Minor }

export const cadences = ['weekly', 'biweekly', 'monthly', 'quarterly', 'yearly'] as const
export type Cadence = (typeof cadences)[number]

/** A payment that comes back: its newest payment, the one before, and the next. */
export type Recurring<P extends Payment = Payment> = {
  cadence: Cadence
  newest: P
  previous: P
  nextDay: Day
  /** What it comes to in a month, rounded to a minor unit. */
  monthlyMinor: number
}

type Rule = {
  /** Days between two payments: months differ in length, and weekends delay. */
  gap: readonly [shortest: number, longest: number]
  /** Payments in a row that make a habit: the shorter the gap, the more of them. */
  needed: number
  /** A price may rise or fall by this part of the greater one between two payments, in percent. */
  tolerance: number
  /** Days after the awaited payment on which it is still awaited. */
  grace: number
  next: (day: Day) => Day
  /** How many payments in how many months. */
  rate: readonly [payments: number, months: number]
}

const rules = {
  weekly: { gap: [6, 8], needed: 4, tolerance: 40, grace: 3, next: (day) => addDays(day, 7), rate: [52, 12] },
  biweekly: { gap: [13, 16], needed: 4, tolerance: 40, grace: 5, next: (day) => addDays(day, 14), rate: [26, 12] },
  monthly: { gap: [25, 36], needed: 3, tolerance: 60, grace: 7, next: (day) => addMonths(day, 1), rate: [1, 1] },
  quarterly: { gap: [84, 100], needed: 3, tolerance: 50, grace: 14, next: (day) => addMonths(day, 3), rate: [1, 3] },
  yearly: { gap: [355, 375], needed: 2, tolerance: 25, grace: 30, next: (day) => addMonths(day, 12), rate: [1, 12] },
} as const satisfies Record<Cadence, Rule>

/** Payments whose prices lie this close together, in percent, are of one price. */
const SAME_PRICE = 10
/** Among many other visits (less than one in four), only a fixed price tells a subscription from chance. */
const [RARE, FIXED_PRICE] = [4, 1]

/**
 * What is paid regularly up to now, weekly to yearly, soonest next payment first (ruling 13, ruling 14). Prices may change. A
 * merchant with several subscriptions, or with other purchases between, is looked at price by price. What was not paid for
 * longer than its cadence and some grace has stopped and is left out.
 */
export function findRecurring<P extends Payment>(payments: readonly P[], today: Day): Recurring<P>[] {
  return [...byMerchant(payments).values()]
    .flatMap((ofOne) => seriesOf(ofOne, today))
    .sort((a, b) =>
      a.nextDay === b.nextDay ? a.newest.merchant.localeCompare(b.newest.merchant) : a.nextDay < b.nextDay ? -1 : 1,
    )
}

/** A payment is upcoming for about a month ahead. */
const DAYS_AHEAD = 31

/**
 * The next payment of each series that falls due within a month, in the order of the series. The amount is that of the newest
 * payment. A payment whose day has passed is no longer announced.
 */
export function upcomingPayments(series: readonly Recurring[], today: Day): Payment[] {
  return series
    .filter(({ nextDay }) => nextDay >= today && nextDay <= addDays(today, DAYS_AHEAD))
    .map(({ newest: { merchant, amountMinor }, nextDay }) => ({ merchant, day: nextDay, amountMinor }))
}

function byMerchant<P extends Payment>(payments: readonly P[]): Map<string, P[]> {
  const merchants = new Map<string, P[]>()
  for (const payment of payments) {
    const key = payment.merchant.toLowerCase()
    const known = merchants.get(key)
    if (known) known.push(payment)
    else merchants.set(key, [payment])
  }
  return merchants
}

function seriesOf<P extends Payment>(payments: readonly P[], today: Day): Recurring<P>[] {
  const newestFirst = payments.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
  const whole = matchCadence(newestFirst, today)
  if (whole) return [whole]
  return byPrice(newestFirst).flatMap((ofOnePrice) => {
    const found = matchCadence(ofOnePrice, today)
    if (!found) return []
    const isRare = ofOnePrice.length * RARE < newestFirst.length
    const isFixed = isClose(found.newest.amountMinor, found.previous.amountMinor, FIXED_PRICE)
    return isRare && !isFixed ? [] : [found]
  })
}

function matchCadence<P extends Payment>(newestFirst: readonly P[], today: Day): Recurring<P> | null {
  const [newest, previous] = newestFirst
  if (!newest || !previous) return null
  for (const cadence of cadences) {
    const rule = rules[cadence]
    if (!isRegular(newestFirst.slice(0, rule.needed), rule)) continue
    const nextDay = rule.next(newest.day)
    if (addDays(nextDay, rule.grace) < today) return null
    const [paid, months] = rule.rate
    return { cadence, newest, previous, nextDay, monthlyMinor: Math.round((newest.amountMinor * paid) / months) }
  }
  return null
}

function isRegular(newestFirst: readonly Payment[], { needed, gap: [shortest, longest], tolerance }: Rule): boolean {
  if (newestFirst.length < needed) return false
  return newestFirst.every((payment, index) => {
    const earlier = newestFirst[index + 1]
    if (!earlier) return true
    const gap = dayNumber(payment.day) - dayNumber(earlier.day)
    return gap >= shortest && gap <= longest && isClose(payment.amountMinor, earlier.amountMinor, tolerance)
  })
}

/** Groups of one price each, each newest first. */
function byPrice<P extends Payment>(newestFirst: readonly P[]): P[][] {
  const groups: P[][] = []
  for (const payment of newestFirst) {
    const group = groups.find(([first]) => first && isClose(first.amountMinor, payment.amountMinor, SAME_PRICE))
    if (group) group.push(payment)
    else groups.push([payment])
  }
  return groups
}

function isClose(a: number, b: number, percent: number): boolean {
  return Math.abs(a - b) * 100 <= Math.max(a, b) * percent
}
