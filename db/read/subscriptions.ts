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
    .where('is_given_back', '=', 0)
    .execute()
  return rows.filter((row) => isInForce({ status: row.status, periodEnd: row.current_period_end }, now))
}

/** Those that the provider may still charge for, in force or not: with a payment that failed, is late, or was given back. */
export async function readChargeable(db: Kysely<Tables>, userId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('cancel_at_period_end', '=', 0)
    .where('current_period_end', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}
