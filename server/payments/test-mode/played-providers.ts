import type { PaymentProvider } from '#domain/payment-provider.ts'
import type { Config } from '#server/config.ts'
import { readLemonsqueezyEvent } from '#server/payments/lemonsqueezy/read-lemonsqueezy-event.ts'
import { readPaypalEvent } from '#server/payments/paypal/read-paypal-event.ts'
import type { EventReader, PaymentAdapter, PaymentAdapters } from '#server/payments/port.ts'
import { readRazorpayEvent } from '#server/payments/razorpay/read-razorpay-event.ts'
import { readStripeEvent } from '#server/payments/stripe/read-stripe-event.ts'
import { TEST_WEBHOOK_ID, testPaypalKeys, testSecret } from '#server/payments/test-mode/test-keys.ts'

/** The four providers without keys: checkout leads to a page of ours, and its messages are read by the very readers of the real ones. */
export function playedProviders(config: Config): PaymentAdapters {
  const secret = (provider: PaymentProvider) => testSecret(config, provider)
  return {
    stripe: played(readStripeEvent(secret('stripe'), async () => null)),
    lemonsqueezy: played(readLemonsqueezyEvent(secret('lemonsqueezy'))),
    razorpay: played(readRazorpayEvent(secret('razorpay'))),
    paypal: played(readPaypalEvent({ webhookId: TEST_WEBHOOK_ID, findKey: async () => testPaypalKeys().publicKey })),
  }
}

function played(readEvent: EventReader): PaymentAdapter {
  return {
    createCheckout: async ({ checkoutId, successUrl }) => ({
      url: `${new URL(successUrl).origin}/test-checkout?checkout=${checkoutId}`,
    }),
    readEvent,
    cancel: async () => {},
  }
}
