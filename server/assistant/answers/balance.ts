import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'

/** The total balance over the person's accounts and cards (specification §9). */
export function sayBalance({ totalMinor, accounts, cards }: ToolOutput<'getBalances'>, currency: Currency): string {
  const parts = [count(accounts.length, 'account'), count(cards.length, 'card')].filter(Boolean)
  if (parts.length === 0) return 'I know of no account or card yet, so there is no balance to tell.'
  return `Your balance is ${formatMoney(totalMinor, currency)}, over ${parts.join(' and ')}.`
}

function count(number: number, noun: string): string {
  if (number === 0) return ''
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`
}
