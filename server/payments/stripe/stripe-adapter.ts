import { AppError } from '#domain/errors.ts'
import type { Config } from '#server/config.ts'
import { cancelOnce } from '#server/payments/cancel-once.ts'
import type { PaymentAdapter } from '#server/payments/port.ts'
import { readStripeEvent } from '#server/payments/stripe/read-stripe-event.ts'

type Settings = NonNullable<Config['payments']['stripe']>

/** Stripe Checkout in subscription mode; the price is named in the order, so nothing has to be set up at Stripe but the webhook. */
export function stripeAdapter(settings: Settings, timeoutMs: number): PaymentAdapter {
  const open = async () => {
    const { default: Stripe } = await import('stripe')
    return new Stripe(settings.secretKey, {
      timeout: timeoutMs,
      maxNetworkRetries: 0,
      ...(settings.baseUrl ? addressOf(settings.baseUrl) : {}),
    })
  }
  return {
    async createCheckout(order) {
      const stripe = await open()
      const metadata = { checkout_id: order.checkoutId }
      const { url } = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          client_reference_id: order.checkoutId,
          customer_email: order.email,
          metadata,
          subscription_data: { metadata },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: order.currency.toLowerCase(),
                unit_amount: order.priceMinor,
                recurring: { interval: 'month' },
                product_data: { name: order.planName },
              },
            },
          ],
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
        },
        { idempotencyKey: order.checkoutId },
      )
      return { url }
    },
    readEvent: readStripeEvent(settings.webhookSecret, async (paymentIntent) => {
      const stripe = await open()
      const { data } = await stripe.invoicePayments
        .list({ payment: { type: 'payment_intent', payment_intent: paymentIntent }, limit: 1 })
        .catch(() => {
          throw new AppError('provider_unavailable')
        })
      const invoice = data[0]?.invoice
      return (typeof invoice === 'string' ? invoice : invoice?.id) ?? null
    }),
    async cancel(reference, when) {
      const { subscriptions } = await open()
      await cancelOnce({
        // Ending it now also stops Stripe from collecting the invoices that are open.
        cancel: () =>
          when === 'now'
            ? subscriptions.cancel(reference)
            : subscriptions.update(reference, { cancel_at_period_end: true }),
        isOver: async () => (await subscriptions.retrieve(reference)).status === 'canceled',
      })
    },
  }
}

function addressOf(baseUrl: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(baseUrl)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' }
}
