import type { AccountType } from '#domain/account.ts'
import type { BankCountry, BankField } from '#domain/bank-country.ts'

/** What is typed so far: it outlives a failed try. */
export type DetailsDraft = { country: BankCountry; accountType: AccountType; typed: Partial<Record<BankField, string>> }

export function emptyDraft(country: BankCountry): DetailsDraft {
  return { country, accountType: 'checking', typed: {} }
}
