import type { Insertable, Transaction } from 'kysely'
import { readBudgetedCategories } from '#db/read/budgeted-categories.ts'
import { findChangeByKey } from '#db/read/journal.ts'
import { findProfile } from '#db/read/profile.ts'
import { type LifeDay, makeLife } from '#db/seed.ts'
import type { Tables } from '#db/tables.ts'
import { insertChange } from '#db/write/journal.ts'
import { insertRows } from '#db/write/many-rows.ts'
import { type Day, todayIn } from '#domain/calendar.ts'
import { AppError } from '#domain/errors.ts'
import { hashOf } from '#server/tools/hash-of.ts'
import { Ledger } from '#server/tools/ledger.ts'
import { recalculateBudgets } from '#server/tools/recalculate-budgets.ts'
import type { ToolContext } from '#server/tools/write-turn.ts'

export type SeedOrder = { userId: string; seed: string; rows: number; until?: Day | undefined }

/** How many entries were added and the day of the first; null when this seed is in the person's ledger already. */
export type Seeded = { transactions: number; from: string } | null

/** Days are gathered until they fill a statement. */
const GATHERED = 1000

/**
 * Fills a ledger with a made-up life, in one transaction and with one row in the journal: a batch beside the tools, for a new
 * account that shall look lived in and for measuring. The journal keeps no photographs of so many rows, so a batch is not undone;
 * its key keeps it from being added twice. Budgets that the person has stay as they are.
 */
export async function seedLedger(
  { writer, clock, newId }: Pick<ToolContext, 'writer' | 'clock' | 'newId'>,
  { userId, seed, rows, until }: SeedOrder,
): Promise<Seeded> {
  const nowMs = clock()
  return writer.transaction().execute(async (trx) => {
    const profile = await findProfile(trx, userId)
    if (!profile) throw new AppError('not_found')
    const key = `seed:${seed}`
    if (await findChangeByKey(trx, { userId, key })) return null

    const today = until ?? todayIn(nowMs, profile.time_zone)
    const life = makeLife({ userId, seed, rows, today, nowMs })
    const lived = await insertDays(trx, life.days())
    const { accounts, cards } = life.purses()
    await insertRows(trx, 'accounts', accounts)
    await insertRows(trx, 'cards', cards)
    await insertRows(trx, 'goals', life.goals)
    await insertRows(trx, 'budgets', await missingBudgets(trx, userId, life.budgets))
    const now = new Date(nowMs).toISOString()
    await recalculateBudgets(new Ledger({ trx, userId, now, today }), { trx, userId, today })

    await insertChange(trx, {
      user_id: userId,
      turn_id: newId(),
      idempotency_key: key,
      tool: 'seedLedger',
      input_hash: hashOf([seed, rows, today]),
      before: '[]',
      after: '[]',
      tables: JSON.stringify(['transactions', 'budgets', 'goals', 'accounts', 'cards']),
      output: JSON.stringify(lived),
      subject_id: null,
      undone_by: null,
      created_at: now,
    })
    return lived
  })
}

async function insertDays(trx: Transaction<Tables>, days: Iterable<LifeDay>): Promise<NonNullable<Seeded>> {
  let transactions: LifeDay['transactions'] = []
  let balances: LifeDay['balance_history'] = []
  let count = 0
  let from: string | undefined
  const flush = async () => {
    await insertRows(trx, 'transactions', transactions)
    await insertRows(trx, 'balance_history', balances)
    ;[transactions, balances] = [[], []]
  }
  for (const lived of days) {
    count += lived.transactions.length
    from ??= lived.transactions[0]?.date
    transactions.push(...lived.transactions)
    balances.push(...lived.balance_history)
    if (transactions.length >= GATHERED) await flush()
  }
  await flush()
  return { transactions: count, from: from ?? '' }
}

async function missingBudgets(
  trx: Transaction<Tables>,
  userId: string,
  budgets: Insertable<Tables['budgets']>[],
): Promise<Insertable<Tables['budgets']>[]> {
  const known = await readBudgetedCategories(trx, userId)
  return budgets.filter(({ category }) => !known.has(category))
}
