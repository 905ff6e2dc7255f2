import { addMonths, type Day, dayNumber } from '#domain/calendar.ts'
import type { Minor } from '#domain/money.ts'

/** One past payment. */
export type Payment = { merchant: string; day: Day; amountMinor: Minor }

/** How far apart two payments of a monthly bill may lie: months differ in length, and weekends delay. */
const [SHORTEST_GAP, LONGEST_GAP] = [25, 36]
const PAYMENTS_NEEDED = 3

/**
 * The next payment of each merchant that was paid monthly three times or more in a row up to now, soonest first (ruling 13).
 * The amount is that of the newest payment. A payment whose day has passed is no longer announced.
 */
export function upcomingPayments(payments: readonly Payment[], today: Day): Payment[] {
  const byMerchant = new Map<string, Payment[]>()
  for (const payment of payments) {
    const key = payment.merchant.toLowerCase()
    byMerchant.set(key, [...(byMerchant.get(key) ?? []), payment])
  }
  return [...byMerchant.values()]
    .map((ofOne) => nextPayment(ofOne))
    .filter((next): next is Payment => next !== null && next.day >= today)
    .sort((a, b) => (a.day === b.day ? a.merchant.localeCompare(b.merchant) : a.day < b.day ? -1 : 1))
}

function nextPayment(payments: readonly Payment[]): Payment | null {
  const newestFirst = payments.toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, PAYMENTS_NEEDED)
  const [newest] = newestFirst
  if (!newest || newestFirst.length < PAYMENTS_NEEDED) return null
  const isMonthly = newestFirst.every((payment, index) => {
    const earlier = newestFirst[index + 1]
    if (!earlier) return true
    const gap = dayNumber(payment.day) - dayNumber(earlier.day)
    return gap >= SHORTEST_GAP && gap <= LONGEST_GAP
  })
  return isMonthly ? { ...newest, day: addMonths(newest.day, 1) } : null
}
