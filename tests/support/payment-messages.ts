import { createHmac, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import Stripe from 'stripe'
import type { PaymentProvider } from '#domain/payment-provider.ts'
import type { Delivery } from '#server/payments/port.ts'
import { ways } from '#tests/support/payment-providers.ts'
import { signingKey } from '#tests/support/paypal/certificate.ts'

export const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-1'

type About = { base: string; nowMs: number; certUrl?: string }

/** A message of a provider to a server with the keys of `ways`, signed as the provider signs. */
export function signed(provider: PaymentProvider, message: unknown, about: About): Delivery {
  const body = JSON.stringify(message)
  return { body, headers: new Headers(signatures[provider](body, about)) }
}

const secretOf = (provider: PaymentProvider, name: string) => ways[provider].env('')[name] ?? ''
const hmac = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('hex')

const signatures: Record<PaymentProvider, (body: string, about: About) => Record<string, string>> = {
  stripe: (payload, { nowMs }) => ({
    'stripe-signature': new Stripe('sk_test_unused').webhooks.generateTestHeaderString({
      payload,
      secret: secretOf('stripe', 'STRIPE_WEBHOOK_SECRET'),
      timestamp: Math.floor(nowMs / 1000),
    }),
  }),
  lemonsqueezy: (body) => ({ 'x-signature': hmac(secretOf('lemonsqueezy', 'LEMONSQUEEZY_WEBHOOK_SECRET'), body) }),
  razorpay: (body) => ({ 'x-razorpay-signature': hmac(secretOf('razorpay', 'RAZORPAY_WEBHOOK_SECRET'), body) }),
  paypal: (body, { base, nowMs, certUrl = `${base}${CERTIFICATE_PATH}` }) => {
    const [id, time] = [crypto.randomUUID(), new Date(nowMs).toISOString()]
    const text = `${id}|${time}|${secretOf('paypal', 'PAYPAL_WEBHOOK_ID')}|${crc32(body)}`
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(text), signingKey).toString('base64'),
      'paypal-cert-url': certUrl,
      'paypal-auth-algo': 'SHA256withRSA',
    }
  },
}

type Paid = { checkoutId: string; reference: string; payment: string; atMs: number }

const iso = (ms: number) => new Date(ms).toISOString()
const seconds = (ms: number) => Math.floor(ms / 1000)

/** A month that was paid for, $9.99, as each provider tells it. */
export const paidMessages: Record<PaymentProvider, (paid: Paid) => unknown> = {
  stripe: ({ checkoutId, reference, payment, atMs }) => ({
    id: `evt_${payment}`,
    type: 'checkout.session.completed',
    created: seconds(atMs),
    data: {
      object: {
        client_reference_id: checkoutId,
        payment_status: 'paid',
        amount_total: 999,
        currency: 'usd',
        subscription: reference,
        invoice: payment,
      },
    },
  }),
  paypal: ({ checkoutId, reference, payment, atMs }) => ({
    id: `WH-${payment}`,
    event_type: 'PAYMENT.SALE.COMPLETED',
    create_time: iso(atMs),
    resource: {
      id: payment,
      custom: checkoutId,
      billing_agreement_id: reference,
      create_time: iso(atMs),
      amount: { total: '9.99', currency: 'USD' },
    },
  }),
  lemonsqueezy: ({ checkoutId, reference, payment, atMs }) => ({
    meta: { event_name: 'subscription_payment_success', custom_data: { checkout_id: checkoutId } },
    data: {
      id: payment,
      attributes: {
        subscription_id: reference,
        status: 'paid',
        total: 999,
        tax: 0,
        currency: 'USD',
        created_at: iso(atMs),
        updated_at: iso(atMs),
      },
    },
  }),
  razorpay: ({ checkoutId, reference, payment, atMs }) => ({
    event: 'subscription.charged',
    created_at: seconds(atMs),
    payload: {
      subscription: {
        entity: {
          id: reference,
          current_start: seconds(atMs),
          current_end: seconds(atMs) + 30 * 24 * 60 * 60,
          notes: { checkout_id: checkoutId },
        },
      },
      payment: { entity: { id: payment, amount: 999, currency: 'USD' } },
    },
  }),
}

type Refund = { payment: string; atMs: number; minor: number }

/** A refund of so much of a payment of $9.99, as each provider tells it; Stripe names the payment intent of the invoice. */
export const refundMessages: Record<PaymentProvider, (refund: Refund) => unknown> = {
  stripe: ({ payment, atMs, minor }) => ({
    id: `evt_refund_${payment}_${minor}`,
    type: 'charge.refunded',
    created: seconds(atMs),
    data: { object: { payment_intent: `pi_of_${payment}`, refunded: minor === 999, amount_refunded: minor } },
  }),
  paypal: ({ payment, atMs, minor }) => ({
    id: `WH-REFUND-${payment}-${minor}`,
    event_type: 'PAYMENT.SALE.REFUNDED',
    create_time: iso(atMs),
    resource: {
      id: `R-${payment}`,
      sale_id: payment,
      amount: { total: '-1.00', currency: 'USD' },
      total_refunded_amount: { value: (minor / 100).toFixed(2), currency: 'USD' },
    },
  }),
  lemonsqueezy: ({ payment, atMs, minor }) => ({
    meta: { event_name: 'subscription_payment_refunded', custom_data: {} },
    data: {
      id: payment,
      attributes: {
        subscription_id: 1,
        status: minor === 999 ? 'refunded' : 'partial_refund',
        created_at: iso(atMs),
        updated_at: iso(atMs),
      },
    },
  }),
  razorpay: ({ payment, atMs, minor }) => ({
    event: 'refund.processed',
    created_at: seconds(atMs),
    payload: { payment: { entity: { id: payment, amount: 999, currency: 'USD', amount_refunded: minor } } },
  }),
}

type Dispute = { payment: string; atMs: number; status: string; phase?: string }

/** A dispute about a payment as it stands, where a provider tells of them; Stripe names the payment intent of the invoice. */
export const disputeMessages = {
  stripe: ({ payment, atMs, status }: Dispute) => ({
    id: `evt_dispute_${payment}_${status}_${atMs}`,
    type: ['won', 'lost', 'warning_closed'].includes(status) ? 'charge.dispute.closed' : 'charge.dispute.created',
    created: seconds(atMs),
    data: {
      object: { id: 'dp_1', amount: 999, currency: 'usd', charge: 'ch_1', payment_intent: `pi_of_${payment}`, status },
    },
  }),
  razorpay: ({ payment, atMs, status, phase = 'chargeback' }: Dispute) => ({
    event: `payment.dispute.${status === 'open' ? 'created' : status}`,
    created_at: seconds(atMs),
    payload: {
      payment: { entity: { id: payment, amount: 999, currency: 'USD', amount_refunded: 0 } },
      dispute: { entity: { id: 'disp_1', payment_id: payment, amount: 999, currency: 'USD', status, phase } },
    },
  }),
}
