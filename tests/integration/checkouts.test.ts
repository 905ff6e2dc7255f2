import { afterEach, beforeEach, expect, test } from 'vitest'
import { type PaymentProvider, paymentProviderNames } from '#domain/payment-provider.ts'
import { openAdapters } from '#server/payments/open-adapters.ts'
import { DOWN, type FakeService, startService } from '#tests/support/fake-service.ts'
import { makeApp } from '#tests/support/make-app.ts'
import { answerAll, ways } from '#tests/support/payment-providers.ts'
import { signUp } from '#tests/support/sign-up.ts'

const PAY = 'https://pay.example.com/1'

let service: FakeService

beforeEach(async () => {
  service = await startService()
})
afterEach(() => service.close())

async function openShop(name: PaymentProvider, timeoutMs?: number) {
  const env = ways[name].env(service.url)
  const app = await makeApp({ env, context: ({ config }) => ({ payments: openAdapters(config, timeoutMs) }) })
  const ada = await signUp(app)
  const checkout = async () => {
    const answer = await app.request(`/functions/v1/create-${name}-checkout`, {
      json: { planCode: 'paid', currency: 'USD' },
      headers: ada.headers,
    })
    return { status: answer.status, ...(await answer.json()) }
  }
  return { app, ada, checkout }
}

test.each(paymentProviderNames)(
  '%s through its own library: the address to pay at, none, and a provider that is down',
  async (name) => {
    const { app, ada, checkout } = await openShop(name)
    answerAll(service, ways[name].checkout(PAY))
    expect(await checkout()).toEqual({ status: 200, url: PAY })
    expect(service.calls.length).toBeGreaterThan(0)
    answerAll(service, ways[name].checkout(null))
    expect(await checkout()).toMatchObject({ status: 502, error: { message: 'No checkout URL received' } })
    for (const call of Object.keys(ways[name].checkout(null))) service.answer(call, DOWN)
    expect(await checkout()).toMatchObject({ status: 502, error: { code: 'provider_unavailable' } })
    expect((await app.request('/api/test-checkout/any', { headers: ada.headers })).status).toBe(404)
    await app.close()
  },
)

test.each(
  paymentProviderNames.flatMap((name) => [
    [name, 'never', { never: true }] as const,
    [name, 'half', { half: { id: 'x', url: PAY } }] as const,
    [name, 'with no JSON', { text: '<html>', headers: { 'content-type': 'text/html' } }] as const,
  ]),
)('%s answering %s is told in words, in time, and can be tried again', async (name, _, reply) => {
  const { app, checkout } = await openShop(name, 1500)
  answerAll(service, ways[name].checkout(PAY))
  const [lastCall = ''] = Object.keys(ways[name].checkout(PAY)).slice(-1)
  service.answer(lastCall, reply)
  const started = performance.now()
  const answer = await checkout()
  expect(performance.now() - started).toBeLessThan(6000)
  expect(answer.status).toBe(502)
  expect(['provider_unavailable', 'no_checkout_url']).toContain(answer.error.code)
  expect(answer.error.retryable).toBe(true)
  answerAll(service, ways[name].checkout(PAY))
  expect(await checkout()).toEqual({ status: 200, url: PAY })
  await app.close()
})
