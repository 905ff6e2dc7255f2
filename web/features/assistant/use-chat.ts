import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useSyncExternalStore } from 'react'
import { chatQuery } from '#web/lib/query/chat.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'
import type { Board } from '#web/voice/draft-board.ts'

/** The conversation: the copy of this device at once, then with what was said on others. */
export function useChat(assistant: Assistant): readonly ChatMessage[] {
  const { data, dataUpdatedAt } = useQuery(chatQuery)
  useEffect(() => {
    if (data && dataUpdatedAt > 0) assistant.takeIn(data.messages)
  }, [assistant, data, dataUpdatedAt])
  return useSyncExternalStore(assistant.chat.subscribe, assistant.chat.read)
}

/** The words of the reply that is on its way, as far as they have come. */
export function useGrowing({ growing }: Assistant): string {
  return useSyncExternalStore(growing.subscribe, growing.read)
}

/** The words in the air: spoken, or being typed. */
export function useBoard(assistant: Assistant, which: 'spoken' | 'typed'): Board {
  const board = which === 'spoken' ? assistant.board : assistant.typedBoard
  return useSyncExternalStore(board.subscribe, board.read)
}

/** How many cards are saved at the next pause, none while an amount is open: told only when that changes, not with every word. */
export function useDraftCount({ board }: Assistant): number {
  return useSyncExternalStore(board.subscribe, () => {
    const { reading, isCut } = board.read()
    const drafts = reading?.drafts ?? []
    return isCut || drafts.some(({ amountMinor }) => amountMinor === null) ? 0 : drafts.length
  })
}

/** True while a turn is on its way. */
export function useIsThinking({ turn }: Assistant): boolean {
  return useSelector(turn, (snapshot) => snapshot.matches('processing'))
}
