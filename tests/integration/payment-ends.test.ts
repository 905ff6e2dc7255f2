import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type PaymentProvider, paymentProviderNames } from '#domain/payment-provider.ts'
import { openAdapters } from '#server/payments/open-adapters.ts'
import { failureOf } from '#tests/support/builders.ts'
import { eventually } from '#tests/support/eventually.ts'
import { DOWN, type FakeService, startService } from '#tests/support/fake-service.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { mailsTo } from '#tests/support/outbox.ts'
import { disputeMessages, paidMessages, refundMessages, signed } from '#tests/support/payment-messages.ts'
import { answerAll, ways } from '#tests/support/payment-providers.ts'
import { deliver, storedSubscriptions } from '#tests/support/payments.ts'
import { certificate } from '#tests/support/paypal/certificate.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REFERENCE = 'sub_77'

let service: FakeService
let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  service = await startService()
  service.answer('/v1/notifications/certs/CERT-1', { text: certificate })
})
afterEach(async () => {
  await app.close()
  await service.close()
})

/** A server with the keys of one provider, and Ada, who begins to pay there. */
async function open(provider: PaymentProvider, timeoutMs = 5000) {
  app = await makeApp({
    env: ways[provider].env(service.url),
    context: ({ config }) => ({ payments: openAdapters(config, timeoutMs) }),
  })
  answerAll(service, ways[provider].checkout('https://pay.example.com/1'))
  ada = await signUp(app)
  expect((await checkout(provider)).status).toBe(200)
  const { id } = await app.context.reader.selectFrom('checkouts').select('id').executeTakeFirstOrThrow()
  return id
}

function checkout(provider: PaymentProvider) {
  const json = { planCode: 'paid', currency: 'USD' }
  return app.request(`/functions/v1/create-${provider}-checkout`, { json, headers: ada.headers })
}

async function tell(provider: PaymentProvider, message: unknown) {
  const about = { base: service.url, nowMs: app.context.clock() }
  const answer = await deliver(app, provider, signed(provider, message, about))
  return { status: answer.status, ...(await answer.json()) }
}

const cancel = () => app.request('/functions/v1/cancel-subscription', { method: 'POST', headers: ada.headers })
const details = async () => (await app.request('/api/subscription', { headers: ada.headers })).json()
const isSubscribed = async () =>
  (await (await app.request('/functions/v1/check-subscription', { method: 'POST', headers: ada.headers })).json())
    .subscribed
const asked = (call: string) => service.calls.filter(({ method, path }) => `${method} ${path}` === call).length

