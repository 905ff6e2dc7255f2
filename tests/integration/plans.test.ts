import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callTool, seedSubscription } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp({ env: { FREE_VOICE_CHATS_PER_MONTH: '7' } })
  ada = await signUp(app)
})
afterEach(() => app.close())

async function read(path: string, init: RequestInit = {}) {
  return (await app.request(path, { headers: ada.headers, ...init })).json()
}

const check = () => read('/functions/v1/check-subscription', { method: 'POST' })

test('a stranger reads the plans of their currency by price, with the limit in force', async () => {
  const view = await (await app.request('/api/plans?currency=GBP')).json()
  expect(view).toEqual({
    currency: 'GBP',
    freeVoiceChatsPerMonth: 7,
    isTestMode: true,
    providers: ['paypal', 'stripe', 'lemonsqueezy', 'razorpay'],
    appOrigin: '',
    plans: [
      {
        id: 'free-gbp',
        name: 'Free',
        priceMinor: 0,
        currency: 'GBP',
        features: [
          '7 voice transactions a month',
          'Budgets, goals and spending by category',
          'Accounts and cards you add yourself',
          'Typing to Penny',
        ],
        intervalType: 'month',
        planCode: 'free',
        popular: false,
      },
      {
        id: 'pro-gbp',
        name: 'Pro',
        priceMinor: 999,
        currency: 'GBP',
        features: ['Unlimited voice', 'Multiple bank connections', 'Everything in Free'],
        intervalType: 'month',
        planCode: 'paid',
        popular: true,
      },
    ],
  })
})

test('plans that are yearly, no longer offered or in another currency are not shown', async () => {
  const plan = { name: 'Other', features: '[]', price: 1 }
  await app.context.writer
    .insertInto('subscription_plans')
    .values([
      { ...plan, id: 'yearly', interval_type: 'year', active: 1 },
      { ...plan, id: 'gone', interval_type: 'month', active: 0 },
    ])
    .execute()
  const ids = (view: { plans: { id: string }[] }) => view.plans.map(({ id }) => id)
  expect(ids(await (await app.request('/api/plans')).json())).toEqual(['free-usd', 'pro-usd'])
  expect((await app.request('/api/plans?currency=EUR')).status).toBe(400)
})

test('without a subscription the check says so', async () => {
  expect(await check()).toEqual({ subscribed: false, subscription_tier: 'Free', subscription_end: null })
  expect(await read('/api/me')).toMatchObject({ planCode: 'free' })
})

test('a subscription lapses at the end of its period', async () => {
  app.setTime(NOW)
  ada = await signUp(app)
  await seedSubscription(app, ada, { periodEnd: '2026-11-20T10:00:01.000Z' })
  expect(await check()).toEqual({
    subscribed: true,
    subscription_tier: 'paid',
    subscription_end: '2026-11-20T10:00:01.000Z',
  })
  expect(await read('/api/me')).toMatchObject({ planCode: 'paid' })
  app.setTime(NOW + 1000)
  expect(await check()).toMatchObject({ subscribed: false })
  expect(await read('/api/me')).toMatchObject({ planCode: 'free' })
})

test('the subscription that lasts longest counts, and one without an end lasts longest of all', async () => {
  await seedSubscription(app, ada, { periodEnd: '2999-01-01T00:00:00.000Z' })
  await seedSubscription(app, ada, { periodEnd: '2998-01-01T00:00:00.000Z' })
  expect(await check()).toMatchObject({ subscription_end: '2999-01-01T00:00:00.000Z' })
  await seedSubscription(app, ada, { periodEnd: null })
  expect(await check()).toEqual({ subscribed: true, subscription_tier: 'paid', subscription_end: null })
})

test('the details say what is paid for, and with whom', async () => {
  expect(await read('/api/subscription')).toBeNull()
  await seedSubscription(app, ada, { periodEnd: '2999-01-01T00:00:00.000Z', provider: 'razorpay' })
  expect(await read('/api/subscription')).toMatchObject({
    plan: { id: 'pro-usd', planCode: 'paid' },
    provider: 'razorpay',
    periodEnd: '2999-01-01T00:00:00.000Z',
    willRenew: true,
  })
})

test('on the marketing host the app is elsewhere', async () => {
  const other = await makeApp({
    env: { PUBLIC_URL: 'https://app.example.com', APP_HOST: 'app.example.com', MARKETING_HOST: 'www.example.com' },
  })
  const originAt = async (host: string) =>
    (await (await other.request('/api/plans', { headers: { host } })).json()).appOrigin
  expect(await originAt('www.example.com')).toBe('https://app.example.com')
  expect(await originAt('app.example.com')).toBe('')
  await other.close()
})

test('with the keys of one provider set, that one alone is open and nothing is played', async () => {
  const live = await makeApp({ env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' } })
  expect(await (await live.request('/api/plans')).json()).toMatchObject({ isTestMode: false, providers: ['stripe'] })
  await live.close()
})

describe('the currency of a stranger', () => {
  let geo: Server
  let asked: string[]
  let respond: (write: (body: string) => void) => void

  beforeEach(async () => {
    asked = []
    geo = createServer((request, response) => {
      asked.push(request.url ?? '')
      respond((body) => response.end(body))
    }).listen(0)
    await once(geo, 'listening')
  })
  afterEach(() => {
    geo.closeAllConnections()
    geo.close()
  })

  async function currencyWith(answer: typeof respond, path = '/{ip}/json'): Promise<string> {
    respond = answer
    const { port } = geo.address() as AddressInfo
    const located = await makeApp({ env: { GEO_URL: `http://127.0.0.1:${port}${path}` } })
    const { currency } = await (await located.request('/api/plans')).json()
    await located.close()
    return currency
  }

  test.each([
    ['US', 'USD'],
    ['GB', 'GBP'],
    ['DE', 'USD'],
  ])('%s is offered %s', async (country, currency) => {
    expect(await currencyWith((write) => write(JSON.stringify({ country_code: country })))).toBe(currency)
    expect(asked).toHaveLength(1)
  })

  test('an answer that cannot be read is USD', async () => {
    expect(await currencyWith((write) => write('<html>'))).toBe('USD')
    expect(await currencyWith((write) => write('{}'))).toBe('USD')
  })

  test('an answer that does not come within 2.5 seconds is USD', async () => {
    const late = (write: (body: string) => void) => setTimeout(write, 2700, JSON.stringify({ country_code: 'GB' }))
    expect(await currencyWith(late)).toBe('USD')
    expect(await currencyWith(() => {})).toBe('USD')
  })

  test('no service, no question; and a person has the currency of their ledger', async () => {
    expect(await read('/api/plans')).toMatchObject({ currency: 'USD' })
    await callTool(app, ada, 'updateProfile', { currency: 'GBP' })
    expect(await read('/api/plans')).toMatchObject({ currency: 'GBP' })
    expect(await (await app.request('/api/plans')).json()).toMatchObject({ currency: 'USD' })
    expect(asked).toEqual([])
  })
})
