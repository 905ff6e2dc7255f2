import { capital } from '#domain/capital.ts'
import type { BudgetCategory } from '#domain/category.ts'
import { minor } from '#domain/money.ts'
import { type PlanSentence, readPlanSentence } from '#domain/talk/plan-sentence.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'
import type { BudgetFrame, Frame, Understanding } from '#domain/understanding/frame.ts'
import { findBudgetCategory } from '#domain/understanding/lexicon/topic-words.ts'
import { tokenise } from '#domain/understanding/words/token.ts'
import { wholeCategory } from '#server/assistant/changes/delete-budget-or-goal.ts'
import type { TalkEdit } from '#server/assistant/decide.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, standingEntries, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

type Plan = { budget: { category: BudgetCategory; budgetMinor: number } } | { goal: Goal }

const MOST_FED = 4

/**
 * Reads "double it", "go back to 350", "put 100 in each", "move 50 from Japan to the bike" and "I don't want the car anymore" of budgets
 * and goals that are there. Null where none is meant.
 */
export async function readOfPlans(
  context: Context,
  speaker: Speaker,
  heard: Understanding,
): Promise<Understanding | null> {
  const said = readPlanSentence(speaker.message)
  const frames = said && (await framesOf(context, speaker, said))
  const [first] = frames ?? []
  if (!frames || !first) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  return {
    ...heard,
    intent: first.intent,
    frames: frames.map((frame) => ({ ...frame, spans })),
    drafts: [],
    strikes: [],
  }
}

async function framesOf(context: Context, speaker: Speaker, said: PlanSentence): Promise<Frame[] | null> {
  switch (said.wants) {
    case 'scaled': {
      const isOfPlan = said.ofEntry !== 'only' && (!said.isPutRight || (await wasSet(context, speaker)))
      const plan = isOfPlan ? await planOf(context, speaker, said) : null
      if (plan) return scaled(plan, said.factor)
      return said.ofEntry ? scaledEntry(context, speaker, said) : null
    }
    case 'limits':
      return limitsMeant(context, speaker, said)
    case 'back': {
      const plan = await planOf(context, speaker, { of: null, kind: null })
      if (!plan) return backOfEntry(context, speaker, said.sum)
      const order =
        'budget' in plan ? `set the ${plan.budget.category} budget` : `change the target of the ${plan.goal.name} goal`
      return read(context, speaker, [`${order} to ${said.sum}`])
    }
    case 'each':
      return fedEach(context, speaker, said.sum)
    case 'moved':
      return moved(context, speaker, said)
    case 'dated': {
      const goal = goalCalled(await goalsOf(context, speaker), said.name)
      return goal && read(context, speaker, [`move the ${goal.name} goal to ${said.until}`])
    }
    case 'another':
      return anotherGoal(context, speaker, said)
    case 'named':
      return goalNamed(context, speaker, said)
    case 'dropped':
      return dropped(context, speaker, said.name)
  }
}

/** Whether the talk set a limit or a target just now, and did not only ask for it or put money in. */
async function wasSet(context: Context, speaker: Speaker): Promise<boolean> {
  const subject = await talkSubject(context, speaker)
  return subject?.isChanged === true && (subject.about === 'budget' || subject.fedBy === null)
}

/** The plan of that name, or the one that the talk is about. */
async function planOf(
  context: Context,
  speaker: Speaker,
  { of, kind }: { of: string | null; kind: 'budget' | 'goal' | null },
): Promise<Plan | null> {
  const { userId } = speaker
  const subject = of === null ? await talkSubject(context, speaker) : null
  if (of === null && !subject) return null
  if (kind !== 'goal' && subject?.about !== 'goal') {
    const category = subject ? subject.category : budgetNamed(of ?? '', kind === 'budget')
    const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId })
    const budget = category && output.budgets.find((each) => each.category === category)
    if (budget) return { budget }
  }
  if (kind === 'budget') return null
  const goal = findGoal(await goalsOf(context, speaker), subject?.about === 'goal' ? subject.name : (of ?? ''))
  return goal && (kind === 'goal' || of === null) ? { goal } : null
}

/** The category of a budget that is named; without the word "budget" of no single thing. */
function budgetNamed(words: string, isBudget: boolean): BudgetCategory | undefined {
  if (!isBudget && !wholeCategory.test(words)) return undefined
  const tokens = tokenise(words)
  return findBudgetCategory(tokens, 0, tokens.length)?.category
}

