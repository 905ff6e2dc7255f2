import { startOfMonth } from '#domain/calendar.ts'
import type { CompareSentence } from '#domain/talk/compare-sentence.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import { nameOfPeriod, periodBefore } from '#domain/understanding/days/period-before.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import {
  sayBounded,
  sayDearer,
  sayDearestDay,
  sayGreatest,
  sayRanking,
  saySmallest,
  sayVersus,
} from '#server/assistant/answers/compared.ts'
import { addUp, answerSummary } from '#server/assistant/questions/answer-questions.ts'
import { readSummary } from '#server/assistant/questions/read-summary.ts'
import { toldJustNow } from '#server/assistant/questions/say-told.ts'
import { soFar } from '#server/assistant/questions/so-far.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { recallAsked } from '#server/assistant/waiting/recall.ts'
import type { Context } from '#server/context.ts'

type Given = { speaker: Speaker; question: SummaryFrame; asked: Exclude<CompareSentence, { asks: 'utmost' }> }
type Sum = Pick<ToolOutput<'getTransactionSummary'>, 'totalMinor' | 'count'>

const COMPARES = 'I can set two things or two months side by side, like "compare food and transport".'

/** Answers what was spent on one thing against another, in one period against another, and who got or gave the most. */
export async function answerComparison(
  context: Context,
  memory: Memory,
  { speaker, question, asked }: Given,
): Promise<AssistantAnswer> {
  const answer = emptyAnswer(speaker, '')
  if (asked.asks === 'dearer') {
    const told = await toldJustNow(context, speaker)
    if (told.length > 1) return emptyAnswer(speaker, sayDearer(told, asked, speaker), told)
    const next = asked.cheaper
      ? ({ asks: 'smallest' } as const)
      : ({ asks: 'greatest', place: null, limit: 1 } as const)
    return answerComparison(context, memory, { speaker, question, asked: next })
  }
  if (asked.asks === 'ranking') {
    const { category: _category, merchant: _merchant, ...all } = question
    return answerSummary(context, memory, {
      speaker,
      question: { ...all, kind: asked.kind },
      answer,
      say: (output, frame) => sayRanking(output, frame, speaker),
    })
  }
  if (asked.asks === 'dearest_day' || asked.asks === 'smallest' || asked.asks === 'greatest') {
    const last = isAlone(speaker)
      ? await recallAsked(context, memory, speaker)
      : await periodBehind(context, speaker, question)
    return answerSummary(context, memory, {
      speaker,
      question: { ...question, ...last, largest: false },
      answer,
      tellsOnly: (output) => onlyOf(output, asked),
      say: (output, frame) => {
        if (asked.asks === 'greatest') return sayGreatest(output, { ...frame, ...asked }, speaker)
        return asked.asks === 'smallest' ? saySmallest(output, frame, speaker) : sayDearestDay(output, frame, speaker)
      },
    })
  }
  if (asked.asks === 'bounded') {
    const [, amountSaid = '', limit = ''] = bounded.exec(speaker.message) ?? []
    const [amount, ...more] = saidFigures(limit, speaker).amounts
    if (amount === undefined || more.length > 0) return emptyAnswer(speaker, ASK_BOUND)
    // Without the bound its number is not taken for a part of the period ("under 10 last month").
    const unbound = speaker.message.replace(amountSaid, '')
    return answerSummary(context, memory, {
      speaker,
      question: (await readSummary(context, speaker, unbound)) ?? question,
      answer,
      bounds: asked.bound === 'over' ? { moreThanMinor: amount } : { lessThanMinor: amount },
      say: (output, frame) => sayBounded(output, { ...frame, bound: asked.bound, amount }, speaker),
    })
  }
  const sides =
    asked.asks === 'against'
      ? await sidesInTalk(context, memory, { speaker, question, when: asked.when })
      : await sidesSaid(context, speaker, asked.sides)
  if (!sides) return emptyAnswer(speaker, COMPARES)
  return answerVersus(context, memory, { speaker, sides })
}

/** One total against another. */
export async function answerVersus(
  context: Context,
  memory: Memory,
  { speaker, sides: [one, other] }: { speaker: Speaker; sides: readonly [SummaryFrame, SummaryFrame] },
): Promise<AssistantAnswer> {
  const { question: against, output } = await addUp(context, speaker, other)
  return answerSummary(context, memory, {
    speaker,
    question: one,
    answer: emptyAnswer(speaker, ''),
    say: (sum: Sum, frame) => sayVersus({ asked: frame, ...sum }, { asked: against, ...output }, speaker),
  })
}

