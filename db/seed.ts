import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { dailyEntries, spreadOver } from '#db/seed/daily-entries.ts'
import { budgetRows, goalRows } from '#db/seed/plans.ts'
import { Purses } from '#db/seed/purses.ts'
import { type Random, randomOf } from '#db/seed/random.ts'
import { type LifeEntry, regularEntries } from '#db/seed/regular-entries.ts'
import type { Tables } from '#db/tables.ts'
import { addDays, type Day, dayFromNumber, dayNumber } from '#domain/calendar.ts'
import { categoryColor } from '#domain/category.ts'

/** Entries in a year of a life that nobody measures anything with. */
export const ROWS_A_YEAR = 1100
const [FEWEST_DAYS, MOST_DAYS] = [14, 3650]

export type LifeOrder = { userId: string; seed: string; rows: number; today: Day; nowMs: number }

/** What happened on one day, as rows. */
export type LifeDay = {
  transactions: Insertable<Tables['transactions']>[]
  balance_history: Insertable<Tables['balance_history']>[]
}

/**
 * A believable life up to today: so many entries over as many days as they would take, ten years at most. The same order
 * always gives the same rows, ids included. `purses` is true once all days are read.
 */
export function makeLife(order: LifeOrder) {
  const { userId, seed, today, nowMs } = order
  const random = randomOf(seed)
  const newId = idsOf(`${userId}:${seed}`)
  const span = Math.min(MOST_DAYS, Math.max(FEWEST_DAYS, Math.ceil((order.rows / ROWS_A_YEAR) * 365)))
  const from = addDays(today, 1 - span)
  const purses = new Purses(newId)
  const given = { userId, today, newId, random }
  return {
    budgets: budgetRows(given),
    goals: goalRows(given),
    *days(): Generator<LifeDay> {
      for (const [day, entries] of entriesByDay({ ...order, from, random })) {
        const moments = momentsOf({ day, count: entries.length, nowMs, random })
        const transactions = entries.map((entry, index) => ({
          id: newId(),
          user_id: userId,
          merchant: entry.merchant,
          amount: entry.amount,
          date: day,
          category: entry.category,
          category_color: categoryColor(entry.category),
          pending: isPending(entry, today, random) ? (1 as const) : (0 as const),
          created_at: moments[index] ?? new Date(nowMs).toISOString(),
          ...purses.reference(entry.purse),
        }))
        for (const entry of entries) purses.take(entry.purse, entry.amount)
        const created_at = new Date(Math.min(nowMs, Date.parse(`${day}T23:00:00.000Z`))).toISOString()
        const balance_history = purses.endDay(day).map((row) => ({ ...row, user_id: userId, created_at }))
        yield { transactions, balance_history }
      }
    },
    purses: () => purses.rows({ userId, createdAt: `${from}T08:00:00.000Z` }),
  }
}

/** Every day with what was earned and spent on it; all of them together are exactly the rows asked for. */
function* entriesByDay(given: { rows: number; from: Day; today: Day; random: Random }): Generator<[Day, LifeEntry[]]> {
  const { rows, from, today, random } = given
  const all = regularEntries({ from, today, random })
  const regular = all.slice(Math.max(0, all.length - rows))
  const days = Array.from({ length: dayNumber(today) - dayNumber(from) + 1 }, (_, index) =>
    dayFromNumber(dayNumber(from) + index),
  )
  const counts = spreadOver(days, rows - regular.length, random)
  const thrift = Math.max(1, rows / ((days.length / 365) * ROWS_A_YEAR))
  let next = 0
  for (const [index, day] of days.entries()) {
    const first = next
    while (regular[next]?.day === day) next += 1
    const bought = dailyEntries({ day, count: counts[index] ?? 0, thrift, random })
    yield [day, [...regular.slice(first, next), ...bought]]
  }
}

/** Moments of one day in their order, none of them in the future. */
function momentsOf(given: { day: Day; count: number; nowMs: number; random: Random }): string[] {
  const { day, count, nowMs, random } = given
  const morning = Date.parse(`${day}T07:30:00.000Z`)
  return Array.from({ length: count }, () => morning + Math.floor(random.next() * 14 * 3_600_000))
    .sort((a, b) => a - b)
    .map((moment) => new Date(Math.min(moment, nowMs)).toISOString())
}

/** What was put on a card yesterday and today may not be booked yet. */
function isPending({ purse, day }: LifeEntry, today: Day, random: Random): boolean {
  return purse === 'credit' && day >= addDays(today, -1) && random.isLikely(0.5)
}

/** UUIDs that come again with the same words, and for no others. */
function idsOf(words: string): () => string {
  let count = 0
  return () => {
    count += 1
    const hex = createHash('sha256').update(`${words}:${count}`).digest('hex')
    const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4]
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
}
