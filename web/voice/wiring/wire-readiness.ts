import { voiceStatus } from '#machines/voice-view.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { haveVoiceConfig } from '#web/voice/drivers/voice-config.ts'
import { coolAudio, warmAudio } from '#web/voice/drivers/warm-audio.ts'

/** What the agent's line needs is made ready while the person is being let in, and its next credential while nobody talks. */
export function wireReadiness({ voice }: Assistant): void {
  let wasBeginning = false
  voice.subscribe((snapshot) => {
    const isBeginning = snapshot.matches('preparing') || snapshot.matches({ session: 'connecting' })
    if (isBeginning && !wasBeginning && snapshot.context.carrier === 'agent') {
      if (snapshot.matches('preparing')) haveVoiceConfig()
      warmAudio()
    }
    wasBeginning = isBeginning
    if (voiceStatus(snapshot) === 'disconnected') coolAudio()
  })
  voice.on('session.closed', () => {
    if (voice.getSnapshot().context.carrier === 'agent') haveVoiceConfig()
  })
}
