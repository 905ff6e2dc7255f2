import type { BudgetFrame } from '#domain/understanding/frame.ts'
import type { ChangeScope, Intention } from '#server/assistant/make-changes.ts'
import { talkSubject } from '#server/assistant/talk-subject.ts'

const ASK_CATEGORY = 'For which category? Say it, like "dining".'
export const ASK_BUDGET = 'Which category, and how much a month? Say "set dining to 300".'

/** "set dining to 300": makes the budget of a category or changes it (ruling 44). "The budget" is the one that the talk is about. */
export async function setBudget({ context, speaker }: ChangeScope, frame: BudgetFrame): Promise<Intention> {
  const { amountMinor } = frame
  const isAnother = /\b(?:an?|another|new) (?:monthly |new )?budget\b/i.test(speaker.message)
  const subject = frame.category || isAnother ? null : await talkSubject(context, speaker)
  const category = frame.category ?? (subject?.about === 'budget' ? subject.category : undefined)
  if (category && amountMinor === undefined)
    return { say: `How much a month for ${category}?`, waiting: { budget: { category } } }
  if (!category && amountMinor !== undefined) return { say: ASK_CATEGORY, waiting: { budget: { amountMinor } } }
  if (!category || amountMinor === undefined) return { say: ASK_BUDGET }
  return { calls: [{ name: 'setBudget', input: { category, amountMinor } }] }
}
