import type { Currency } from '#domain/currency.ts'
import { listWords } from '#domain/list-words.ts'
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

/** "$2,000.00 on Ally savings.": the one account or card that is asked about by its bank or its kind; null where none is, or several. */
export function sayOneBalance({ accounts, cards }: Holdings, currency: Currency, message: string): string | null {
  const words = message.toLowerCase()
  const says = (name: string) => words.includes(name.toLowerCase())
  const [only, another] = [
    ...accounts.filter(({ bankName, accountType }) => says(bankName) || says(accountType)).map(nameAccount),
    ...cards.filter(({ bankIssuer }) => says(bankIssuer)).map(nameCard),
  ]
  if (!only || another) return null
  const owes = only.balanceMinor < 0
  return `${formatMoney(Math.abs(only.balanceMinor), currency)} ${owes ? 'owed' : 'is'} on ${only.name}.`
}

type Holdings = ToolOutput<'getBalances'>
function nameAccount({ bankName, accountType, balanceMinor }: Holdings['accounts'][number]) {
  return { name: `${bankName} ${accountType}`, balanceMinor }
}
function nameCard({ bankIssuer, cardType, balanceMinor }: Holdings['cards'][number]) {
  return { name: `${bankIssuer} ${cardType} card`, balanceMinor }
}

/** "2 accounts and 1 card: Chase checking $2,500.00, Ally savings $900.00 and Amex credit card -$250.00." */
export function sayHoldings({ accounts, cards }: ToolOutput<'getBalances'>, currency: Currency): string {
  const parts = [count(accounts.length, 'account'), count(cards.length, 'card')].filter(Boolean)
  if (parts.length === 0)
    return 'I know of no account or card yet. Say "add a checking account at Chase ending 1234 with 500".'
  const named = [...accounts.map(nameAccount), ...cards.map(nameCard)].map(
    ({ name, balanceMinor }) => `${name} ${formatMoney(balanceMinor, currency)}`,
  )
  return `${parts.join(' and ')}: ${listWords(named)}.`
}
