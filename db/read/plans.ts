import type { Kysely } from 'kysely'
import type { PlanRow, Tables } from '#db/tables.ts'
import { type Currency, isCurrency } from '#domain/currency.ts'
import { isPopular, type Plan, type PlanCode, planCodeOf } from '#domain/plan.ts'
import { product } from '#domain/product.ts'

/** The active monthly plans of one currency, by price (specification §7). */
export async function readPlans(
  db: Kysely<Tables>,
  { currency, voiceLimit }: { currency: Currency; voiceLimit: number },
): Promise<Plan[]> {
  const rows = await db
    .selectFrom('subscription_plans')
    .selectAll()
    .where('currency', '=', currency)
    .where('interval_type', '=', 'month')
    .where('active', '=', 1)
    .orderBy('price')
    .orderBy('id')
    .execute()
  return rows.map((row) => toPlan(row, voiceLimit))
}

/** The monthly plan of a code in a currency, while it is offered. */
export async function findOfferedPlan(
  db: Kysely<Tables>,
  { planCode, currency }: { planCode: PlanCode; currency: Currency },
): Promise<PlanRow | undefined> {
  const rows = await db
    .selectFrom('subscription_plans')
    .selectAll()
    .where('currency', '=', currency)
    .where('interval_type', '=', 'month')
    .where('active', '=', 1)
    .orderBy('price')
    .execute()
  return rows.find((row) => planCodeOf(row.price) === planCode)
}

/** The plan behind a subscription, offered or no longer. */
export async function findPlan(
  db: Kysely<Tables>,
  { planId, voiceLimit }: { planId: string; voiceLimit: number },
): Promise<Plan | null> {
  const row = await db.selectFrom('subscription_plans').selectAll().where('id', '=', planId).executeTakeFirst()
  return row ? toPlan(row, voiceLimit) : null
}

function toPlan(row: PlanRow, voiceLimit: number): Plan {
  const planCode = planCodeOf(row.price)
  const features = JSON.parse(row.features) as string[]
  return {
    id: row.id,
    name: row.name,
    priceMinor: row.price,
    currency: isCurrency(row.currency) ? row.currency : 'USD',
    features: features.map((feature) =>
      feature.replace('{voice_limit}', String(voiceLimit)).replace('{assistant}', product.assistant),
    ),
    intervalType: row.interval_type,
    planCode,
    popular: isPopular(planCode),
  }
}
