import type { TransactionCategory } from '#domain/category.ts'
import { usualOf } from '#domain/forecast.ts'

/** One remark on a month's spending; every figure is one of the person's own or a threshold of specification §9. */
export type SpendingNote =
  | { kind: 'dining-high'; category: 'Food & Dining'; amountMinor: number; typicalMinor: number; overMinor: number }
  | { kind: 'transport-low'; category: 'Transportation'; amountMinor: number; limitMinor: number }
  | { kind: 'above-usual'; category: TransactionCategory; amountMinor: number; usualMinor: number; overMinor: number }

/** What could be done with what is left over of a month. */
export type SurplusAdvice = { kind: 'emergency' } | { kind: 'invest'; percent: 60 | 70; amountMinor: number }

const [DINING_WARNED_ABOVE, DINING_TYPICAL, TRANSPORT_PRAISED_UNDER] = [300_00, 250_00, 150_00]
const [LITTLE_SURPLUS, SOME_SURPLUS] = [100_00, 500_00]
/** This much more than usual, in percent, is worth a word. */
const WORTH_A_WORD = 120

/** The step that a surplus (income less spending of the month, ruling 37) falls into (specification §9). */
export function adviseSurplus(surplusMinor: number): SurplusAdvice {
  if (surplusMinor < LITTLE_SURPLUS) return { kind: 'emergency' }
  const percent = surplusMinor < SOME_SURPLUS ? 60 : 70
  return { kind: 'invest', percent, amountMinor: Math.round((surplusMinor * percent) / 100) }
}

/**
 * Remarks on this month: dining above 300, transport under 150 (specification §9), and, from two full months on, each category that has
 * already passed the person's own usual month by a fifth. Nothing is said of a category without an entry this month.
 */
export function noteSpending({
  thisMonth,
  fullMonths,
}: {
  thisMonth: ReadonlyMap<TransactionCategory, number>
  /** Spending of each category in each full month, oldest first; empty with fewer months than it takes. */
  fullMonths: ReadonlyMap<TransactionCategory, readonly number[]>
}): SpendingNote[] {
  const notes: SpendingNote[] = []
  const dining = thisMonth.get('Food & Dining') ?? 0
  if (dining > DINING_WARNED_ABOVE) {
    notes.push({
      kind: 'dining-high',
      category: 'Food & Dining',
      amountMinor: dining,
      typicalMinor: DINING_TYPICAL,
      overMinor: dining - DINING_TYPICAL,
    })
  }
  for (const [category, amountMinor] of thisMonth) {
    const usualMinor = usualOf(fullMonths.get(category) ?? [])
    const isTold = category === 'Food & Dining' && dining > DINING_WARNED_ABOVE
    if (isTold || usualMinor === 0 || amountMinor * 100 <= usualMinor * WORTH_A_WORD) continue
    notes.push({ kind: 'above-usual', category, amountMinor, usualMinor, overMinor: amountMinor - usualMinor })
  }
  const transport = thisMonth.get('Transportation') ?? 0
  const isAboveUsual = notes.some(({ category }) => category === 'Transportation')
  if (transport > 0 && transport < TRANSPORT_PRAISED_UNDER && !isAboveUsual) {
    notes.push({
      kind: 'transport-low',
      category: 'Transportation',
      amountMinor: transport,
      limitMinor: TRANSPORT_PRAISED_UNDER,
    })
  }
  return notes
}
