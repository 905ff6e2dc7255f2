import type { Kysely } from 'kysely'
import { readSubscriptions } from '#db/read/subscriptions.ts'
import type { SubscriptionRow, Tables } from '#db/tables.ts'
import type { PlanCode, TierName } from '#domain/plan.ts'

/** What a person may use at a moment: the plan, its name in the answers of specification §7, and what it rests on. */
export type Tier = { planCode: PlanCode; name: TierName; subscription: SubscriptionRow | null }

/** The tier of a person. `now` is ISO 8601: a subscription lapses by itself at the end of its period. */
export async function findTier(db: Kysely<Tables>, person: { userId: string; now: string }): Promise<Tier> {
  const inForce = await readSubscriptions(db, person)
  const [longest] = inForce.sort((one, other) => (endOf(one) < endOf(other) ? 1 : -1))
  return longest
    ? { planCode: 'paid', name: 'paid', subscription: longest }
    : { planCode: 'free', name: 'Free', subscription: null }
}

const FOREVER = '9999'

function endOf({ current_period_end }: SubscriptionRow): string {
  return current_period_end ?? FOREVER
}
