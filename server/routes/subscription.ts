import { Hono } from 'hono'
import { findPlan } from '#db/read/plans.ts'
import { readChargeable } from '#db/read/subscriptions.ts'
import { findTier } from '#db/read/tier.ts'
import { isPaymentProvider } from '#domain/payment-provider.ts'
import type { SubscriptionCheck, SubscriptionView } from '#domain/plan.ts'
import type { Context } from '#server/context.ts'
import { requirePerson } from '#server/http/require-person.ts'
import { isPlayed } from '#server/payments/test-mode/play-payment.ts'

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
      const { userId } = c.get('caller')
      const inForce = (await tierOf(userId)).subscription
      const shown = inForce ?? (await readOwed(userId))
      const voiceLimit = config.voice.freeChatsPerMonth
      const plan = shown && (await findPlan(reader, { planId: shown.plan_id, voiceLimit }))
      if (!plan || !isPaymentProvider(shown.provider)) return c.json(null, 200)
      const view: SubscriptionView = {
        isInForce: inForce !== null,
        plan,
        provider: shown.provider,
        periodStart: shown.current_period_start,
        periodEnd: shown.current_period_end,
        willRenew: shown.cancel_at_period_end === 0,
        isTest: isPlayed(shown.provider_reference),
      }
      return c.json(view, 200)
    })

  /** What was played runs out by itself: nobody charges for it. */
  async function readOwed(userId: string) {
    const chargeable = await readChargeable(reader, userId)
    return chargeable.find((row) => !isPlayed(row.provider_reference)) ?? null
  }
}
