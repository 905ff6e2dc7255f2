import { voiceStatus } from '#machines/voice-view.ts'
import { wakeTalk } from '#web/lib/talk-wish.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { haveVoiceConfig } from '#web/voice/drivers/voice-config.ts'
import { coolAudio, restAudio, wakeAudio, warmAudio } from '#web/voice/drivers/warm-audio.ts'
import { readyCues } from '#web/voice/wiring/cue.ts'

const AUDIO_WITHIN_MS = 2_000
/** A press that is to begin a conversation has done so by then, be it a tap or a hold. */
const BEGUN_WITHIN_MS = 1_000

/** What the agent's line needs is made ready while the person is being let in, and its next credential while nobody talks. */
export function wireReadiness(assistant: Assistant): void {
  const { voice } = assistant
  let wasBeginning = false
  let wasOn = false
  voice.subscribe((snapshot) => {
    const isBeginning = snapshot.matches('preparing') || snapshot.matches({ session: 'connecting' })
    if (isBeginning && !wasBeginning && snapshot.context.carrier === 'agent') {
      if (snapshot.matches('preparing')) haveVoiceConfig()
      wakeAudio()
    }
    wasBeginning = isBeginning
    const isOn = voiceStatus(snapshot) !== 'disconnected'
    if (wasOn && !isOn) coolAudio()
    wasOn = isOn
  })
  let idle: ReturnType<typeof setTimeout> | undefined
  wakeTalk.set(() => {
    clearTimeout(idle)
    idle = wakeInPress(assistant)
  })
  let wasOpen = false
  voice.on('session.opened', () => {
    wasOpen = true
  })
  voice.on('session.closed', () => {
    if (voice.getSnapshot().context.carrier === 'agent') haveVoiceConfig()
    // What could not be opened is not opened again before somebody presses.
    if (wasOpen) readyAudio(assistant)
    wasOpen = false
  })
}

/** Before it is known whether the press is a hold, a tap or neither. Returns the timer after which the audio of a press that began nothing rests. */
function wakeInPress({ voice }: Assistant): ReturnType<typeof setTimeout> | undefined {
  const isOff = () => voiceStatus(voice.getSnapshot()) === 'disconnected'
  if (!isOff() || voice.getSnapshot().context.carrier !== 'agent') return undefined
  wakeAudio()
  return setTimeout(() => {
    if (isOff()) restAudio()
  }, BEGUN_WITHIN_MS)
}

/** Opens the audio of the next conversation with the agent, and of its signs, while nobody talks. */
export function readyAudio({ voice }: Assistant): void {
  whenIdle(() => {
    const snapshot = voice.getSnapshot()
    const isWanted = snapshot.status === 'active' && snapshot.context.carrier === 'agent'
    if (!isWanted || voiceStatus(snapshot) !== 'disconnected') return
    warmAudio()
    readyCues()
  }, AUDIO_WITHIN_MS)
}
