import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat-message.ts'
import type { Board } from '#web/voice/draft-board.ts'

export function useChat({ chat }: Assistant): readonly ChatMessage[] {
  return useSyncExternalStore(chat.subscribe, chat.read)
}

/** The words in the air: spoken, or being typed. */
export function useBoard(assistant: Assistant, which: 'spoken' | 'typed'): Board {
  const board = which === 'spoken' ? assistant.board : assistant.typedBoard
  return useSyncExternalStore(board.subscribe, board.read)
}

/** True while a turn is on its way. */
export function useIsThinking({ turn }: Assistant): boolean {
  return useSelector(turn, (snapshot) => snapshot.matches('processing'))
}