function scaled(plan: Plan, factor: number): Frame[] {
  const base = { spans: [], confidence: 1 }
  const sum = (whole: number) => minor(Math.round(whole * factor))
  if ('goal' in plan)
    return [{ ...base, intent: 'goal', goal: plan.goal.name, amountMinor: sum(plan.goal.targetMinor), alter: true }]
  const { category, budgetMinor } = plan.budget
  return [{ ...base, intent: 'budget', category, amountMinor: sum(budgetMinor) }]
}

/** The limits that are told together: those that are named, or that the turn before set, or all of a few; one that is talked of is found by the change itself. */
async function limitsMeant(
  context: Context,
  speaker: Speaker,
  { sum, way, of }: Extract<PlanSentence, { wants: 'limits' }>,
): Promise<Frame[] | null> {
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId: speaker.userId })
  const known = output.budgets.map(({ category }) => category)
  const amountMinor = onlyAmount(sum, speaker)
  if (amountMinor === null || (known.length === 0 && (typeof of === 'string' || way !== 'to'))) return null
  const frame: BudgetFrame = { intent: 'budget', spans: [], confidence: 1 }
  const base: BudgetFrame =
    way === 'to' ? { ...frame, amountMinor } : { ...frame, byMinor: way === 'up' ? amountMinor : -amountMinor }
  if (of === 'one') return [base]
  if (of !== 'all') {
    const named = of.flatMap((each) => (wholeCategory.test(each) ? (budgetNamed(each, true) ?? []) : []))
    return named.length === of.length ? named.map((category) => ({ ...base, category })) : null
  }
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const set = new Set((before?.outcome.done ?? []).flatMap(({ about, name }) => (about === 'budget' ? name : [])))
  const isOfPlans = set.size > 1 || (/\b(?:limits|budgets)\b/i.test(speaker.message) && known.length <= MOST_FED)
  const meant = isOfPlans ? known.filter((each) => set.size < 2 || set.has(each)) : []
  return meant.length > 1 ? meant.map((category) => ({ ...base, category })) : null
}

/** "add a tip of 20%", "make it half": of the entry that is named, or of the only one that was told last. */
async function scaledEntry(
  context: Context,
  speaker: Speaker,
  { of, factor }: Extract<PlanSentence, { wants: 'scaled' }>,
): Promise<Frame[] | null> {
  const [last, ...earlier] = await standingTurns(context, speaker, of === null ? 1 : turnsBack.talkedOf)
  const told = entriesOf(last ? [last, ...earlier] : [])
  const [entry, ...others] = of === null ? told : told.filter(({ merchant }) => nameFit(merchant, of))
  if (!entry || others.length > 0) return null
  const amountMinor = minor(Math.round(Math.abs(entry.amountMinor) * factor))
  const edit: TalkEdit = { intent: 'edit', change: { amountMinor }, among: [entry.id], spans: [], confidence: 1 }
  return amountMinor > 0 ? [edit] : null
}

/** "go back to 4" of the one entry that the last turn told. */
async function backOfEntry(context: Context, speaker: Speaker, sum: string): Promise<Frame[] | null> {
  const amountMinor = onlyAmount(sum, speaker)
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (amountMinor === null || before?.outcome.saved.length !== 1) return null
  return [{ intent: 'edit', change: { amountMinor }, spans: [], confidence: 1 }]
}

/** "put 100 in each" of several goals, where the talk is about none of its entries. */
async function fedEach(context: Context, speaker: Speaker, sum: string): Promise<Frame[] | null> {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const goals = (await goalsOf(context, speaker)).filter(({ currentMinor, targetMinor }) => currentMinor < targetMinor)
  const isOfEntries = (before?.outcome.saved.length ?? 0) > 0 && !/\bgoals\b/i.test(speaker.message)
  if (isOfEntries || goals.length < 2 || goals.length > MOST_FED) return null
  if (/\bboth\b/i.test(speaker.message) && goals.length > 2) return null
  return read(
    context,
    speaker,
    goals.map(({ name }) => `put ${sum} towards the ${name} goal`),
  )
}

