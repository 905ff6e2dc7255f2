import type { AccountType } from '#domain/account.ts'
import type { Bank } from '#domain/bank.ts'
import type { BankCountry } from '#domain/bank-country.ts'
import type { BankDetails } from '#domain/bank-details.ts'
import type { Day } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import type { ToolParams } from '#domain/tools/registry.ts'

type Linked = ToolParams<'linkBank'>

/** A connection as the aggregator made it. */
export type NewConnection = Pick<Linked, 'bankName' | 'country' | 'accessToken' | 'accounts' | 'cards'>

/** What a person asks for when linking. */
export type LinkOrder = {
  userId: string
  /** The same for each try of one act. */
  linkId: string
  bank: Bank
  country: BankCountry
  accountType: AccountType
  details: BankDetails
  currency: Currency
}

/** `elsewhere`: the person goes to `url` and comes back; `ticket` (a secret) is how the aggregator knows them then. */
export type LinkStart = { kind: 'made'; connection: NewConnection } | { kind: 'elsewhere'; url: string; ticket: string }

/** What a bank says of a connection since `cursor`. */
export type BankNews = Pick<ToolParams<'importBankTransactions'>, 'cursor' | 'added' | 'changed' | 'removed'> &
  Pick<ToolParams<'syncBankBalances'>, 'balances'>

export type Reading = { accessToken: string; cursor: string | null; today: Day; currency: Currency }

/** An aggregator of banks (ruling 20). Every call throws `bank_unavailable` when it does not answer as it should. */
export type BankAggregator = {
  name: 'sandbox' | 'plaid'
  /** Banks whose name matches; the popular ones without a query. */
  search(query: string): Promise<Bank[]>
  find(bankId: string): Promise<Bank | null>
  start(order: LinkOrder): Promise<LinkStart>
  /** Throws bank_link_not_finished when the person came back without having linked, bank_other_currency. */
  finish(ticket: string, currency: Currency): Promise<NewConnection>
  /** Throws bank_sign_in_again. */
  read(reading: Reading): Promise<BankNews>
  /** Cuts the connection for good; one that is cut already is no failure. */
  cut(accessToken: string): Promise<void>
}
