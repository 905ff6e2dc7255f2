import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  type Plan,
  type PlanCode,
  type PlansView,
  priceOfTier,
  type SubscriptionCheck,
  type SubscriptionView,
} from '#domain/plan.ts'
import { ApiError } from '#web/lib/api.ts'
import { isUnreached, readOrRecall } from '#web/lib/offline/read-or-recall.ts'
import { readApi, writeApi } from '#web/lib/query/read-api.ts'
import { toast } from '#web/lib/toast/toast.ts'

/** What the person may use: none is free, and nothing but a check that says so is active (specification §4). */
export type Subscription = { planCode: PlanCode; isActive: boolean; end: string | null; plan: Plan | null }

const CHECK = '/functions/v1/check-subscription'
const NONE: Subscription = { planCode: 'free', isActive: false, end: null, plan: null }

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: checkSubscription,
  meta: { tables: ['subscriptions'] },
})

/** How it is paid for; null without a subscription. */
export const subscriptionDetailsQuery = queryOptions({
  queryKey: ['subscription', 'details'],
  queryFn: ({ signal }) => readApi<SubscriptionView>('/api/subscription', signal),
  meta: { tables: ['subscriptions'] },
})

/** The person's subscription; undefined until it was checked. */
export function useSubscription(): Subscription | undefined {
  return useQuery(subscriptionQuery).data
}

/** A check that fails is told and counts as none (specification §8); without an answer, and none kept, nothing is known. */
async function checkSubscription(): Promise<Subscription> {
  try {
    const check = await readOrRecall(CHECK, () => writeApi<SubscriptionCheck>(CHECK, {}))
    if (!check.subscribed) return NONE
    const plan = await findPlan(priceOfTier(check.subscription_tier)).catch(() => null)
    return { planCode: plan?.planCode ?? 'paid', isActive: true, end: check.subscription_end, plan }
  } catch (error) {
    if (isUnreached(error)) throw error
    tellFailure(error)
    return NONE
  }
}

async function findPlan(priceMinor: number): Promise<Plan | null> {
  const { plans } = await readApi<PlansView>('/api/plans')
  return plans.find((plan) => plan.priceMinor === priceMinor) ?? null
}

/** Not told: a session that ended, and a server that takes no payments. */
function tellFailure(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return
  const description = error instanceof Error ? error.message : ''
  if (/secret[_ ]key/i.test(description)) return
  toast({ title: 'Failed to fetch subscription', description, tone: 'destructive' })
}
