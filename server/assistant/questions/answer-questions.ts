import { formatMoney } from '#domain/money.ts'
import { readLimitAsked } from '#domain/talk/limit-sentence.ts'
import type { ToolInput, ToolOutput } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import { singular } from '#domain/understanding/lexicon/lexicon.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { sayBalance, sayNamedBalance } from '#server/assistant/answers/balance.ts'
import { sayBudgets } from '#server/assistant/answers/budget.ts'
import { sayGoals, sayNoGoal } from '#server/assistant/answers/goal.ts'
import { periodOf } from '#server/assistant/answers/left-out.ts'
import { saySummary, sayWider } from '#server/assistant/answers/summary.ts'
import type { QuestionFrame } from '#server/assistant/decide.ts'
import { summaryCall } from '#server/assistant/entries/function-call.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import { answerRecurring } from '#server/assistant/questions/answer-recurring.ts'
import { net, netOfMonth } from '#server/assistant/questions/money-left.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { askBudget } from '#server/assistant/waiting/resolve-budget.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

type Asked = { speaker: Speaker; questions: readonly QuestionFrame[]; answer: AssistantAnswer }

/** Adds the answers to what was asked to an answer, from the person's own rows (ruling 8). */
export async function answerQuestions(
  context: Context,
  memory: Memory,
  { speaker, questions, answer }: Asked,
): Promise<AssistantAnswer> {
  let grown = answer
  const totals: number[] = []
  for (const question of questions) {
    const next =
      question.intent === 'summary' && !question.recurring
        ? await answerSummary(context, memory, {
            speaker,
            question,
            answer: grown,
            say: (output, frame) => saySummary(output, frame, speaker),
          })
        : { ...grown, message: await standingOf(context, speaker, question) }
    if (next.turn.summary) totals.push(next.turn.summary.totalMinor)
    grown = { ...next, message: [grown.message, next.message].filter(Boolean).join(' ') }
  }
  if (totals.length < 2 || totals.length < questions.length || !areAddedUp(questions, speaker)) return grown
  const sum = totals.reduce((all, total) => all + total, 0)
  return { ...grown, message: `${grown.message} Together that is ${formatMoney(sum, speaker.currency)}.` }
}

/** "how much were lunch and coffee together": asked as one sum, and of things that no row counts twice in. */
function areAddedUp(questions: readonly QuestionFrame[], { message }: Speaker): boolean {
  if (!/\b(?:together|altogether|combined)\b/i.test(message)) return false
  const about = questions.map((question) =>
    question.intent === 'summary' && !question.largest && !question.recurring ? question : null,
  )
  const names = about.map((each) => (each?.merchant ?? '').toLowerCase())
  const isNamed = names.every((name) => name !== '')
  if (about.includes(null) || (!isNamed && names.some((name) => name !== ''))) return false
  return names.every((name, at) =>
    isNamed
      ? !names.some((other, index) => index !== at && other.includes(name))
      : about.findIndex((each) => each?.category === about[at]?.category) === at,
  )
}

type Bounds = Pick<ToolInput<'getTransactionSummary'>, 'moreThanMinor' | 'lessThanMinor'>

type Summed = {
  speaker: Speaker
  /** Only entries within these are added up. */
  bounds?: Bounds
  question: SummaryFrame
  answer: AssistantAnswer
  say(output: ToolOutput<'getTransactionSummary'>, question: SummaryFrame): string
  /** The entries that are told of them alone: they are what the figures are then about. */
  tellsOnly?(output: ToolOutput<'getTransactionSummary'>): readonly Transaction[]
}

/** Adds a total of a period to an answer, in the words that are given for it, with the rows behind it. */
export async function answerSummary(
  context: Context,
  memory: Memory,
  { speaker, question: asked, answer, say, bounds, tellsOnly }: Summed,
): Promise<AssistantAnswer> {
  const spent = await addUp(context, speaker, asked, bounds)
  const { question, output } = (await cameIn(context, speaker, { ...spent, bounds })) ?? spent
  const { category, merchant } = question
  const { except, ...whole } = question
  const told = { ...whole, periodLabel: periodOf(question) }
  const only = tellsOnly?.(output) ?? (question.largest ? output.greatest.slice(0, 1) : [])
  // One entry that is told of is found on its own day, whatever the period was that it stands out in.
  const alone = only.length === 1 ? only[0] : undefined
  const sum = only.reduce((all, { amountMinor }) => all + Math.abs(amountMinor), 0)
  memory.remember(speaker.userId, { intent: 'summary', summary: question })
  return {
    message: [say(output, told), output.count > 0 ? '' : await widerOf(context, speaker, told)]
      .filter(Boolean)
      .join(' '),
    function_call: answer.function_call ?? summaryCall(question),
    function_result: answer.function_result ?? { success: true },
    turn: {
      ...answer.turn,
      summary: {
        totalMinor: only.length > 0 ? sum : output.totalMinor,
        count: only.length > 0 ? only.length : output.count,
        ...(alone ? { from: alone.date, to: alone.date } : { from: output.from, to: output.to }),
        label: told.periodLabel,
        category: category ?? null,
        merchant: alone?.merchant ?? merchant ?? null,
        ...(question.kind === 'income' ? { kind: question.kind } : {}),
        ...(except ? { except: [...except] } : {}),
        newest: only.length > 0 ? [...only] : output.newest,
      },
    },
  }
}

