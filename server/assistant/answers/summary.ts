import { formatDay } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'

type Figures = { totalMinor: number; count: number; largest: Transaction | null }

/** "$86.40 on Food & Dining last week, over 6 entries.": a total with its period and the number of rows behind it. */
export function saySummary(figures: Figures, asked: SummaryFrame, currency: Currency): string {
  const about = subject(asked)
  if (figures.count === 0)
    return `Nothing ${asked.kind === 'income' ? 'came in' : 'spent'}${about} ${asked.periodLabel}.`
  if (asked.largest && figures.largest) return sayLargest(figures.largest, asked, currency)
  const total = formatMoney(figures.totalMinor, currency)
  const rows = figures.count === 1 ? 'in 1 entry' : `over ${figures.count} entries`
  const verb = asked.kind === 'income' ? ' received' : about === '' ? ' spent' : ''
  return `${total}${verb}${about} ${asked.periodLabel}, ${rows}.`
}

/** "The largest this month was Rent, $900.00 on Nov 1." */
function sayLargest({ merchant, amountMinor, date }: Transaction, asked: SummaryFrame, currency: Currency): string {
  const { merchant: _merchant, ...withoutMerchant } = asked
  const amount = formatMoney(Math.abs(amountMinor), currency)
  return `The largest${subject(withoutMerchant)} ${asked.periodLabel} was ${merchant}, ${amount} on ${formatDay(date)}.`
}

function subject({ kind, merchant, category }: SummaryFrame): string {
  if (merchant) return kind === 'income' ? ` from ${merchant}` : ` at ${merchant}`
  return category && kind === 'spend' ? ` on ${category}` : ''
}
