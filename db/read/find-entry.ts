import type { Kysely } from 'kysely'
import { containsText } from '#db/read/like.ts'
import type { Tables } from '#db/tables.ts'

/** The entry written last, or the one written last at a merchant; undefined when there is none. */
export async function findNewestEntry(
  db: Kysely<Tables>,
  by: { userId: string; merchant?: string | undefined },
): Promise<{ id: string; merchant: string; amount: number } | undefined> {
  const { merchant } = by
  let entries = db.selectFrom('transactions').select(['id', 'merchant', 'amount']).where('user_id', '=', by.userId)
  if (merchant) entries = entries.where((eb) => containsText(eb.ref('merchant'), merchant))
  return entries.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()
}