const spends = /\b(?:spen[dt]|spending|pay|paid|paying|bought|buy|cost|costs|charged?|blow|blew|for)\b/i

/** "tips this week?", where nothing was spent under that name: what came in under it. Null where the question is of spending in so many words, or nothing came. */
async function cameIn(
  context: Context,
  speaker: Speaker,
  { question, output, bounds }: Awaited<ReturnType<typeof addUp>> & { bounds: Bounds | undefined },
): Promise<Awaited<ReturnType<typeof addUp>> | null> {
  const { category: _, ...asked } = question
  if (output.count > 0 || asked.kind === 'income' || !asked.merchant || asked.except || spends.test(speaker.message))
    return null
  const found = await addUp(context, speaker, { ...asked, kind: 'income' }, bounds)
  return found.output.count > 0 ? found : null
}

/** What its whole category came to, where nothing is called as was asked: coffee had at a café may stand under the café's name. */
async function widerOf(context: Context, speaker: Speaker, asked: SummaryFrame): Promise<string> {
  const { period, kind, category, merchant } = asked
  if (!merchant || !category || kind === 'income' || asked.except) return ''
  const { output } = await runTool(context, {
    name: 'getTransactionSummary',
    input: { ...period, kind, category },
    userId: speaker.userId,
  })
  return output.count === 0 ? '' : sayWider(output, { ...asked, category }, speaker)
}

/** "Coffees" is asked of "Coffee" where nothing is called the one, and of whatever the person files it under. */
export async function addUp(
  context: Context,
  { userId }: Pick<Speaker, 'userId'>,
  question: SummaryFrame,
  bounds?: Bounds,
) {
  const { merchant } = question
  const { category: _, ...anywhere } = question
  // "smoothies" is asked of a smoothie, though "berries" is of a berry.
  const ones = new Set([singular(merchant ?? ''), /^(.{3,}ie)s$/i.exec(merchant ?? '')?.[1] ?? null])
  const ofOne = [...ones].flatMap((one) => (one === null ? [] : [{ ...question, merchant: one }]))
  const add = async (asked: SummaryFrame) => {
    const { period, kind, category, merchant, except } = asked
    const input = { ...period, ...bounds, kind, category, merchant, ...(except ? { except: [...except] } : {}) }
    const { output } = await runTool(context, { name: 'getTransactionSummary', input, userId })
    return { question: asked, output }
  }
  const first = await add(question)
  if (!merchant) return first
  if (first.output.count > 0) {
    // "scratch cards" are one scratch card too; not so the "bean bag" beside the beans.
    for (const other of ofOne) {
      const { question: _asked, output } = await add(other)
      const areAll = output.newest.length === output.count && output.count > first.output.count
      if (areAll && output.newest.every((entry) => nameFit(entry.merchant, merchant) === 'whole'))
        return { question: other, output }
    }
    return first
  }
  for (const other of [...ofOne, anywhere]) {
    const found = await add(other)
    if (found.output.count > 0) return found
  }
  return first
}

/** "set my budget": an order that lacks all it takes. */
export function isBudgetOrder(question: QuestionFrame, { message }: Speaker): boolean {
  return question.intent === 'budget' && !question.category && ordersBudget.test(message)
}

const ordersBudget = /^\W*(please |can you |i want to |let me )*(set|make|create|add|change|start)\b/i

/** "how much of my food budget is gone" */
const asksUsed = /\bhow much (?!.*\bleft\b).*\b(?:gone|used|spent)\b/i
/** "what are my budgets", "which limits do I have" */
const asksEach = /\b(?:budgets|limits|(?:which|what) budget)\b/i
function waysAsked(message: string) {
  return { isUsed: asksUsed.test(message), isEach: asksEach.test(message), limit: readLimitAsked(message) }
}
/** "which goals do I have" names none. */
const asksGoals = /^\W*(?:(?:and|so) )*(?:which|what) (?:savings? )?goals\b/i
/** "how much did I save", asked of the month where there is no goal. */
const savedAtAll = /\bhow much (?:money )?(?:did|have|do) (?:i|we) saved?\b/i

/** How balances, budgets, goals or regular payments stand, in few words. */
async function standingOf(context: Context, speaker: Speaker, question: QuestionFrame): Promise<string> {
  const { userId, currency } = speaker
  switch (question.intent) {
    case 'summary':
      return answerRecurring(context, speaker)
    case 'balance': {
      const { output } = await runTool(context, { name: 'getBalances', input: {}, userId })
      const balance = sayNamedBalance(output, currency, speaker.message) ?? sayBalance(output, currency)
      const month = output.accounts.length + output.cards.length > 0 ? null : await netOfMonth(context, speaker)
      return month === null ? balance : `${balance} ${month}`
    }
    case 'budget': {
      if (isBudgetOrder(question, speaker)) return askBudget({})
      const input = { category: question.category }
      const { output } = await runTool(context, { name: 'getBudgetStatus', input, userId })
      return sayBudgets(output, { ...question, ...waysAsked(speaker.message) }, currency)
    }
    case 'goal': {
      const { output } = await runTool(context, { name: 'getGoals', input: {}, userId })
      const named = asksGoals.test(speaker.message) ? undefined : question.goal
      const goal = findGoal(output.goals, named)
      if (output.goals.length === 0 && !named && savedAtAll.test(speaker.message)) return net(context, speaker, null)
      if (!goal && (named || output.goals.length === 0)) return sayNoGoal(output.goals, named)
      return sayGoals(output, goal, currency)
    }
  }
}
