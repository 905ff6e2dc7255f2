import { Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/context.ts'
import { limitRequests } from '#server/http/limit-requests.ts'
import { requirePerson } from '#server/http/require-person.ts'
import { agentWords } from '#server/voice/agent-words.ts'
import { fetchSignedUrl } from '#server/voice/fetch-signed-url.ts'
import { readUsageLimits } from '#server/voice/usage-limits.ts'

/** Each call costs one at the provider; a screen asks at its start and when it is seen again. */
const CALLS_PER_MINUTE = 30

/**
 * `get-elevenlabs-config` (specification §7, rulings 6, 31 and 39). Errors: voice_not_configured, voice_unavailable, and
 * usage_limit_reached once the month is full.
 */
export function voiceRoutes(context: Context) {
  const { config, log } = context
  const perMinute = Math.min(CALLS_PER_MINUTE, config.limits.requestsPerMinute)
  return new Hono().on(
    ['GET', 'POST'],
    '/functions/v1/get-elevenlabs-config',
    requirePerson(context),
    limitRequests(context, perMinute),
    async (c) => {
      const agent = config.voice.elevenLabs
      if (!agent) throw new AppError('voice_not_configured')
      const { can_use } = await readUsageLimits(context, { ...c.get('caller'), usageType: 'voice_chat' })
      if (!can_use) throw new AppError('usage_limit_reached')
      const credential = await fetchSignedUrl(agent, log)
      const answer = {
        success: true,
        apiKey: credential,
        api_key: credential,
        agentId: agent.agentId,
        agent_id: agent.agentId,
        ...(await agentWords(context, c.get('caller').userId)),
      }
      return c.json(answer, 200)
    },
  )
}
