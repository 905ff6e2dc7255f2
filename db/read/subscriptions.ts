import type { Kysely } from 'kysely'
import type { SubscriptionRow, Tables } from '#db/tables.ts'
import { isInForce } from '#domain/subscription.ts'

/** The person's subscriptions that are in force at a moment (ISO 8601). More than one when they paid twice. */
export async function readSubscriptions(
  db: Kysely<Tables>,
  { userId, now }: { userId: string; now: string },
): Promise<SubscriptionRow[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .execute()
  return rows.filter((row) => isInForce({ status: row.status, periodEnd: row.current_period_end }, now))
}
