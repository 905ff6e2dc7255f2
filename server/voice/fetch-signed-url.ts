import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Config } from '#server/config.ts'
import type { Logger } from '#server/log.ts'

const TIMEOUT_MS = 6_000
const answerSchema = z.object({ signed_url: z.url() })

/**
 * Asks the voice service for an address that opens one conversation and is soon worthless; the account's key goes into
 * that request and nowhere else (ruling 6). Throws `voice_unavailable`.
 */
export async function fetchSignedUrl(agent: NonNullable<Config['voice']['elevenLabs']>, log: Logger): Promise<string> {
  const url = new URL('v1/convai/conversation/get-signed-url', `${agent.baseUrl.replace(/\/$/, '')}/`)
  url.searchParams.set('agent_id', agent.agentId)
  try {
    const answer = await fetch(url, {
      headers: { 'xi-api-key': agent.apiKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!answer.ok) throw new Error(`The voice service answered ${answer.status}`)
    return answerSchema.parse(await answer.json()).signed_url
  } catch (error) {
    log.warn({ error }, 'voice service failed')
    throw new AppError('voice_unavailable')
  }
}
