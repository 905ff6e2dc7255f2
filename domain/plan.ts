import { type Day, formatDay } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import type { PaymentProvider } from '#domain/payment-provider.ts'

export type PlanCode = 'free' | 'paid'

/** The name of a plan in a subscription check and in the usage limits (specification §3). */
export type TierName = 'Free' | 'paid'

/** What a month of the paid plan costs, in each currency, in minor units (specification §9). */
export const PAID_PRICE_MINOR = 999

/** A plan as it is offered. `features` is what a person reads, the limit in force filled in. */
export type Plan = {
  id: string
  name: string
  priceMinor: number
  currency: Currency
  features: string[]
  intervalType: string
  planCode: PlanCode
  popular: boolean
}

/** `GET /api/plans?currency=`: the monthly plans of one currency, by price, and how they may be paid. */
export type PlansView = {
  currency: Currency
  plans: Plan[]
  freeVoiceChatsPerMonth: number
  /** The ways to pay that are open here, the first one first. */
  providers: PaymentProvider[]
  /** No provider has keys: a page of ours plays their part. */
  isTestMode: boolean
  /** Where the app is, when the reader is on the marketing host; else empty. */
  appOrigin: string
}

/** The answer of `check-subscription` (specification §3). `subscription_end` is ISO 8601. */
export type SubscriptionCheck = { subscribed: boolean; subscription_tier: TierName; subscription_end: string | null }

/**
 * `GET /api/subscription`: what the person pays for and how, or may still be charged for; null without either. Moments are ISO 8601.
 */
export type SubscriptionView = {
  /** false: a payment failed, is late or was given back, and the provider may charge again. */
  isInForce: boolean
  plan: Plan
  provider: PaymentProvider
  periodStart: string
  periodEnd: string | null
  willRenew: boolean
  /** Bought while no provider had keys: no money was taken. */
  isTest: boolean
} | null

/** `GET /api/test-checkout/:id`: what is to be paid on the page that plays a provider. */
export type TestCheckoutView = {
  provider: PaymentProvider
  planName: string
  priceMinor: number
  currency: Currency
  successUrl: string
  cancelUrl: string
}

/** 'free' when the price is 0, otherwise 'paid' (specification §3). */
export function planCodeOf(priceMinor: number): PlanCode {
  return priceMinor === 0 ? 'free' : 'paid'
}

/** The paid plan is the popular one (specification §3). */
export function isPopular(planCode: PlanCode): boolean {
  return planCode === 'paid'
}

/** Where a plan is found again from the name of its tier (specification §7). */
export function priceOfTier(tier: string): number {
  return tier === 'paid' ? PAID_PRICE_MINOR : 0
}

/** "Jan 5, 2025", or 'Lifetime Access' where nothing ever ends (specification §9). */
export function periodEndLabel(end: Day | null): string {
  return end === null ? 'Lifetime Access' : formatDay(end)
}
