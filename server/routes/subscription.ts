import { Hono } from 'hono'
import { findPlan } from '#db/read/plans.ts'
import { findTier } from '#db/read/tier.ts'
import { isPaymentProvider } from '#domain/payment-provider.ts'
import type { SubscriptionCheck, SubscriptionView } from '#domain/plan.ts'
import type { Context } from '#server/context.ts'
import { requirePerson } from '#server/http/require-person.ts'
import { TEST_REFERENCE } from '#server/payments/test-mode/play-payment.ts'

/** What the person pays for: `check-subscription` (specification §7, no payload) and its details. */
export function subscriptionRoutes(context: Context) {
  const { config, reader, clock } = context
  const tierOf = (userId: string) => findTier(reader, { userId, now: new Date(clock()).toISOString() })
  return new Hono()
    .post('/functions/v1/check-subscription', requirePerson(context), async (c) => {
      const { name, subscription } = await tierOf(c.get('caller').userId)
      const check: SubscriptionCheck = {
        subscribed: subscription !== null,
        subscription_tier: name,
        subscription_end: subscription?.current_period_end ?? null,
      }
      return c.json(check, 200)
    })
    .get('/api/subscription', requirePerson(context), async (c) => {
      const { subscription } = await tierOf(c.get('caller').userId)
      const voiceLimit = config.voice.freeChatsPerMonth
      const plan = subscription && (await findPlan(reader, { planId: subscription.plan_id, voiceLimit }))
      if (!plan || !isPaymentProvider(subscription.provider)) return c.json(null, 200)
      const view: SubscriptionView = {
        plan,
        provider: subscription.provider,
        periodStart: subscription.current_period_start,
        periodEnd: subscription.current_period_end,
        willRenew: subscription.cancel_at_period_end === 0,
        isTest: subscription.provider_reference.startsWith(TEST_REFERENCE),
      }
      return c.json(view, 200)
    })
}
