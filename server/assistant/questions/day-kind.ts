import { addDays, dayNumber, type Period, weekdayOf } from '#domain/calendar.ts'
import { type DayKindAsked, readDayKindAlone, readDayKindAsked } from '#domain/talk/day-kind-sentence.ts'
import { readFollowSentence } from '#domain/talk/follow-sentence.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { type DayKindTotal, sayDayKinds } from '#server/assistant/answers/day-kinds.ts'
import { saySummary } from '#server/assistant/answers/summary.ts'
import { lastQuestion } from '#server/assistant/questions/last-question.ts'
import { readSummary } from '#server/assistant/questions/read-summary.ts'
import { thisMonth } from '#server/assistant/questions/so-far.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

const SATURDAY = 5

type Asked = { summary: SummaryFrame; days: DayKindAsked['days'] }

/**
 * "how much do I spend on weekends": the Saturdays and Sundays of a period, the month so far where none is named; "and last month", "and on
 * weekdays" right behind it, as behind any other question for what was spent. Null for any other sentence.
 */
export async function answerDayKind(
  context: Context,
  memory: Memory,
  speaker: Speaker,
): Promise<AssistantAnswer | null> {
  const said = readDayKindAsked(speaker.message)
  const asked = said
    ? await inFull(context, speaker, said)
    : ((await goneOn(context, speaker)) ?? (await narrowed(context, memory, speaker)))
  if (!asked) return null
  if (said?.compared) {
    const [weekends, weekdays] = [
      await totalOf(context, speaker, asked.summary, 'weekends'),
      await totalOf(context, speaker, asked.summary, 'weekdays'),
    ]
    return emptyAnswer(speaker, sayDayKinds({ weekends, weekdays }, asked.summary, speaker))
  }
  const { totalMinor, count } = await totalOf(context, speaker, asked.summary, asked.days)
  const summary = { ...asked.summary, periodLabel: `on ${asked.days} ${asked.summary.periodLabel}` }
  return emptyAnswer(speaker, saySummary({ totalMinor, count, largest: null }, summary, speaker))
}

/** What the days of one kind came to, how many entries that were, and how many days. */
async function totalOf(
  context: Context,
  speaker: Speaker,
  { kind, category, merchant, period }: SummaryFrame,
  kindOfDays: DayKindAsked['days'],
): Promise<DayKindTotal> {
  const total = { totalMinor: 0, count: 0, days: 0 }
  for (const run of runsOf(period, kindOfDays)) {
    const input = { ...run, kind, category, merchant }
    const { output } = await runTool(context, { name: 'getTransactionSummary', input, userId: speaker.userId })
    total.totalMinor += output.totalMinor
    total.count += output.count
    total.days += dayNumber(run.to) - dayNumber(run.from) + 1
  }
  return total
}

async function inFull(context: Context, speaker: Speaker, { question, days }: DayKindAsked): Promise<Asked | null> {
  const summary = await readSummary(context, speaker, question)
  return summary && { summary, days }
}

/** "on weekends?" right behind another question: what that was asked of, on those days only. */
async function narrowed(context: Context, memory: Memory, speaker: Speaker): Promise<Asked | null> {
  const days = readDayKindAlone(speaker.message)
  const last = days && (await lastQuestion(context, memory, speaker))
  if (!days || last?.about !== 'entries') return null
  const { period } = last.summary
  const whole = period.from === period.to ? thisMonth(speaker) : {}
  return { summary: { ...last.summary, ...whole, largest: false }, days }
}

/** What goes on with such a question names other days, another time or another thing; the rest stays as it was asked. */
async function goneOn(context: Context, speaker: Speaker): Promise<Asked | null> {
  const words = anewIn(speaker.message)
  if (words === null) return null
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.talkedOf })
  const at = turns.findLastIndex(({ message }) => readDayKindAsked(message) !== null)
  const said = at < 0 ? null : readDayKindAsked(turns[at]?.message ?? '')
  let asked = said && (await inFull(context, speaker, said))
  for (const each of [...turns.slice(at + 1).map(({ message }) => anewIn(message)), words]) {
    if (asked === null || each === null) return null
    asked = await changed(context, speaker, asked, each)
  }
  return asked
}

function anewIn(message: string): string | null {
  const follow = readFollowSentence(message)
  return follow?.follows === 'anew' ? follow.words : null
}

async function changed(context: Context, speaker: Speaker, asked: Asked, words: string): Promise<Asked | null> {
  const days = readDayKindAsked(`how much on ${words}`)?.days
  if (days) return { ...asked, days }
  const anew =
    (await readSummary(context, speaker, `how much did i spend ${words}`)) ??
    (await readSummary(context, speaker, `how much did i spend on ${words}`))
  if (!anew) return null
  const { category, merchant, period, periodLabel } = anew
  const other =
    category || merchant
      ? { ...(category ? { category } : {}), ...(merchant ? { merchant } : {}) }
      : { period, periodLabel }
  return { ...asked, summary: { ...asked.summary, ...other } }
}

/** Each weekend, or the days between two, as far as they belong to the period. */
function runsOf({ from, to }: Period, days: DayKindAsked['days']): Period[] {
  const runs: Period[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (weekdayOf(day) >= SATURDAY !== (days === 'weekends')) continue
    const last = addDays(day, (days === 'weekends' ? SATURDAY + 1 : SATURDAY - 1) - weekdayOf(day))
    runs.push({ from: day, to: last < to ? last : to })
    day = last
  }
  return runs
}