/** "move 50 from Japan to the bike", of two goals or two budgets: no more than what is there. */
async function moved(
  context: Context,
  speaker: Speaker,
  { sum, from, to }: Extract<PlanSentence, { wants: 'moved' }>,
): Promise<Frame[] | null> {
  const goals = await goalsOf(context, speaker)
  const [source, target] = [findGoal(goals, from), findGoal(goals, to)]
  if (source && target && source !== target) {
    const frames = await read(context, speaker, [
      `take ${sum} out of the ${source.name} goal`,
      `put ${sum} towards the ${target.name} goal`,
    ])
    const [taken] = frames ?? []
    const amount = taken?.intent === 'goal' ? (taken.amountMinor ?? Number.POSITIVE_INFINITY) : 0
    return frames && amount > source.currentMinor ? frames.slice(0, 1) : frames
  }
  if (!/\bbudgets?\b/i.test(speaker.message) && (await tellsAmount(context, speaker, sum))) return null
  const [less, more] = [
    await planOf(context, speaker, { of: from, kind: 'budget' }),
    await planOf(context, speaker, { of: to, kind: 'budget' }),
  ]
  if (!less || !more || !('budget' in less) || !('budget' in more)) return null
  return read(context, speaker, [
    `lower the ${less.budget.category} budget by ${sum}`,
    `raise the ${more.budget.category} budget by ${sum}`,
  ])
}

/** "move 20 from food to transport", where an entry of 20 was told: that one may be meant. */
async function tellsAmount(context: Context, speaker: Speaker, sum: string): Promise<boolean> {
  const amountMinor = onlyAmount(sum, speaker)
  const told = await standingEntries(context, speaker, turnsBack.talkedOf)
  return amountMinor === null || told.some((entry) => Math.abs(entry.amountMinor) === amountMinor)
}

/** "rome 900 by april", right behind a goal that was made or asked about: one more. */
async function anotherGoal(
  context: Context,
  speaker: Speaker,
  { name, sum, until }: Extract<PlanSentence, { wants: 'another' }>,
): Promise<Frame[] | null> {
  const subject = await talkSubject(context, speaker)
  if (subject?.about !== 'goal') return null
  const frames = await read(context, speaker, [`new goal ${capital(name)} ${sum} by ${until}`])
  const [goal] = frames ?? []
  return goal?.intent === 'goal' && goal.create && goal.deadline ? frames : null
}

/** "goal: japan 3000 by june", where no goal is called so: a new one, and no first money for it. */
async function goalNamed(
  context: Context,
  speaker: Speaker,
  { name, sum, until }: Extract<PlanSentence, { wants: 'named' }>,
): Promise<Frame[] | null> {
  if (findGoal(await goalsOf(context, speaker), name)) return null
  const frames = await read(context, speaker, [
    `new goal ${capital(name)} ${sum}${until === null ? '' : ` by ${until}`}`,
  ])
  const [goal] = frames ?? []
  return goal?.intent === 'goal' && goal.create ? frames : null
}

/** "I don't want the car anymore": the goal of that name, where nothing of that name was bought in this talk. */
async function dropped(context: Context, speaker: Speaker, name: string | null): Promise<Frame[] | null> {
  const subject = name === null ? await talkSubject(context, speaker) : null
  const words = name ?? (subject?.about === 'goal' ? subject.name : null)
  const goal = words === null ? null : goalCalled(await goalsOf(context, speaker), words)
  if (!goal) return null
  const told = await standingEntries(context, speaker, turnsBack.talkedOf)
  if (told.some(({ merchant }) => nameFit(merchant, words ?? '') !== null)) return null
  return [{ intent: 'delete', target: { merchant: `${goal.name} goal` }, spans: [], confidence: 1 }]
}

/** Sentences that say in full what is meant: one order each; null where one of them is not understood as it should be. */
async function read(context: Context, speaker: Speaker, messages: readonly string[]): Promise<Frame[] | null> {
  const frames: Frame[] = []
  for (const message of messages) {
    const [frame, ...more] = (await interpret(context, { ...speaker, message, last: null })).frames
    const isOrder = (frame?.intent === 'goal' || frame?.intent === 'budget') && !frame.question
    if (!isOrder || more.length > 0) return null
    frames.push(frame)
  }
  return frames
}

/** The goal that is called so, or whose name holds the words: not Bike where the bike ride is said. */
function goalCalled(goals: readonly Goal[], words: string): Goal | null {
  const goal = findGoal(goals, words)
  return goal?.name.toLowerCase().includes(words.toLowerCase()) ? goal : null
}

async function goalsOf(context: Context, { userId }: Speaker): Promise<Goal[]> {
  return (await runTool(context, { name: 'getGoals', input: {}, userId })).output.goals
}
