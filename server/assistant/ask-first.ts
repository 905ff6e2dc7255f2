import { formatMoney } from '#domain/money.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import type { Memory } from '#server/assistant/memory.ts'
import { firstOpen, type SentenceEntry } from '#server/assistant/open-sentence.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'

/** Asks the one risky thing of a sentence. Nothing of it is written until that is answered. */
export function askFirst(memory: Memory, speaker: Speaker, entries: SentenceEntry[]): AssistantAnswer {
  const open = firstOpen(entries)
  if (!open) throw new Error('There is nothing to ask')
  memory.ask(speaker.userId, { entries })
  const answer = emptyAnswer(speaker, open.ask)
  const choices = open.choices.map((amountMinor) => {
    const label = formatMoney(amountMinor, speaker.currency)
    return { label, amountMinor, say: label }
  })
  return { ...answer, turn: { ...answer.turn, question: { ask: open.ask, choices } } }
}
