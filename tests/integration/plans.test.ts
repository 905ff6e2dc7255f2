import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedSubscription } from '#tests/support/builders.ts'
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
    freeVoiceChatsPerMonth: 7,
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
