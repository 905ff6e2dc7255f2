import type { PaymentProvider } from '#domain/payment-provider.ts'
import type { Delivery } from '#server/payments/port.ts'
import { playPayment } from '#server/payments/test-mode/play-payment.ts'
import type { TestApp } from '#tests/support/make-app.ts'
import type { SignedUp } from '#tests/support/sign-up.ts'

/** Begins a checkout as the Get Pro button does; returns its id, which the played provider's address carries. */
export async function beginCheckout(
  { request }: TestApp,
  person: Pick<SignedUp, 'headers'>,
  provider: PaymentProvider,
  currency: 'USD' | 'GBP' = 'USD',
): Promise<string> {
  const answer = await request(`/functions/v1/create-${provider}-checkout`, {
    json: { planCode: 'paid', currency },
    headers: person.headers,
  })
  if (answer.status !== 200) throw new Error(`Checkout answered ${answer.status}: ${await answer.text()}`)
  const { url }: { url: string } = await answer.json()
  return new URL(url).searchParams.get('checkout') ?? ''
}

/** The signed message of a played payment. */
export function paymentOf(
  { context }: TestApp,
  provider: PaymentProvider,
  checkoutId: string,
  changes: { priceMinor?: number; currency?: string; seconds?: number } = {},
): Delivery {
  return playPayment(context.config, provider, {
    outcome: 'pay',
    checkoutId,
    priceMinor: 999,
    currency: 'USD',
    seconds: Math.floor(context.clock() / 1000),
    ...changes,
  })
}

export async function deliver({ request }: TestApp, provider: string, { body, headers }: Delivery): Promise<Response> {
  return request(`/webhooks/${provider}`, { method: 'POST', body, headers })
}

/** Every subscription as stored. */
export async function storedSubscriptions({ context }: TestApp) {
  return context.reader.selectFrom('subscriptions').selectAll().orderBy('created_at').execute()
}
