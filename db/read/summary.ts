import type { Kysely } from 'kysely'
import { containsText } from '#db/read/like.ts'
import { toTransaction } from '#db/read/to-transaction.ts'
import type { Tables } from '#db/tables.ts'
import { type Day, day } from '#domain/calendar.ts'
import { isTransactionCategory, type TransactionCategory } from '#domain/category.ts'
import type { Transaction } from '#domain/transaction.ts'

export type SummaryQuery = {
  userId: string
  from: Day
  to: Day
  kind: 'spend' | 'income'
  category?: TransactionCategory | undefined
  merchant?: string | undefined
  moreThanMinor?: number | undefined
  lessThanMinor?: number | undefined
  /** Left out: rows of a category, rows whose merchant holds some words, or rows with both. */
  except?: readonly { category?: TransactionCategory | undefined; merchant?: string | undefined }[] | undefined
}

export type Totals = {
  /** Absolute sum in minor units. */
  totalMinor: number
  count: number
  /** Largest first. */
  byCategory: { category: TransactionCategory; totalMinor: number }[]
}

export type SummaryFigures = Totals & {
  /** The few names with the greatest sums; capitals of the Latin alphabet make no other name. */
  byMerchant: { merchant: string; totalMinor: number }[]
  /** The few days with the greatest sums. */
  byDay: { day: Day; totalMinor: number }[]
  newest: Transaction[]
  /** The few with the greatest amounts, the greatest first. */
  greatest: Transaction[]
  largest: Transaction | null
  smallest: Transaction | null
}

const [NEWEST, GREATEST, MERCHANTS, DAYS] = [5, 5, 5, 3]

/** Sum and count of one kind of money in a period, both ends included, whole and by category (specification §9). */
export async function totals(db: Kysely<Tables>, query: SummaryQuery): Promise<Totals> {
  const groups = await matching(db, query)
    .select((eb) => ['category', eb.fn.sum<number>('amount').as('total'), eb.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute()
  const byCategory = new Map<TransactionCategory, number>()
  let [totalMinor, count] = [0, 0]
  for (const group of groups) {
    const category = isTransactionCategory(group.category) ? group.category : 'Other'
    byCategory.set(category, (byCategory.get(category) ?? 0) + Math.abs(group.total))
    totalMinor += Math.abs(group.total)
    count += group.count
  }
  return {
    totalMinor,
    count,
    byCategory: [...byCategory]
      .map(([category, total]) => ({ category, totalMinor: total }))
      .sort((a, b) => b.totalMinor - a.totalMinor || a.category.localeCompare(b.category)),
  }
}

/** What each day of a period came to that has anything, the oldest first. */
export async function dayTotals(db: Kysely<Tables>, query: SummaryQuery): Promise<SummaryFigures['byDay']> {
  const days = await matching(db, query)
    .select((eb) => ['date', eb.fn.sum<number>(eb.fn('abs', ['amount'])).as('totalMinor')])
    .groupBy('date')
    .orderBy('date')
    .execute()
  return days.map(({ date, totalMinor }) => ({ day: day(date), totalMinor }))
}

/** The totals of a period, with its names, days and rows of the most and the least, and its newest rows. */
export async function summarise(db: Kysely<Tables>, query: SummaryQuery): Promise<SummaryFigures> {
  const rows = matching(db, query)
  const byMerchant = await rows
    .select((eb) => [
      eb.fn.max('merchant').as('merchant'),
      eb.fn.sum<number>(eb.fn('abs', ['amount'])).as('totalMinor'),
    ])
    .groupBy((eb) => eb.fn('lower', ['merchant']))
    .orderBy('totalMinor', 'desc')
    .orderBy('merchant')
    .limit(MERCHANTS)
    .execute()
  const newest = await rows
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute()

  const byDay = await rows
    .select((eb) => ['date', eb.fn.sum<number>(eb.fn('abs', ['amount'])).as('totalMinor')])
    .groupBy('date')
    .orderBy('totalMinor', 'desc')
    .orderBy('date', 'desc')
    .limit(DAYS)
    .execute()
  const utmost = async (direction: 'asc' | 'desc', limit: number) => {
    const found = await rows
      .selectAll()
      .orderBy((eb) => eb.fn('abs', ['amount']), direction)
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return found.map(toTransaction)
  }
  const greatest = await utmost('desc', GREATEST)
  const [smallest = null] = await utmost('asc', 1)

  return {
    ...(await totals(db, query)),
    byMerchant,
    byDay: byDay.map(({ date, totalMinor }) => ({ day: day(date), totalMinor })),
    newest: newest.map(toTransaction),
    greatest,
    largest: greatest[0] ?? null,
    smallest,
  }
}

function matching(db: Kysely<Tables>, query: SummaryQuery) {
  let rows = db
    .selectFrom('transactions')
    .where('user_id', '=', query.userId)
    .where('date', '>=', query.from)
    .where('date', '<=', query.to)
    .where('amount', query.kind === 'spend' ? '>' : '<', 0)
  const { category, merchant, moreThanMinor, lessThanMinor, except = [] } = query
  if (category) rows = rows.where('category', '=', category)
  if (moreThanMinor !== undefined) rows = rows.where((eb) => eb(eb.fn('abs', ['amount']), '>', moreThanMinor))
  if (lessThanMinor !== undefined) rows = rows.where((eb) => eb(eb.fn('abs', ['amount']), '<', lessThanMinor))
  if (merchant) rows = rows.where((eb) => containsText(eb.ref('merchant'), merchant))
  for (const out of except) {
    rows = rows.where((eb) => {
      const ofCategory = out.category ? [eb('category', '=', out.category)] : []
      const ofMerchant = out.merchant ? [containsText(eb.ref('merchant'), out.merchant)] : []
      const both = [...ofCategory, ...ofMerchant]
      return both.length === 0 ? eb.lit(true) : eb.not(eb.and(both))
    })
  }
  return rows
}
