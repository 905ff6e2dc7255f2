import { createHmac } from 'node:crypto'
import Razorpay from 'razorpay'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paymentProviderNames } from '#domain/payment-provider.ts'
import { testSecret } from '#server/payments/test-mode/test-keys.ts'
import { eventually } from '#tests/support/eventually.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { mailsTo } from '#tests/support/outbox.ts'
import { beginCheckout, deliver, paymentOf, storedSubscriptions } from '#tests/support/payments.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp()
  ada = await signUp(app)
})
afterEach(() => app.close())

const outcomeOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })
const codeOf = async (answer: Response) => ({ status: answer.status, code: (await answer.json()).error.code })
const isSubscribed = async () =>
  (await (await app.request('/functions/v1/check-subscription', { method: 'POST', headers: ada.headers })).json())
    .subscribed

describe.each(paymentProviderNames)('%s', (provider) => {
  test('a payment opens a month, once, however often it is told', async () => {
    const ring = vi.spyOn(app.context.bell, 'ring')
    const checkout = await beginCheckout(app, ada, provider)
    const payment = paymentOf(app, provider, checkout)
    expect(await outcomeOf(await deliver(app, provider, payment))).toEqual({
      status: 200,
      received: true,
      outcome: 'applied',
    })
    expect(ring).toHaveBeenCalledExactlyOnceWith(ada.id, { id: 0, tables: ['subscriptions'] })
    expect(await outcomeOf(await deliver(app, provider, payment))).toMatchObject({ outcome: 'replayed' })
    const [subscription, ...others] = await storedSubscriptions(app)
    expect(others).toEqual([])
    expect(subscription).toMatchObject({
      user_id: ada.id,
      plan_id: 'pro-usd',
      provider,
      status: 'active',
      cancel_at_period_end: 0,
    })
    const { current_period_start: start, current_period_end: end } = subscription ?? {}
    expect(Date.parse(end ?? '') - Date.parse(start ?? '')).toBeGreaterThanOrEqual(28 * DAY_MS)
    expect(await isSubscribed()).toBe(true)
    await eventually(async () => {
      const receipts = (await mailsTo(app, ada.email)).filter((mail) => mail.includes('Amount: $9.99 USD'))
      expect(receipts).toHaveLength(1)
      expect(receipts[0]).toContain('TEST MODE')
    })
  })

  test('what is forged, unsigned or altered is refused and changes nothing', async () => {
    const checkout = await beginCheckout(app, ada, provider)
    const { body, headers } = paymentOf(app, provider, checkout)
    const other = await makeApp()
    const forged = paymentOf(other, provider, checkout)
    const refused = { status: 400, code: 'invalid_signature' }
    // PayPal's played key belongs to the process, so another server's message is a genuine one there.
    if (provider !== 'paypal') expect(await codeOf(await deliver(app, provider, forged))).toEqual(refused)
    expect(await codeOf(await deliver(app, provider, { body, headers: new Headers() }))).toEqual(refused)
    expect(await codeOf(await deliver(app, provider, { body: `${body} `, headers }))).toEqual(refused)
    for (const name of [...headers.keys()]) {
      const broken = new Headers(headers)
      broken.set(name, 'AAAA')
      if (name === 'paypal-cert-url') continue
      expect(await codeOf(await deliver(app, provider, { body, headers: broken }))).toEqual(refused)
    }
    expect(await storedSubscriptions(app)).toEqual([])
    expect(await isSubscribed()).toBe(false)
    await other.close()
  })

  test('a session that is paid twice, at once or later, is paid once, with one receipt', async () => {
    const checkout = await beginCheckout(app, ada, provider)
    const pay = () => app.request(`/api/test-checkout/${checkout}`, { json: { outcome: 'pay' }, headers: ada.headers })
    await Promise.all([pay(), pay()])
    const [first] = await storedSubscriptions(app)
    app.setTime(app.context.clock() + 60_000)
    expect((await pay()).status).toBe(200)
    expect(await storedSubscriptions(app)).toEqual([first])
    const receipts = async () => (await mailsTo(app, ada.email)).filter((mail) => /^Subject: .*receipt/m.test(mail))
    await eventually(async () => expect(await receipts()).toHaveLength(1))
  })

  test('an old message is refused', async () => {
    const checkout = await beginCheckout(app, ada, provider)
    const payment = paymentOf(app, provider, checkout)
    app.setTime(Date.now() + (provider === 'stripe' ? 6 * 60_000 : 5 * DAY_MS))
    expect(await codeOf(await deliver(app, provider, payment))).toEqual({ status: 400, code: 'invalid_signature' })
    expect(await storedSubscriptions(app)).toEqual([])
  })

  test('another amount or another currency buys nothing', async () => {
    const checkout = await beginCheckout(app, ada, provider, 'GBP')
    for (const changes of [{ priceMinor: 1, currency: 'GBP' }, { currency: 'USD' }]) {
      const payment = paymentOf(app, provider, checkout, changes)
      // The played Stripe gives both messages one id: the second is a repeated one.
      expect((await outcomeOf(await deliver(app, provider, payment))).outcome).not.toBe('applied')
    }
    expect(await storedSubscriptions(app)).toEqual([])
    expect(await isSubscribed()).toBe(false)
  })

  test('a payment for a checkout that is unknown or of another provider buys nothing', async () => {
    const elsewhere = await beginCheckout(app, ada, provider === 'stripe' ? 'paypal' : 'stripe')
    for (const id of [crypto.randomUUID(), elsewhere]) {
      expect((await outcomeOf(await deliver(app, provider, paymentOf(app, provider, id)))).outcome).toBe('ignored')
    }
    expect(await storedSubscriptions(app)).toEqual([])
  })
})

