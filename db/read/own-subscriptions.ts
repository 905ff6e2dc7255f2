import type { Kysely } from 'kysely'
import { type CategorisedPayment, recurringPayments } from '#db/read/recurring-payments.ts'
import type { Tables } from '#db/tables.ts'
import type { Day } from '#domain/calendar.ts'
import { findRecurring, type Recurring } from '#domain/recurring.ts'
import type { DetectedSubscription } from '#domain/views.ts'

export type OwnSubscription = Recurring<CategorisedPayment> & { isActive: boolean }

/** What comes back in the person's own entries, soonest first, and whether they have paused it (ruling 14). */
export async function ownSubscriptions(
  db: Kysely<Tables>,
  by: { userId: string; today: Day },
): Promise<OwnSubscription[]> {
  const paused = await db
    .selectFrom('paused_payments')
    .select(['merchant', 'cadence'])
    .where('user_id', '=', by.userId)
    .execute()
  return findRecurring(await recurringPayments(db, by), by.today).map((found) => {
    const merchant = found.newest.merchant.toLowerCase()
    return { ...found, isActive: !paused.some((one) => one.merchant === merchant && one.cadence === found.cadence) }
  })
}

/** As it is told: by its newest payment, and the one before where the price changed. */
export function describeSubscription(found: OwnSubscription): Omit<DetectedSubscription, 'isActive'> {
  const { newest, previous, cadence, nextDay, monthlyMinor } = found
  return {
    merchant: newest.merchant,
    category: newest.category,
    cadence,
    amountMinor: newest.amountMinor,
    previousMinor: previous.amountMinor,
    lastPaid: newest.day,
    nextDay,
    monthlyMinor,
  }
}
