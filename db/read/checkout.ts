import type { Kysely } from 'kysely'
import type { SubscriptionRow, Tables } from '#db/tables.ts'

/** What is to be paid, by whom, and what for. */
export type Sale = {
  user_id: string
  provider: string
  plan_id: string
  plan_name: string
  price: number
  currency: string
}

/** A checkout by its id. Its price is the one that was named when the person set out to pay. */
export async function findCheckout(db: Kysely<Tables>, id: string): Promise<Sale | undefined> {
  return db
    .selectFrom('checkouts')
    .innerJoin('subscription_plans as plan', 'plan.id', 'checkouts.plan_id')
    .select(['user_id', 'provider', 'plan_id', 'plan.name as plan_name', 'checkouts.price', 'checkouts.currency'])
    .where('checkouts.id', '=', id)
    .executeTakeFirst()
}

/** A subscription by its id at the provider, with what a month of it costs. */
export async function findSubscription(
  db: Kysely<Tables>,
  { provider, reference }: { provider: string; reference: string },
): Promise<(SubscriptionRow & Sale) | undefined> {
  return db
    .selectFrom('subscriptions')
    .innerJoin('subscription_plans as plan', 'plan.id', 'subscriptions.plan_id')
    .selectAll('subscriptions')
    .select(['plan.name as plan_name', 'plan.price', 'plan.currency'])
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .executeTakeFirst()
}
