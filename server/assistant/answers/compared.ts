import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import { listWords } from '#server/assistant/answers/list-words.ts'
import type { Manner } from '#server/assistant/answers/name-entry.ts'
import { rowsOf, subjectOf } from '#server/assistant/answers/summary.ts'

type Side = { asked: SummaryFrame; totalMinor: number; count: number }

/** "$107.50 on Food & Dining this month, over 3 entries, against $18.00 on Transportation, in 1 entry. That is $89.50 more." */
export function sayVersus(one: Side, other: Side, manner: Manner): string {
  const isSamePeriod = one.asked.periodLabel === other.asked.periodLabel
  const money = (amountMinor: number) => formatMoney(amountMinor, manner.currency)
  const told = ({ totalMinor, count }: Side, words: string, nothing: string) =>
    count === 0 ? `${nothing}${words}` : `${money(totalMinor)}${words}, ${rowsOf(count)}`
  const about = ({ asked }: Side) => subjectOf(asked, manner.message)
  const difference = one.totalMinor - other.totalMinor
  const more = `${money(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`
  const verb = one.asked.kind === 'income' ? 'Nothing came in' : 'Nothing spent'
  const first = told(one, `${about(one)} ${one.asked.periodLabel}`, verb)
  const second = told(other, isSamePeriod ? about(other) : ` ${other.asked.periodLabel}`, 'nothing')
  return `${first}, against ${second}. ${difference === 0 ? 'That is the same.' : `That is ${more}.`}`
}

const MOST_TOLD = 3

/** "Most went to Aldi this month, $64.00 of $107.50, over 3 entries; then Bakery $22.00 and Dinner $21.50." */
export function sayRanking(
  { byMerchant, totalMinor, count }: ToolOutput<'getTransactionSummary'>,
  { kind, periodLabel }: SummaryFrame,
  currency: Currency,
): string {
  const [first, ...more] = byMerchant
  const isIncome = kind === 'income'
  if (!first) return `Nothing ${isIncome ? 'came in' : 'spent'} ${periodLabel}.`
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const rest = more.slice(0, MOST_TOLD - 1).map((each) => `${each.merchant} ${money(each.totalMinor)}`)
  const then = rest.length > 0 ? `; then ${listWords(rest)}` : ''
  const most = `Most ${isIncome ? 'came from' : 'went to'} ${first.merchant} ${periodLabel}`
  return `${most}, ${money(first.totalMinor)} of ${money(totalMinor)}, ${rowsOf(count)}${then}.`
}
