import { type Day, dayParts } from '#domain/calendar.ts'

/** What is counted by the month (specification §7). */
export const usageTypes = ['voice_chat'] as const
export type UsageType = (typeof usageTypes)[number]

/** Answer of `check-usage-limits` and `increment-usage`, under the names of specification §7. `limit` is null where there is none. */
export type UsageLimits = {
  can_use: boolean
  limit: number | null
  usage_count: number
  subscription_tier: string
}

/** The month that a use on this day counts towards, `YYYY-MM`. */
export function usageMonth(today: Day): string {
  const { year, month } = dayParts(today)
  return `${year}-${String(month).padStart(2, '0')}`
}
