import type { Callbacks } from '@elevenlabs/client'
import { type OfferedTool, offeredNames, offeredTools } from '#domain/tools/offered.ts'
import type { VoiceFailure } from '#machines/voice-failure.ts'
import { hasNetwork } from '#web/lib/offline/connection.ts'
import type { DriverOptions } from '#web/voice/drivers/driver.ts'

type Details = Parameters<NonNullable<Callbacks['onDisconnect']>>[0]
type Correction = Parameters<NonNullable<Callbacks['onAgentResponseCorrection']>>[0]

/** The mode flickers while the audio begins: a change counts once it has lasted this long. */
const MODE_SETTLES_MS = 50

/** What comes over the line, told as signals of the session. */
export class ElevenLabsWire {
  key = ''
  /** Penny is heard, as told to the session. */
  isSpeaking = false
  /** A hold cut her short: what still comes of those words is not played. */
  isHushed = false
  #options: DriverOptions
  #callId = ''
  #heard = 0
  /** What the agent failed at; null once it goes on all the same. */
  #error: string | null = null
  #modeTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: DriverOptions) {
    this.#options = options
  }

  /** Fires before the handler of the same event, which is not told the call's id. */
  noteIncoming = (event: { type?: string; client_tool_call?: { tool_call_id?: unknown } }): void => {
    if (event.type === 'client_tool_call') this.#callId = String(event.client_tool_call?.tool_call_id ?? '')
  }

  /** The registry's verbs, each under its own name: an agent may call those that are set up for it. */
  readonly clientTools = Object.fromEntries(
    offeredNames.map((name) => [name, (parameters: unknown) => this.#call(name, parameters)]),
  )

  async #call(name: OfferedTool, parameters: unknown): Promise<string> {
    const { callTool, onSignal } = this.#options
    const call = () => callTool({ name, parameters, callId: this.#callId })
    if (offeredTools[name] === 'read') return call()
    onSignal({ type: 'tool.started' })
    return call().finally(() => onSignal({ type: 'tool.finished' }))
  }

  hear = ({ message, role, event_id }: { message: string; role: string; event_id?: number }): void => {
    this.#error = null
    if (role === 'user') {
      const deliveryKey = `${this.key}:${event_id ?? `n${++this.#heard}`}`
      this.#options.onSignal({ type: 'speech.final', text: message, deliveryKey })
    } else {
      this.#options.onSignal({ type: 'agent.said', text: message, eventId: event_id ?? 0 })
    }
  }

  correct = ({ corrected_agent_response, event_id }: Correction): void => {
    this.#options.onSignal({ type: 'agent.corrected', text: corrected_agent_response, eventId: event_id })
  }

  /** Words still being heard reach the library's debug channel only. */
  hearTentative = (event: unknown): void => {
    const text = tentativeText(event)
    if (text) this.#options.onSignal({ type: 'speech.partial', text })
  }

  changeMode(mode: 'speaking' | 'listening'): void {
    clearTimeout(this.#modeTimer)
    this.#modeTimer = setTimeout(() => {
      this.isSpeaking = mode === 'speaking'
      if (!this.isSpeaking) this.isHushed = false
      this.#options.onSignal({ type: this.isSpeaking ? 'agent.speaking' : 'agent.silent' })
    }, MODE_SETTLES_MS)
  }

  /** The library reports refused tools here too; those are answered to the agent and are no failure of the voice. */
  fail = (message: string): void => {
    const error = /^Server error: (.*)$/s.exec(message)
    if (!error) return
    this.#error = error[1] ?? ''
    this.#options.onSignal({ type: 'agent.failed', message: this.#error })
  }

  /** It was unplugged, or its headphones were put away: the line is taken up again with the one that is there now. */
  loseMicrophone = (): void => {
    this.#options.onSignal({ type: 'driver.dropped', failure: { reason: 'microphone_lost' }, isRecoverable: true })
  }

  close = (details: Details): void => {
    clearTimeout(this.#modeTimer)
    const failure = this.#failureOf(details)
    this.#options.onSignal(
      failure ? { type: 'driver.dropped', failure, isRecoverable: isRecoverable(details) } : { type: 'driver.ended' },
    )
  }

  /** null for a line that was ended, by either; one that the agent ends on an error of its own is at fault. */
  #failureOf(details: Details): VoiceFailure | null {
    if (details.reason === 'agent' && this.#error !== null) return { reason: 'dropped', message: this.#error }
    if (details.reason !== 'error') return null
    if (details.context.type === 'max_duration_exceeded') return { reason: 'time_over', message: details.message }
    if (!isBroken(details)) return { reason: 'dropped', message: details.message }
    return hasNetwork()
      ? { reason: 'dropped', message: 'The connection was closed due to a socket error.' }
      : { reason: 'network_lost' }
  }
}

function isBroken(details: Details): boolean {
  return details.reason === 'error' && (details.closeCode === 1006 || details.context.type === 'error')
}

function isRecoverable(details: Details): boolean {
  if (details.reason !== 'error') return false
  return isBroken(details) || (details.closeCode !== undefined && recoverable.has(details.closeCode))
}

/** Going away, internal error, restart, try later. A refusal (1008) or a fault of ours (1002) would only come again. */
const recoverable = new Set([1001, 1011, 1012, 1013])

function tentativeText(event: unknown): string | null {
  if (typeof event !== 'object' || event === null || !('type' in event)) return null
  if (event.type !== 'tentative_user_transcript') return null
  const inner = 'tentative_user_transcription_event' in event ? event.tentative_user_transcription_event : null
  if (typeof inner !== 'object' || inner === null || !('user_transcript' in inner)) return null
  return typeof inner.user_transcript === 'string' ? inner.user_transcript : null
}
