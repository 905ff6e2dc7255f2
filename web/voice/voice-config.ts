import type { VoiceFailure } from '#machines/voice-failure.ts'
import { ApiError, apiFetch } from '#web/lib/api.ts'
import { accessToken } from '#web/lib/auth/auth.ts'
import { VoiceError } from '#web/voice/voice-error.ts'

/** A single-use credential for one conversation, and the words the agent begins with (ruling 6). */
export type VoiceConfig = { apiKey: string; agentId: string; firstMessage: string | null; systemPrompt: string | null }

/** A signed address ends after some minutes: one that was fetched longer ago is fetched again. */
const FRESH_MS = 4 * 60_000

let waiting: { config: VoiceConfig; at: number } | null = null

/** Fetches a credential and keeps it for the next conversation. Throws a `VoiceError` with the banner's reason. */
export async function refreshVoiceConfig(): Promise<void> {
  const config = await fetchVoiceConfig()
  waiting = { config, at: Date.now() }
}

/** A credential that no conversation has used yet. Throws a `VoiceError`. */
export async function takeVoiceConfig(): Promise<VoiceConfig> {
  const kept = waiting
  waiting = null
  if (kept && Date.now() - kept.at < FRESH_MS) return kept.config
  return fetchVoiceConfig()
}

/** To be called when the person changes: a credential belongs to one of them. */
export function forgetVoiceConfig(): void {
  waiting = null
}

async function fetchVoiceConfig(): Promise<VoiceConfig> {
  const token = await accessToken()
  if (!token) throw new VoiceError({ reason: 'signed_out' })
  const answer = await apiFetch('/functions/v1/get-elevenlabs-config', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{}',
    cache: 'no-store',
  }).catch((error: unknown) => {
    throw new VoiceError(configFailure(error))
  })
  const body: unknown = await answer.json().catch(() => {
    throw new VoiceError({ reason: 'config_unreachable', message: 'the answer could not be read.' })
  })
  const checked = checkVoiceConfig(body)
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
    firstMessage: text(given.first_message) || null,
    systemPrompt: text(given.system_prompt) || null,
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
