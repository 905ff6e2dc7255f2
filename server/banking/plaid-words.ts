import type { Bank } from '#domain/bank.ts'
import { bankCountries } from '#domain/bank-country.ts'
import { parseDay } from '#domain/calendar.ts'
import type { TransactionCategory } from '#domain/category.ts'
import type { Currency } from '#domain/currency.ts'
import { MAX_MINOR, minor, minorFromDecimal } from '#domain/money.ts'
import type { BankNews, Claim, NewConnection } from '#server/banking/bank.ts'
import type { PlaidAccount, PlaidInstitution, PlaidTransaction } from '#server/banking/plaid-answers.ts'

/** Null for a bank of countries that we do not know. */
export function toBank({ institution_id, name, country_codes }: PlaidInstitution): Bank | null {
  const country = bankCountries.find((code) => country_codes.includes(code))
  return country ? { id: institution_id, name: name.slice(0, 80), country } : null
}

/** Accounts and cards in the currency of the person's books; others stay out, as nothing is ever converted (ruling 42). */
export function toConnection(given: { accounts: PlaidAccount[]; claim: Claim; currency: Currency }): NewConnection {
  const { accessToken, itemId, bankName } = given.claim
  const connection: NewConnection = {
    bankName: bankName.trim().slice(0, 80) || 'Your bank',
    country: given.currency === 'GBP' ? 'GB' : 'US',
    accessToken,
    itemId,
    accounts: [],
    cards: [],
  }
  for (const account of given.accounts) {
    const balanceMinor = balanceOf(account, given.currency)
    if (balanceMinor === null) continue
    const externalId = account.account_id
    const digits = (account.mask ?? '').replace(/\D/g, '').slice(-4)
    if (account.type === 'credit') {
      const limit = minorFromDecimal(account.balances.limit ?? Number.NaN)
      const creditLimitMinor = limit !== null && limit >= 0 ? limit : null
      connection.cards.push({
        externalId,
        cardType: 'credit',
        lastFourDigits: digits || '0000',
        balanceMinor,
        creditLimitMinor,
      })
    } else if (account.type === 'depository') {
      const accountType = account.subtype === 'savings' ? 'savings' : 'checking'
      connection.accounts.push({ externalId, accountType, maskedAccountNumber: digits || '····', balanceMinor })
    }
  }
  return connection
}

/** What is owed on a credit card is positive for Plaid and negative for us (ruling 37). */
export function balanceOf({ type, balances }: PlaidAccount, currency: Currency): number | null {
  if (balances.iso_currency_code !== currency) return null
  const amount = minorFromDecimal(balances.current ?? balances.available ?? Number.NaN)
  if (amount === null || Math.abs(amount) > MAX_MINOR) return null
  return type === 'credit' ? minor(-amount) : amount
}

/** Null for an entry in another currency, of nothing, or without a proper day. */
export function toEntry(entry: PlaidTransaction, currency: Currency): BankNews['added'][number] | null {
  const amountMinor = minorFromDecimal(entry.amount)
  const date = parseDay(entry.date)
  if (entry.iso_currency_code !== currency || !amountMinor || Math.abs(amountMinor) > MAX_MINOR || !date) return null
  const name = (entry.merchant_name?.trim() || entry.name?.trim() || 'Bank entry').slice(0, 120)
  return {
    externalId: entry.transaction_id,
    accountExternalId: entry.account_id,
    merchant: name as BankNews['added'][number]['merchant'],
    amountMinor,
    category: amountMinor < 0 ? 'Income' : categoryOf(entry),
    date,
    pending: entry.pending,
  }
}

/** Plaid's primary categories in our words; what is not here is Other. */
const categories: Record<string, TransactionCategory> = {
  FOOD_AND_DRINK: 'Food & Dining',
  TRANSPORTATION: 'Transportation',
  TRAVEL: 'Travel',
  GENERAL_MERCHANDISE: 'Shopping',
  HOME_IMPROVEMENT: 'Shopping',
  ENTERTAINMENT: 'Entertainment',
  RENT_AND_UTILITIES: 'Bills',
  LOAN_PAYMENTS: 'Bills',
  BANK_FEES: 'Bills',
  MEDICAL: 'Healthcare',
}

function categoryOf({ personal_finance_category }: PlaidTransaction): TransactionCategory {
  if (personal_finance_category?.detailed === 'GENERAL_SERVICES_EDUCATION') return 'Education'
  return categories[personal_finance_category?.primary ?? ''] ?? 'Other'
}
