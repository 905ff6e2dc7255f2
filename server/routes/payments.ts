import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { findCheckout } from '#db/read/checkout.ts'
import { findOfferedPlan } from '#db/read/plans.ts'
import { currencyCodes, isCurrency } from '#domain/currency.ts'
import { AppError } from '#domain/errors.ts'
import { isPaymentProvider, type PaymentProvider, paymentProviderNames } from '#domain/payment-provider.ts'
import type { TestCheckoutView } from '#domain/plan.ts'
import { product } from '#domain/product.ts'
import type { Context } from '#server/context.ts'
import { limitRequests } from '#server/http/limit-requests.ts'
import { readJson } from '#server/http/read-json.ts'
import { requirePerson } from '#server/http/require-person.ts'
import { cancelSubscriptions } from '#server/payments/cancel-subscriptions.ts'
import { openProviders } from '#server/payments/open-providers.ts'
import { receiveDelivery } from '#server/payments/receive-delivery.ts'
import { playPayment } from '#server/payments/test-mode/play-payment.ts'
import { beginCheckout } from '#server/tools/begin-checkout.ts'

const checkoutSchema = z.object({ planCode: z.literal('paid'), currency: z.enum(currencyCodes).default('USD') })
const playSchema = z.object({ outcome: z.enum(['pay', 'decline']) })

/** Each costs calls at a provider. */
const CHECKOUTS_PER_MINUTE = 30

/** Paying: the checkout functions of specification §7, cancelling, the providers' webhooks, and the page that plays them. */
export function paymentRoutes(context: Context) {
  const { config, reader, clock, log, payments: adapters } = context
  const { isTestMode } = openProviders(config)
  const person = requirePerson(context)
  const limited = limitRequests(context, Math.min(CHECKOUTS_PER_MINUTE, config.limits.requestsPerMinute))

  const createCheckout = async (c: HonoContext, name: string, caller: { userId: string; email: string }) => {
    if (!isPaymentProvider(name)) throw new AppError('invalid_payment_provider')
    const { planCode, currency } = await readJson(c, checkoutSchema)
    const adapter = adapters[name]
    if (!adapter) throw new AppError('provider_not_open')
    const plan = await findOfferedPlan(reader, { planCode, currency })
    if (!plan) throw new AppError('unknown_plan')
    const checkoutId = await beginCheckout(context, { userId: caller.userId, provider: name, plan })
    const origin = originOf(c)
    const { url } = await adapter
      .createCheckout({
        checkoutId,
        planName: `${product.name} ${plan.name}`,
        priceMinor: plan.price,
        currency,
        email: caller.email,
        ...returnsOf(origin, checkoutId),
      })
      .catch((error: unknown) => {
        if (error instanceof AppError) throw error
        log.error({ error, provider: name }, 'checkout not created')
        throw new AppError('provider_unavailable')
      })
    if (!url) throw new AppError('no_checkout_url')
    return c.json({ url }, 200)
  }

  /** The person's own checkout, while providers are played. Throws not_found. */
  const ownCheckout = async (id: string, userId: string) => {
    const checkout = isTestMode ? await findCheckout(reader, id) : undefined
    const provider = checkout?.provider ?? ''
    if (checkout?.user_id !== userId || !isPaymentProvider(provider)) throw new AppError('not_found')
    return { ...checkout, provider }
  }

  /** Where the person came from, if it is ours: the cookie is theirs there. */
  function originOf(c: HonoContext): string {
    const origin = c.req.header('origin')
    return origin && config.server.trustedOrigins.includes(origin) ? origin : config.server.publicUrl
  }

  const app = new Hono()
    .post('/functions/v1/create-stripe-checkout', person, limited, (c) => createCheckout(c, 'stripe', c.get('caller')))
    .post('/functions/v1/create-paypal-checkout', person, limited, (c) => createCheckout(c, 'paypal', c.get('caller')))
    .post('/functions/v1/create-lemonsqueezy-checkout', person, limited, (c) =>
      createCheckout(c, 'lemonsqueezy', c.get('caller')),
    )
    .post('/functions/v1/create-razorpay-checkout', person, limited, (c) =>
      createCheckout(c, 'razorpay', c.get('caller')),
    )
    .post('/functions/v1/cancel-subscription', person, limited, async (c) => {
      await cancelSubscriptions(context, c.get('caller').userId)
      return c.json({ success: true }, 200)
    })
    .get('/api/test-checkout/:id', person, async (c) => {
      const checkout = await ownCheckout(c.req.param('id'), c.get('caller').userId)
      const view: TestCheckoutView = {
        provider: checkout.provider,
        planName: checkout.plan_name,
        priceMinor: checkout.price,
        currency: isCurrency(checkout.currency) ? checkout.currency : 'USD',
        ...returnsOf(originOf(c), c.req.param('id')),
      }
      return c.json(view, 200)
    })
    .post('/api/test-checkout/:id', person, async (c) => {
      const checkoutId = c.req.param('id')
      const { provider, price, currency } = await ownCheckout(checkoutId, c.get('caller').userId)
      const adapter = adapters[provider]
      if (!adapter) throw new AppError('provider_not_open')
      const { outcome } = await readJson(c, playSchema)
      const seconds = Math.floor(clock() / 1000)
      const delivery = playPayment(config, provider, { outcome, checkoutId, priceMinor: price, currency, seconds })
      await receiveDelivery(context, { provider, adapter, delivery })
      return c.json({ success: true }, 200)
    })

  for (const provider of paymentProviderNames) {
    app.post(`/webhooks/${provider}`, (c) => receive(c, provider))
  }
  return app
    .all('/webhooks/*', () => {
      throw new AppError('invalid_payment_provider')
    })
    .all('/functions/v1/*', async (c, next) => {
      if (/\/create-[^/]+-checkout$/.test(c.req.path)) throw new AppError('invalid_payment_provider')
      await next()
    })

  async function receive(c: HonoContext, provider: PaymentProvider) {
    const adapter = adapters[provider]
    if (!adapter) throw new AppError('provider_not_open')
    const delivery = { body: await c.req.text(), headers: c.req.raw.headers }
    const outcome = await receiveDelivery(context, { provider, adapter, delivery })
    return c.json({ received: true, outcome }, 200)
  }
}

function returnsOf(origin: string, checkoutId: string): { successUrl: string; cancelUrl: string } {
  return {
    successUrl: `${origin}/payment-success?session_id=${checkoutId}&plan=paid`,
    cancelUrl: `${origin}/plan?payment=canceled`,
  }
}
