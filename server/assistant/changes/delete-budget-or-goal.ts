import type { BudgetCategory } from '#domain/category.ts'
import { listWords } from '#domain/list-words.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import { runTool } from '#server/tools/run-tool.ts'

const named = /^(?:(?:all|both|every)(?: of)? ?)?(?:my |our |the )?(.*?)\s*\b(budget|goal|limit|allowance|cap)(s?)$/i

/**
 * "remove the shopping budget", "delete the Paris goal", "remove the limit": the plan of that name, or the one that the talk is about; null
 * where the words are no plan's, or an entry is called so.
 */
export async function deleteBudgetOrGoal(scope: ChangeScope, name: string): Promise<Intention | null> {
  const [, words = '', noun = '', several] = named.exec(name) ?? []
  const kind = noun.toLowerCase()
  if (kind === '') return null
  if (kind !== 'budget' && kind !== 'goal' && words === '' && (await scope.turn.newestEntries(kind)).length > 0)
    return null
  if (kind === 'goal') return deleteGoal(scope, words, several === 's')
  return deleteBudget(scope, { words, kind, isSeveral: several === 's' })
}

async function deleteGoal(
  { context, speaker }: ChangeScope,
  words: string,
  isSeveral: boolean,
): Promise<Intention | null> {
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const { goals } = output
  if (isSeveral && words === '' && goals.length > 1)
    return {
      say: oneByOne(
        'goal',
        goals.map((goal) => goal.name),
      ),
    }
  const subject = words === '' ? await talkSubject(context, speaker) : null
  const goal = findGoal(goals, words || (subject?.about === 'goal' ? subject.name : undefined))
  return goal && { calls: [{ name: 'deleteGoal', input: { id: goal.id } }] }
}

type Limit = { words: string; kind: string; isSeveral: boolean }

async function deleteBudget(
  { context, turn, speaker }: ChangeScope,
  { words, kind, isSeveral }: Limit,
): Promise<Intention | null> {
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId: speaker.userId })
  const { budgets } = output
  const names = budgets.map(({ category }) => category)
  if (isSeveral && words === '' && budgets.length > 1) return { say: oneByOne('budget', names) }
  const subject = words === '' ? await talkSubject(context, speaker) : null
  const category =
    words === '' ? (subject?.about === 'budget' ? subject.category : undefined) : categoryOf(words, speaker)
  const ofName = budgets.filter((budget) => budget.category.toLowerCase().includes(words.toLowerCase()))
  const meant = budgets.find((budget) => budget.category === category) ?? (ofName.length === 1 ? ofName[0] : undefined)
  if (meant) return { calls: [{ name: 'deleteBudget', input: { id: meant.id } }] }
  if ((await turn.newestEntries(kind)).length > 0) return null
  if (names.length === 0) return { say: 'There is no budget yet, so there is nothing to remove.' }
  const yours = `${names.length === 1 ? 'Yours is' : 'Yours are'} ${listWords(names)}.`
  return { say: words === '' ? `Which budget? ${yours}` : `There is no budget for ${words}. ${yours}` }
}

/** The category that a limit is on: coffee counts as food. */
function categoryOf(words: string, { today, currency }: Speaker): BudgetCategory | undefined {
  const [frame] = understand(`how much is left for ${words}`, { today, currency }).frames
  return frame?.intent === 'budget' ? frame.category : undefined
}

/** "remove the shopping one", right behind talk of budgets; null where nothing of that name is there. */
export async function deleteNamedPlan(scope: ChangeScope, name: string): Promise<Intention | null> {
  const { context, speaker } = scope
  const { userId } = speaker
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId })
  const goal = output.goals.find((each) => each.name.toLowerCase() === name.toLowerCase())
  if (goal) return { calls: [{ name: 'deleteGoal', input: { id: goal.id } }] }
  const budgets = (await runTool(context, { name: 'getBudgetStatus', input: {}, userId })).output.budgets
  const category = categoryOf(name, speaker)
  const isPlan = /\bone\b/i.test(speaker.message) || wholeCategory.test(name)
  const isOne = isPlan && budgets.some((budget) => budget.category === category)
  return isOne ? deleteBudgetOrGoal(scope, `${name} budget`) : null
}

function oneByOne(kind: 'budget' | 'goal', names: readonly string[]): string {
  return `I remove one ${kind} at a time, like "remove the ${names[0]?.toLowerCase()} ${kind}". Yours are ${listWords(names)}.`
}

/** The words for all of a category, which no single thing is called by. */
export const wholeCategory =
  /^(?:food|dining|eating out|going out|groceries|transport(?:ation)?|shopping|entertainment|fun|travel|health(?:care)?|education|bills|utilities|clothes)$/i
