import { randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { decimalFromMinor, minor } from '#domain/money.ts'
import type { PaymentProvider } from '#domain/payment-provider.ts'
import { oneMonthAfter } from '#domain/subscription.ts'
import type { Config } from '#server/config.ts'
import type { Delivery } from '#server/payments/port.ts'
import { hmacHex } from '#server/payments/signature.ts'
import { TEST_WEBHOOK_ID, testPaypalKeys, testSecret } from '#server/payments/test-mode/test-keys.ts'

/** References of played subscriptions begin with this; no provider's own does. */
const TEST_REFERENCE = 'test_'

/** Whether a subscription was bought from the page that plays the providers; `reference` is its id there. */
export function isPlayed(reference: string): boolean {
  return reference.startsWith(TEST_REFERENCE)
}

type Play = {
  outcome: 'pay' | 'decline'
  checkoutId: string
  priceMinor: number
  currency: string
  /** Whole seconds since the epoch. */
  seconds: number
}

/** The message that a provider sends when somebody pays, or is declined, in its own words and signed its own way. */
export function playPayment(config: Config, provider: PaymentProvider, play: Play): Delivery {
  const body = JSON.stringify(messages[provider](play))
  return { body, headers: new Headers(signatures[provider](config, body, play)) }
}

const referenceOf = ({ checkoutId }: Play) => `${TEST_REFERENCE}${checkoutId}`
const momentOf = ({ seconds }: Play) => new Date(seconds * 1000).toISOString()

const messages: Record<PaymentProvider, (play: Play) => unknown> = {
  stripe: (play) => ({
    id: `evt_test_${play.outcome}_${play.checkoutId}`,
    object: 'event',
    livemode: false,
    type: play.outcome === 'pay' ? 'checkout.session.completed' : 'payment_intent.payment_failed',
    created: play.seconds,
    data: {
      object: {
        object: 'checkout.session',
        mode: 'subscription',
        client_reference_id: play.checkoutId,
        payment_status: play.outcome === 'pay' ? 'paid' : 'unpaid',
        amount_total: play.priceMinor,
        currency: play.currency.toLowerCase(),
        subscription: referenceOf(play),
        invoice: `in_test_${play.checkoutId}`,
      },
    },
  }),
  paypal: (play) => ({
    id: `WH-TEST-${play.outcome}-${play.checkoutId}`,
    event_type: play.outcome === 'pay' ? 'PAYMENT.SALE.COMPLETED' : 'PAYMENT.SALE.DENIED',
    create_time: momentOf(play),
    resource_type: 'sale',
    resource: {
      id: `TEST-${play.checkoutId}`,
      custom: play.checkoutId,
      billing_agreement_id: referenceOf(play),
      create_time: momentOf(play),
      amount: { total: decimalFromMinor(minor(play.priceMinor)).toFixed(2), currency: play.currency },
    },
  }),
  lemonsqueezy: (play) => ({
    meta: {
      test_mode: true,
      event_name: play.outcome === 'pay' ? 'subscription_payment_success' : 'subscription_payment_failed',
      custom_data: { checkout_id: play.checkoutId },
    },
    data: {
      type: 'subscription-invoices',
      id: play.checkoutId,
      attributes: {
        subscription_id: referenceOf(play),
        total: play.priceMinor,
        tax: 0,
        currency: play.currency,
        created_at: momentOf(play),
        updated_at: momentOf(play),
      },
    },
  }),
  razorpay: (play) => ({
    entity: 'event',
    event: play.outcome === 'pay' ? 'subscription.charged' : 'payment.failed',
    created_at: play.seconds,
    payload: {
      subscription: {
        entity: {
          id: referenceOf(play),
          current_start: play.seconds,
          current_end: Date.parse(oneMonthAfter(momentOf(play))) / 1000,
          notes: { checkout_id: play.checkoutId },
        },
      },
      payment: { entity: { id: `pay_test_${play.checkoutId}`, amount: play.priceMinor, currency: play.currency } },
    },
  }),
}

type Sign = (config: Config, body: string, play: Play) => Record<string, string>

const signatures: Record<PaymentProvider, Sign> = {
  stripe: (config, body, { seconds }) => ({
    'stripe-signature': `t=${seconds},v1=${hmacHex(testSecret(config, 'stripe'), `${seconds}.${body}`)}`,
  }),
  lemonsqueezy: (config, body) => ({ 'x-signature': hmacHex(testSecret(config, 'lemonsqueezy'), body) }),
  razorpay: (config, body) => ({ 'x-razorpay-signature': hmacHex(testSecret(config, 'razorpay'), body) }),
  paypal: (_, body, play) => {
    const [id, time] = [randomUUID(), momentOf(play)]
    const signed = Buffer.from(`${id}|${time}|${TEST_WEBHOOK_ID}|${crc32(body)}`)
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('RSA-SHA256', signed, testPaypalKeys().privateKey).toString('base64'),
      'paypal-cert-url': 'test',
      'paypal-auth-algo': 'SHA256withRSA',
    }
  },
}
