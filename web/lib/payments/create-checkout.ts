import { isPaymentProvider } from '#domain/payment-provider.ts'
import type { Checkout } from '#machines/payment.ts'
import { writeApi } from '#web/lib/query/read-api.ts'

/**
 * Asks the provider's own function for the address to pay at (specification §7). Throws 'Invalid payment provider' for one that is unknown,
 * 'No checkout URL received' when the answer names no address, `ApiError` otherwise.
 */
export async function createCheckout({ provider, planCode, currency }: Checkout): Promise<{ url: string }> {
  if (!isPaymentProvider(provider)) throw new Error('Invalid payment provider')
  const { url } = await writeApi<{ url?: unknown }>(`/functions/v1/create-${provider}-checkout`, { planCode, currency })
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) throw new Error('No checkout URL received')
  return { url }
}
