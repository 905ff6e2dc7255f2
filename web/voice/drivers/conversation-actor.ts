import { fromCallback } from 'xstate'
import type { ConversationInput, ConversationOrder, ConversationSignal, VoiceEmitted } from '#machines/voice-events.ts'
import { isAgentsFault, type VoiceFailure } from '#machines/voice-failure.ts'
import { hasNetwork } from '#web/lib/offline/connection.ts'
import { orAborted } from '#web/lib/or-aborted.ts'
import type { LevelReader } from '#web/ui/orb/levels.ts'
import type { DriverOptions, VoiceDriver } from '#web/voice/drivers/driver.ts'
import { levelMicrophone } from '#web/voice/drivers/level-microphone.ts'
import { heldMicrophone, releaseMicrophone } from '#web/voice/drivers/microphone.ts'
import { failureOf } from '#web/voice/drivers/voice-error.ts'

/** The conversation before must be over before the next begins: never two at once. */
let before: Promise<void> = Promise.resolve()
let running: VoiceDriver | null = null

/** The level of whoever speaks in the conversation that runs; silence without one. */
export const readVoiceLevels: LevelReader = (bands) => {
  if (running) running.readLevels(bands)
  else bands.fill(0)
}

type Talk = Pick<DriverOptions, 'callTool' | 'recap'> & {
  /** The month's figures where no credential is given any more; null where the limit does not tell so. */
  monthFull: () => Promise<VoiceFailure | null>
}

/** Holds one conversation for the voice session. Its returned function leaves nothing open. */
export function createConverse({ callTool, recap, monthFull }: Talk) {
  return fromCallback<ConversationOrder, ConversationInput, VoiceEmitted>(({ input, sendBack, receive }) => {
    const aborting = new AbortController()
    let driver: VoiceDriver | null = null
    const { signal } = aborting
    const tell = (told: ConversationSignal) => {
      if (!signal.aborted) sendBack(told)
    }

    const started = before
      .then(async () => {
        signal.throwIfAborted()
        const microphone = input.carrier === 'agent' ? heldMicrophone() : await levelMicrophone(signal)
        return start({ ...input, microphone, onSignal: tell, callTool, recap, signal })
      })
      .then(async (fresh) => {
        if (signal.aborted) return fresh.end()
        driver = fresh
        running = fresh
        if (input.carrier === 'agent') releaseMicrophone()
        const { notice, conversationId } = fresh
        tell({ type: 'driver.connected', ...(notice && { notice }), ...(conversationId && { conversationId }) })
      })
      .catch(async (error: unknown) => {
        const failure = ofNetwork(failureOf(error))
        const full = failure.reason === 'limit_closed' ? await monthFull() : null
        tell({ type: 'driver.failed', failure: full ?? failure })
      })

    receive((order) => {
      if (order.type === 'end') return void (driver ? driver.end() : tell({ type: 'driver.ended' }))
      if (order.type === 'mute') driver?.setMuted(order.muted)
      if (order.type === 'hold') driver?.setHeld(order.isHeld)
      if (order.type === 'reply') driver?.reply(order.text)
      if (order.type === 'feedback') driver?.giveFeedback(order)
      if (order.type === 'activity') driver?.tellActivity()
      if (order.type === 'message') driver?.tellMessage(order.text)
    })

    return () => {
      aborting.abort()
      before = started
        .then(() => driver?.end())
        .catch(() => {})
        .then(() => {
          if (running === driver) running = null
        })
    }
  })
}

/** What cannot be reached without a network is no fault of whoever was to be reached. */
function ofNetwork(failure: VoiceFailure): VoiceFailure {
  return !hasNetwork() && isAgentsFault(failure) ? { reason: 'network_absent' } : failure
}

/** Fetches the agent's code ahead, so that the first tap may sound at once. */
export async function loadVoiceLibrary(): Promise<void> {
  agent = await import('#web/voice/drivers/elevenlabs-driver.ts')
  await agent.loadElevenLabs()
}

/** Fetches what listens with the browser's own speech ahead: a press neither waits for it nor needs a network. */
export async function loadBrowserSpeech(): Promise<void> {
  browser = await import('#web/voice/drivers/browser-speech-driver.ts')
}

/** Kept, since even code that is there takes its turn behind the next frame when it is imported. */
let agent: typeof import('#web/voice/drivers/elevenlabs-driver.ts') | undefined
let browser: typeof import('#web/voice/drivers/browser-speech-driver.ts') | undefined

/** The agent's library and the browser's recogniser are fetched only where one of them is to listen. */
async function start(options: DriverOptions): Promise<VoiceDriver> {
  const { carrier, signal } = options
  if (carrier === 'agent') {
    agent ??= await orAborted(import('#web/voice/drivers/elevenlabs-driver.ts'), signal)
    return agent.startElevenLabs(options)
  }
  browser ??= await orAborted(import('#web/voice/drivers/browser-speech-driver.ts'), signal)
  return browser.startBrowserSpeech(options)
}
