import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import { type Manner, nameEntry } from '#server/assistant/answers/name-entry.ts'
import { rowsOf, subjectOf } from '#server/assistant/answers/summary.ts'

type Figures = Pick<ToolOutput<'getTransactionSummary'>, 'totalMinor' | 'count'>

/** "Last time was $4.00 for Coffee on Monday." */
export function sayLastTime(entry: Transaction | undefined, about: string, manner: Manner): string {
  if (!entry) return `I find no ${about} among your entries.`
  const day = entry.date === manner.today ? ' today' : ''
  return `Last time was ${nameEntry(entry, manner)}${day}.`
}

/** "Coffee 3 times this month, $12.00 in all, over 3 entries." */
export function sayCount({ count, totalMinor }: Figures, asked: SummaryFrame, currency: Currency): string {
  const times = count === 0 ? 'not once' : count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`
  const words = [asked.merchant ?? asked.category, times, asked.periodLabel].filter(Boolean).join(' ')
  const told = `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  const total = formatMoney(totalMinor, currency)
  if (count < 2) return count === 0 ? `${told}.` : `${told}, for ${total}.`
  return `${told}, ${total} in all, ${rowsOf(count)}.`
}

/** "About $12.40 a day this month, $260.40 in all, over 14 entries." */
export function sayDaily(
  figures: Figures,
  { days, ...asked }: SummaryFrame & { days: number },
  currency: Currency,
): string {
  if (figures.count === 0) return `Nothing spent ${asked.periodLabel}, so there is no average to tell.`
  const [daily, total] = [Math.round(figures.totalMinor / days), figures.totalMinor].map((each) =>
    formatMoney(each, currency),
  )
  return `About ${daily} a day ${asked.periodLabel}, ${total} in all, ${rowsOf(figures.count)}.`
}

const MOST_TOLD = 3

/** "Most of it went to Bills this month, $900.00 of $1,140.00; then Food & Dining $200.00 and Shopping $40.00." */
export function sayBreakdown(
  { totalMinor, count, byCategory }: Figures & Pick<ToolOutput<'getTransactionSummary'>, 'byCategory'>,
  asked: SummaryFrame,
  currency: Currency,
): string {
  const [first, ...more] = byCategory
  if (!first) return `Nothing spent ${asked.periodLabel}.`
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const rest = more.slice(0, MOST_TOLD - 1).map((each) => `${each.category} ${money(each.totalMinor)}`)
  const then = rest.length > 0 ? `; then ${rest.join(' and ')}` : ''
  const total = `${money(first.totalMinor)} of ${money(totalMinor)}`
  return `Most went to ${first.category} ${asked.periodLabel}, ${total}, ${rowsOf(count)}${then}.`
}

/** "$260.00 this month so far, over 14 entries, against $310.00 in the whole of last month." */
export function sayComparison(
  { now, before, unit }: { now: Figures; before: Figures; unit: 'week' | 'month' },
  asked: SummaryFrame,
  currency: Currency,
): string {
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const against =
    before.count === 0
      ? `nothing in the whole of last ${unit}`
      : `${money(before.totalMinor)} in the whole of last ${unit}`
  if (now.count === 0) return `Nothing spent this ${unit} so far, against ${against}.`
  const about = subjectOf(asked, '')
  return `${money(now.totalMinor)}${about} this ${unit} so far, ${rowsOf(now.count)}, against ${against}.`
}
