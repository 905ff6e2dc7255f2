import { listWords } from '#domain/list-words.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'

type Except = NonNullable<SummaryFrame['except']>

/** "this month without Rent or Coffee": a period and what is left out of it. */
export function periodOf({ periodLabel, except = [] }: Pick<SummaryFrame, 'periodLabel' | 'except'>): string {
  return periodLabel + without(except)
}

/** The period alone of such words. */
export function plainPeriod(label: string, except: Except): string {
  const words = without(except)
  return label.endsWith(words) ? label.slice(0, label.length - words.length) : label
}

function without(except: Except): string {
  const names = except.map(({ merchant, category }) => merchant ?? category ?? '')
  return names.length === 0 ? '' : ` without ${listWords(names, 'or')}`
}
