import type { VoiceConversation } from '@elevenlabs/client'
import type { VoiceFailure } from '#machines/voice-failure.ts'
import { orAborted } from '#web/lib/or-aborted.ts'
import { foldSpectrum } from '#web/ui/orb/levels.ts'
import type { DriverOptions, VoiceDriver } from '#web/voice/drivers/driver.ts'
import { ElevenLabsWire } from '#web/voice/drivers/elevenlabs-wire.ts'
import { takeVoiceConfig, type VoiceConfig } from '#web/voice/drivers/voice-config.ts'
import { failureOf, messageOf, VoiceError } from '#web/voice/drivers/voice-error.ts'
import { workletPaths } from '#web/voice/drivers/warm-audio.ts'
import { watchStart } from '#web/voice/drivers/watch-start.ts'
import { wordsOnReply, wordsOnResuming } from '#web/voice/drivers/words-for-agent.ts'

type Library = typeof import('@elevenlabs/client')

/** Android loses the first words while it switches its audio over. */
const connectionDelay = { default: 0, android: 3_000 }

let library: Library | undefined

/** Fetches the library's code ahead, so that the first tap may sound at once. */
export async function loadElevenLabs(): Promise<Library> {
  library ??= await import('@elevenlabs/client')
  return library
}

/** A conversation with the voice agent over its websocket. Throws a `VoiceError`. */
export async function startElevenLabs(options: DriverOptions): Promise<VoiceDriver> {
  const prepared = Promise.all([takeVoiceConfig(options), loadElevenLabs()])
  const [config, { Conversation }] = await orAborted(prepared, options.signal)
  options.signal.throwIfAborted()
  const signedUrl = signedAddress(config)

  const wire = new ElevenLabsWire(options)
  const watch = watchStart(wire.loseMicrophone)
  const abandon = () => watch.abandon()
  options.signal.addEventListener('abort', abandon)
  /** Known before the start resolves: the agent may speak first. */
  let speaker: VoiceConversation | null = null
  try {
    const session = await Conversation.startSession({
      signedUrl,
      connectionType: 'websocket',
      textOnly: false,
      overrides: { agent: agentWords(config, options) },
      connectionDelay,
      // The screen is kept on by the session itself, which does not wait for it.
      useWakeLock: false,
      workletPaths,
      clientTools: wire.clientTools,
      onIncomingEvent: wire.noteIncoming,
      onMessage: wire.hear,
      onAgentResponseCorrection: wire.correct,
      onDebug: wire.hearTentative,
      onModeChange: ({ mode }) => wire.changeMode(mode),
      onInterruption: () => {
        wire.isHushed = false
        speaker?.setVolume({ volume: 0 })
        options.onSignal({ type: 'agent.interrupted' })
      },
      onAudio: () => speaker?.setVolume({ volume: wire.isHushed ? 0 : 1 }),
      onConversationCreated: (created) => {
        if (created.type === 'voice') speaker = created
      },
      onError: wire.fail,
      onDisconnect: (details) => {
        watch.over()
        wire.close(details)
      },
    })
    if (options.signal.aborted) {
      await session.endSession()
      throw new VoiceError({ reason: 'start_failed', message: 'it was stopped.' })
    }
    wire.key = session.getId()
    if (options.isResumed) session.sendContextualUpdate(wordsOnResuming(options.recap(), options.lastHeard))
    return driverOf(session, { config, wire })
  } catch (error) {
    watch.abandon()
    throw new VoiceError(startFailure(error))
  } finally {
    options.signal.removeEventListener('abort', abandon)
    watch.done()
  }
}

/** The one credential that opens a line; nothing is opened by the agent's id alone, at a host that nobody has set (ruling 6). */
function signedAddress({ apiKey }: VoiceConfig): string {
  if (/^wss?:\/\//.test(apiKey)) return apiKey
  throw new VoiceError({ reason: 'start_failed', message: 'the server gave no signed address.' })
}

/** A conversation that is taken up again does not begin with a greeting: an empty first message lets the person speak first. */
function agentWords({ firstMessage, systemPrompt }: VoiceConfig, { isResumed }: Pick<DriverOptions, 'isResumed'>) {
  const opening = isResumed ? '' : firstMessage
  return {
    language: 'en' as const,
    ...(opening === null ? {} : { firstMessage: opening }),
    ...(systemPrompt ? { prompt: { prompt: systemPrompt } } : {}),
  }
}

function driverOf(
  session: VoiceConversation,
  { config, wire }: { config: VoiceConfig; wire: ElevenLabsWire },
): VoiceDriver {
  const { conversationId } = config
  const spectrum = () => (wire.isSpeaking ? session.getOutputByteFrequencyData() : session.getInputByteFrequencyData())
  return {
    ...(conversationId === null ? {} : { conversationId }),
    end: () => session.endSession(),
    setMuted: (muted) => session.setMicMuted(muted),
    setHeld(isHeld) {
      if (!isHeld || !wire.isSpeaking) return
      wire.isHushed = true
      session.setVolume({ volume: 0 })
    },
    reply: (text) => session.sendContextualUpdate(wordsOnReply(text)),
    giveFeedback: ({ eventId, isLiked }) => session.sendFeedback(isLiked, eventId),
    tellActivity: () => session.sendUserActivity(),
    tellMessage: (text) => session.sendUserMessage(text),
    readLevels: (bands) => foldSpectrum(spectrum(), bands),
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
