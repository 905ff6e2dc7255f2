import type { SnapshotFrom } from 'xstate'
import type { voiceSessionMachine } from '#machines/voice-session.ts'
import type { Assistant } from '#web/voice/assistant.ts'

/** Takes hold of something once while the voice session is as told; `hold` returns the function that lets go of it. */
export function holdWhile(
  { voice }: Assistant,
  isWanted: (snapshot: SnapshotFrom<typeof voiceSessionMachine>) => boolean,
  hold: () => () => void,
): void {
  let letGo: (() => void) | null = null
  const off = () => {
    letGo?.()
    letGo = null
  }
  voice.subscribe({
    next(snapshot) {
      if (isWanted(snapshot)) letGo ??= hold()
      else off()
    },
    complete: off,
  })
}
