import { goalNames } from '#db/read/goal-names.ts'
import { type BudgetCategory, budgetCategories } from '#domain/category.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/** The budget or goal that the last turn was about; `fedBy` is the change that put money towards the goal, where it did. */
export type Subject =
  | { about: 'budget'; category: BudgetCategory }
  | { about: 'goal'; name: string; fedBy: number | null }

const MOST_TURNS_BACK = 6

/** What "it" is in "make it 450"; null when the last turn was about entries, or is long past. */
export async function talkSubject(
  context: Pick<Context, 'reader' | 'clock'>,
  { userId, today, currency }: Speaker,
): Promise<Subject | null> {
  const turns = await turnsOfTalk(context, { userId, limit: MOST_TURNS_BACK })
  const outcomes = turns.map(({ outcome }) => outcome)
  const [newest, turn] = [turns.at(-1), outcomes.at(-1)]
  if (!newest || !turn || turn.saved.length > 0) return null
  const tookBack = new Set(turn.tookBack ?? [])
  const undone = outcomes
    .flatMap(({ done = [] }) => done)
    .filter(({ changeId }) => changeId !== null && tookBack.has(changeId))
  const done = turn.done?.at(-1) ?? undone.at(-1)
  if (done?.about === 'budget') return budgetSubject(done.name)
  if (done?.about === 'goal') {
    return { about: 'goal', name: done.name, fedBy: done.act === 'fed' && undone.length === 0 ? done.changeId : null }
  }
  if (tookBack.size > 0) return null

  const goals = await goalNames(context.reader, userId)
  const [frame] = understand(newest.message, { today, currency, goals }).frames
  if (frame?.intent === 'budget' && frame.category) return budgetSubject(frame.category)
  const name = frame?.intent === 'goal' ? frame.goal?.toLowerCase() : undefined
  const goal = goals.find((each) => each.toLowerCase() === name)
  return goal === undefined ? null : { about: 'goal', name: goal, fedBy: null }
}

function budgetSubject(name: string): Subject | null {
  const category = budgetCategories.find((each) => each === name)
  return category ? { about: 'budget', category } : null
}
