import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAdapters } from '#server/payments/open-adapters.ts'
import { findPaypalKey } from '#server/payments/paypal/find-paypal-key.ts'
import { type FakeService, type Reply, startService } from '#tests/support/fake-service.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { CERTIFICATE_PATH, signed } from '#tests/support/payment-messages.ts'
import { ways } from '#tests/support/payment-providers.ts'
import { deliver } from '#tests/support/payments.ts'
import { certificate, expiredCertificate } from '#tests/support/paypal/certificate.ts'

const message = { id: 'WH-1', event_type: 'BILLING.PLAN.CREATED', create_time: '2026-01-01T00:00:00Z', resource: {} }

let service: FakeService
let app: TestApp

beforeEach(async () => {
  service = await startService()
  service.answer(CERTIFICATE_PATH, { text: certificate })
  app = await makeApp({
    env: ways.paypal.env(service.url),
    context: ({ config }) => ({ payments: openAdapters(config, 300) }),
  })
})
afterEach(async () => {
  await app.close()
  await service.close()
})

async function tell(certUrl?: string) {
  const about = { base: service.url, nowMs: app.context.clock(), ...(certUrl === undefined ? {} : { certUrl }) }
  const answer = await deliver(app, 'paypal', signed('paypal', message, about))
  const body = await answer.json()
  return { status: answer.status, word: body.outcome ?? body.error.code }
}

const refused = { status: 400, word: 'invalid_signature' }
const later = { status: 502, word: 'provider_unavailable' }

test('the certificate is fetched once, however many messages come', async () => {
  for (let count = 0; count < 3; count++) expect((await tell()).status).toBe(200)
  expect(service.calls.filter(({ path }) => path === CERTIFICATE_PATH)).toHaveLength(1)
})

test('an address that is not one of PayPal’s for certificates is not even asked', async () => {
  const { port } = new URL(service.url)
  const strange = await startService({ text: certificate })
  for (const certUrl of [
    '',
    'not an address',
    'file:///etc/passwd',
    `${strange.url}${CERTIFICATE_PATH}`,
    `${service.url}/v1/other/CERT-1`,
    `${service.url}${CERTIFICATE_PATH}/../../../secret`,
    `${service.url}${CERTIFICATE_PATH}?to=elsewhere`,
    `http://name:word@127.0.0.1:${port}${CERTIFICATE_PATH}`,
    `https://api.paypal.com.example.com${CERTIFICATE_PATH}`,
  ]) {
    expect(await tell(certUrl)).toEqual(refused)
  }
  expect([strange.calls, service.calls]).toEqual([[], []])
  await strange.close()
})

test('only the documented hosts count, those of the sandbox where it is set', async () => {
  const hosts = ['api.paypal.com', 'api-m.paypal.com', 'api.sandbox.paypal.com', 'api-m.sandbox.paypal.com']
  // No network is asked: a time limit that is over at once tells an address that was let through.
  const isAsked = async (baseUrl: string | null, certUrl: string) => {
    const code = await findPaypalKey({ baseUrl }, 0)(certUrl, 0).catch((error) => error.code)
    return code === 'provider_unavailable'
  }
  const asked = async (baseUrl: string | null) =>
    Promise.all(hosts.map((host) => isAsked(baseUrl, `https://${host}${CERTIFICATE_PATH}`)))
  expect(await asked(null)).toEqual([true, true, false, false])
  expect(await asked('https://api-m.sandbox.paypal.com')).toEqual([false, false, true, true])
  expect(await isAsked(null, `http://api.paypal.com${CERTIFICATE_PATH}`)).toBe(false)
  expect(await isAsked(null, `https://www.paypal.com${CERTIFICATE_PATH}`)).toBe(false)
  expect(await isAsked(null, `https://api.paypal.com:8443${CERTIFICATE_PATH}`)).toBe(false)
})

test.each<[string, Reply, object]>([
  ['is none', { text: 'hello' }, refused],
  ['ran out', { text: expiredCertificate }, refused],
  ['is not there', { text: 'no', status: 404 }, refused],
  ['leads elsewhere', { text: '', status: 302, headers: { location: 'http://127.0.0.1:1/' } }, later],
  ['is of a host that fails', { text: 'no', status: 500 }, later],
  ['never comes', { never: true }, later],
  ['comes half', { half: certificate }, later],
])('a certificate that %s is refused or asked for again, and is no failure of ours', async (_, reply, expected) => {
  service.answer(CERTIFICATE_PATH, reply)
  expect(await tell()).toEqual(expected)
  service.answer(CERTIFICATE_PATH, { text: certificate })
  expect((await tell()).status).toBe(200)
})
