import { startOfMonth, startOfWeek } from '#domain/calendar.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import type { Speaker } from '#server/assistant/speaker.ts'

/** What was spent in the month up to today. */
export function thisMonth(speaker: Pick<Speaker, 'today'>): SummaryFrame {
  return { intent: 'summary', ...soFar('month', speaker), kind: 'spend', spans: [], confidence: 1 }
}

/** The month or the week up to today, however young it is. */
export function soFar(
  unit: 'week' | 'month',
  { today }: Pick<Speaker, 'today'>,
): Pick<SummaryFrame, 'period' | 'periodLabel'> {
  const from = unit === 'week' ? startOfWeek(today) : startOfMonth(today)
  return { period: { from, to: today }, periodLabel: `this ${unit}` }
}
