import type { VoiceFailure } from '#machines/voice-failure.ts'
import { ApiError, apiFetch } from '#web/lib/api.ts'
import { accessToken } from '#web/lib/auth/auth.ts'
import { VoiceError } from '#web/voice/drivers/voice-error.ts'

/** A single-use credential for one conversation, and the words the agent begins with (ruling 6). */
export type VoiceConfig = {
  /** A signed address. */
  apiKey: string
  agentId: string
  /** What the conversation is counted under; null where the server does not say. */
  conversationId: string | null
  firstMessage: string | null
  systemPrompt: string | null
}

/** A signed address ends after some minutes: one that was fetched longer ago is fetched again. */
const FRESH_MS = 4 * 60_000

let waiting: { config: Promise<VoiceConfig>; at: number } | null = null

/** Fetches a credential and keeps it for the next conversation. Throws a `VoiceError` with the banner's reason. */
export async function refreshVoiceConfig(): Promise<void> {
  const fetched = { config: fetchVoiceConfig(), at: Date.now() }
  waiting = fetched
  try {
    await fetched.config
  } catch (error) {
    if (waiting === fetched) waiting = null
    throw error
  }
}

/** Sees to it that a credential is there or on its way when a conversation is about to begin; who takes it hears of a failure. */
export function haveVoiceConfig(): void {
  if (!isFresh(waiting)) void refreshVoiceConfig().catch(() => {})
}

/**
 * A credential that no conversation has used yet; `resumes` names the conversation that it goes on with after a lost line. Throws a
 * `VoiceError`.
 */
export async function takeVoiceConfig({ resumes }: { resumes: string | null }): Promise<VoiceConfig> {
  if (resumes !== null) return fetchVoiceConfig({ resumes })
  const kept = waiting
  waiting = null
  return isFresh(kept) ? kept.config : fetchVoiceConfig()
}

function isFresh(kept: typeof waiting): kept is NonNullable<typeof waiting> {
  return kept !== null && Date.now() - kept.at < FRESH_MS
}

/** To be called when the person changes: a credential belongs to one of them. */
export function forgetVoiceConfig(): void {
  waiting = null
}

async function fetchVoiceConfig(body: { resumes?: string } = {}): Promise<VoiceConfig> {
  const token = await accessToken()
  if (!token) throw new VoiceError({ reason: 'signed_out' })
  const answer = await apiFetch('/functions/v1/get-elevenlabs-config', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
  }).catch((error: unknown) => {
    throw new VoiceError(configFailure(error))
  })
  const given: unknown = await answer.json().catch(() => {
    throw new VoiceError({ reason: 'config_unreachable', message: 'the answer could not be read.' })
  })
  const checked = checkVoiceConfig(given)
  if ('reason' in checked) throw new VoiceError(checked)
  return checked
}

function configFailure(error: unknown): VoiceFailure {
  if (!(error instanceof ApiError)) return { reason: 'config_unreachable', message: 'something went wrong.' }
  if (error.code === 'voice_not_configured') return { reason: 'not_configured' }
  if (error.code === 'usage_limit_reached') return { reason: 'limit_closed', message: error.message }
  if (error.status === 401) return { reason: 'signed_out' }
  if (error.status === 0) return { reason: 'config_unreachable', message: error.message }
  return { reason: 'config_error', message: error.message }
}

/** Accepts both spellings of the names; checks both formats (specification §5). */
export function checkVoiceConfig(body: unknown): VoiceConfig | VoiceFailure {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  if (given.success === false) return { reason: 'config_unsuccessful' }
  const apiKey = text(given.apiKey ?? given.api_key)
  const agentId = text(given.agentId ?? given.agent_id)
  if (!apiKey || !agentId) return { reason: 'config_incomplete' }
  if (apiKey.length < 12) return { reason: 'config_bad_key' }
  if (!/^[A-Za-z0-9_-]{8,}$/.test(agentId)) return { reason: 'config_bad_agent' }
  return {
    apiKey,
    agentId,
    conversationId: text(given.conversation_id) || null,
    firstMessage: text(given.first_message) || null,
    systemPrompt: text(given.system_prompt) || null,
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
