import { Hono } from 'hono'
import { findTier } from '#db/read/tier.ts'
import type { Context } from '#server/context.ts'
import { requirePerson } from '#server/http/require-person.ts'

/** `check-subscription` (specification §7): no payload. */
export function subscriptionRoutes(context: Context) {
  const { reader, clock } = context
  return new Hono().post('/functions/v1/check-subscription', requirePerson(context), async (c) => {
    const now = new Date(clock()).toISOString()
    const { name, subscription } = await findTier(reader, { userId: c.get('caller').userId, now })
    return c.json(
      {
        subscribed: subscription !== null,
        subscription_tier: name,
        subscription_end: subscription?.current_period_end ?? null,
      },
      200,
    )
  })
}
