import { findNewestEntries } from '#db/read/find-entry.ts'
import { dayNumber, type Period, startOfMonth, startOfWeek } from '#domain/calendar.ts'
import type { AskSentence } from '#domain/talk/ask-sentence.ts'
import type { ToolInput, ToolOutput } from '#domain/tools/registry.ts'
import { periodBefore } from '#domain/understanding/days/period-before.ts'
import type { SummaryFrame, Understanding } from '#domain/understanding/frame.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import {
  readOut,
  sayBreakdown,
  sayComparison,
  sayCount,
  sayDaily,
  sayEntries,
  sayFound,
  sayLastTime,
  sayNet,
  sayNewest,
  sayShare,
} from '#server/assistant/answers/asked.ts'
import { sayHoldings } from '#server/assistant/answers/balance.ts'
import { sayNoGoal, sayPace } from '#server/assistant/answers/goal.ts'
import { sayRecurring } from '#server/assistant/answers/recurring.ts'
import { sayRoom, sayStanding } from '#server/assistant/answers/room.ts'
import { saySummary } from '#server/assistant/answers/summary.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import { answerAhead, answerMonthlyAverage } from '#server/assistant/questions/answer-ahead.ts'
import { answerComparison } from '#server/assistant/questions/answer-comparison.ts'
import { answerSummary } from '#server/assistant/questions/answer-questions.ts'
import { answerThose, sayIt } from '#server/assistant/questions/answer-those.ts'
import { answerWithout } from '#server/assistant/questions/answer-without.ts'
import { newestEntries } from '#server/assistant/questions/newest-entries.ts'
import { countedOf, sharedOf, thingCounted } from '#server/assistant/questions/thing-asked.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "the last thing I added", whatever its day. */
const WRITTEN = /\b(?:added|saved|wrote|written|logged|recorded|entered|typed)\b/i
const MOST_FOUND = 4

type Asking = { speaker: Speaker; understanding: Understanding; asked: AskSentence }

/** Answers a question that wants more than a total, from what the tools give. */
export async function answerAsked(
  context: Context,
  memory: Memory,
  { speaker, understanding, asked }: Asking,
): Promise<AssistantAnswer> {
  const { userId, currency } = speaker
  const say = (message: string) => emptyAnswer(speaker, message)
  const question =
    understanding.frames.find((frame) => frame.intent === 'summary') ??
    (asked.asks === 'count' ? await countedOf(context, speaker) : null) ??
    thisMonth(speaker)
  const summary = (
    words: (output: ToolOutput<'getTransactionSummary'>, question: SummaryFrame) => string,
    about: SummaryFrame = question,
  ) => answerSummary(context, memory, { speaker, question: about, answer: emptyAnswer(speaker, ''), say: words })

  switch (asked.asks) {
    case 'last_time':
      return lastTime(context, speaker, asked.about)
    case 'count':
      return summary(
        (output, frame) => sayCount(output, frame, currency),
        question.category || question.merchant ? question : await thingCounted(context, speaker, question),
      )
    case 'average': {
      const { per } = asked
      const isOfGoal = /^\W*(?:and )?(?:how much|what) (?:a|per|each|every) (?:week|month)\W*$/i.test(speaker.message)
      if (isOfGoal && (await talkSubject(context, speaker))?.about === 'goal')
        return say(await pace(context, speaker, null))
      if (per === 'month') {
        memory.remember(userId, { intent: 'summary', summary: question })
        return say(await answerMonthlyAverage(context, speaker, question))
      }
      if (question.period.from === question.period.to)
        return summary((output, frame) => saySummary(output, frame, speaker))
      return summary((output, frame) => sayDaily(output, { ...frame, days: daysOf(output), per }, speaker))
    }
    case 'breakdown':
      return summary((output, frame) => sayBreakdown(output, frame, currency))
    case 'comparison': {
      const { unit } = asked
      const now = { ...question, ...soFar(unit, speaker) }
      const { kind, category, merchant } = now
      const input = { ...periodBefore(now.period, unit), kind, category, merchant }
      const before = await runTool(context, { name: 'getTransactionSummary', input, userId })
      return summary(
        (output, frame) => sayComparison({ now: output, before: before.output, unit }, frame, currency),
        now,
      )
    }
    case 'standing':
      if (/\bon (?:track|course)\W*$/i.test(speaker.message) && (await talkSubject(context, speaker))?.about === 'goal')
        return say(await pace(context, speaker, null))
      return say(sayStanding(await room(context, speaker, null), currency))
    case 'room':
      // "how much is left" right after a goal is asked of the goal.
      if (asked.about === null && (await talkSubject(context, speaker))?.about === 'goal')
        return say(await pace(context, speaker, null))
      return say(sayRoom(await room(context, speaker, asked.about), currency))
    case 'bills':
      return say(sayRecurring((await runTool(context, { name: 'listRecurring', input: {}, userId })).output, currency))
    case 'list': {
      if (asked.limit === null) return readOut(await summary((output, frame) => sayEntries(output, frame, speaker)))
      const { limit } = asked
      const newest = WRITTEN.test(speaker.message)
        ? await findNewestEntries(context.reader, { userId, limit })
        : await newestEntries(context, speaker, limit)
      return emptyAnswer(speaker, sayNewest(newest, speaker), newest)
    }
    case 'net':
      return say(await net(context, speaker, asked.when))
    case 'pace':
      return say(await pace(context, speaker, asked.about))
    case 'share': {
      const part = question.category || question.merchant ? question : await sharedOf(context, speaker, question)
      if (!part) return say(NO_PART)
      const { period, kind } = part
      const whole = await runTool(context, { name: 'getTransactionSummary', input: { ...period, kind }, userId })
      return summary((output, frame) => sayShare({ part: output, whole: whole.output }, frame, currency), part)
    }
    case 'find': {
      const input = { search: asked.about.slice(0, 120), limit: MOST_FOUND }
      const { output } = await runTool(context, { name: 'listTransactions', input, userId })
      return emptyAnswer(speaker, sayFound(output, asked.about, speaker), output.transactions)
    }
    case 'versus':
    case 'against':
    case 'ranking':
    case 'dearest_day':
    case 'smallest':
    case 'bounded':
      return answerComparison(context, memory, { speaker, question, asked })
    case 'without':
      return say(await answerWithout(context, memory, { speaker, question, asked }))
    case 'due':
    case 'forecast':
      return say(await answerAhead(context, speaker, asked))
    case 'those':
      return answerThose(context, memory, { speaker, question })
    case 'it':
      return say(await sayIt(context, speaker))
    case 'holdings':
      return say(sayHoldings((await runTool(context, { name: 'getBalances', input: {}, userId })).output, currency))
  }
}

