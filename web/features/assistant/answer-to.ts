import type { ChatMessage } from '#web/voice/chat/chat-message.ts'

/** The choice that answered a question: the one that was pressed, or the one whose amount the next reply saved. Null while it is open. */
export function answerTo(asked: ChatMessage, messages: readonly ChatMessage[]): string | null {
  if (asked.answeredWith) return asked.answeredWith
  const at = messages.findIndex(({ id }) => id === asked.id)
  const reply = at < 0 ? undefined : messages.slice(at + 1).find(({ type }) => type === 'assistant')
  const saved = reply?.outcome?.saved.map(({ transaction }) => Math.abs(transaction.amountMinor)) ?? []
  return asked.outcome?.question?.choices.find(({ amountMinor }) => saved.includes(amountMinor))?.label ?? null
}
