import type { Config } from '#server/config.ts'
import { lemonsqueezyAdapter } from '#server/payments/lemonsqueezy/lemonsqueezy-adapter.ts'
import { openProviders } from '#server/payments/open-providers.ts'
import { paypalAdapter } from '#server/payments/paypal/paypal-adapter.ts'
import type { PaymentAdapter, PaymentAdapters } from '#server/payments/port.ts'
import { razorpayAdapter } from '#server/payments/razorpay/razorpay-adapter.ts'
import { stripeAdapter } from '#server/payments/stripe/stripe-adapter.ts'
import { playedProviders } from '#server/payments/test-mode/played-providers.ts'
import { PROVIDER_TIMEOUT_MS, withinTime } from '#server/payments/timeout.ts'

/** The ways to pay of this server: those with keys, or all four played by a page of ours. No library is loaded before it is needed. */
export function openAdapters(config: Config, timeoutMs: number = PROVIDER_TIMEOUT_MS): PaymentAdapters {
  if (openProviders(config).isTestMode) return playedProviders(config)
  const { stripe, paypal, lemonsqueezy, razorpay } = config.payments
  const bound = (adapter: PaymentAdapter) => withinTime(adapter, timeoutMs)
  return {
    ...(stripe && { stripe: bound(stripeAdapter(stripe, timeoutMs)) }),
    ...(paypal && { paypal: bound(paypalAdapter(paypal, timeoutMs)) }),
    ...(lemonsqueezy && { lemonsqueezy: bound(lemonsqueezyAdapter(lemonsqueezy)) }),
    ...(razorpay && { razorpay: bound(razorpayAdapter(razorpay, timeoutMs)) }),
  }
}
