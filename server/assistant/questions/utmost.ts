import { dayTotals } from '#db/read/summary.ts'
import { addDays, addMonths, type Day, startOfMonth, startOfWeek, weekdayOf } from '#domain/calendar.ts'
import type { CompareSentence } from '#domain/talk/compare-sentence.ts'
import { sayUtmost } from '#server/assistant/answers/utmost.ts'
import { readSummary } from '#server/assistant/questions/read-summary.ts'
import { thisMonth } from '#server/assistant/questions/so-far.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

export type UtmostAsked = Extract<CompareSentence, { asks: 'utmost' }>

/** A day, a week or a month by the day on which it began, or a day of the week by any day that is one. */
export type Span = { day: Day; totalMinor: number }

const [WEEKS_BACK, MONTHS_BACK] = [12, 12]

/** "which week was worst", "which day do I spend most": the spans of a kind that cost the most or the least, of those with anything. */
export async function answerUtmost(context: Context, speaker: Speaker, asked: UtmostAsked): Promise<string> {
  const { today, userId } = speaker
  const said =
    asked.when.trim() === '' ? null : await readSummary(context, speaker, `how much did i spend${asked.when}`)
  const frame = said ?? thisMonth(speaker)
  const isNamed = said !== null && namesTime.test(asked.when)
  const { period, periodLabel } = isNamed ? frame : usual(asked.unit, today)
  const { kind, category, merchant } = frame
  const days = await dayTotals(context.reader, { userId, ...period, kind, category, merchant })
  const spans = grouped(days, asked.unit).sort((a, b) =>
    asked.least ? a.totalMinor - b.totalMinor : b.totalMinor - a.totalMinor,
  )
  return sayUtmost(spans, { ...asked, frame: { ...frame, period, periodLabel } }, speaker)
}

const namesTime = /\b(?:this|last|since|so far|in (?:the|[a-z]+)|over the)\b/

/** How far one looks back where no period is named. */
function usual(unit: UtmostAsked['unit'], today: Day) {
  if (unit === 'day') return { period: { from: startOfMonth(today), to: today }, periodLabel: 'this month' }
  if (unit === 'month')
    return {
      period: { from: addMonths(startOfMonth(today), -(MONTHS_BACK - 1)), to: today },
      periodLabel: `over the last ${MONTHS_BACK} months`,
    }
  return {
    period: { from: addDays(startOfWeek(today), -7 * (WEEKS_BACK - 1)), to: today },
    periodLabel: `over the last ${WEEKS_BACK} weeks`,
  }
}

function grouped(days: readonly Span[], unit: UtmostAsked['unit']): Span[] {
  const spans = new Map<string | number, Span>()
  for (const { day, totalMinor } of days) {
    const start = unit === 'week' ? startOfWeek(day) : unit === 'month' ? startOfMonth(day) : day
    const key = unit === 'weekday' ? weekdayOf(day) : start
    spans.set(key, { day: start, totalMinor: totalMinor + (spans.get(key)?.totalMinor ?? 0) })
  }
  return [...spans.values()]
}
