import { type Day, formatDay } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'

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

/** `GET /api/plans?currency=`: the monthly plans of one currency, by price, and what else the page says of them. */
export type PlansView = { plans: Plan[]; freeVoiceChatsPerMonth: number }

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
