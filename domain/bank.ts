import type { AccountType } from '#domain/account.ts'
import type { BankCountry } from '#domain/bank-country.ts'
import type { BankDetails } from '#domain/bank-details.ts'

/** A bank that can be linked. */
export type Bank = { id: string; name: string; country: BankCountry }

/** Banks shown before anything is searched (specification §9). */
export const POPULAR_BANKS = 8

/** What a person sends to link one: the kind of account that the typed details are of. */
export type BankLinkOrder = { bankId: string; country: BankCountry; accountType: AccountType; details: BankDetails }
