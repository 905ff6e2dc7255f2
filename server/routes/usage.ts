import { Hono } from 'hono'
import { z } from 'zod'
import { usageTypes } from '#domain/usage.ts'
import type { Context } from '#server/context.ts'
import { readJson } from '#server/http/read-json.ts'
import { requirePerson } from '#server/http/require-person.ts'
import { incrementUsage, readUsageLimits } from '#server/voice/usage-limits.ts'

const checkBody = z.object({ usage_type: z.enum(usageTypes).default('voice_chat') })
/** `conversation_id` names the use: sent again it is counted once. */
const incrementBody = checkBody.extend({ conversation_id: z.uuid().optional() })

/** `check-usage-limits` and `increment-usage` (specification §7). Errors: usage_limit_reached. */
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
}
