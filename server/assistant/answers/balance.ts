import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import { listWords } from '#server/assistant/answers/list-words.ts'

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

/** "2 accounts and 1 card: Chase checking $2,500.00, Ally savings $900.00 and Amex credit card -$250.00." */
export function sayHoldings({ accounts, cards }: ToolOutput<'getBalances'>, currency: Currency): string {
  const parts = [count(accounts.length, 'account'), count(cards.length, 'card')].filter(Boolean)
  if (parts.length === 0)
    return 'I know of no account or card yet. Say "add a checking account at Chase ending 1234 with 500".'
  const named = [
    ...accounts.map(({ bankName, accountType, balanceMinor }) => ({
      name: `${bankName} ${accountType}`,
      balanceMinor,
    })),
    ...cards.map(({ bankIssuer, cardType, balanceMinor }) => ({
      name: `${bankIssuer} ${cardType} card`,
      balanceMinor,
    })),
  ].map(({ name, balanceMinor }) => `${name} ${formatMoney(balanceMinor, currency)}`)
  return `${parts.join(' and ')}: ${listWords(named)}.`
}
