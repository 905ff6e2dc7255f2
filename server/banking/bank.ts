import type { AccountType } from '#domain/account.ts'
import type { Bank } from '#domain/bank.ts'
import type { BankCountry } from '#domain/bank-country.ts'
import type { BankDetails } from '#domain/bank-details.ts'
import type { Day } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import type { ToolParams } from '#domain/tools/registry.ts'

type Linked = ToolParams<'linkBank'>

/** A connection as the aggregator made it. */
export type NewConnection = Pick<Linked, 'bankName' | 'country' | 'accessToken' | 'itemId' | 'accounts' | 'cards'>

/** A connection that the person has agreed to elsewhere, before its accounts are known. */
export type Claim = { accessToken: string; itemId: string; bankName: string }

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

/**
 * What an aggregator tells unasked, its signature checked. `id` is the same for each delivery of one message. `sign in soon`: only a new
 * sign-in helps, though readings may still work. `finished`: the person came to the end of the page that they went to with this ticket.
 */
export type BankMessage = { id: string } & (
  | { kind: 'news' | 'sign in again' | 'sign in soon' | 'well again'; itemId: string }
  | { kind: 'finished'; ticket: string }
  | { kind: 'nothing' }
)

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
  /** Once for a ticket. Throws bank_link_not_finished when the person came back without having linked. */
  claim(ticket: string): Promise<Claim>
  /** Its accounts in a currency. Throws bank_other_currency. */
  connect(claim: Claim, currency: Currency): Promise<NewConnection>
  /** Where the person signs in again. */
  signInAgain(link: { userId: string; accessToken: string; country: string }): Promise<{ url: string; ticket: string }>
  /** Throws bank_sign_in_again. */
  read(reading: Reading): Promise<BankNews>
  /** Throws invalid_signature for what is forged, altered or stale, unreadable_message for what is in no known shape. */
  hear(message: { body: string; headers: Headers }, nowMs: number): Promise<BankMessage>
  /** Cuts the connection for good; one that is cut already is no failure. */
  cut(accessToken: string): Promise<void>
}
