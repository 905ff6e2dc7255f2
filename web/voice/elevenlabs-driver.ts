import type { Callbacks, VoiceConversation } from '@elevenlabs/client'
import type { VoiceFailure } from '#machines/voice-failure.ts'
import { foldSpectrum } from '#web/ui/orb/levels.ts'
import type { DriverOptions, VoiceDriver } from '#web/voice/driver.ts'
import { takeVoiceConfig, type VoiceConfig } from '#web/voice/voice-config.ts'
import { failureOf, messageOf, VoiceError } from '#web/voice/voice-error.ts'
import { workletPaths } from '#web/voice/warm-audio.ts'
import { watchStart } from '#web/voice/watch-start.ts'
import { wordsOnReply, wordsOnResuming } from '#web/voice/words-for-agent.ts'

type Library = typeof import('@elevenlabs/client')
type Details = Parameters<NonNullable<Callbacks['onDisconnect']>>[0]

/** The mode flickers while the audio begins: a change counts once it has lasted this long. */
const MODE_SETTLES_MS = 50
/** Android loses the first words while it switches its audio over. */
const connectionDelay = { default: 0, android: 3_000 }

/** Fetches the library's code ahead, so that the first tap may sound at once. */
export function loadElevenLabs(): Promise<Library> {
  return import('@elevenlabs/client')
}

/** A conversation with the voice agent over its websocket. Throws a `VoiceError`. */
export async function startElevenLabs(options: DriverOptions): Promise<VoiceDriver> {
  const [config, { Conversation }] = await Promise.all([takeVoiceConfig(options), loadElevenLabs()])
  if (options.signal.aborted) throw new VoiceError({ reason: 'start_failed', message: 'it was stopped.' })

  const wire = new Wire(options)
  const watch = watchStart()
  const abandon = () => watch.abandon()
  options.signal.addEventListener('abort', abandon)
  /** Known before the start resolves: the agent may speak first. */
  let speaker: VoiceConversation | null = null
  try {
    const session = await Conversation.startSession({
      ...address(config),
      textOnly: false,
      overrides: { agent: agentWords(config, options) },
      connectionDelay,
      workletPaths,
      clientTools: wire.clientTools,
      onIncomingEvent: wire.noteIncoming,
      onMessage: wire.hear,
      onDebug: wire.hearTentative,
      onModeChange: ({ mode }) => wire.changeMode(mode),
      onInterruption: () => {
        speaker?.setVolume({ volume: 0 })
        options.onSignal({ type: 'agent.interrupted' })
      },
      onAudio: () => speaker?.setVolume({ volume: 1 }),
      onConversationCreated: (created) => {
        if (created.type === 'voice') speaker = created
      },
      onError: wire.fail,
      onDisconnect: wire.close,
    })
    if (options.signal.aborted) {
      await session.endSession()
      throw new VoiceError({ reason: 'start_failed', message: 'it was stopped.' })
    }
    wire.key = session.getId()
    if (options.attempt > 0) session.sendContextualUpdate(wordsOnResuming(options.recap(), options.lastHeard))
    return driverOf(session, config)
  } catch (error) {
    watch.abandon()
    throw new VoiceError(startFailure(error))
  } finally {
    options.signal.removeEventListener('abort', abandon)
    watch.done()
  }
}

function address({ apiKey, agentId }: VoiceConfig) {
  return /^wss?:\/\//.test(apiKey)
    ? { signedUrl: apiKey, connectionType: 'websocket' as const }
    : { agentId, connectionType: 'websocket' as const }
}

/** A conversation that is taken up again does not begin with a greeting: an empty first message lets the person speak first. */
function agentWords({ firstMessage, systemPrompt }: VoiceConfig, { attempt }: Pick<DriverOptions, 'attempt'>) {
  const opening = attempt > 0 ? '' : firstMessage
  return {
    language: 'en' as const,
    ...(opening === null ? {} : { firstMessage: opening }),
    ...(systemPrompt ? { prompt: { prompt: systemPrompt } } : {}),
  }
}

