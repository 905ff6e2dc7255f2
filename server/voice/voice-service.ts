import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Config } from '#server/config.ts'
import type { Logger } from '#server/log.ts'

const TIMEOUT_MS = 6_000

/** `conversation_id` names the one conversation that the address opens. */
const addressSchema = z.object({ signed_url: z.url(), conversation_id: z.string().min(1).optional() })
const conversationSchema = z.object({
  status: z.string(),
  metadata: z.object({ start_time_unix_secs: z.number(), call_duration_secs: z.number() }).optional().catch(undefined),
})

/** A conversation as the service knows it: nobody held it, somebody holds it, or somebody held it until `endedAt`. */
export type Line = { state: 'unused' } | { state: 'running' } | { state: 'over'; endedAt: number | null }

export type VoiceService = NonNullable<Config['voice']['elevenLabs']>

/**
 * Asks the voice service for an address that opens one conversation, once, and is soon worthless; the account's key goes into
 * that request and nowhere else (ruling 6). Throws `voice_unavailable`.
 */
export async function fetchSignedUrl(
  service: VoiceService,
  log: Logger,
): Promise<{ signedUrl: string; conversationId: string | null }> {
  try {
    const query = { agent_id: service.agentId, include_conversation_id: 'true' }
    const answer = await ask(service, 'v1/convai/conversation/get-signed-url', query)
    if (!answer.ok) throw new Error(`The voice service answered ${answer.status}`)
    const { signed_url, conversation_id } = addressSchema.parse(await answer.json())
    return { signedUrl: signed_url, conversationId: conversation_id ?? null }
  } catch (error) {
    log.warn({ error }, 'voice service failed')
    throw new AppError('voice_unavailable')
  }
}

/** What became of a conversation; null where the service does not say. */
export async function findLine(service: VoiceService, conversationId: string, log: Logger): Promise<Line | null> {
  try {
    const answer = await ask(service, `v1/convai/conversations/${encodeURIComponent(conversationId)}`)
    if (answer.status === 404) return { state: 'unused' }
    if (!answer.ok) throw new Error(`The voice service answered ${answer.status}`)
    return lineOf(conversationSchema.parse(await answer.json()))
  } catch (error) {
    log.warn({ error }, 'voice service does not tell of a conversation')
    return null
  }
}

function lineOf({ status, metadata }: z.infer<typeof conversationSchema>): Line {
  if (status === 'in-progress') return { state: 'running' }
  if (status !== 'processing' && status !== 'done') return { state: 'unused' }
  return {
    state: 'over',
    endedAt: metadata ? (metadata.start_time_unix_secs + metadata.call_duration_secs) * 1_000 : null,
  }
}

function ask(service: VoiceService, path: string, query: Record<string, string> = {}): Promise<Response> {
  const url = new URL(path, `${service.baseUrl.replace(/\/$/, '')}/`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return fetch(url, {
    headers: { 'xi-api-key': service.apiKey },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  })
}