describe.each(paymentProviderNames)('%s', (provider) => {
  const calls = ways[provider].cancel(REFERENCE)
  const paid = (checkoutId: string, changes: { payment?: string; atMs?: number } = {}) =>
    paidMessages[provider]({
      checkoutId,
      reference: REFERENCE,
      payment: 'pay_1',
      atMs: app.context.clock(),
      ...changes,
    })
  const refund = (minor: number, payment = 'pay_1') =>
    refundMessages[provider]({ payment, minor, atMs: app.context.clock() })
  const letCancel = () => {
    for (const call of [calls.atTheEnd, calls.now]) service.answer(call, { json: calls.isOver })
  }
  /** Stripe is asked which invoice the refunded payment intent paid for. */
  const knowInvoice = (payment: string) =>
    service.answer('GET /v1/invoice_payments', { json: { object: 'list', data: [{ invoice: payment }] } })

  test('a plan whose renewal does not arrive can be canceled, and is at the provider; no second one is begun before', async () => {
    await tell(provider, paid(await open(provider)))
    expect(await isSubscribed()).toBe(true)
    await lapse()
    expect(await isSubscribed()).toBe(false)
    expect(await details()).toMatchObject({ isInForce: false, willRenew: true, provider })
    expect((await (await checkout(provider)).json()).error.code).toBe('payment_owed')

    service.answer(calls.now, DOWN)
    service.answer(calls.read, DOWN)
    expect((await (await cancel()).json()).error).toMatchObject({ code: 'provider_unavailable', retryable: true })
    letCancel()
    const before = asked(calls.now)
    expect(await (await cancel()).json()).toEqual({ success: true })
    expect(asked(calls.now)).toBe(before + 1)
    expect(await storedSubscriptions(app)).toMatchObject([{ status: 'ended', cancel_at_period_end: 1 }])
    expect(await details()).toBeNull()
    expect((await (await cancel()).json()).error.code).toBe('nothing_to_cancel')
    expect((await checkout(provider)).status).toBe(200)
  })

  test('a plan in force is canceled for the end of its period, also when the provider ended it before', async () => {
    await tell(provider, paid(await open(provider)))
    service.answer(calls.atTheEnd, { json: { error: { description: 'over', message: 'over' } }, status: 400 })
    service.answer(calls.read, { json: calls.isOver })
    expect((await cancel()).status).toBe(200)
    expect(await storedSubscriptions(app)).toMatchObject([{ status: 'active', cancel_at_period_end: 1 }])
    expect(await isSubscribed()).toBe(true)
    if (calls.now !== calls.atTheEnd) expect(asked(calls.now)).toBe(0)
  })

  test('the payment of the month given back ends the plan here and at the provider; a part of it does not', async () => {
    await tell(provider, paid(await open(provider)))
    letCancel()
    knowInvoice('pay_1')
    app.setTime(app.context.clock() + 5000)
    expect(await tell(provider, refund(300))).toMatchObject({ status: 200, outcome: 'ignored' })
    expect(await isSubscribed()).toBe(true)
    expect(await tell(provider, refund(999))).toMatchObject({ status: 200, outcome: 'applied' })
    expect(await isSubscribed()).toBe(false)
    await eventually(async () =>
      expect(await storedSubscriptions(app)).toMatchObject([{ is_given_back: 1, cancel_at_period_end: 1 }]),
    )
    expect(asked(calls.atTheEnd)).toBe(1)
    expect(await tell(provider, refund(999))).toMatchObject({ outcome: 'replayed' })
  })

  test('a refund whose end the provider does not take leaves the plan to be canceled by hand', async () => {
    await tell(provider, paid(await open(provider)))
    knowInvoice('pay_1')
    app.setTime(app.context.clock() + 5000)
    await tell(provider, refund(999))
    await eventually(() => expect(asked(calls.read)).toBeGreaterThan(0))
    expect(await details()).toMatchObject({ isInForce: false, willRenew: true })
    letCancel()
    expect((await cancel()).status).toBe(200)
    expect(await details()).toBeNull()
  })

  test.each([
    ['before the payment of the month that runs', ['first', 'refund', 'second']],
    ['before its own payment', ['refund', 'second', 'first']],
    ['last', ['first', 'second', 'refund']],
  ] as const)('a refund of an earlier month that is told %s leaves the paid month standing', async (_, order) => {
    const checkoutId = await open(provider)
    letCancel()
    knowInvoice('pay_1')
    const start = app.context.clock()
    app.setTime(start + 20_000)
    const messages = {
      first: paid(checkoutId, { atMs: start }),
      second: paid(checkoutId, { payment: 'pay_2', atMs: start + 5000 }),
      refund: refundMessages[provider]({ payment: 'pay_1', minor: 999, atMs: start + 10_000 }),
    }
    for (const name of order) expect(await tell(provider, messages[name])).toMatchObject({ status: 200 })
    expect(await isSubscribed()).toBe(true)
    expect(await details()).toMatchObject({ isInForce: true })
    const receipts = async () => (await mailsTo(app, ada.email)).filter((mail) => mail.includes('Amount:'))
    await eventually(async () => expect(await receipts()).not.toEqual([]))
  })

  test('a refund that is told before its payment, of an earlier month, or of nothing of ours', async () => {
    const id = await open(provider)
    letCancel()
    const later = app.context.clock() + 5000
    knowInvoice('pay_1')
    app.setTime(later)
    expect(await tell(provider, refund(999))).toMatchObject({ status: 200, outcome: 'ignored' })
    await tell(provider, paid(id, { atMs: later - 5000 }))
    expect(await isSubscribed()).toBe(false)
    await eventually(async () =>
      expect(await storedSubscriptions(app)).toMatchObject([{ is_given_back: 1, cancel_at_period_end: 1 }]),
    )
    expect(asked(calls.atTheEnd)).toBe(1)
    expect((await mailsTo(app, ada.email)).filter((mail) => mail.includes('Amount:'))).toEqual([])

    const next = later + 2000
    app.setTime(next)
    await tell(provider, paid(id, { payment: 'pay_2', atMs: next }))
    expect(await isSubscribed()).toBe(true)
    app.setTime(next + 2000)
    const again = refundMessages[provider]({ payment: 'pay_1', minor: 999, atMs: next + 1000 })
    await tell(provider, again)
    expect(await isSubscribed()).toBe(true)
    knowInvoice('pay_of_another_shop')
    expect(await tell(provider, refund(999, 'pay_of_another_shop'))).toMatchObject({ outcome: 'ignored' })
    expect(await isSubscribed()).toBe(true)
  })
})

