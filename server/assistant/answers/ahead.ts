import type { Currency } from '#domain/currency.ts'
import { MONTHS_NEEDED, usualOf } from '#domain/forecast.ts'
import { formatMoney } from '#domain/money.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import type { InsightsView } from '#domain/views.ts'
import { type Manner, nameEntry } from '#server/assistant/answers/name-entry.ts'
import { sayDay } from '#server/assistant/answers/say-day.ts'
import { rowsOf, saySubject } from '#server/assistant/answers/summary.ts'

type Payment = Pick<ToolOutput<'listRecurring'>['recurring'][number], 'merchant' | 'amountMinor' | 'nextDay'>

/** "Netflix, $15.49, is due on Dec 12."; of what does not come back yet the last time is told. */
export function sayDue(payment: Payment | { about: string; last: Transaction | undefined }, manner: Manner): string {
  if ('merchant' in payment) {
    const { merchant, amountMinor, nextDay } = payment
    return `${merchant}, ${formatMoney(amountMinor, manner.currency)}, is due ${sayDay(nextDay, manner.today) || 'today'}.`
  }
  const { about, last } = payment
  if (!last) return `I find no ${about} among your entries, so I cannot tell when it is due.`
  const today = last.date === manner.today ? ' today' : ''
  return `I see no rhythm in ${about} yet. Last time was ${nameEntry(last, manner)}${today}.`
}

/** "$1,265.49 so far this month. A usual month of yours comes to about $1,900.00."; a guess is never made from less than full months. */
export function sayForecast(
  { spentMinor, history, forecast }: InsightsView,
  month: 'this' | 'next',
  currency: Currency,
): string {
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const spent = `${money(spentMinor)} so far this month`
  if (forecast?.rule !== 'measured')
    return `${spent}. I can tell more once ${MONTHS_NEEDED} whole months are behind us.`
  if (month === 'next')
    return `About ${money(forecast.expectedMinor)} next month, going by the ${history.length} months before.`
  const usual = usualOf(history.map(({ totalMinor }) => totalMinor))
  const left = usual - spentMinor
  const stands = left >= 0 ? `so about ${money(left)} more` : `so you are ${money(-left)} past it`
  return `${spent}. A usual month of yours comes to about ${money(usual)}, ${stands}.`
}

/** "About $1,020.00 a month on Food & Dining, over the last 2 full months and 9 entries." */
export function sayAverage(
  figures: { months: number; totalMinor: number; count: number } | null,
  asked: SummaryFrame,
  manner: Manner,
): string {
  const about = saySubject(asked, manner.message)
  if (!figures) return 'No whole month is behind us yet, so there is no average to tell.'
  if (figures.count === 0)
    return `Nothing ${asked.kind === 'income' ? 'came in' : 'spent'}${about} in the last full months.`
  const monthly = formatMoney(Math.round(figures.totalMinor / figures.months), manner.currency)
  const over = figures.months === 1 ? 'in the last full month' : `over the last ${figures.months} full months`
  return `About ${monthly} a month${about}, ${over}, ${rowsOf(figures.count)}.`
}
