import type { BudgetCategory } from '#domain/category.ts'
import type { BudgetFrame } from '#domain/understanding/frame.ts'
import { askReading } from '#server/assistant/changes/ask-reading.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import { askBudget, type OpenBudget } from '#server/assistant/waiting/resolve-budget.ts'
import { runTool } from '#server/tools/run-tool.ts'

const BELOW_ZERO = 'A budget has to be more than nothing, so I set none. Say "set dining to 300".'

/** "set dining to 300": makes the budget of a category or changes it (ruling 44). "The budget" is the one that the talk is about. */
export async function setBudget({ context, speaker }: ChangeScope, frame: BudgetFrame): Promise<Intention> {
  if (/(?:^|\s)(?:[-−–]|minus )[$€£]?\d/i.test(speaker.message)) return { say: BELOW_ZERO }
  const { amountMinor } = frame
  const isAnother = /\b(?:an?|another|new) (?:monthly |new )?budget\b/i.test(speaker.message)
  const subject = frame.category || isAnother ? null : await talkSubject(context, speaker)
  const category = frame.category ?? (subject?.about === 'budget' ? subject.category : undefined)
  if (category && frame.readings)
    return {
      ask: askReading(frame.readings, speaker.currency, (sum) => ({
        calls: [{ name: 'setBudget', input: { category, amountMinor: sum } }],
      })),
    }
  if (category && frame.byMinor !== undefined)
    return raiseBudget({ context, speaker }, { category, byMinor: frame.byMinor })
  if (!category || amountMinor === undefined) {
    const budget: OpenBudget = {
      ...(category ? { category } : {}),
      ...(amountMinor === undefined ? {} : { amountMinor }),
    }
    return { say: askBudget(budget), waiting: { budget } }
  }
  return { calls: [{ name: 'setBudget', input: { category, amountMinor } }] }
}

/** "raise groceries by 50": the budget there is and so much more; asks for the whole where there is none. */
export async function raiseBudget(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  { category, byMinor }: { category: BudgetCategory; byMinor: number },
): Promise<Intention> {
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: { category }, userId: speaker.userId })
  const [budget] = output.budgets
  if (!budget) return { say: askBudget({ category }), waiting: { budget: { category } } }
  const amountMinor = budget.budgetMinor + byMinor
  if (amountMinor <= 0) return { say: BELOW_ZERO }
  return { calls: [{ name: 'setBudget', input: { category, amountMinor } }] }
}
