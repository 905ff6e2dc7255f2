import { findNewestEntries, findOldestEntry } from '#db/read/find-entry.ts'
import { dayNumber } from '#domain/calendar.ts'
import { capital } from '#domain/capital.ts'
import { type AskSentence, readAskSentence } from '#domain/talk/ask-sentence.ts'
import { readLimitAsked } from '#domain/talk/limit-sentence.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import { allTime } from '#domain/understanding/days/named-period.ts'
import { periodBefore } from '#domain/understanding/days/period-before.ts'
import type { SummaryFrame, Understanding } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import {
  readOut,
  sayAdvice,
  sayBreakdown,
  sayComparison,
  sayCount,
  sayDaily,
  sayEntries,
  sayFound,
  sayNewest,
  sayOldest,
  sayShare,
} from '#server/assistant/answers/asked.ts'
import { sayHoldings } from '#server/assistant/answers/balance.ts'
import { sayBudgets } from '#server/assistant/answers/budget.ts'
import { sayRoom, sayRoomADay, sayStanding } from '#server/assistant/answers/room.ts'
import { saySummary } from '#server/assistant/answers/summary.ts'
import { answerAhead, answerMonthlyAverage } from '#server/assistant/questions/answer-ahead.ts'
import { answerComparison } from '#server/assistant/questions/answer-comparison.ts'
import { answerSummary } from '#server/assistant/questions/answer-questions.ts'
import { answerRecurring } from '#server/assistant/questions/answer-recurring.ts'
import { answerThose } from '#server/assistant/questions/answer-those.ts'
import { answerWithout } from '#server/assistant/questions/answer-without.ts'
import { answerCategory, answerGone, answerIt, lastTime } from '#server/assistant/questions/asked-entry.ts'
import { pace } from '#server/assistant/questions/goal-pace.ts'
import { net, type Room, room } from '#server/assistant/questions/money-left.ts'
import { newestAsked } from '#server/assistant/questions/newest-entries.ts'
import { readSummary } from '#server/assistant/questions/read-summary.ts'
import { soFar, thisMonth } from '#server/assistant/questions/so-far.ts'
import { countedOf, sharedOf, thingCounted } from '#server/assistant/questions/thing-asked.ts'
import { answerUtmost } from '#server/assistant/questions/utmost.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { recallAsked } from '#server/assistant/waiting/recall.ts'
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
        (output, frame) => sayCount(output, frame, speaker),
        question.category || question.merchant ? question : await thingCounted(context, speaker, question),
      )
    case 'average': {
      const { per } = asked
      if (isPace.test(speaker.message) && (await isOfGoal(context, speaker)))
        return say(await pace(context, speaker, null))
      if (per === 'month') {
        memory.remember(userId, { intent: 'summary', summary: question })
        return say(await answerMonthlyAverage(context, speaker, question))
      }
      if (isBareAverage.test(speaker.message) && (question.merchant || (await wasCounted(context, userId))))
        return summary((output, frame) => sayDaily(output, { ...frame, days: daysOf(output), per: 'time' }, speaker))
      if (question.period.from === question.period.to)
        return summary((output, frame) => saySummary(output, frame, speaker))
      return summary((output, frame) => sayDaily(output, { ...frame, days: daysOf(output), per }, speaker))
    }
    case 'usual': {
      const about = await usualOf(context, speaker, asked)
      return summary(
        (output, frame) => sayDaily(output, { ...frame, days: daysOf(output), per: 'time' }, speaker),
        about,
      )
    }
    case 'breakdown': {
      const about = asked.when
        ? ((await readSummary(context, speaker, `how much did i spend ${asked.when}`)) ?? question)
        : question
      // "my biggest category" is of all that is spent, and of no one entry.
      return summary((output, frame) => sayBreakdown(output, frame, speaker), { ...about, largest: false })
    }
    case 'advice':
      return summary((output, frame) => sayAdvice(output, frame, speaker))
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
      if (ofGoalToo.test(speaker.message) && (await isOfGoal(context, speaker)))
        return say(await pace(context, speaker, null))
      return say(standing(await room(context, speaker, null), speaker))
    case 'limits': {
      const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId })
      return say(sayBudgets(output, { limit: readLimitAsked(speaker.message) }, currency))
    }
    case 'room': {
      // "how much is left" right after a goal is asked of the goal.
      if (asked.about === null && (await isOfGoal(context, speaker))) return say(await pace(context, speaker, null))
      const left = await room(context, speaker, asked.about)
      const aDay = asksADay.test(speaker.message) ? sayRoomADay(left, speaker.today, currency) : ''
      return say([sayRoom(left, currency), aDay].filter(Boolean).join(' '))
    }
    case 'bills':
      return say(await answerRecurring(context, speaker))
    case 'list': {
      if (asked.limit === null) return readOut(await summary((output, frame) => sayEntries(output, frame, speaker)))
      const { limit } = asked
      const newest = WRITTEN.test(speaker.message)
        ? await findNewestEntries(context.reader, { userId, limit })
        : await newestAsked(context, speaker, limit)
      return emptyAnswer(speaker, sayNewest(newest, speaker), newest)
    }
    case 'oldest': {
      const oldest = await findOldestEntry(context.reader, userId)
      return emptyAnswer(speaker, sayOldest(oldest, speaker), oldest ? [oldest] : [])
    }
    case 'net':
      return say(await net(context, speaker, asked.when))
    case 'pace':
      return say(await pace(context, speaker, asked.about))
    case 'share': {
      const part =
        question.category || question.merchant
          ? question
          : ((await sharedOf(context, speaker, question)) ?? (await partAsked(context, memory, speaker)))
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
    case 'utmost':
      return say(await answerUtmost(context, speaker, asked))
    case 'versus':
    case 'against':
    case 'ranking':
    case 'dearest_day':
    case 'smallest':
    case 'greatest':
    case 'dearer':
    case 'bounded':
      return answerComparison(context, memory, { speaker, question, asked })
    case 'without':
      return answerWithout(context, memory, { speaker, question, asked })
    case 'due':
    case 'forecast':
      return say(await answerAhead(context, speaker, asked))
    case 'those':
      return answerThose(context, memory, { speaker, question })
    case 'category':
      return answerCategory(context, speaker)
    case 'gone':
      return answerGone(context, speaker)
    case 'it':
      return answerIt(context, speaker)
    case 'holdings':
      return say(sayHoldings((await runTool(context, { name: 'getBalances', input: {}, userId })).output, currency))
  }
}

