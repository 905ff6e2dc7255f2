import { type Day, sayDate } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import { listWords } from '#domain/list-words.ts'
import { formatMoney } from '#domain/money.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'

/** When a payment counts as one that comes back. */
export const SHOWN_WHEN = 'What is paid three months in a row shows up here.'
/** More than these are not read out. */
const SHOWN = 4

/** "3 regular payments, $55.97 a month: Netflix $15.49, next on Nov 28, …" */
export function sayRecurring(
  { recurring, monthlyTotalMinor }: ToolOutput<'listRecurring'>,
  { currency, today, told = [] }: { currency: Currency; today: Day; told?: readonly Transaction[] },
): string {
  if (recurring.length === 0) {
    const named = told.map(({ merchant, amountMinor }) => `${merchant} ${formatMoney(amountMinor, currency)}`)
    const so = named.length > 0 ? ` You told me of ${listWords(named)}.` : ''
    return `I see no payments that come back yet.${so} ${SHOWN_WHEN}`
  }
  const count = recurring.length === 1 ? '1 regular payment' : `${recurring.length} regular payments`
  const named = recurring
    .slice(0, SHOWN)
    .map(
      ({ merchant, amountMinor, nextDay }) =>
        `${merchant} ${formatMoney(amountMinor, currency)} on ${sayDate(nextDay, today)}`,
    )
  const rest = recurring.length - named.length
  const more = rest > 0 ? `, and ${rest} more` : ''
  return `${count}, ${formatMoney(monthlyTotalMinor, currency)} a month. Next: ${named.join(', ')}${more}.`
}