test('of two subscriptions that somebody paid for on two pages, only the newest is renewed', async () => {
  const [first, second] = [await beginCheckout(app, ada, 'stripe'), await beginCheckout(app, ada, 'paypal')]
  await deliver(app, 'stripe', paymentOf(app, 'stripe', first))
  app.setTime(app.context.clock() + 1000)
  await deliver(app, 'paypal', paymentOf(app, 'paypal', second))
  await eventually(async () =>
    expect(await storedSubscriptions(app)).toMatchObject([
      { provider: 'stripe', status: 'active', cancel_at_period_end: 1 },
      { provider: 'paypal', status: 'active', cancel_at_period_end: 0 },
    ]),
  )
  expect(await isSubscribed()).toBe(true)
})

test('a provider that nobody knows has no webhook and no checkout', async () => {
  const unknown = { status: 404, code: 'invalid_payment_provider' }
  expect(await codeOf(await app.request('/webhooks/foo', { json: {} }))).toEqual(unknown)
  const checkout = await app.request('/functions/v1/create-foo-checkout', {
    json: { planCode: 'paid', currency: 'USD' },
    headers: ada.headers,
  })
  expect(checkout.status).toBe(404)
  expect((await checkout.json()).error.message).toBe('Invalid payment provider')
})

test('the played signatures are what the libraries of Stripe and Razorpay make and take', async () => {
  const checkout = await beginCheckout(app, ada, 'stripe')
  const played = paymentOf(app, 'stripe', checkout)
  const secret = testSecret(app.context.config, 'stripe')
  const { webhooks } = new Stripe('sk_test_unused')
  const timestamp = Math.floor(app.context.clock() / 1000)
  expect(played.headers.get('stripe-signature')).toBe(
    webhooks.generateTestHeaderString({ payload: played.body, secret, timestamp }),
  )
  const charged = paymentOf(app, 'razorpay', checkout)
  const signature = charged.headers.get('x-razorpay-signature') ?? ''
  expect(Razorpay.validateWebhookSignature(charged.body, signature, testSecret(app.context.config, 'razorpay'))).toBe(
    true,
  )
})

