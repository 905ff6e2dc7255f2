import { goalNames } from '#db/read/goal-names.ts'
import { type BudgetCategory, budgetCategories } from '#domain/category.ts'
import { readAskSentence } from '#domain/talk/ask-sentence.ts'
import { readFollowSentence } from '#domain/talk/follow-sentence.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { DoneChange, TurnOutcome } from '#domain/views.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { runTool } from '#server/tools/run-tool.ts'
import type { ToolContext } from '#server/tools/write-turn.ts'

/**
 * The budget or goal that the talk is about; `fedBy` is the change that put money towards the goal, where it did. `isAside`: another thing
 * was asked since it was changed; `isChanged`: the talk changed it, and did not only ask about it.
 */
export type Subject = { isAside?: true; isChanged?: true } & (
  | { about: 'budget'; category: BudgetCategory }
  | { about: 'goal'; name: string; fedBy: number | null }
)

/** What "it" is in "make it 450": what the last turn was about, or was changed last where only questions came since; null when the talk is about entries, or long past. */
export async function talkSubject(context: ToolContext, { userId, today, currency }: Speaker): Promise<Subject | null> {
  const turns = await turnsOfTalk(context, { userId, limit: turnsBack.talkedOf })
  const outcomes = turns.map(({ outcome }) => outcome)
  const [newest, turn] = [turns.at(-1), outcomes.at(-1)]
  if (!newest || !turn || turn.saved.length > 0) return null
  const tookBack = new Set(turn.tookBack ?? [])
  const undone = outcomes
    .flatMap(({ done = [] }) => done)
    .filter(({ changeId }) => changeId !== null && tookBack.has(changeId))
  const done = turn.done?.at(-1) ?? undone.at(-1)
  const changed = done && changedSubject(done, undone.length === 0)
  if (changed) return changed
  if (tookBack.size > 0) return null

  const goals = await goalNames(context.reader, userId)
  const followed = readFollowSentence(newest.message)
  const isAgain = followed?.follows === 'again'
  // "and for transport" was told of a budget where it was told of no entries.
  if (followed?.follows === 'anew' && turn.summary === null) {
    const [meant] = understand(`how much is left for ${followed.words}`, { today, currency }).frames
    if (meant?.intent === 'budget' && meant.category) return budgetSubject(meant.category)
  }
  let isAside = false
  const gone = new Set(outcomes.flatMap((each) => each.tookBack ?? []))
  for (const { message, outcome } of turns.toReversed()) {
    const isSame = outcome.saved.length > 0 || readFollowSentence(message)?.follows === 'again'
    if (isAgain && isSame) continue
    const earlier = outcome === turn ? undefined : outcome.done?.at(-1)
    const before =
      earlier && outcome.saved.length === 0 ? changedSubject(earlier, !gone.has(earlier.changeId ?? 0)) : null
    if (before) return isAside ? { ...before, isAside } : before
    if (outcome !== turn && outcome.saved.length + (outcome.done?.length ?? 0) > 0) break
    if (isAside) {
      if (!isPassed({ ...outcome, question: null }) && !tookPlansBack(outcome, outcomes)) break
      continue
    }
    const asked = readAskSentence(message)
    const [frame] = understand(message, { today, currency, goals }).frames
    const words = frame?.intent === 'goal' ? frame.goal : asked?.asks === 'pace' ? asked.about : null
    const goal = words ? goals.find((each) => isNameOf(each, words)) : goals.find((each) => isLeftFor(message, each))
    if (goal) return { about: 'goal', name: goal, fedBy: null }
    if (frame?.intent === 'budget') return askedBudget(context, userId, frame.category)
    if (asked?.asks === 'room' && asked.about !== null)
      return askedRoom(context, { userId, today, currency }, asked.about)
    // "what's left" was answered by the budgets; of a single one the talk goes on.
    if (asked?.asks === 'room' || (asked?.asks === 'standing' && !/\bon (?:that|it)\W*$/i.test(message))) {
      const budget = await askedBudget(context, userId, undefined)
      if (budget) return budget
    }
    // "how much do I have to save for it" goes on about the goal before it.
    if (asked?.asks === 'standing' && /\bon (?:that|it)\W*$/i.test(message)) continue
    if (asked?.asks === 'pace' || frame?.intent === 'goal') {
      const [only, another] = goals
      if (only !== undefined && another === undefined) return { about: 'goal', name: only, fedBy: null }
      continue
    }
    if (!isPassed(outcome)) break
    isAside = true
  }
  return null
}

/** Whether a turn changed nothing, asked nothing back and told of no one entry: what was changed before it is what "it" still is. */
function isPassed({ saved, removed, tookBack = [], question, summary, told = [] }: TurnOutcome): boolean {
  if (saved.length + removed.length + tookBack.length + told.length > 0 || question) return false
  return summary === null || (summary.merchant === null && summary.count !== 1)
}

/** Whether all that a turn took back was done to budgets and goals: the talk is still about them. */
function tookPlansBack({ tookBack = [], saved, removed }: TurnOutcome, outcomes: readonly TurnOutcome[]): boolean {
  if (tookBack.length === 0 || saved.length + removed.length > 0) return false
  const done = outcomes.flatMap((each) => each.done ?? [])
  return tookBack.every((id) =>
    done.some(({ changeId, about }) => changeId === id && (about === 'goal' || about === 'budget')),
  )
}

/** The budget or goal that a turn changed; null where it was an entry, an account or a card. */
function changedSubject(done: DoneChange, stands: boolean): Subject | null {
  if (done.about === 'budget') {
    const subject = budgetSubject(done.name)
    return subject && { ...subject, isChanged: true }
  }
  if (done.about !== 'goal') return null
  const fedBy = done.act === 'fed' && stands ? done.changeId : null
  return { about: 'goal', name: done.name, fedBy, isChanged: true }
}

function isNameOf(goal: string, words: string): boolean {
  return goal.toLowerCase() === words.toLowerCase()
}

/** "how much is left for Japan" */
function isLeftFor(message: string, goal: string): boolean {
  return /\b(?:left|missing|to go) (?:for|until)\b/i.test(message) && message.toLowerCase().includes(goal.toLowerCase())
}

/** "can I afford a 20 concert": the budget that this was answered from; null where its category has none. */
async function askedRoom(
  context: ToolContext,
  { userId, today, currency }: Pick<Speaker, 'userId' | 'today' | 'currency'>,
  about: string,
): Promise<Subject | null> {
  const [draft] = understand(`bought ${about}`, { today, currency }).drafts
  const subject = draft?.category ? budgetSubject(draft.category) : null
  if (subject?.about !== 'budget') return null
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: { category: subject.category }, userId })
  return output.budgets.length > 0 ? subject : null
}

/** The budget that was asked about; without a name the only one there is. */
async function askedBudget(
  context: ToolContext,
  userId: string,
  category: BudgetCategory | undefined,
): Promise<Subject | null> {
  if (category) return budgetSubject(category)
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId })
  const [only, ...more] = output.budgets
  return only && more.length === 0 ? budgetSubject(only.category) : null
}

function budgetSubject(name: string): Subject | null {
  const category = budgetCategories.find((each) => each === name)
  return category ? { about: 'budget', category } : null
}
