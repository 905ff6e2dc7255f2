/** Who may take the money (ruling 19), by the name in the addresses of checkout and webhook. */
export const paymentProviders = {
  paypal: 'PayPal',
  stripe: 'Stripe',
  lemonsqueezy: 'Lemon Squeezy',
  razorpay: 'Razorpay',
} as const

export type PaymentProvider = keyof typeof paymentProviders

export const paymentProviderNames = Object.keys(paymentProviders) as [PaymentProvider, ...PaymentProvider[]]

export function isPaymentProvider(name: string): name is PaymentProvider {
  return Object.hasOwn(paymentProviders, name)
}