/** What comes over the line, told as signals of the session. */
class Wire {
  key = ''
  #options: DriverOptions
  #callId = ''
  #heard = 0
  #modeTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: DriverOptions) {
    this.#options = options
  }

  /** Fires before the handler of the same event, which is not told the call's id. */
  noteIncoming = (event: { type?: string; client_tool_call?: { tool_call_id?: unknown } }): void => {
    if (event.type === 'client_tool_call') this.#callId = String(event.client_tool_call?.tool_call_id ?? '')
  }

  readonly clientTools = {
    addTransaction: (parameters: unknown) => this.#call('addTransaction', parameters),
    getTransactionSummary: (parameters: unknown) => this.#call('getTransactionSummary', parameters),
  }

  async #call(name: string, parameters: unknown): Promise<string> {
    const callId = this.#callId
    this.#options.onSignal({ type: 'tool.started' })
    try {
      return await this.#options.callTool({ name, parameters, callId })
    } finally {
      this.#options.onSignal({ type: 'tool.finished' })
    }
  }

  hear = ({ message, role, event_id }: { message: string; role: string; event_id?: number }): void => {
    if (role === 'user') {
      const deliveryKey = `${this.key}:${event_id ?? `n${++this.#heard}`}`
      this.#options.onSignal({ type: 'speech.final', text: message, deliveryKey })
    } else {
      this.#options.onSignal({ type: 'agent.said', text: message, eventId: event_id ?? 0 })
    }
  }

  /** Words still being heard reach the library's debug channel only. */
  hearTentative = (event: unknown): void => {
    const text = tentativeText(event)
    if (text) this.#options.onSignal({ type: 'speech.partial', text })
  }

  changeMode(mode: 'speaking' | 'listening'): void {
    clearTimeout(this.#modeTimer)
    this.#modeTimer = setTimeout(() => {
      this.#options.onSignal({ type: mode === 'speaking' ? 'agent.speaking' : 'agent.silent' })
    }, MODE_SETTLES_MS)
  }

  /** The library reports refused tools here too; those are answered to the agent and are no failure of the voice. */
  fail = (message: string): void => {
    const error = /^Server error: (.*)$/s.exec(message)
    if (error) this.#options.onSignal({ type: 'agent.failed', message: error[1] ?? '' })
  }

  close = (details: Details): void => {
    clearTimeout(this.#modeTimer)
    if (details.reason !== 'error') {
      this.#options.onSignal({ type: 'driver.ended' })
      return
    }
    const isBroken = details.closeCode === 1006 || details.context.type === 'error'
    this.#options.onSignal({
      type: 'driver.dropped',
      message: isBroken ? 'The connection was closed due to a socket error.' : details.message,
      isRecoverable: isBroken || (details.closeCode !== undefined && recoverable.has(details.closeCode)),
    })
  }
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

function driverOf(session: VoiceConversation, { conversationId }: VoiceConfig): VoiceDriver {
  return {
    ...(conversationId === null ? {} : { conversationId }),
    end: () => session.endSession(),
    setMuted: (muted) => session.setMicMuted(muted),
    reply: (text) => session.sendContextualUpdate(wordsOnReply(text)),
    giveFeedback: ({ eventId, isLiked }) => session.sendFeedback(isLiked, eventId),
    tellActivity: () => session.sendUserActivity(),
    tellMessage: (text) => session.sendUserMessage(text),
    readLevels: (bands) => foldSpectrum(session.getInputByteFrequencyData(), bands),
  }
}

function startFailure(error: unknown): VoiceFailure {
  const message = messageOf(error)
  if (/^Invalid (?:format|sample rate)/.test(message)) return { reason: 'unsupported_audio', message }
  if (/sample ?rate/i.test(message)) return { reason: 'unsupported_audio', message: 'Invalid sample rate' }
  if (/worklet|addModule/i.test(message)) return { reason: 'worklet_failed' }
  if (error instanceof Error && error.name === 'SessionConnectionError') {
    const code = 'closeCode' in error ? error.closeCode : undefined
    const isRefused = code === undefined || code === 1006
    return { reason: isRefused ? 'connection_failed' : 'start_failed', message }
  }
  return failureOf(error)
}
