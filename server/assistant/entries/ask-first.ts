import { firstOpen, type SentenceEntry } from '#server/assistant/entries/open-sentence.ts'
import type { Reply } from '#server/assistant/reply.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'

/** Asks the one risky thing of a sentence, behind what is to be said of the others. Nothing of it is written until that is answered. */
export function askFirst(speaker: Speaker, entries: SentenceEntry[], lead = ''): Reply {
  const open = firstOpen(entries)
  if (!open) throw new Error('There is nothing to ask')
  const answer = emptyAnswer(speaker, `${lead} ${open.ask}`.trim())
  const choices = open.choices.map(({ label, amountMinor }) => ({ label, amountMinor, say: label }))
  const asked = { ...answer, turn: { ...answer.turn, question: { ask: open.ask, choices } } }
  return { answer: asked, question: { entries } }
}
