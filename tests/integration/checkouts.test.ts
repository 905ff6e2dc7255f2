import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeApp } from '#tests/support/make-app.ts'
import { signUp } from '#tests/support/sign-up.ts'

const PAY = 'https://pay.example.com/1'

let provider: Server
let base: string
let asked: string[]
/** Answers by method and path; what is not named is down. */
let answers: Record<string, unknown>

beforeEach(async () => {
  asked = []
  provider = createServer((request, response) => {
    const name = `${request.method} ${request.url?.split('?')[0]}`
    asked.push(name)
    response.writeHead(name in answers ? 200 : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answers[name] ?? { error: { message: 'Down' } }))
  }).listen(0)
  await once(provider, 'listening')
  base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterEach(() => {
  provider.closeAllConnections()
  provider.close()
})

const providers = {
  stripe: {
    env: () => ({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_BASE_URL: base }),
    answers: (url: string | null) => ({ 'POST /v1/checkout/sessions': { id: 'cs_1', url } }),
  },
  paypal: {
    env: () => ({
      PAYPAL_CLIENT_ID: 'id',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: 'hook',
      PAYPAL_BASE_URL: base,
    }),
    answers: (url: string | null) => ({
      'POST /v1/oauth2/token': { access_token: 'token', token_type: 'Bearer', expires_in: 3600 },
      'POST /v1/catalogs/products': {},
      'GET /v1/billing/plans': { plans: [] },
      'POST /v1/billing/plans': { id: 'P-1' },
      'POST /v1/billing/subscriptions': { id: 'I-1', links: url ? [{ rel: 'approve', href: url }] : [] },
    }),
  },
  lemonsqueezy: {
    env: () => ({
      LEMONSQUEEZY_API_KEY: 'key',
      LEMONSQUEEZY_STORE_ID: '1',
      LEMONSQUEEZY_WEBHOOK_SECRET: 'secret',
      LEMONSQUEEZY_BASE_URL: base,
    }),
    answers: (url: string | null) => ({
      'GET /v1/stores/1': { data: { attributes: { currency: 'USD' } } },
      'GET /v1/products': { data: [{ id: '2' }] },
      'GET /v1/variants': { data: [{ id: '3', attributes: { interval: 'month', interval_count: 1 } }] },
      'POST /v1/checkouts': { data: { attributes: { url } } },
    }),
  },
  razorpay: {
    env: () => ({
      RAZORPAY_KEY_ID: 'id',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'hook',
      RAZORPAY_BASE_URL: base,
    }),
    answers: (url: string | null) => ({
      'GET /v1/plans': { items: [] },
      'POST /v1/plans': { id: 'plan_1' },
      'POST /v1/subscriptions': { id: 'sub_1', short_url: url },
    }),
  },
} as const

test.each(Object.keys(providers) as (keyof typeof providers)[])(
  '%s through its own library: the address to pay at, none, and a provider that is down',
  async (name) => {
    const { env, answers: answersWith } = providers[name]
    const app = await makeApp({ env: env() })
    const ada = await signUp(app)
    const checkout = async () => {
      const answer = await app.request(`/functions/v1/create-${name}-checkout`, {
        json: { planCode: 'paid', currency: 'USD' },
        headers: ada.headers,
      })
      return { status: answer.status, ...(await answer.json()) }
    }
    answers = answersWith(PAY)
    expect(await checkout()).toEqual({ status: 200, url: PAY })
    expect(asked.length).toBeGreaterThan(0)
    answers = answersWith(null)
    expect(await checkout()).toMatchObject({ status: 502, error: { message: 'No checkout URL received' } })
    answers = {}
    expect(await checkout()).toMatchObject({ status: 502, error: { code: 'provider_unavailable' } })
    expect((await app.request('/api/test-checkout/any', { headers: ada.headers })).status).toBe(404)
    await app.close()
  },
)
