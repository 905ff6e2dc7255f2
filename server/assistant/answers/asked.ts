import { capital } from '#domain/capital.ts'
import type { Currency } from '#domain/currency.ts'
import { listWords } from '#domain/list-words.ts'
import { formatMoney } from '#domain/money.ts'
import { countOfTop } from '#domain/talk/count-words.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { type Manner, nameEntry } from '#server/assistant/answers/name-entry.ts'
import { rowsOf, saySubject } from '#server/assistant/answers/summary.ts'

type Figures = Pick<ToolOutput<'getTransactionSummary'>, 'totalMinor' | 'count'>

/** "Last time was $4.00 for Coffee on Monday." */
export function sayLastTime(entry: Transaction | undefined, about: string, manner: Manner): string {
  if (!entry) return `I find no ${about} among your entries.`
  const day = entry.date === manner.today ? ' today' : ''
  return `Last time was ${nameEntry(entry, manner)}${day}.`
}

/** "Coffee 3 times this month, $12.00 in all, over 3 entries." */
export function sayCount({ count, totalMinor }: Figures, asked: SummaryFrame, { message, currency }: Manner): string {
  if (!asked.merchant && !asked.category && ofEntries.test(message)) {
    const sum = formatMoney(totalMinor, currency)
    return count === 0
      ? `There is no entry ${asked.periodLabel}.`
      : `There ${count === 1 ? 'is 1 entry' : `are ${count} entries`} ${asked.periodLabel}, ${sum}${count === 1 ? '' : ' in all'}.`
  }
  const times = count === 0 ? 'not once' : count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`
  const words = [asked.merchant ?? asked.category, times, asked.periodLabel].filter(Boolean).join(' ')
  const told = capital(words)
  const total = formatMoney(totalMinor, currency)
  if (count < 2) return count === 0 ? `${told}.` : `${told}, for ${total}.`
  return `${told}, ${total} in all, ${rowsOf(count)}.`
}

const ofEntries = /\bhow many (?:entries|transactions|things|items|records|logs|expenses|purchases|payments)\b/i

/** "About $12.40 a day this month, $260.40 in all, over 14 entries." */
export function sayDaily(
  figures: Figures,
  { days, per, ...asked }: SummaryFrame & { days: number; per: 'day' | 'week' | 'time' },
  manner: Manner,
): string {
  const about = saySubject(asked, manner.message)
  if (figures.count === 0) return `Nothing spent${about} ${asked.periodLabel}, so there is no average to tell.`
  const each = figures.totalMinor / (per === 'time' ? figures.count : per === 'week' ? days / 7 : days)
  const [average, total] = [Math.round(each), figures.totalMinor].map((amount) => formatMoney(amount, manner.currency))
  return `About ${average} a ${per}${about} ${asked.periodLabel}, ${total} in all, ${rowsOf(figures.count)}.`
}

/** "Most of it went to Bills this month, $900.00 of $1,140.00; then Food & Dining $200.00 and Shopping $40.00." */
export function sayBreakdown(
  { totalMinor, count, byCategory }: Figures & Pick<ToolOutput<'getTransactionSummary'>, 'byCategory'>,
  asked: SummaryFrame,
  { message, currency }: Manner,
): string {
  const [first, ...more] = byCategory
  if (!first) return `Nothing spent ${asked.periodLabel}.`
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  if (more.length === 0)
    return `All of it went to ${first.category} ${asked.periodLabel}, ${money(totalMinor)}, ${rowsOf(count)}.`
  const rest = more.slice(0, countOfTop(message) - 1).map((each) => `${each.category} ${money(each.totalMinor)}`)
  const then = rest.length > 0 ? `; then ${listWords(rest)}` : ''
  const total = `${money(first.totalMinor)} of ${money(totalMinor)}`
  return `Most went to ${first.category} ${asked.periodLabel}, ${total}, ${rowsOf(count)}${then}.`
}

/** Where most went, and how to keep an eye on it: the person's own figures, and no counsel on what to buy. */
export function sayAdvice(figures: Parameters<typeof sayBreakdown>[0], asked: SummaryFrame, manner: Manner): string {
  const [first] = figures.byCategory
  if (!first)
    return `Nothing spent ${asked.periodLabel} yet. Tell me what you spend, and I show you where most of it goes.`
  return `${sayBreakdown(figures, asked, manner)} To keep an eye on one of them, set a budget, like "set dining to 300".`
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
  const about = saySubject(asked, '')
  if (now.count === 0) return `Nothing spent${about} this ${unit} so far, against ${against}.`
  return `${money(now.totalMinor)}${about} this ${unit} so far, ${rowsOf(now.count)}, against ${against}.`
}

const MOST_LISTED = 5

/** "Your last 3 entries, $9.00 in all: $4.00 for Eggs, $2.00 for Milk and $3.00 for Bread yesterday." */
export function sayNewest(entries: readonly Transaction[], manner: Manner): string {
  const [only, ...more] = entries
  if (!only) return 'There is no entry yet. Tell me what you spent, like "coffee 4".'
  if (more.length > 0) return `Your last ${entries.length} entries${sumOf(entries, manner)}: ${named(entries, manner)}.`
  return `The last was ${nameEntry(only, manner)}${only.date === manner.today ? ' today' : ''}.`
}

/** "The first was $3.00 for Tea on Monday." */
export function sayOldest(entry: Transaction | null, manner: Manner): string {
  if (!entry) return 'There is no entry yet. Tell me what you spent, like "coffee 4".'
  return `The first was ${nameEntry(entry, manner)}${entry.date === manner.today ? ' today' : ''}.`
}

/** An answer that reads the rows behind its total out, as `sayEntries` does. */
export function readOut(answer: AssistantAnswer): AssistantAnswer {
  const told = answer.turn.summary?.newest.slice(0, MOST_LISTED).map(({ id }) => id) ?? []
  return { ...answer, turn: { ...answer.turn, told } }
}

/** ", $9.00 in all": of what was only spent. */
function sumOf(entries: readonly Transaction[], { currency }: Manner): string {
  if (entries.some(({ amountMinor }) => amountMinor < 0)) return ''
  const sum = entries.reduce((all, { amountMinor }) => all + amountMinor, 0)
  return `, ${formatMoney(sum, currency)} in all`
}

/** "3 entries today, $9.00 in all: $4.00 for Eggs, $2.00 for Milk and $3.00 for Bread." */
export function sayEntries(
  { newest, ...figures }: Figures & Pick<ToolOutput<'getTransactionSummary'>, 'newest'>,
  asked: SummaryFrame,
  manner: Manner,
): string {
  if (figures.count === 0) return `Nothing spent${saySubject(asked, manner.message)} ${asked.periodLabel}.`
  const total = formatMoney(figures.totalMinor, manner.currency)
  const told = newest.slice(0, MOST_LISTED)
  const { from, to } = asked.period
  const sameDay = from === to ? { ...manner, today: from } : manner
  const rest = figures.count - told.length
  const head = figures.count === 1 ? '1 entry' : `${figures.count} entries`
  const sum = figures.count === 1 ? '' : `, ${total} in all`
  const more = rest > 0 ? `, and ${rest} more` : ''
  return `${head}${saySubject(asked, manner.message)} ${asked.periodLabel}${sum}: ${named(told, sameDay, rest > 0)}${more}.`
}

function named(entries: readonly Transaction[], manner: Manner, goesOn = false): string {
  const words = entries.map((entry) => nameEntry(entry, manner))
  return goesOn ? words.join(', ') : listWords(words)
}

/** "This month $2,400.00 came in and $96.40 went out, over 6 entries, so $2,303.60 is left." */
export function sayNet(
  { earned, spent }: { earned: Figures; spent: Figures },
  label: string,
  currency: Currency,
): string {
  const count = earned.count + spent.count
  const when = capital(label)
  if (count === 0) return `Nothing came in or went out ${label}.`
  const [came, went, left] = [earned.totalMinor, spent.totalMinor, Math.abs(earned.totalMinor - spent.totalMinor)].map(
    (each) => formatMoney(each, currency),
  )
  if (earned.count === 0) return `${when} nothing came in, and ${went} went out, ${rowsOf(count)}.`
  const told = `${when} ${came} came in and ${went} went out, ${rowsOf(count)}`
  return earned.totalMinor < spent.totalMinor ? `${told}, ${left} more than came in.` : `${told}, so ${left} is left.`
}

/** "Food & Dining is 84% of what was spent this month, $16.00 of $19.00, over 2 entries." */
export function sayShare(
  { part, whole }: { part: Figures; whole: Figures },
  asked: SummaryFrame,
  currency: Currency,
): string {
  if (whole.totalMinor === 0) return `Nothing spent ${asked.periodLabel}.`
  const [of, all] = [part, whole].map(({ totalMinor }) => formatMoney(totalMinor, currency))
  const percent = Math.round((part.totalMinor / whole.totalMinor) * 100)
  const about = asked.merchant ?? asked.category ?? 'That'
  return `${about} is ${percent}% of what was spent ${asked.periodLabel}, ${of} of ${all}, ${rowsOf(part.count)}.`
}

/** "I find 2: $4.00 for Coffee yesterday and $3.50 for Coffee on Monday." */
export function sayFound(
  { transactions, summary }: ToolOutput<'listTransactions'>,
  about: string,
  manner: Manner,
): string {
  if (transactions.length === 0) return `I find no ${about} among your entries.`
  const rest = summary.count - transactions.length
  return `I find ${summary.count}: ${named(transactions, manner, rest > 0)}${rest > 0 ? `, and ${rest} more` : ''}.`
}
