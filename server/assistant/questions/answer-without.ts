import type { AskSentence } from '#domain/talk/ask-sentence.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { saySummary } from '#server/assistant/answers/summary.ts'
import { addUp, answerSummary } from '#server/assistant/questions/answer-questions.ts'
import { readSummaries } from '#server/assistant/questions/read-summary.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

type Without = Extract<AskSentence, { asks: 'without' }>
type Thing = NonNullable<SummaryFrame['except']>[number]

const MOST_THINGS = 4
const NOT_THAT = 'I did not get what to leave out. Say it like "how much this month without rent".'

/**
 * "$84.00 spent this month without Rent, over 2 entries.": a total less the things that are named, and those that were left out of it
 * before. What names nothing ("without thinking about it") is no thing to leave out.
 */
export async function answerWithout(
  context: Context,
  memory: Memory,
  { speaker, question, asked }: { speaker: Speaker; question: SummaryFrame; asked: Without },
): Promise<AssistantAnswer> {
  const { head, thing } = asked
  const named = await thingsOf(context, speaker, thing)
  const last = named.at(-1)
  if (!last && head === '') return emptyAnswer(speaker, NOT_THAT)
  // "how much without rent last month": the period stands behind the thing.
  const { period, periodLabel } = (question.periodLabel === 'this month' && last) || question
  const timed = { ...question, largest: false, period, periodLabel }
  const base = head === '' ? timed : await baseOf(context, speaker, { head, question: timed })
  const except = distinct([
    ...(base.except ?? []),
    ...(await Promise.all(named.map((each) => thingIn(context, speaker, { base, thing: each })))),
  ])
  return answerSummary(context, memory, {
    speaker,
    question: except.length > 0 ? { ...base, except: except.slice(0, MOST_THINGS) } : base,
    answer: emptyAnswer(speaker, ''),
    say: (output, frame) => saySummary(output, frame, { ...speaker, message: '' }),
  })
}

/** The things that are left out: what is filed under a category, or stands in the ledger under a name. */
async function thingsOf(context: Context, speaker: Speaker, words: string): Promise<SummaryFrame[]> {
  const read = words
    .split(/,| and | or /)
    .slice(0, MOST_THINGS)
    .map((each) => readSummaries(context, speaker, `how much did i spend on ${each.trim()}`))
  const named = (await Promise.all(read)).flat()
  const known = await Promise.all(
    named.map(async (frame) => frame.category ?? (await isInLedger(context, speaker, frame))),
  )
  const things = named.filter((_, at) => known[at])
  // Rent is in the bills already.
  const whole = new Set(things.flatMap(({ category, merchant }) => (merchant ? [] : (category ?? []))))
  return things.filter(({ category, merchant }) => !(merchant && category && whole.has(category)))
}

async function isInLedger(context: Context, { userId }: Speaker, { merchant }: SummaryFrame): Promise<boolean> {
  if (!merchant) return false
  const input = { search: merchant.replace(/s$/, ''), limit: 1 }
  const { output } = await runTool(context, { name: 'listTransactions', input, userId })
  return output.transactions.length > 0
}

/** What the words before "without" ask of; the period may stand behind it ("without rent this month"). */
async function baseOf(
  context: Context,
  speaker: Speaker,
  { head, question }: { head: string; question: SummaryFrame },
): Promise<SummaryFrame> {
  const { category: _category, merchant: _merchant, ...all } = question
  const [frame] = await readSummaries(context, speaker, head)
  const { category, merchant } = frame ?? {}
  const timed =
    frame && all.periodLabel === 'this month' ? { period: frame.period, periodLabel: frame.periodLabel } : {}
  return { ...all, ...timed, ...(category ? { category } : {}), ...(merchant ? { merchant } : {}) }
}

/** A thing as its entries of the period are called: "coffees" are those named "Coffee". */
async function thingIn(
  context: Context,
  speaker: Speaker,
  { base, thing }: { base: SummaryFrame; thing: SummaryFrame },
): Promise<Thing> {
  const { period, kind } = base
  const { question } = await addUp(context, speaker, { ...thing, period, kind })
  const { category, merchant } = question
  return { ...(category ? { category } : {}), ...(merchant ? { merchant } : {}) }
}

function distinct(things: readonly Thing[]): Thing[] {
  const names = things.map(({ category, merchant }) => `${category ?? ''}/${merchant ?? ''}`)
  return things.filter((_, at) => names.indexOf(names[at] ?? '') === at)
}
