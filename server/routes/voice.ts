import { Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/context.ts'
import { limitRequests } from '#server/http/limit-requests.ts'
import { readJson } from '#server/http/read-json.ts'
import { requirePerson } from '#server/http/require-person.ts'
import { agentWords } from '#server/voice/agent-words.ts'
import { createTickets } from '#server/voice/tickets.ts'

/** Each call costs one at the provider; a screen asks at its start and when it is seen again. */
const CALLS_PER_MINUTE = 30

/** `resumes` names the conversation that was counted and whose line was lost. */
const bodySchema = z.object({ resumes: z.string().max(200).nullish() })

/**
 * `get-elevenlabs-config` (specification §7, rulings 6, 31 and 39). Errors: voice_not_configured, voice_unavailable, and
 * usage_limit_reached once the month is full. `conversation_id` of the answer is what `increment-usage` counts the conversation under.
 */
export function voiceRoutes(context: Context) {
  const { config } = context
  const agent = config.voice.elevenLabs
  const tickets = agent && createTickets(context, agent)
  const perMinute = Math.min(CALLS_PER_MINUTE, config.limits.requestsPerMinute)
  return new Hono().on(
    ['GET', 'POST'],
    '/functions/v1/get-elevenlabs-config',
    requirePerson(context),
    limitRequests(context, perMinute),
    async (c) => {
      if (!agent || !tickets) throw new AppError('voice_not_configured')
      const { resumes = null } = c.req.method === 'POST' ? await readJson(c, bodySchema, { empty: {} }) : {}
      const { signedUrl, useId } = await tickets.issue(c.get('caller'), resumes)
      const answer = {
        success: true,
        apiKey: signedUrl,
        api_key: signedUrl,
        conversation_id: useId,
        agentId: agent.agentId,
        agent_id: agent.agentId,
        ...(await agentWords(context, c.get('caller').userId)),
      }
      return c.json(answer, 200)
    },
  )
}