describe('months of Stripe', () => {
  const secret = () => testSecret(app.context.config, 'stripe')

  async function tell(type: string, object: unknown, seconds: number): Promise<Response> {
    const payload = JSON.stringify({ id: `evt_${type}_${seconds}`, type, created: seconds, data: { object } })
    const now = Math.floor(app.context.clock() / 1000)
    const header = new Stripe('sk_test_unused').webhooks.generateTestHeaderString({
      payload,
      secret: secret(),
      timestamp: now,
    })
    return deliver(app, 'stripe', { body: payload, headers: new Headers({ 'stripe-signature': header }) })
  }

  const begin = Date.parse('2026-01-31T10:00:00.000Z') / 1000
  const month = 30 * 24 * 60 * 60
  const renewal = (checkout: string, start: number) => ({
    id: `in_${start}`,
    billing_reason: 'subscription_cycle',
    amount_paid: 999,
    currency: 'usd',
    parent: { subscription_details: { subscription: `test_${checkout}`, metadata: { checkout_id: checkout } } },
    lines: { data: [{ period: { start, end: start + month } }] },
  })
  const standing = (checkout: string, changes: Record<string, unknown> = {}) => ({
    id: `test_${checkout}`,
    status: 'active',
    cancel_at_period_end: false,
    metadata: { checkout_id: checkout },
    items: { data: [] },
    ...changes,
  })

  test('a renewal that arrives before the first payment counts, and the first month begins a day earlier in short months', async () => {
    const checkout = await beginCheckout(app, ada, 'stripe')
    await tell('invoice.paid', renewal(checkout, begin + month), begin + month)
    await deliver(app, 'stripe', paymentOf(app, 'stripe', checkout))
    await tell('customer.subscription.updated', standing(checkout, { cancel_at_period_end: true }), begin + 60)
    const [row] = await storedSubscriptions(app)
    expect(row).toMatchObject({ status: 'active', cancel_at_period_end: 1 })
    const [sum] = await app.context.reader
      .selectFrom('payment_events')
      .select((eb) => eb.fn.countAll<number>().as('events'))
      .execute()
    expect(sum?.events).toBe(3)
  })

  test('a payment that fails ends the subscription, and one that is made up for opens it again', async () => {
    const checkout = await beginCheckout(app, ada, 'stripe')
    await deliver(app, 'stripe', paymentOf(app, 'stripe', checkout))
    const now = Math.floor(app.context.clock() / 1000)
    await tell('customer.subscription.updated', standing(checkout, { status: 'past_due' }), now + 1)
    expect(await isSubscribed()).toBe(false)
    await tell('invoice.paid', renewal(checkout, now + 10), now + 10)
    expect(await isSubscribed()).toBe(true)
    await tell('customer.subscription.deleted', standing(checkout, { status: 'canceled' }), now + 20)
    expect(await isSubscribed()).toBe(false)
  })

  test.each([
    ['checkout.session.completed', {}],
    ['checkout.session.completed', null],
    ['invoice.paid', { id: 'in_1', amount_paid: 'much' }],
    ['customer.subscription.updated', { id: 'sub_1' }],
    ['charge.refunded', 'ch_1'],
  ])('%s in an unknown shape is refused as unreadable, and nothing is kept of it', async (type, object) => {
    const now = Math.floor(app.context.clock() / 1000)
    expect(await codeOf(await tell(type, object, now))).toEqual({ status: 422, code: 'unreadable_message' })
    expect(await app.context.reader.selectFrom('payment_events').selectAll().execute()).toEqual([])
  })

  test('what Stripe tells besides means nothing here', async () => {
    const now = Math.floor(app.context.clock() / 1000)
    for (const [type, object] of [
      ['invoice.paid', { id: 'in_1', billing_reason: 'manual', amount_paid: 0, currency: 'usd', lines: { data: [] } }],
      ['customer.created', {}],
      ['charge.refunded', { refunded: true, amount_refunded: 999, payment_intent: null }],
    ] as const) {
      expect(await outcomeOf(await tell(type, object, now))).toMatchObject({ status: 200, outcome: 'ignored' })
    }
  })

  test('a renewal in the words of an older version of its API counts too', async () => {
    const checkout = await beginCheckout(app, ada, 'stripe')
    await deliver(app, 'stripe', paymentOf(app, 'stripe', checkout))
    const now = Math.floor(app.context.clock() / 1000)
    const { parent, ...older } = renewal(checkout, now + month)
    await tell('invoice.paid', { ...older, ...parent, subscription: `test_${checkout}` }, now + 5)
    const [row] = await storedSubscriptions(app)
    expect(Date.parse(row?.current_period_end ?? '') / 1000).toBe(now + 2 * month)
  })

  test('a renewal at another price is not served', async () => {
    const checkout = await beginCheckout(app, ada, 'stripe')
    const answer = await tell('invoice.paid', { ...renewal(checkout, begin), amount_paid: 499 }, begin)
    expect(await outcomeOf(answer)).toMatchObject({ outcome: 'refused' })
    expect(await storedSubscriptions(app)).toEqual([])
  })
})

describe('Lemon Squeezy', () => {
  async function tell(message: unknown): Promise<Response> {
    const body = JSON.stringify(message)
    const signature = createHmac('sha256', testSecret(app.context.config, 'lemonsqueezy')).update(body).digest('hex')
    return deliver(app, 'lemonsqueezy', { body, headers: new Headers({ 'x-signature': signature }) })
  }

  test('tax that comes on top is not part of the price, and a refund ends the month', async () => {
    const checkout = await beginCheckout(app, ada, 'lemonsqueezy')
    const at = new Date(app.context.clock()).toISOString()
    const invoice = (event: string, status: string, updated_at: string) => ({
      meta: { event_name: event, custom_data: { checkout_id: checkout } },
      data: {
        id: '7',
        attributes: { subscription_id: 42, status, total: 1199, tax: 200, currency: 'USD', created_at: at, updated_at },
      },
    })
    expect(await outcomeOf(await tell(invoice('subscription_payment_success', 'paid', at)))).toMatchObject({
      outcome: 'applied',
    })
    expect(await storedSubscriptions(app)).toMatchObject([{ provider_reference: '42', status: 'active' }])
    const later = new Date(app.context.clock() + 1000).toISOString()
    await tell(invoice('subscription_payment_refunded', 'partial_refund', later))
    expect(await isSubscribed()).toBe(true)
    await tell(invoice('subscription_payment_refunded', 'refunded', later))
    expect(await isSubscribed()).toBe(false)
  })
})