/** The entries that alone are told of a total. */
function onlyOf(
  { smallest, greatest }: ToolOutput<'getTransactionSummary'>,
  asked: Extract<CompareSentence, { asks: 'dearest_day' | 'smallest' | 'greatest' }>,
): Transaction[] {
  if (asked.asks === 'smallest') return smallest ? [smallest] : []
  return asked.asks === 'greatest' ? greatest.slice((asked.place ?? 1) - 1, asked.limit) : []
}

const bounded = pattern.i`(\b(?:over|above|under|below|than)\s+(\S.*?))(?:\s+(?:this|last|in|on|at|for|from|since|today|yesterday
  |so far)\b.*|\W*)$`
const ASK_BOUND = 'Over how much? Say it with one amount, like "show me everything over 50".'

/** "worst day this week": the period of a question that has no verb. */
async function periodBehind(context: Context, speaker: Speaker, question: SummaryFrame): Promise<SummaryFrame | null> {
  const when =
    question.spans.length > 0
      ? undefined
      : /\b(?:(?:this|last|in|since|on) \S.*|today|yesterday)$/i.exec(speaker.message)?.[0]
  return when === undefined ? null : readSummary(context, speaker, `how much did i spend ${when}`)
}

/** "what was the smallest", "second biggest": of what was asked about before. */
function isAlone({ message }: Speaker): boolean {
  return /^\W*(?:and |so )*(?:(?:which|what)\S*(?: was| is| day| one)* )?(?:the )?(?:(?:second|third|fourth|fifth|two|three|four|five|2nd|3rd|[2-5]) )?(?:smallest|cheapest|lowest|biggest|largest|highest|most expensive|dearest|priciest)(?: (?:two|three|four|five|[2-5]))?(?: ones?| of (?:them|those))?\W*$/i.test(
    message,
  )
}

/** What was asked last, in its own period and in the one that is named now, else the one before it. */
async function sidesInTalk(
  context: Context,
  memory: Memory,
  { speaker, question, when }: { speaker: Speaker; question: SummaryFrame; when: string | null },
): Promise<[SummaryFrame, SummaryFrame]> {
  const last = await recallAsked(context, memory, speaker)
  const one = { ...question, ...(last ?? soFar('month', speaker)), largest: false }
  const named =
    when === null || when === 'usual' ? null : await readSummary(context, speaker, `how much did i spend ${when}`)
  const isOther = named && named.period.from !== one.period.from
  const period = isOther ? named.period : periodBefore(one.period)
  return [one, { ...one, period, periodLabel: isOther ? named.periodLabel : nameOfPeriod(period, speaker.today) }]
}

/** Each side is a thing or a period of its own; a period that only one of two things has is that of both. */
async function sidesSaid(
  context: Context,
  speaker: Speaker,
  said: readonly [string, string],
): Promise<[SummaryFrame, SummaryFrame] | null> {
  const [one, other] = await Promise.all([readSide(context, speaker, said[0]), readSide(context, speaker, said[1])])
  if (!one || !other) return null
  if (one.hasPeriod === other.hasPeriod) return [one.frame, other.frame]
  const { period, periodLabel } = one.hasPeriod ? one.frame : other.frame
  return [
    { ...one.frame, period, periodLabel },
    { ...other.frame, period, periodLabel },
  ]
}

async function readSide(context: Context, speaker: Speaker, words: string) {
  const asPeriod = await readSummary(context, speaker, `how much did i spend in ${words}`)
  const isPeriod = asPeriod && !asPeriod.category && !asPeriod.merchant && asPeriod.periodLabel !== 'this month'
  if (isPeriod) return { frame: asPeriod, hasPeriod: true }
  const frame = await readSummary(context, speaker, `how much did i spend on ${words}`)
  const isThisMonth = /\bthis month\b/.test(words)
  if (!frame?.category && !frame?.merchant && !isThisMonth) return null
  return frame && { frame, hasPeriod: isThisMonth || frame.period.from !== startOfMonth(speaker.today) }
}
