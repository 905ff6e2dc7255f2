import { type PurseName, type Regular, regulars } from '#db/seed/habits.ts'
import type { Random } from '#db/seed/random.ts'
import { addDays, type Day, dayNumber, dayParts, daysInMonth, weekdayOf } from '#domain/calendar.ts'
import type { TransactionCategory } from '#domain/category.ts'
import { kindOfCategory } from '#domain/transaction.ts'

/** An entry before it has an id and a moment. */
export type LifeEntry = {
  merchant: string
  category: TransactionCategory
  day: Day
  /** Stored sign: positive is spending. */
  amount: number
  purse: PurseName
}

/** Wages, rent, bills and subscriptions of each day from `from` to `today`, oldest first. */
export function regularEntries({ from, today, random }: { from: Day; today: Day; random: Random }): LifeEntry[] {
  const entries: LifeEntry[] = []
  for (let day = from; day <= today; day = addDays(day, 1)) {
    for (const regular of regulars) {
      if (!isDue(regular, day, today)) continue
      const price = priceOf(regular, { day, today, random })
      const { merchant, category, purse } = regular
      entries.push({ merchant, category, day, purse, amount: kindOfCategory(category) === 'income' ? -price : price })
    }
  }
  return entries
}

function isDue({ on, fromDaysAgo, endedDaysAgo }: Regular, day: Day, today: Day): boolean {
  const daysAgo = dayNumber(today) - dayNumber(day)
  if (fromDaysAgo !== undefined && daysAgo > fromDaysAgo) return false
  if (endedDaysAgo !== undefined && daysAgo < endedDaysAgo) return false
  if ('weekday' in on) return weekdayOf(day) === on.weekday
  const { year, month, date } = dayParts(day)
  return date === Math.min(on.date, daysInMonth(year, month)) && month % (on.everyMonths ?? 1) === 0
}

function priceOf(regular: Regular, { day, today, random }: { day: Day; today: Day; random: Random }): number {
  const { price, earlier, swing } = regular
  const daysAgo = dayNumber(today) - dayNumber(day)
  const plain = earlier && daysAgo > earlier.untilDaysAgo ? earlier.price : price
  return swing ? Math.round(plain * (1 - swing + 2 * swing * random.next())) : plain
}
