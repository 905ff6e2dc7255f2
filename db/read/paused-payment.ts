import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Cadence } from '#domain/recurring.ts'

/** The id under which a recurring payment is paused; null while it is active. */
export async function findPausedPayment(
  db: Kysely<Tables>,
  by: { userId: string; merchant: string; cadence: Cadence },
): Promise<string | null> {
  const row = await db
    .selectFrom('paused_payments')
    .select('id')
    .where('user_id', '=', by.userId)
    .where('merchant', '=', by.merchant.toLowerCase())
    .where('cadence', '=', by.cadence)
    .executeTakeFirst()
  return row?.id ?? null
}
