import { type Kysely, type SqlBool, sql } from 'kysely'
import { containsText } from '#db/read/like.ts'
import { toTransaction } from '#db/read/to-transaction.ts'
import type { Tables } from '#db/tables.ts'
import type { Transaction } from '#domain/transaction.ts'

/** The entries written last, newest first; with a merchant, those written last there. */
export async function findNewestEntries(
  db: Kysely<Tables>,
  by: { userId: string; merchant?: string | undefined; limit: number },
): Promise<Transaction[]> {
  const { merchant } = by
  let entries = db.selectFrom('transactions').selectAll().where('user_id', '=', by.userId)
  if (merchant) entries = entries.where((eb) => containsText(eb.ref('merchant'), merchant))
  const rows = await entries.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(by.limit).execute()
  return rows.map(toTransaction)
}

/** The entry written last of every name in the ledger, newest first; the case of a name does not part it. */
export async function newestOfEachName(db: Kysely<Tables>, userId: string): Promise<Transaction[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('transactions')
        .selectAll()
        .select(
          sql<number>`row_number() over (partition by lower(merchant) order by created_at desc, id desc)`.as('place'),
        )
        .where('user_id', '=', userId)
        .as('entries'),
    )
    .selectAll()
    .where('place', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toTransaction)
}

/** The entries of those names, the newest written first, at most `limit`. */
export async function findEntriesCalled(
  db: Kysely<Tables>,
  { userId, names, limit }: { userId: string; names: readonly string[]; limit: number },
): Promise<Transaction[]> {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<SqlBool>`lower(merchant) in (${sql.join(names.map((name) => sql`lower(${name})`))})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toTransaction)
}

/** The entry of the earliest day, there the one written first. */
export async function findOldestEntry(db: Kysely<Tables>, userId: string): Promise<Transaction | null> {
  const row = await db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  return row ? toTransaction(row) : null
}

/** Those of some entries that still stand, newest first, however long ago they were written. */
export async function findEntriesById(
  db: Kysely<Tables>,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Transaction[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toTransaction)
}
