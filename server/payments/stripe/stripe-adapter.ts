import type { Config } from '#server/config.ts'
import type { PaymentAdapter } from '#server/payments/port.ts'
import { readStripeEvent } from '#server/payments/stripe/read-stripe-event.ts'
import { PROVIDER_TIMEOUT_MS } from '#server/payments/timeout.ts'

type Settings = NonNullable<Config['payments']['stripe']>

/** Stripe Checkout in subscription mode; the price is named in the order, so nothing has to be set up at Stripe but the webhook. */
export function stripeAdapter(settings: Settings): PaymentAdapter {
  const open = async () => {
    const { default: Stripe } = await import('stripe')
    return new Stripe(settings.secretKey, {
      timeout: PROVIDER_TIMEOUT_MS,
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
    readEvent: readStripeEvent(settings.webhookSecret),
    async cancel(reference) {
      const stripe = await open()
      await stripe.subscriptions.update(reference, { cancel_at_period_end: true })
    },
  }
}

function addressOf(baseUrl: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(baseUrl)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' }
}
