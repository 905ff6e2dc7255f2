import { findProfile } from '#db/read/profile.ts'
import { readTurnFigures, turnMoments } from '#db/read/turn-figures.ts'
import { addDays, startOfMonth, todayIn } from '#domain/calendar.ts'
import { percentile, turnStages } from '#domain/turn-figures.ts'
import { usageMonth } from '#domain/usage.ts'
import type { UsageView } from '#domain/views.ts'
import type { Caller, Context } from '#server/context.ts'
import { readUsageLimits } from '#server/voice/usage-limits.ts'

/** What the person did this month, in their own zone, and how long Penny took (ruling 17). */
export async function readUsageView(context: Context, caller: Pick<Caller, 'userId' | 'email'>): Promise<UsageView> {
  const { reader, clock } = context
  const { userId } = caller
  const zone = (await findProfile(reader, userId))?.time_zone ?? 'UTC'
  const today = todayIn(clock(), zone)
  const month = usageMonth(today)
  // No zone is further than a day from UTC: what is read too much is left out below.
  const moments = await turnMoments(reader, { userId, since: addDays(startOfMonth(today), -1) })
  const figures = await readTurnFigures(reader, { userId, month })
  const { usage_count: used, limit } = await readUsageLimits(context, { ...caller, usageType: 'voice_chat' })
  return {
    month,
    turns: {
      total: moments.filter((moment) => usageMonth(todayIn(Date.parse(moment), zone)) === month).length,
      spoken: figures.filter(({ source }) => source === 'spoken').length,
    },
    voiceChats: { used, limit },
    stages: turnStages.map((stage) => {
      const values = figures.flatMap(({ [stage]: value }) => (typeof value === 'number' ? [value] : []))
      return { stage, count: values.length, p50Ms: percentile(values, 0.5), p95Ms: percentile(values, 0.95) }
    }),
  }
}
