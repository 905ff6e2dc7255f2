import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { readPlans } from '#db/read/plans.ts'
import { findProfile } from '#db/read/profile.ts'
import { type Currency, currencyCodes, isCurrency } from '#domain/currency.ts'
import { AppError } from '#domain/errors.ts'
import type { PlansView } from '#domain/plan.ts'
import type { Context } from '#server/context.ts'
import { createCurrencyFinder } from '#server/geo/find-currency.ts'
import type { DoorEnv } from '#server/http/app-env.ts'
import { addressReader } from '#server/http/client-address.ts'
import { parseQuery } from '#server/http/parse-query.ts'
import { openProviders } from '#server/payments/open-providers.ts'

const plansSchema = z.object({ currency: z.enum(currencyCodes).optional() })

/**
 * `GET /api/plans?currency=`: what is for sale, for everyone to read. Without a currency in the question it is that of the person's
 * ledger, or of the country a stranger is in.
 */
export function planRoutes({ config, reader, clock }: Context) {
  const addressOf = addressReader(config)
  const findCurrency = createCurrencyFinder({ geoUrl: config.geoUrl, clock })

  const currencyOf = async (c: HonoContext<DoorEnv>): Promise<Currency> => {
    const visitor = c.get('visitor')
    if (!visitor || visitor instanceof AppError) return findCurrency(addressOf(c))
    const profile = await findProfile(reader, visitor.userId)
    return profile && isCurrency(profile.currency) ? profile.currency : 'USD'
  }

  return new Hono<DoorEnv>().get('/api/plans', async (c) => {
    const currency = parseQuery(plansSchema, c.req.query()).currency ?? (await currencyOf(c))
    const voiceLimit = config.voice.freeChatsPerMonth
    const view: PlansView = {
      currency,
      plans: await readPlans(reader, { currency, voiceLimit }),
      freeVoiceChatsPerMonth: voiceLimit,
      ...openProviders(config),
      appOrigin: appOriginFor(c.req.header('host')),
    }
    return c.json(view, 200)
  })

  /** On the marketing host, signing up leads to the app's own (specification §2). */
  function appOriginFor(host: string | undefined): string {
    const { appHost, marketingHost, publicUrl } = config.server
    return host === marketingHost && appHost ? `${new URL(publicUrl).protocol}//${appHost}` : ''
  }
}
