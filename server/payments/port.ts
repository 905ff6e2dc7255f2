import type { Currency } from '#domain/currency.ts'
import type { GivenBack } from '#domain/given-back.ts'
import type { PaymentProvider } from '#domain/payment-provider.ts'
import type { SubscriptionNews } from '#domain/subscription.ts'

/** What a provider is asked to sell. It knows the person by `checkoutId` alone, and by the address that the receipt goes to. */
export type Order = {
  checkoutId: string
  planName: string
  priceMinor: number
  currency: Currency
  email: string
  /** Where the provider sends the browser. */
  successUrl: string
  cancelUrl: string
}

/** A message of a provider, its signature checked. */
export type ProviderEvent = {
  /** The same for each delivery of one message. */
  id: string
  type: string
  /** ISO 8601. */
  at: string
  checkoutId: string | null
  /** The subscription's id at the provider. */
  reference: string | null
  /** What it means for the subscription; null: nothing. */
  news: SubscriptionNews | null
  /** What was taken, where it tells of a payment. `payment` is its id at the provider. */
  paid: { payment: string | null; amountMinor: number; currency: string } | null
  /** What is given back of a payment by then, where it tells of a refund or of a dispute. Its subscription is known by the payment. */
  refund: { payment: string; by: GivenBack['by']; minor: number } | null
}

/** What a message means, beside its own identity. */
export type EventContent = Omit<ProviderEvent, 'id' | 'type' | 'at'>

/** A message that means nothing here. */
export const meansNothing: EventContent = { checkoutId: null, reference: null, news: null, paid: null, refund: null }

/** For providers that do not say how much was given back, but that it was all; and for a dispute, which is about the whole month. */
export const ALL_OF_IT = Number.MAX_SAFE_INTEGER

/** A webhook as it came in. The signature is over the very bytes of the body. */
export type Delivery = { body: string; headers: Headers }

/**
 * Reads a delivery. Throws invalid_signature for what is forged, unsigned, altered or stale, unreadable_message for what is signed and in
 * no known shape, provider_unavailable where the provider has to be asked and does not answer.
 */
export type EventReader = (delivery: Delivery, nowMs: number) => Promise<ProviderEvent>

/** One way to be paid; the four providers and the page that plays them look the same from here. */
export type PaymentAdapter = {
  /** The address of the page to pay at. */
  createCheckout(order: Order): Promise<{ url: string | null }>
  readEvent: EventReader
  /**
   * Ends the renewal at the end of the period that is paid for, or `now`, where no such period runs. What was ended before is no failure.
   */
  cancel(reference: string, when: 'at the end' | 'now'): Promise<void>
}

export type PaymentAdapters = Partial<Record<PaymentProvider, PaymentAdapter>>
