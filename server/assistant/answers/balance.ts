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

const MOST_NAMED = 3

/**
 * "$2,000.00 is on Ally savings.": the accounts or cards that are asked about by their bank or their kind; null where all are, or too many.
 */
export function sayNamedBalance({ accounts, cards }: Holdings, currency: Currency, message: string): string | null {
  const words = message.toLowerCase()
  const says = (name: string) => words.includes(name.toLowerCase())
  const all = [...accounts.map(nameAccount), ...cards.map(nameCard)]
  const ofBank = all.filter(({ bank }) => says(bank))
  const kind = kinds.find(({ said }) => said.test(words))
  const among = ofBank.length > 0 ? ofBank : all
  const ofKind = kind ? among.filter(({ type }) => kind.of.test(type)) : []
  const meant = ofKind.length > 0 ? ofKind : ofBank
  if (kind && meant.length === 0 && all.length > 0 && all.length <= MOST_NAMED)
    return `I know of no ${kind.name} yet, only of ${listWords(all.map(({ name }) => name))}.`
  if (meant.length === 0 || meant.length > MOST_NAMED) return null
  const told = meant.map(({ name, balanceMinor }) => {
    const owes = balanceMinor < 0
    return `${formatMoney(Math.abs(balanceMinor), currency)} ${owes ? 'owed' : 'is'} on ${name}`
  })
  return `${listWords(told)}.`
}

/** Words for a kind of account or card, the narrowest first; "my accounts" are all there is. */
const kinds = [
  { name: 'credit card', said: /\bcredit cards?\b/, of: /^credit card$/ },
  { name: 'debit card', said: /\bdebit cards?\b/, of: /^debit card$/ },
  { name: 'card', said: /\bcards?\b/, of: / card$/ },
  { name: 'savings account', said: /\bsavings?\b/, of: /^savings$/ },
  { name: 'checking account', said: /\b(?:checking|chequing|current account)\b/, of: /^(?:checking|current)$/ },
  { name: 'account', said: /\baccount\b/, of: /^(?:checking|savings|current)$/ },
]

type Holdings = ToolOutput<'getBalances'>
function nameAccount({ bankName, accountType, balanceMinor }: Holdings['accounts'][number]) {
  return { name: `${bankName} ${accountType}`, bank: bankName, type: accountType, balanceMinor }
}
function nameCard({ bankIssuer, cardType, balanceMinor }: Holdings['cards'][number]) {
  return { name: `${bankIssuer} ${cardType} card`, bank: bankIssuer, type: `${cardType} card`, balanceMinor }
}

/** "2 accounts and 1 card: Chase checking $2,500.00, Ally savings $900.00 and Amex credit card −$250.00." */
export function sayHoldings({ accounts, cards }: ToolOutput<'getBalances'>, currency: Currency): string {
  const parts = [count(accounts.length, 'account'), count(cards.length, 'card')].filter(Boolean)
  if (parts.length === 0)
    return 'I know of no account or card yet. Say "add a checking account at Chase ending 1234 with 500".'
  const named = [...accounts.map(nameAccount), ...cards.map(nameCard)].map(
    ({ name, balanceMinor }) => `${name} ${formatMoney(balanceMinor, currency)}`,
  )
  return `${parts.join(' and ')}: ${listWords(named)}.`
}
