import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { addMonths, type Day, day, startOfMonth } from '#domain/calendar.ts'

export type BalancePoint = { day: Day; totalMinor: number }

/** What the balance did: now, at the end of last month (null without history from then), and day by day. */
export type BalanceFigures = {
  totalMinor: number
  endOfLastMonthMinor: number | null
  thisMonth: BalancePoint[]
  lastMonth: BalancePoint[]
}

type Db = Kysely<Tables>
type Purse = { account_id: string | null; card_id: string | null }

/** Total balance: the plain sum of accounts and cards (specification §9), and its history (ruling 37). */
export async function readBalance(db: Db, by: { userId: string; today: Day }): Promise<BalanceFigures> {
  const thisMonthFrom = startOfMonth(by.today)
  const lastMonthFrom = addMonths(thisMonthFrom, -1)
  const moves = await db
    .selectFrom('balance_history')
    .select(['account_id', 'card_id', 'day', 'balance'])
    .where('user_id', '=', by.userId)
    .where('day', '>=', lastMonthFrom)
    .orderBy('day')
    .orderBy('seq')
    .execute()

  const balances = await balancesBefore(db, { ...by, day: lastMonthFrom, moved: moves })
  const points = new Map<Day, number>()
  let hasHistory = balances.size > 0
  let endOfLastMonthMinor = total(balances)
  for (const move of moves) {
    balances.set(purseKey(move), move.balance)
    points.set(day(move.day), total(balances))
    if (move.day < thisMonthFrom) [hasHistory, endOfLastMonthMinor] = [true, total(balances)]
  }
  const drawn = [...points].map(([each, totalMinor]) => ({ day: each, totalMinor }))
  return {
    totalMinor: await currentTotal(db, by.userId),
    endOfLastMonthMinor: hasHistory ? endOfLastMonthMinor : null,
    thisMonth: drawn.filter((point) => point.day >= thisMonthFrom && point.day <= by.today),
    lastMonth: drawn.filter((point) => point.day < thisMonthFrom),
  }
}

async function currentTotal(db: Db, userId: string): Promise<number> {
  const sumOf = (table: 'accounts' | 'cards') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('current_balance'), eb.lit(0)).as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  const [accounts, cards] = [await sumOf('accounts'), await sumOf('cards')]
  return accounts.total + cards.total
}

/** The balance of each account and card at the start of a day, as far as it is recorded. */
async function balancesBefore(
  db: Db,
  { userId, day: start, moved }: { userId: string; day: Day; moved: Purse[] },
): Promise<Map<string, number>> {
  const accounts = await db.selectFrom('accounts').select('id').where('user_id', '=', userId).execute()
  const cards = await db.selectFrom('cards').select('id').where('user_id', '=', userId).execute()
  const purses = new Map<string, Purse>()
  for (const { id } of accounts) purses.set(id, { account_id: id, card_id: null })
  for (const { id } of cards) purses.set(id, { account_id: null, card_id: id })
  for (const move of moved) purses.set(purseKey(move), move)

  const balances = new Map<string, number>()
  for (const [key, purse] of purses) {
    const column = purse.account_id ? 'account_id' : 'card_id'
    const latest = await db
      .selectFrom('balance_history')
      .select('balance')
      .where(column, '=', key)
      .where('user_id', '=', userId)
      .where('day', '<', start)
      .orderBy('day', 'desc')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (latest) balances.set(key, latest.balance)
  }
  return balances
}

function purseKey(purse: Purse): string {
  return purse.account_id ?? purse.card_id ?? ''
}

function total(balances: Map<string, number>): number {
  let sum = 0
  for (const balance of balances.values()) sum += balance
  return sum
}
