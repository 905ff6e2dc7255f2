import type { PaymentProvider } from '#domain/payment-provider.ts'
import type { FakeService } from '#tests/support/fake-service.ts'

type Way = {
  /** Keys with which the server's adapter speaks to `base`. */
  env(base: string): Record<string, string>
  /** What the provider answers on the way to a checkout at `url`. */
  checkout(url: string | null): Record<string, unknown>
  /** The calls that end `reference` at the end of its period, and at once; the status of one that is over. */
  cancel(reference: string): { atTheEnd: string; now: string; read: string; isOver: unknown }
}

/** How each provider is spoken to, as its documentation has it. */
export const ways: Record<PaymentProvider, Way> = {
  stripe: {
    env: (base) => ({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_BASE_URL: base }),
    checkout: (url) => ({ 'POST /v1/checkout/sessions': { id: 'cs_1', url } }),
    cancel: (reference) => ({
      atTheEnd: `POST /v1/subscriptions/${reference}`,
      now: `DELETE /v1/subscriptions/${reference}`,
      read: `GET /v1/subscriptions/${reference}`,
      isOver: { id: reference, status: 'canceled' },
    }),
  },
  paypal: {
    env: (base) => ({
      PAYPAL_CLIENT_ID: 'id',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: 'hook',
      PAYPAL_BASE_URL: base,
    }),
    checkout: (url) => ({
      'POST /v1/oauth2/token': { access_token: 'token', token_type: 'Bearer', expires_in: 3600 },
      'POST /v1/catalogs/products': {},
      'GET /v1/billing/plans': { plans: [] },
      'POST /v1/billing/plans': { id: 'P-1' },
      'POST /v1/billing/subscriptions': { id: 'I-1', links: url ? [{ rel: 'approve', href: url }] : [] },
    }),
    cancel: (reference) => ({
      atTheEnd: `POST /v1/billing/subscriptions/${reference}/cancel`,
      now: `POST /v1/billing/subscriptions/${reference}/cancel`,
      read: `GET /v1/billing/subscriptions/${reference}`,
      isOver: { id: reference, status: 'CANCELLED' },
    }),
  },
  lemonsqueezy: {
    env: (base) => ({
      LEMONSQUEEZY_API_KEY: 'key',
      LEMONSQUEEZY_STORE_ID: '1',
      LEMONSQUEEZY_WEBHOOK_SECRET: 'secret',
      LEMONSQUEEZY_BASE_URL: base,
    }),
    checkout: (url) => ({
      'GET /v1/stores/1': { data: { attributes: { currency: 'USD' } } },
      'GET /v1/products': { data: [{ id: '2' }] },
      'GET /v1/variants': { data: [{ id: '3', attributes: { interval: 'month', interval_count: 1 } }] },
      'POST /v1/checkouts': { data: { attributes: { url } } },
    }),
    cancel: (reference) => ({
      atTheEnd: `DELETE /v1/subscriptions/${reference}`,
      now: `DELETE /v1/subscriptions/${reference}`,
      read: `GET /v1/subscriptions/${reference}`,
      isOver: { data: { id: reference, attributes: { status: 'cancelled' } } },
    }),
  },
  razorpay: {
    env: (base) => ({
      RAZORPAY_KEY_ID: 'id',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'hook',
      RAZORPAY_BASE_URL: base,
    }),
    checkout: (url) => ({
      'GET /v1/plans': { items: [] },
      'POST /v1/plans': { id: 'plan_1' },
      'POST /v1/subscriptions': { id: 'sub_1', short_url: url },
    }),
    cancel: (reference) => ({
      atTheEnd: `POST /v1/subscriptions/${reference}/cancel`,
      now: `POST /v1/subscriptions/${reference}/cancel`,
      read: `GET /v1/subscriptions/${reference}`,
      isOver: { id: reference, status: 'cancelled' },
    }),
  },
}

/** Lets the fake answer each of these with its JSON. */
export function answerAll(service: FakeService, answers: Record<string, unknown>): void {
  for (const [name, json] of Object.entries(answers)) service.answer(name, { json })
}
