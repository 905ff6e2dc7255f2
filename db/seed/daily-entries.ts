import { habits } from '#db/seed/habits.ts'
import type { Random } from '#db/seed/random.ts'
import type { LifeEntry } from '#db/seed/regular-entries.ts'
import { type Day, dayParts, weekdayOf } from '#domain/calendar.ts'

const SMALLEST = 25

/**
 * So many purchases of one day. `thrift` makes each one smaller, so that a ledger with hundreds of entries a day still is that of
 * one person and not of a shop.
 */
export function dailyEntries(given: { day: Day; count: number; thrift: number; random: Random }): LifeEntry[] {
  const { day, count, thrift, random } = given
  const isWeekend = weekdayOf(day) >= 5
  const { month } = dayParts(day)
  const likely = habits.map((habit) => ({
    ...habit,
    weight:
      habit.weight *
      (isWeekend ? (habit.weekend ?? 1) : 1) *
      (habit.season?.months.includes(month) ? habit.season.factor : 1),
  }))
  return Array.from({ length: count }, () => {
    const { merchant, category, low, high } = random.pick(likely)
    const purse = category === 'Transportation' && random.isLikely(0.3) ? 'debit' : 'credit'
    return { merchant, category, day, purse, amount: Math.max(SMALLEST, Math.round(random.amount(low, high) / thrift)) }
  })
}

/** Spreads a number of purchases over days, more of them on weekends; the counts add up to it. */
export function spreadOver(days: readonly Day[], total: number, random: Random): number[] {
  const shares = days.map((day) => (weekdayOf(day) >= 5 ? 1.4 : 1) * (0.4 + random.next()))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let reached = 0
  let given = 0
  return shares.map((share) => {
    reached += share
    const count = Math.round((reached / whole) * total) - given
    given += count
    return count
  })
}
