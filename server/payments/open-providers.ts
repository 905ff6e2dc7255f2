import { type PaymentProvider, paymentProviderNames } from '#domain/payment-provider.ts'
import type { Config } from '#server/config.ts'

/**
 * The ways to pay that are open on this server. Without any keys all four are, played by a page of ours; once one provider has its keys,
 * nobody plays the others, so that nothing real can be had for play money (ruling 19).
 */
export function openProviders({ payments }: Config): { isTestMode: boolean; providers: PaymentProvider[] } {
  const providers = paymentProviderNames.filter((name) => payments[name] !== null)
  return providers.length > 0 ? { isTestMode: false, providers } : { isTestMode: true, providers: paymentProviderNames }
}
