import { Hono } from 'hono'
import { z } from 'zod'
import { readPlans } from '#db/read/plans.ts'
import { currencyCodes } from '#domain/currency.ts'
import type { PlansView } from '#domain/plan.ts'
import type { Context } from '#server/context.ts'
import { parseQuery } from '#server/http/parse-query.ts'

const plansSchema = z.object({ currency: z.enum(currencyCodes).default('USD') })

/** `GET /api/plans?currency=`: what is for sale, for everyone to read. */
export function planRoutes({ config, reader }: Context) {
  return new Hono().get('/api/plans', async (c) => {
    const { currency } = parseQuery(plansSchema, c.req.query())
    const voiceLimit = config.voice.freeChatsPerMonth
    const view: PlansView = {
      plans: await readPlans(reader, { currency, voiceLimit }),
      freeVoiceChatsPerMonth: voiceLimit,
    }
    return c.json(view, 200)
  })
}
