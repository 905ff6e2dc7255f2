import { capital } from '#domain/capital.ts'
import { useBoard, useChat } from '#web/features/assistant/use-chat.ts'
import type { LastWords } from '#web/lib/talk-wish.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { cutOff, cutShort, useIsHeard } from '#web/voice/cut-words.tsx'
import { comesBack, hearsNothing } from '#web/voice/orb-manner.ts'
import { useVoice } from '#web/voice/use-voice.ts'

/** What is being said, by either, else what was said last since the conversation began. */
export function useLastWords(assistant: Assistant): LastWords {
  const voice = useVoice(assistant)
  const board = useBoard(assistant, 'spoken')
  const isHeard = useIsHeard(assistant)
  useChat(assistant)

  if (board.isCut) return { by: 'nobody', text: isHeard ? cutOff.heard : cutOff.unheard }
  if (board.text && !board.isWhole) return { by: 'person', text: capital(board.text) }
  if (voice.mode === 'speaking' && voice.caption) return { by: 'assistant', text: voice.caption }
  if (board.text) return { by: 'person', text: capital(board.text) }
  if (voice.isAwaitingNetwork) return { by: 'nobody', text: comesBack }
  const lost = board.lost.at(-1)
  if (lost) return { by: 'nobody', text: cutShort(lost) }
  const last = assistant.session.recap().at(-1)
  if (last) return last.by === 'person' ? { ...last, text: capital(last.text) } : last
  if (voice.isMuted) return { by: 'nobody', text: hearsNothing }
  return { by: 'nobody', text: voice.notice ?? 'Say what you spent, or ask' }
}
