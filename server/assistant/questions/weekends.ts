import { addDays, type Period, weekdayOf } from '#domain/calendar.ts'
import { readWeekendsAsked } from '#domain/talk/weekends-sentence.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { saySummary } from '#server/assistant/answers/summary.ts'
import { readSummary } from '#server/assistant/questions/read-summary.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

const SATURDAY = 5

/** "how much do I spend on weekends": the Saturdays and Sundays of a period, the month so far where none is named. Null for any other sentence. */
export async function answerWeekends(context: Context, speaker: Speaker): Promise<AssistantAnswer | null> {
  const rest = readWeekendsAsked(speaker.message)
  const asked = rest === null ? null : await readSummary(context, speaker, rest)
  if (!asked) return null
  const { kind, category, merchant } = asked
  let [totalMinor, count] = [0, 0]
  for (const weekend of weekendsOf(asked.period)) {
    const input = { ...weekend, kind, category, merchant }
    const { output } = await runTool(context, { name: 'getTransactionSummary', input, userId: speaker.userId })
    totalMinor += output.totalMinor
    count += output.count
  }
  const periodLabel = `on weekends ${asked.periodLabel}`
  return emptyAnswer(speaker, saySummary({ totalMinor, count, largest: null }, { ...asked, periodLabel }, speaker))
}

/** Each Saturday with its Sunday, as far as both belong to the period. */
function weekendsOf({ from, to }: Period): Period[] {
  const weekends: Period[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const weekday = weekdayOf(day)
    if (weekday < SATURDAY) continue
    const sunday = addDays(day, SATURDAY + 1 - weekday)
    weekends.push({ from: day, to: sunday < to ? sunday : to })
    day = sunday
  }
  return weekends
}
