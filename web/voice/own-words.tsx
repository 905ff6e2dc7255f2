import { useMemo, useSyncExternalStore } from 'react'
import { SpokenWords } from '#web/ui/draft-card/spoken-words.tsx'
import type { Assistant } from '#web/voice/assistant.ts'

/** What the person said, with what they took back struck by the pen. */
export function OwnWords({ assistant, text }: { assistant: Assistant; text: string }) {
  const { board } = assistant
  const isReady = useSyncExternalStore(board.subscribe, () => board.isReady)
  const reading = useMemo(() => (isReady ? board.understand(text) : null), [board, isReady, text])
  return <SpokenWords className="small" text={text} reading={reading} isWhole hasNotes={false} />
}
