import { Hono } from 'hono'
import { z } from 'zod'
import { findProfile } from '#db/read/profile.ts'
import { todayIn } from '#domain/calendar.ts'
import type { TurnStage } from '#domain/turn-figures.ts'
import { usageMonth, usageTypes } from '#domain/usage.ts'
import type { Context } from '#server/context.ts'
import { readJson } from '#server/http/read-json.ts'
import { requirePerson } from '#server/http/require-person.ts'
import { keepTurnFigures } from '#server/tools/keep-turn-figures.ts'
import { incrementUsage, readUsageLimits } from '#server/voice/usage-limits.ts'
import { readUsageView } from '#server/voice/usage-view.ts'

const checkBody = z.object({ usage_type: z.enum(usageTypes).default('voice_chat') })
/** `conversation_id` names the use: sent again it is counted once. */
const incrementBody = checkBody.extend({
  conversation_id: z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
})

const stage = z.number().int().min(0).max(600_000).optional()
const figuresBody = z.object({
  turn_id: z.uuid(),
  source: z.enum(['typed', 'spoken']),
  stages: z.strictObject({
    pressed: stage,
    listening: stage,
    heard: stage,
    draft: stage,
    understood: stage,
    committed: stage,
    shown: stage,
    audio: stage,
  } satisfies Record<TurnStage, typeof stage>),
})

/**
 * `check-usage-limits` and `increment-usage` (specification §7); `POST /api/turn-figures` takes how long a turn took on the person's own
 * screen, `GET /api/usage` gives the month. Errors: usage_limit_reached, not_found for figures of a turn that never was.
 */
export function usageRoutes(context: Context) {
  return new Hono()
    .post('/functions/v1/check-usage-limits', requirePerson(context), async (c) => {
      const { usage_type } = await readJson(c, checkBody, { empty: {} })
      return c.json(await readUsageLimits(context, { ...c.get('caller'), usageType: usage_type }), 200, {
        'Cache-Control': 'no-store',
      })
    })
    .post('/functions/v1/increment-usage', requirePerson(context), async (c) => {
      const { usage_type, conversation_id = context.newId() } = await readJson(c, incrementBody, { empty: {} })
      const use = { ...c.get('caller'), usageType: usage_type, useId: conversation_id }
      return c.json(await incrementUsage(context, use), 200, { 'Cache-Control': 'no-store' })
    })
    .post('/api/turn-figures', requirePerson(context), async (c) => {
      const { turn_id, source, stages } = await readJson(c, figuresBody)
      const { userId } = c.get('caller')
      const profile = await findProfile(context.reader, userId)
      const month = usageMonth(todayIn(context.clock(), profile?.time_zone ?? 'UTC'))
      await keepTurnFigures(context, { userId, turnId: turn_id, month, source, stages })
      return c.json({ kept: true }, 200)
    })
    .get('/api/usage', requirePerson(context), async (c) =>
      c.json(await readUsageView(context, c.get('caller')), 200, { 'Cache-Control': 'no-store' }),
    )
}
