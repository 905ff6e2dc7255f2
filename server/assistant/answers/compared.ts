import { listWords } from '#domain/list-words.ts'
import { formatMoney } from '#domain/money.ts'
import { countOfTop } from '#domain/talk/count-words.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import { periodOf } from '#server/assistant/answers/left-out.ts'
import { type Manner, nameEntry } from '#server/assistant/answers/name-entry.ts'
import { sayDay } from '#server/assistant/answers/say-day.ts'
import { rowsOf, saySubject } from '#server/assistant/answers/summary.ts'

type Side = { asked: SummaryFrame; totalMinor: number; count: number }

/** "$107.50 on Food & Dining this month, over 3 entries, against $18.00 on Transportation, in 1 entry. That is $89.50 more." */
export function sayVersus(one: Side, other: Side, manner: Manner): string {
  const isSamePeriod = periodOf(one.asked) === periodOf(other.asked)
  const money = (amountMinor: number) => formatMoney(amountMinor, manner.currency)
  const told = ({ totalMinor, count }: Side, words: string, nothing: string) =>
    count === 0 ? `${nothing}${words}` : `${money(totalMinor)}${words}, ${rowsOf(count)}`
  const about = ({ asked }: Side) => saySubject(asked, manner.message)
  const difference = one.totalMinor - other.totalMinor
  const more = `${money(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`
  const verb = one.asked.kind === 'income' ? 'Nothing came in' : 'Nothing spent'
  const first = told(one, `${about(one)} ${periodOf(one.asked)}`, verb)
  const second = told(
    other,
    isSamePeriod ? about(other) : `${about(one) === about(other) ? '' : about(other)} ${periodOf(other.asked)}`,
    'nothing',
  )
  return `${first}, against ${second}. ${difference === 0 ? 'That is the same.' : `That is ${more}.`}`
}

/** "Most went to Aldi this month, $64.00 of $107.50, over 3 entries; then Bakery $22.00 and Dinner $21.50." */
export function sayRanking(
  { byMerchant, totalMinor, count }: ToolOutput<'getTransactionSummary'>,
  { kind, periodLabel }: SummaryFrame,
  { message, currency }: Manner,
): string {
  const [first, ...more] = byMerchant
  const isIncome = kind === 'income'
  if (!first) return `Nothing ${isIncome ? 'came in' : 'spent'} ${periodLabel}.`
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const rest = more.slice(0, countOfTop(message) - 1).map((each) => `${each.merchant} ${money(each.totalMinor)}`)
  const then = rest.length > 0 ? `; then ${listWords(rest)}` : ''
  const most = `Most ${isIncome ? 'came from' : 'went to'} ${first.merchant} ${periodLabel}`
  return `${most}, ${money(first.totalMinor)} of ${money(totalMinor)}, ${rowsOf(count)}${then}.`
}

type Summary = ToolOutput<'getTransactionSummary'>

/** "The most on one day this month was $924.00 on Nov 1; then $80.00 on Nov 8." */
export function sayDearestDay({ byDay }: Summary, asked: SummaryFrame, manner: Manner): string {
  const about = saySubject(asked, manner.message)
  const [first, ...more] = byDay.map(
    ({ day, totalMinor }) => `${formatMoney(totalMinor, manner.currency)} ${sayDay(day, manner.today) || 'today'}`,
  )
  if (!first) return `Nothing spent${about} ${asked.periodLabel}.`
  const then = more.length > 0 ? `; then ${listWords(more)}` : ''
  return `The most${about} on one day ${asked.periodLabel} was ${first}${then}.`
}

/** "The smallest on Food & Dining this week was Tea, $3.00 today." */
export function saySmallest({ smallest }: Summary, asked: SummaryFrame, manner: Manner): string {
  const about = saySubject(asked, manner.message)
  if (!smallest) return `Nothing spent${about} ${asked.periodLabel}.`
  const amount = formatMoney(Math.abs(smallest.amountMinor), manner.currency)
  const when = sayDay(smallest.date, manner.today) || 'today'
  return `The smallest${about} ${asked.periodLabel} was ${smallest.merchant}, ${amount} ${when}.`
}

const PLACES = ['', ' second', ' third', ' fourth', ' fifth']

/** "The second largest this month was Rent, $900.00 on Nov 1.", "The 2 largest this month: $40.00 for Gas and $12.00 for Lunch yesterday." */
export function sayGreatest(
  { greatest, count }: Summary,
  { place, limit, ...asked }: SummaryFrame & { place: number | null; limit: number },
  manner: Manner,
): string {
  const about = `${saySubject(asked, manner.message)} ${asked.periodLabel}`
  if (count === 0) return `Nothing spent${about}.`
  if (place === null) {
    const told = greatest.slice(0, limit)
    const head = told.length === 1 ? 'The largest' : `The ${told.length} largest`
    return `${head}${about}: ${listWords(told.map((entry) => nameEntry(entry, manner)))}.`
  }
  const entry = greatest[place - 1]
  if (!entry) return `There ${count === 1 ? 'is only 1 entry' : `are only ${count} entries`}${about}.`
  const amount = formatMoney(Math.abs(entry.amountMinor), manner.currency)
  const when = sayDay(entry.date, manner.today) || 'today'
  return `The${PLACES[place - 1] ?? ''} largest${about} was ${entry.merchant}, ${amount} ${when}.`
}

/** "Lunch, $12.00 against $4.00 for Coffee.": which of some entries cost the most, or the least. */
export function sayDearer(entries: readonly Transaction[], { cheaper }: { cheaper: boolean }, manner: Manner): string {
  const sorted = entries.toSorted((a, b) => (cheaper ? a.amountMinor - b.amountMinor : b.amountMinor - a.amountMinor))
  const [first, second, ...more] = sorted
  if (!first || !second) return ''
  const amount = formatMoney(first.amountMinor, manner.currency)
  if (first.amountMinor === second.amountMinor)
    return `${first.merchant} and ${second.merchant} are the same, ${amount} each.`
  return `${first.merchant}, ${amount} against ${listWords([second, ...more].map((entry) => nameEntry(entry, manner)))}.`
}

/** "2 entries over $50.00 this month, $975.50 in all: $95.50 for Groceries on Sunday and $900.00 for Rent on Nov 1." */
export function sayBounded(
  { count, totalMinor, newest }: Summary,
  { bound, amount, ...asked }: SummaryFrame & { bound: 'over' | 'under'; amount: number },
  manner: Manner,
): string {
  const about = saySubject(asked, manner.message)
  const limit = `${bound} ${formatMoney(amount, manner.currency)}${about} ${asked.periodLabel}`
  if (count === 0) return `Nothing ${limit}.`
  const named = newest.map((entry) => nameEntry(entry, manner))
  const rest = count - newest.length
  const sum = count === 1 ? '' : `, ${formatMoney(totalMinor, manner.currency)} in all`
  const told = rest > 0 ? `${named.join(', ')}, and ${rest} more` : listWords(named)
  return `${count === 1 ? '1 entry' : `${count} entries`} ${limit}${sum}: ${told}.`
}
