import { findProfile } from '#db/read/profile.ts'
import { usageCount } from '#db/read/usage.ts'
import { todayIn } from '#domain/calendar.ts'
import { type UsageLimits, type UsageType, usageMonth } from '#domain/usage.ts'
import type { Caller, Context } from '#server/context.ts'
import { countUsage } from '#server/tools/count-usage.ts'
import { findUsageTier } from '#server/voice/find-tier.ts'

type Use = Pick<Caller, 'userId' | 'email'> & { usageType: UsageType }

/** What the person has used this month, in their own zone, and whether there is room for one more (rulings 25 and 26). */
export async function readUsageLimits(context: Context, use: Use): Promise<UsageLimits> {
  const { tier, limit, month } = await measureOf(context, use)
  const usage_count = await usageCount(context.reader, { ...use, month })
  return { can_use: limit === null || usage_count < limit, limit, usage_count, subscription_tier: tier }
}

/** Counts one use and tells what is left. Errors: usage_limit_reached. */
export async function incrementUsage(context: Context, use: Use & { useId: string }): Promise<UsageLimits> {
  const { limit, month } = await measureOf(context, use)
  await countUsage(context, { ...use, month, limit })
  return readUsageLimits(context, use)
}

async function measureOf(context: Context, use: Use): Promise<{ tier: string; limit: number | null; month: string }> {
  const tier = await findUsageTier(context, use)
  const profile = await findProfile(context.reader, use.userId)
  return {
    tier: tier.name,
    limit: tier.isUnlimited ? null : context.config.voice.freeChatsPerMonth,
    month: usageMonth(todayIn(context.clock(), profile?.time_zone ?? 'UTC')),
  }
}
