import { Hono } from 'hono'
import type { Context } from '#server/context.ts'
import { requirePerson } from '#server/http/require-person.ts'

/** `check-subscription` (specification §7). Nobody can have bought a plan on this server yet. */
export function subscriptionRoutes(context: Context) {
  return new Hono().post('/functions/v1/check-subscription', requirePerson(context), (c) =>
    c.json({ subscribed: false, subscription_tier: 'Free', subscription_end: null }, 200),
  )
}
