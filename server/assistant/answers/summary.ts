import type { TransactionCategory } from '#domain/category.ts'
import { formatMoney } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import type { Manner } from '#server/assistant/answers/name-entry.ts'
import { sayDay } from '#server/assistant/answers/say-day.ts'

type Figures = { totalMinor: number; count: number; largest: Transaction | null }

/** "$86.40 on Food & Dining last week, over 6 entries.": a total with its period and the number of rows behind it. */
export function saySummary(figures: Figures, asked: SummaryFrame, manner: Manner): string {
  const about = saySubject(asked, manner.message)
  if (figures.count === 0)
    return `Nothing ${asked.kind === 'income' ? 'came in' : 'spent'}${about} ${asked.periodLabel}.`
  if (asked.largest && figures.largest) return sayLargest(figures.largest, asked, manner)
  const total = formatMoney(figures.totalMinor, manner.currency)
  const verb = asked.kind === 'income' ? ' received' : about === '' ? ' spent' : ''
  return `${total}${verb}${about} ${asked.periodLabel}, ${rowsOf(figures.count)}.`
}

/** "Food & Dining came to $64.00, over 2 entries.": all of the category of what was not found by its name. */
export function sayWider(
  { totalMinor, count }: Pick<Figures, 'totalMinor' | 'count'>,
  { category }: { category: TransactionCategory },
  { currency }: Manner,
): string {
  return `${category} came to ${formatMoney(totalMinor, currency)}, ${rowsOf(count)}.`
}

/** "over 6 entries": the number of rows behind a figure. */
export function rowsOf(count: number): string {
  return count === 1 ? 'in 1 entry' : `over ${count} entries`
}

/** " on Food & Dining", " at Tesco": what was asked about; "Coffee" is no place unless the person made it one. */
export function saySubject({ kind, merchant, category }: SummaryFrame, message: string): string {
  if (merchant)
    return kind === 'income' ? ` from ${merchant}` : ` ${isSaidAsPlace(merchant, message) ? 'at' : 'on'} ${merchant}`
  return category && kind === 'spend' ? ` on ${category}` : ''
}

function isSaidAsPlace(merchant: string, message: string): boolean {
  const [text, name] = [message.toLowerCase(), merchant.toLowerCase()]
  return ['at', 'at the', 'to', 'to the', 'from', 'in'].some((word) => text.includes(`${word} ${name}`))
}

/** "The largest this month was Rent, $900.00 on Nov 1." */
function sayLargest({ merchant, amountMinor, date }: Transaction, asked: SummaryFrame, manner: Manner): string {
  const { merchant: _merchant, ...withoutMerchant } = asked
  const amount = formatMoney(Math.abs(amountMinor), manner.currency)
  const about = saySubject(withoutMerchant, manner.message)
  return `The largest${about} ${asked.periodLabel} was ${merchant}, ${amount} ${sayDay(date, manner.today) || 'today'}.`
}
