import type { BudgetCategory } from '#domain/category.ts'
import type { Minor } from '#domain/money.ts'
import type { EditFrame } from '#domain/understanding/frame.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { raiseBudget } from '#server/assistant/changes/set-budget.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { amountSaid } from '#server/assistant/said-figures.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { type Subject, talkSubject } from '#server/assistant/talk/talk-subject.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "make that 450" right after a budget or a goal means that one; null where the talk was about an entry. */
export async function editSubject(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  change: EditFrame['change'],
  named?: EditFrame['target'],
): Promise<Intention | null> {
  if (named && !itsFigure.test(named.merchant)) return null
  const { amountMinor, byMinor, ...others } = change
  if (Object.keys(others).length > 0) return null
  const subject = (await talkSubject(context, speaker)) ?? (await onlyLimit({ context, speaker }, amountMinor))
  if (byMinor !== undefined && subject?.about === 'budget')
    return raiseBudget({ context, speaker }, { category: subject.category, byMinor })
  if (amountMinor === undefined && byMinor === undefined) return null
  if (subject?.about !== 'budget') return editGoal({ context, speaker }, { subject, amountMinor, byMinor, named })
  if (amountMinor === undefined) return null
  if (!named && (await isOfEntry({ context, speaker }, { category: subject.category, amountMinor }))) return null
  const input = { category: subject.category, amountMinor: await wholeSaid({ context, speaker }, amountMinor) }
  return { calls: [{ name: 'setBudget', input }] }
}

/**
 * "raise it to 450" long after a limit was told: what is raised or lowered is the only budget, where the last turns told of no entry and it
 * may well come to so much.
 */
async function onlyLimit(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  amountMinor: Minor | undefined,
): Promise<Subject | null> {
  const { userId, message } = speaker
  if (!movesIt.test(message)) return null
  const turns = await turnsOfTalk(context, { userId, limit: TURNS_APART })
  if (turns.some(({ outcome: { saved, removed } }) => saved.length + removed.length > 0)) return null
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId })
  const [only, ...more] = output.budgets
  if (!only || more.length > 0 || (amountMinor !== undefined && isFarFrom(only.budgetMinor, amountMinor))) return null
  return { about: 'budget', category: only.category }
}
const TURNS_APART = 2
const movesIt = /\b(?:raise|lower|increase|decrease|reduce) (?:it|that)\b/i

type OfGoal = {
  subject: Subject | null
  amountMinor: Minor | undefined
  byMinor: number | undefined
  named: EditFrame['target']
}

/** The target of the goal that the talk is about, or what was put towards it last; "the target" without a talk is of the only goal there is. */
async function editGoal(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  { subject, amountMinor, byMinor, named }: OfGoal,
): Promise<Intention | null> {
  const isTarget = named !== undefined && /^(?:target|goal)$/i.test(named.merchant)
  if (subject?.about !== 'goal' && !isTarget) return null
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const name = subject?.about === 'goal' ? subject.name : undefined
  const goal = output.goals.find((each) => each.name === name) ?? (isTarget ? findGoal(output.goals, undefined) : null)
  if (!goal) return null
  const fedBy = subject?.about === 'goal' && !isTarget ? subject.fedBy : null
  if (amountMinor === undefined) {
    const targetMinor = goal.targetMinor + (byMinor ?? 0)
    return fedBy === null && targetMinor > 0
      ? { calls: [{ name: 'updateGoal', input: { id: goal.id, targetMinor } }] }
      : null
  }
  // More than a goal is to come to is no part of it.
  if (fedBy === null || amountMinor > goal.targetMinor) {
    const targetMinor = await wholeSaid({ context, speaker }, amountMinor)
    return { calls: [{ name: 'updateGoal', input: { id: goal.id, targetMinor } }] }
  }
  return {
    calls: [
      { name: 'undoLast', input: { changeId: fedBy } },
      { name: 'addToGoal', input: { id: goal.id, amountMinor } },
    ],
  }
}

/** "make the target 1200", "set the limit to 80": no entry's name. */
const itsFigure = /^(?:target|limit|cap|budget|goal|amount)$/i

/** "coffee 4", "how much is left for food", "make it 5": no limit of 200 comes down to what a coffee may cost. */
async function isOfEntry(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  { category, amountMinor }: { category: BudgetCategory; amountMinor: Minor },
): Promise<boolean> {
  const { userId } = speaker
  const [before] = await turnsOfTalk(context, { userId, limit: 1 })
  if ((before?.outcome.done?.length ?? 0) > 0) return false
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: { category }, userId })
  const [last] = await standingTurns(context, speaker, turnsBack.pointedAt)
  const isLimit = output.budgets.some((budget) => !isFarFrom(budget.budgetMinor, amountMinor))
  return !isLimit && (last?.entries.some((entry) => !isFarFrom(entry.amountMinor, amountMinor)) ?? false)
}

/** "no, make it three fifty": a limit or a target has no cents where the words can be heard without. */
async function wholeSaid(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  amountMinor: Minor,
): Promise<Minor> {
  const message = `set my food budget to ${amountSaid(speaker.message, speaker)}`
  const [frame] = (await interpret(context, { ...speaker, message, last: null })).frames
  const whole = frame?.intent === 'budget' ? frame.amountMinor : undefined
  return whole === amountMinor * 100 ? whole : amountMinor
}
