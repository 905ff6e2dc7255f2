import { formatMoney } from '#domain/money.ts'
import type { AskSentence } from '#domain/talk/ask-sentence.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import { listWords } from '#server/assistant/answers/list-words.ts'
import { rowsOf, subjectOf } from '#server/assistant/answers/summary.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { addUp } from '#server/assistant/questions/answer-questions.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

type Without = Extract<AskSentence, { asks: 'without' }>
type Sum = { totalMinor: number; count: number }

const MOST_THINGS = 4
const NOT_THAT = 'I did not get what to leave out. Say it like "how much this month without rent".'

/** "$84.00 spent this month without Rent, over 2 entries.": a total less the things that are named. */
export async function answerWithout(
  context: Context,
  memory: Memory,
  { speaker, question, asked }: { speaker: Speaker; question: SummaryFrame; asked: Without },
): Promise<string> {
  const { head, thing } = asked
  const named = await thingsOf(context, speaker, thing)
  const last = named.at(-1)
  if (!last) return NOT_THAT
  // "how much without rent last month": the period stands behind the thing.
  const { period, periodLabel } = question.periodLabel === 'this month' ? last : question
  const timed = { ...question, period, periodLabel }
  const base = head === '' ? timed : await baseOf(context, speaker, { head, question: timed })
  memory.remember(speaker.userId, { intent: 'summary', summary: base })
  const whole = (await addUp(context, speaker, base)).output
  const out = await Promise.all(named.map((each) => within(context, speaker, { base, thing: each })))
  const names = listWords(
    named.map(({ merchant, category }) => merchant ?? category ?? ''),
    'or',
  )
  const left = out.reduce<Sum>(
    (rest, each) => ({ totalMinor: rest.totalMinor - each.totalMinor, count: rest.count - each.count }),
    { totalMinor: whole.totalMinor, count: whole.count },
  )
  const about = subjectOf(base, '')
  if (left.count <= 0)
    return `Nothing ${base.kind === 'income' ? 'came in' : 'spent'}${about} ${base.periodLabel} without ${names}.`
  const verb = base.kind === 'income' ? ' received' : about === '' ? ' spent' : ''
  const total = formatMoney(left.totalMinor, speaker.currency)
  return `${total}${verb}${about} ${base.periodLabel} without ${names}, ${rowsOf(left.count)}.`
}

/** The things that are left out, none of them twice: rent is in the bills already. */
async function thingsOf(context: Context, speaker: Speaker, words: string): Promise<SummaryFrame[]> {
  const read = words
    .split(/,| and | or /)
    .slice(0, MOST_THINGS)
    .map((each) => summariesOf(context, speaker, `how much did i spend on ${each.trim()}`))
  const named = (await Promise.all(read)).flat().filter(({ category, merchant }) => category ?? merchant)
  const whole = new Set(named.flatMap(({ category, merchant }) => (merchant ? [] : (category ?? []))))
  return named.filter(({ category, merchant }, at) => {
    const isFirst = named.findIndex((each) => each.category === category && each.merchant === merchant) === at
    return isFirst && !(merchant && category && whole.has(category))
  })
}

/** What the words before "without" ask of; the period may stand behind it ("without rent this month"). */
async function baseOf(
  context: Context,
  speaker: Speaker,
  { head, question }: { head: string; question: SummaryFrame },
): Promise<SummaryFrame> {
  const { category: _category, merchant: _merchant, ...all } = question
  const [frame] = await summariesOf(context, speaker, head)
  const { category, merchant } = frame ?? {}
  return { ...all, largest: false, ...(category ? { category } : {}), ...(merchant ? { merchant } : {}) }
}

async function summariesOf(context: Context, speaker: Speaker, message: string): Promise<SummaryFrame[]> {
  const { frames } = await interpret(context, { ...speaker, message, last: null })
  return frames.flatMap((frame) => (frame.intent === 'summary' ? [frame] : []))
}

/** What a thing came to inside of what is asked of. */
async function within(
  context: Context,
  speaker: Speaker,
  { base, thing }: { base: SummaryFrame; thing: SummaryFrame },
): Promise<Sum> {
  const { period, kind } = base
  const { merchant, category } = thing
  if (!base.category && !base.merchant)
    return (
      await addUp(context, speaker, { ...base, ...(merchant ? { merchant } : {}), ...(category ? { category } : {}) })
    ).output
  const isOther = merchant === undefined && category !== base.category
  if (isOther || base.merchant) return { totalMinor: 0, count: 0 }
  const input = { ...period, kind, category: base.category, merchant }
  return (await runTool(context, { name: 'getTransactionSummary', input, userId: speaker.userId })).output
}