/** The month that was paid for is over, and nothing was told since. */
async function lapse() {
  const ago = (days: number) => new Date(app.context.clock() - days * DAY_MS).toISOString()
  await app.context.writer
    .updateTable('subscriptions')
    .set({ current_period_start: ago(32), current_period_end: ago(1) })
    .execute()
}

test('a sale that PayPal takes back ends the plan', async () => {
  const id = await open('paypal')
  service.answer(ways.paypal.cancel(REFERENCE).now, { json: {}, status: 204 })
  await tell('paypal', paidMessages.paypal({ checkoutId: id, reference: REFERENCE, payment: 'S-1', atMs: Date.now() }))
  app.setTime(app.context.clock() + 5000)
  const reversed = {
    id: 'WH-R',
    event_type: 'PAYMENT.SALE.REVERSED',
    create_time: new Date(app.context.clock()).toISOString(),
    resource: { id: 'S-1', amount: { total: '-9.99', currency: 'USD' } },
  }
  expect(await tell('paypal', reversed)).toMatchObject({ outcome: 'applied' })
  expect(await isSubscribed()).toBe(false)
})

test('arrears that Stripe tells of can be canceled there at once', async () => {
  const id = await open('stripe')
  const nowMs = app.context.clock()
  await tell('stripe', paidMessages.stripe({ checkoutId: id, reference: REFERENCE, payment: 'in_1', atMs: nowMs }))
  const created = Math.floor(nowMs / 1000) + 1
  const object = { id: REFERENCE, status: 'past_due', cancel_at_period_end: false, metadata: {}, items: { data: [] } }
  await tell('stripe', { id: 'evt_due', type: 'customer.subscription.updated', created, data: { object } })
  expect(await isSubscribed()).toBe(false)
  expect(await details()).toMatchObject({ isInForce: false, willRenew: true })
  const { now } = ways.stripe.cancel(REFERENCE)
  service.answer(now, { json: { id: REFERENCE, status: 'canceled' } })
  expect((await cancel()).status).toBe(200)
  expect(asked(now)).toBe(1)
})

test('an account that is closed leaves no arrears behind at the provider', async () => {
  const id = await open('paypal')
  await tell('paypal', paidMessages.paypal({ checkoutId: id, reference: REFERENCE, payment: 'S-1', atMs: Date.now() }))
  await lapse()
  expect(await isSubscribed()).toBe(false)
  const { now } = ways.paypal.cancel(REFERENCE)
  service.answer(now, { json: {}, status: 204 })
  const json = { email: ada.email, password: ada.password }
  expect((await app.request('/api/account/close', { json, headers: ada.headers })).status).toBe(200)
  expect(asked(now)).toBe(1)
})

test('an account stays open while one provider fails, also when another has no keys here', async () => {
  const id = await open('paypal')
  await tell('paypal', paidMessages.paypal({ checkoutId: id, reference: REFERENCE, payment: 'S-1', atMs: Date.now() }))
  const [row] = await storedSubscriptions(app)
  if (!row) throw new Error('Nothing was paid')
  const newer = { id: crypto.randomUUID(), provider: 'stripe', provider_reference: 'sub_elsewhere' }
  const created_at = new Date(app.context.clock() + 1000).toISOString()
  await app.context.writer
    .insertInto('subscriptions')
    .values({ ...row, ...newer, created_at })
    .execute()
  for (const call of Object.values(ways.paypal.cancel(REFERENCE))) {
    if (typeof call === 'string') service.answer(call, DOWN)
  }
  const json = { email: ada.email, password: ada.password }
  const close = () => app.request('/api/account/close', { json, headers: ada.headers })
  expect(await failureOf(await close())).toEqual({ status: 502, code: 'provider_unavailable' })
  service.answer(ways.paypal.cancel(REFERENCE).atTheEnd, { json: {}, status: 204 })
  expect((await close()).status).toBe(200)
})

test.each(paymentProviderNames)(
  'a cancellation that %s never answers is told in words, in time, and nothing is changed',
  async (provider) => {
    const checkoutId = await open(provider, 800)
    await tell(provider, paidMessages[provider]({ checkoutId, reference: REFERENCE, payment: 'P-1', atMs: Date.now() }))
    const { atTheEnd, read } = ways[provider].cancel(REFERENCE)
    for (const call of [atTheEnd, read]) service.answer(call, { never: true })
    const started = performance.now()
    expect(await failureOf(await cancel())).toEqual({ status: 502, code: 'provider_unavailable' })
    expect(performance.now() - started).toBeLessThan(4000)
    expect(asked(atTheEnd)).toBe(1)
    expect(await storedSubscriptions(app)).toMatchObject([{ status: 'active', cancel_at_period_end: 0 }])
    expect(await isSubscribed()).toBe(true)
  },
)

