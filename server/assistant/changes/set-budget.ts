import type { BudgetFrame } from '#domain/understanding/frame.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import { askBudget, type OpenBudget } from '#server/assistant/waiting/resolve-budget.ts'

const BELOW_ZERO = 'A budget has to be more than nothing, so I set none. Say "set dining to 300".'

/** "set dining to 300": makes the budget of a category or changes it (ruling 44). "The budget" is the one that the talk is about. */
export async function setBudget({ context, speaker }: ChangeScope, frame: BudgetFrame): Promise<Intention> {
  if (/(?:^|\s)(?:[-−–]|minus )[$€£]?\d/i.test(speaker.message)) return { say: BELOW_ZERO }
  const { amountMinor } = frame
  const isAnother = /\b(?:an?|another|new) (?:monthly |new )?budget\b/i.test(speaker.message)
  const subject = frame.category || isAnother ? null : await talkSubject(context, speaker)
  const category = frame.category ?? (subject?.about === 'budget' ? subject.category : undefined)
  if (!category || amountMinor === undefined) {
    const budget: OpenBudget = {
      ...(category ? { category } : {}),
      ...(amountMinor === undefined ? {} : { amountMinor }),
    }
    return { say: askBudget(budget), waiting: { budget } }
  }
  return { calls: [{ name: 'setBudget', input: { category, amountMinor } }] }
}
