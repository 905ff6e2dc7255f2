import type { Person } from '#domain/views.ts'
import { onAuthStateChange } from '#web/lib/auth/auth.ts'
import { onVoiceChoice } from '#web/lib/person/voice-choice.ts'
import { Assistant } from '#web/voice/assistant.ts'

let current: Assistant | null = null
let isWatching = false

/** The one assistant of this tab. Another person's is shut down first, and so is one that carries the voice in another way. */
export function assistantFor(person: Person): Assistant {
  if (current?.person.id === person.id) return current
  forget()
  current = new Assistant(person)
  if (!isWatching) {
    isWatching = true
    onAuthStateChange((change) => {
      if (change.type !== 'SIGNED_OUT') return
      // Who signs out, in whatever window, leaves nothing on the device (ruling 48).
      if (change.by === 'here' || change.by === 'window') forget()
      else keepAndForget()
    })
    onVoiceChoice(keepAndForget)
  }
  return current
}

function keepAndForget(): void {
  try {
    current?.keepWords()
  } finally {
    forget()
  }
}

function forget(): void {
  current?.dispose()
  current = null
}