describe.each([
  { provider: 'stripe', opened: 'needs_response', inquiries: [{ status: 'warning_needs_response' }] },
  {
    provider: 'razorpay',
    opened: 'open',
    inquiries: [
      { status: 'open', phase: 'retrieval' },
      { status: 'lost', phase: 'fraud' },
    ],
  },
] as const)('a dispute that $provider tells of', ({ provider, opened, inquiries }) => {
  const tellOf = (dispute: { status: string; atMs?: number; phase?: string }) =>
    tell(provider, disputeMessages[provider]({ payment: 'P-1', atMs: app.context.clock(), ...dispute }))
  let checkoutId: string
  beforeEach(async () => {
    checkoutId = await open(provider)
    const calls = ways[provider].cancel(REFERENCE)
    service.answer(calls.atTheEnd, { json: calls.isOver })
    service.answer('GET /v1/invoice_payments', { json: { object: 'list', data: [{ invoice: 'P-1' }] } })
    await pay('P-1', app.context.clock())
    wait()
  })
  const wait = (ms = 5000) => app.setTime(app.context.clock() + ms)
  const pay = (payment: string, atMs: number) =>
    tell(provider, paidMessages[provider]({ checkoutId, reference: REFERENCE, payment, atMs }))

  test('ends what was paid for and its renewal while it is open, and gives it back when it is won', async () => {
    expect(await tellOf({ status: opened })).toMatchObject({ status: 200, outcome: 'applied' })
    expect(await isSubscribed()).toBe(false)
    await eventually(async () =>
      expect(await storedSubscriptions(app)).toMatchObject([{ is_given_back: 1, cancel_at_period_end: 1 }]),
    )
    expect(asked(ways[provider].cancel(REFERENCE).atTheEnd)).toBe(1)
    wait()
    expect(await tellOf({ status: 'won' })).toMatchObject({ outcome: 'applied' })
    expect(await isSubscribed()).toBe(true)
    expect(await details()).toMatchObject({ isInForce: true, willRenew: false })
  })

  test('leaves it ended when it is lost, also where the opening of it is told last', async () => {
    const openedAt = app.context.clock()
    wait()
    expect(await tellOf({ status: 'lost' })).toMatchObject({ outcome: 'applied' })
    await tellOf({ status: opened, atMs: openedAt })
    expect(await isSubscribed()).toBe(false)
  })

  test('is over when it was won, also where the opening of it is told last', async () => {
    const openedAt = app.context.clock()
    wait()
    expect(await tellOf({ status: 'won' })).toMatchObject({ outcome: 'ignored' })
    expect(await tellOf({ status: opened, atMs: openedAt })).toMatchObject({ outcome: 'ignored' })
    expect(await isSubscribed()).toBe(true)
  })

  test('does not bring back a month that was refunded besides', async () => {
    await tell(provider, refundMessages[provider]({ payment: 'P-1', minor: 999, atMs: app.context.clock() }))
    wait()
    await tellOf({ status: 'won' })
    expect(await isSubscribed()).toBe(false)
  })

  test('means nothing while it is only an inquiry, or about an earlier month', async () => {
    for (const inquiry of inquiries) {
      expect(await tellOf(inquiry)).toMatchObject({ outcome: 'ignored' })
      wait()
    }
    await pay('P-2', app.context.clock())
    wait()
    expect(await tellOf({ status: 'lost' })).toMatchObject({ outcome: 'ignored' })
    expect(await isSubscribed()).toBe(true)
  })
})

test('a refund of Stripe waits until it can be looked up', async () => {
  const id = await open('stripe')
  await tell('stripe', paidMessages.stripe({ checkoutId: id, reference: REFERENCE, payment: 'in_1', atMs: Date.now() }))
  app.setTime(app.context.clock() + 5000)
  const message = refundMessages.stripe({ payment: 'in_1', minor: 999, atMs: app.context.clock() })
  service.answer('GET /v1/invoice_payments', DOWN)
  expect(await tell('stripe', message)).toMatchObject({ status: 502, error: { code: 'provider_unavailable' } })
  service.answer('GET /v1/invoice_payments', { json: { object: 'list', data: [{ invoice: 'in_1' }] } })
  expect(await tell('stripe', message)).toMatchObject({ status: 200, outcome: 'applied' })
})