const NO_PART = 'Of what? Say it like "what percentage is food".'

function thisMonth(speaker: Speaker): SummaryFrame {
  return { intent: 'summary', ...soFar('month', speaker), kind: 'spend', spans: [], confidence: 1 }
}

/** The month or the week up to today, however young it is. */
function soFar(unit: 'week' | 'month', { today }: Speaker): Pick<SummaryFrame, 'period' | 'periodLabel'> {
  const from = unit === 'week' ? startOfWeek(today) : startOfMonth(today)
  return { period: { from, to: today }, periodLabel: `this ${unit}` }
}

function daysOf({ from, to }: Pick<ToolOutput<'getTransactionSummary'>, 'from' | 'to'>): number {
  return dayNumber(to) - dayNumber(from) + 1
}

async function lastTime(context: Context, speaker: Speaker, about: string): Promise<AssistantAnswer> {
  const search = async (input: ToolInput<'listTransactions'>) => {
    const { output } = await runTool(context, { name: 'listTransactions', input, userId: speaker.userId })
    return output.transactions
  }
  const [byName] = await search({ search: about.slice(0, 120), limit: 1 })
  const [bySingular] =
    byName || !about.endsWith('s') ? [byName] : await search({ search: about.slice(0, -1), limit: 1 })
  const entry = bySingular
  const answer = emptyAnswer(speaker, sayLastTime(entry, about, speaker))
  if (!entry) return answer
  const summary = {
    totalMinor: Math.abs(entry.amountMinor),
    count: 1,
    from: entry.date,
    to: entry.date,
    label: '',
    category: null,
    merchant: entry.merchant,
    newest: [entry],
  }
  return { ...answer, turn: { ...answer.turn, summary } }
}

/** What came in against what went out, of the period that is named or the month so far. */
async function net(context: Context, speaker: Speaker, when: string | null): Promise<string> {
  const { userId, today, currency } = speaker
  const [named] = when === null ? [] : understand(`how much did i spend ${when}`, { today, currency }).frames
  const { period, periodLabel } = named?.intent === 'summary' ? named : soFar('month', speaker)
  return sayNet(await inAndOut(context, userId, period), periodLabel, currency)
}

/** What was spent and what came in during a period. */
async function inAndOut(context: Context, userId: string, period: Period) {
  const [spent, earned] = await Promise.all([
    runTool(context, { name: 'getTransactionSummary', input: period, userId }),
    runTool(context, { name: 'getTransactionSummary', input: { ...period, kind: 'income' }, userId }),
  ])
  return { spent: spent.output, earned: earned.output }
}

/** What is missing of the goal that is named, or that the talk is about. */
async function pace(context: Context, speaker: Speaker, about: string | null): Promise<string> {
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const subject = about === null ? await talkSubject(context, speaker) : null
  const words = about ?? (subject?.about === 'goal' ? subject.name : undefined)
  const goal = findGoal(output.goals, words)
  return goal ? sayPace(goal, speaker.today, speaker.currency) : sayNoGoal(output.goals, words)
}

/** What there is to spend: the budget of the thing that is named, the budgets, the month, and the balance. */
async function room(context: Context, speaker: Speaker, about: string | null) {
  const { userId, today, currency } = speaker
  const [budgets, balances, money] = await Promise.all([
    runTool(context, { name: 'getBudgetStatus', input: {}, userId }),
    runTool(context, { name: 'getBalances', input: {}, userId }),
    inAndOut(context, userId, { from: startOfMonth(today), to: today }),
  ])
  const [draft] = about === null ? [] : understand(`bought ${about}`, { today, currency }).drafts
  return {
    budgets: budgets.output,
    balances: balances.output,
    ...money,
    wish: draft ? { amountMinor: draft.amountMinor, category: draft.category } : null,
  }
}

export type Room = Awaited<ReturnType<typeof room>>