/** "am I on track", "where am I at" */
const ofGoalToo = /\b(?:on (?:track|course)|where am i .*|(?:that|it) looking.*)\W*$/i

/** "what's left everywhere", "which one am I closest to" of each budget; "how am I doing" of the month and all of them. */
function standing(found: Room, { message, currency }: Speaker): string {
  const isOfEach = found.budgets.budgets.length > 0 && ofEachBudget.test(message)
  return isOfEach ? sayBudgets(found.budgets, { isEach: true }, currency) : sayStanding(found, currency)
}
const ofEachBudget = /\b(?:left|close|closest|nearest)\b/i

/** All that was spent on a thing, of all time where no period is named. */
async function usualOf(
  context: Context,
  speaker: Speaker,
  { about, when }: Extract<AskSentence, { asks: 'usual' }>,
): Promise<SummaryFrame> {
  const asked = `how much did i spend on ${about}`
  const named = when === null ? null : await readSummary(context, speaker, `${asked} ${when}`)
  if (named) return named
  const { period, label } = allTime(speaker.today)
  const frame = (await readSummary(context, speaker, asked)) ?? { ...thisMonth(speaker), merchant: capital(about) }
  return { ...frame, period, periodLabel: label }
}

/** "what percentage is that": of the thing that was asked about before. */
async function partAsked(context: Context, memory: Memory, speaker: Speaker): Promise<SummaryFrame | null> {
  const asked = isOfThat.test(speaker.message) ? await recallAsked(context, memory, speaker) : null
  return asked?.category || asked?.merchant ? { ...asked, largest: false, spans: [], confidence: 1 } : null
}
const isOfThat = /\b(?:is|was) (?:that|it|this)\b/i

const NO_PART = 'Of what? Say it like "what percentage is food".'

/** "how much can I spend per day" */
const asksADay = /\b(?:per|a|each|every) day\b/i
const isBareAverage = /^\W*(?:and )?(?:what(?:['’]?s| is| was) )?(?:the |my )?average(?: cost| price| spend)?\W*$/i

/** "how much a week", "what is that a month" */
const isPace =
  /^\W*(?:(?:and|so) )?(?:how much|what)(?: more)?(?: is (?:that|it))? (?:a|per|each|every) (?:week|month)(?: is (?:that|it))?\W*$/i

/** Whether the talk is about a goal, and nothing else was asked since. */
async function isOfGoal(context: Context, speaker: Speaker): Promise<boolean> {
  const subject = await talkSubject(context, speaker)
  return subject?.about === 'goal' && !subject.isAside
}

/** Whether the last turn asked how often. */
async function wasCounted(context: Context, userId: string): Promise<boolean> {
  const [before] = await turnsOfTalk(context, { userId, limit: 1 })
  return before !== undefined && readAskSentence(before.message)?.asks === 'count'
}

function daysOf({ from, to }: Pick<ToolOutput<'getTransactionSummary'>, 'from' | 'to'>): number {
  return dayNumber(to) - dayNumber(from) + 1
}
