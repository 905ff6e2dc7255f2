import type { BudgetFrame } from '#domain/understanding/frame.ts'
import type { ChangeScope, Intention } from '#server/assistant/make-changes.ts'
import { talkSubject } from '#server/assistant/talk-subject.ts'

export const ASK_BUDGET = 'Which category, and how much a month? Say "set dining to 300".'

/** "set dining to 300": makes the budget of a category or changes it (ruling 44). "The budget" is the one that the talk is about. */
export async function setBudget({ context, speaker }: ChangeScope, frame: BudgetFrame): Promise<Intention> {
  const { amountMinor } = frame
  const subject = frame.category ? null : await talkSubject(context, speaker)
  const category = frame.category ?? (subject?.about === 'budget' ? subject.category : undefined)
  if (!category || amountMinor === undefined) return { say: ASK_BUDGET }
  return { calls: [{ name: 'setBudget', input: { category, amountMinor } }] }
}
