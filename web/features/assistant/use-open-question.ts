import { answerTo } from '#web/features/assistant/answer-to.ts'
import { useChat } from '#web/features/assistant/use-chat.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'

/** The question that the conversation ends with, until it is answered; null where it ends otherwise. */
export function useOpenQuestion(assistant: Assistant): ChatMessage | null {
  const messages = useChat(assistant)
  const last = messages.at(-1)
  return last?.outcome?.question && !answerTo(last, messages) ? last : null
}
