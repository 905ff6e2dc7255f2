import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { addMonths, type Day, day, startOfMonth } from '#domain/calendar.ts'

export type BalancePoint = { day: Day; totalMinor: number }

/** What the balance did: now, what it is compared with (null without history from last month), and day by day. */
export type BalanceFigures = {
  totalMinor: number
  /** At the end of last month, of the purses that there are now: one that came since counts with its first balance, one that went is out with its last. */
  comparableMinor: number | null
  thisMonth: BalancePoint[]
  lastMonth: BalancePoint[]
}

type Db = Kysely<Tables>
/** An account or a card. */
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

  const there = await pursesOf(db, by.userId)
  const balances = await balancesBefore(db, { ...by, day: lastMonthFrom, purses: [...there, ...moves] })
  const points = new Map<Day, number>()
  const cameWith = new Map<string, number>()
  const wentWith = new Map<string, number>()
  let hasHistory = balances.size > 0
  let endOfLastMonthMinor = total(balances)
  for (const move of moves) {
    const key = purseKey(move)
    const before = balances.get(key)
    balances.set(key, move.balance)
    points.set(day(move.day), total(balances))
    if (move.day < thisMonthFrom) [hasHistory, endOfLastMonthMinor] = [true, total(balances)]
    else if (before === undefined) cameWith.set(key, move.balance)
    else wentWith.set(key, before)
  }
  for (const purse of there) wentWith.delete(purseKey(purse))
  const drawn = [...points].map(([each, totalMinor]) => ({ day: each, totalMinor }))
  return {
    totalMinor: await currentTotal(db, by.userId),
    comparableMinor: hasHistory ? endOfLastMonthMinor + total(cameWith) - total(wentWith) : null,
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

/** The accounts and cards that there are now. */
async function pursesOf(db: Db, userId: string): Promise<Purse[]> {
  const accounts = await db.selectFrom('accounts').select('id').where('user_id', '=', userId).execute()
  const cards = await db.selectFrom('cards').select('id').where('user_id', '=', userId).execute()
  return [
    ...accounts.map(({ id }) => ({ account_id: id, card_id: null })),
    ...cards.map(({ id }) => ({ account_id: null, card_id: id })),
  ]
}

/** The balance of each account and card at the start of a day, as far as it is recorded. */
async function balancesBefore(
  db: Db,
  { userId, day: start, purses }: { userId: string; day: Day; purses: Purse[] },
): Promise<Map<string, number>> {
  const balances = new Map<string, number>()
  for (const [key, purse] of new Map(purses.map((each) => [purseKey(each), each]))) {
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
