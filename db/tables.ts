import type { ColumnType, Generated, Selectable } from 'kysely'
import type { GivenBack } from '#domain/given-back.ts'
import type { TurnStage } from '#domain/turn-figures.ts'

/** 0 or 1: SQLite has no truth values. */
type Flag = 0 | 1
/** Written once, never changed. */
type Fixed<T> = ColumnType<T, T, never>

/**
 * The ledger as it is stored (specification §3). Money is integer minor units (ruling 4), days are `YYYY-MM-DD` in the
 * person's zone, moments are ISO 8601 in UTC with milliseconds. Field names are the specification's.
 */
export type Tables = {
  profiles: ProfilesTable
  transactions: TransactionsTable
  budgets: BudgetsTable
  goals: GoalsTable
  accounts: AccountsTable
  cards: CardsTable
  balance_history: BalanceHistoryTable
  paused_payments: PausedPaymentsTable
  changes: ChangesTable
  assistant_turns: AssistantTurnsTable
  pending_questions: PendingQuestionsTable
  bank_links: BankLinksTable
  bank_link_tickets: BankLinkTicketsTable
  imported_entries: ImportedEntriesTable
  subscription_plans: SubscriptionPlansTable
  checkouts: CheckoutsTable
  subscriptions: SubscriptionsTable
  payment_events: PaymentEventsTable
  usages: UsagesTable
  turn_figures: TurnFiguresTable
  contact_messages: ContactMessagesTable
}

/** What anyone may write to whoever runs the server; nobody's, and erased with an account of the same address. */
type ContactMessagesTable = {
  id: Fixed<string>
  name: Fixed<string>
  email: Fixed<string>
  message: Fixed<string>
  created_at: Fixed<string>
}

/** One row a person; every other table hangs from it and goes with it. */
type ProfilesTable = {
  id: Fixed<string>
  first_name: Generated<string>
  last_name: Generated<string>
  currency: Generated<string>
  /** IANA name (ruling 25). */
  time_zone: Generated<string>
  created_at: Fixed<string>
  /** When the welcome was finished or skipped; null before. */
  welcomed_at: ColumnType<string | null, string | null | undefined>
  /** When a closed account is erased; null while it is open. */
  purge_at: ColumnType<string | null, string | null | undefined>
}

type TransactionsTable = {
  id: Fixed<string>
  user_id: Fixed<string>
  merchant: string
  /** Positive is spending, negative is income (ruling 3). */
  amount: number
  date: string
  category: string
  category_color: Generated<string>
  pending: Generated<Flag>
  created_at: Fixed<string>
  /** Soft references: an entry outlives its account, and finds it again when the removal is undone. */
  account_id: string | null
  card_id: string | null
}

type BudgetsTable = {
  id: Fixed<string>
  user_id: Fixed<string>
  category: string
  spent_amount: Generated<number>
  budget_amount: number
  color: Generated<string>
  status: Generated<'good' | 'warning' | 'over'>
  created_at: Fixed<string>
}

type GoalsTable = {
  id: Fixed<string>
  user_id: Fixed<string>
  name: string
  current_amount: Generated<number>
  target_amount: number
  deadline: string | null
  category: string
  color: Generated<string>
  milestone: string | null
  created_at: Fixed<string>
}

type AccountsTable = {
  id: Fixed<string>
  user_id: Fixed<string>
  bank_name: string
  account_type: 'checking' | 'savings' | 'current'
  masked_account_number: string
  current_balance: Generated<number>
  is_active: Generated<Flag>
  /** The account's id at the bank; null for a manual account, whose balance follows its entries (ruling 37). */
  linked_account_id: string | null
  /** The connection that it came through. */
  bank_link_id: ColumnType<string | null, string | null | undefined>
  created_at: Fixed<string>
}

type CardsTable = {
  id: Fixed<string>
  user_id: Fixed<string>
  card_type: 'credit' | 'debit'
  last_four_digits: string
  bank_issuer: string
  /** What is owed on a credit card is negative (ruling 37). */
  current_balance: Generated<number>
  credit_limit: number | null
  is_active: Generated<Flag>
  linked_account_id: string | null
  /** The connection that it came through. */
  bank_link_id: ColumnType<string | null, string | null | undefined>
  created_at: Fixed<string>
}

/** One row each time a balance moves; a removed account leaves a closing row of 0. Rows are only ever added. */
type BalanceHistoryTable = {
  seq: Generated<number>
  user_id: Fixed<string>
  account_id: Fixed<string | null>
  card_id: Fixed<string | null>
  /** The person's day on which it moved. */
  day: Fixed<string>
  /** The balance after the move. */
  balance: Fixed<number>
  created_at: Fixed<string>
}

/** One row a recurring payment that the person has paused; one without a row is active. */
type PausedPaymentsTable = {
  id: Fixed<string>
  user_id: Fixed<string>
  created_at: Fixed<string>
  /** In lower case. */
  merchant: Fixed<string>
  cadence: Fixed<string>
}

/** The journal: one row a change, written in the commit of the change itself. */
type ChangesTable = {
  seq: Generated<number>
  user_id: Fixed<string>
  turn_id: Fixed<string>
  idempotency_key: Fixed<string>
  tool: Fixed<string>
  input_hash: Fixed<string>
  /** JSON: the rows as they were, an array of {table, id, row}; row is null where there was none. */
  before: Fixed<string>
  /** JSON: the same rows as they are now. */
  after: Fixed<string>
  /** JSON: the answer, given again when the key comes again. */
  output: Fixed<string>
  /** JSON: names of the tables that changed. */
  tables: Fixed<string>
  /** The entry that the change is about, for Undo on its row. */
  subject_id: Fixed<string | null>
  /** The change that took this one back. */
  undone_by: number | null
  created_at: Fixed<string>
}

/**
 * What was said in a turn and what was answered, kept in the commit of what it wrote: a retry gets the same words, and all of a
 * person's turns together are their conversation.
 */
type AssistantTurnsTable = {
  seq: Generated<number>
  user_id: Fixed<string>
  turn_id: Fixed<string>
  input_hash: Fixed<string>
  /** The words of the person. */
  message: Fixed<string>
  /** JSON */
  answer: string
  created_at: Fixed<string>
}

/** The one sentence of a person that waits for an answer. */
type PendingQuestionsTable = {
  user_id: Fixed<string>
  /** JSON */
  sentence: string
  expires_at: string
}

type SubscriptionPlansTable = {
  id: Fixed<string>
  name: string
  price: number
  currency: Generated<string>
  /** JSON: a list of strings. */
  features: string
  interval_type: Generated<string>
  active: Generated<Flag>
}

/** One time that a person set out to pay. Its id, which nobody can guess, is what a provider is given to know them by. */
type CheckoutsTable = {
  id: Fixed<string>
  user_id: Fixed<string>
  provider: Fixed<string>
  plan_id: Fixed<string>
  /** What has to be paid, as it was when the person set out. */
  price: Fixed<number>
  currency: Fixed<string>
  created_at: Fixed<string>
}

/** Written by what the providers tell, never by a tool: a payment cannot be undone by a word. */
type SubscriptionsTable = {
  id: Fixed<string>
  user_id: Fixed<string>
  plan_id: string
  provider: Fixed<string>
  /** The subscription's id at the provider. */
  provider_reference: Fixed<string>
  status: 'active' | 'ended'
  current_period_start: string
  /** null: it never ends. */
  current_period_end: string | null
  /** The provider takes nothing more for it. */
  cancel_at_period_end: Generated<Flag>
  /** The payment of the month that runs was given back: it is not in force. */
  is_given_back: Generated<Flag>
  /** The moments of the newest news of its status and of its renewal, so that older ones change nothing. */
  status_at: string
  renewal_at: Generated<string>
  created_at: Fixed<string>
}

/** One row a message of a provider, so that none acts twice. What it said is not kept. */
type PaymentEventsTable = {
  provider: Fixed<string>
  event_id: Fixed<string>
  type: Fixed<string>
  outcome: Fixed<'applied' | 'ignored' | 'refused'>
  user_id: Fixed<string | null>
  occurred_at: Fixed<string>
  received_at: Fixed<string>
  /** The payment that it tells of, made or given back, by its id at the provider. */
  payment_reference: Fixed<string | null>
  /** The subscription's id at the provider. */
  provider_reference: Fixed<string | null>
  /** Where the period ends that was paid for. */
  period_end: Fixed<string | null>
  /** What is given back of that payment by then; null: it tells of no refund and no dispute. */
  given_back: Fixed<number | null>
  /** null: the seller, as far as it tells of a refund. */
  given_back_by: Fixed<GivenBack['by'] | null>
}

export type PlanRow = Selectable<SubscriptionPlansTable>
export type SubscriptionRow = Selectable<SubscriptionsTable>

/** What is counted against a monthly limit (specification §6). */
type UsagesTable = {
  user_id: Fixed<string>
  usage_type: Fixed<string>
  /** The conversation; told twice, it is counted once. */
  use_id: Fixed<string>
  /** `YYYY-MM` in the person's zone. */
  month: Fixed<string>
  created_at: Fixed<string>
}

/** One connection to a bank. What opens it is sealed (ruling 18). */
type BankLinksTable = {
  id: Fixed<string>
  user_id: Fixed<string>
  created_at: Fixed<string>
  provider: Fixed<'sandbox' | 'plaid'>
  bank_name: Fixed<string>
  country: Fixed<string>
  sealed_token: Fixed<string>
  /** JSON of what the person typed: account number, sort code, routing number, IBAN. */
  sealed_details: Fixed<string>
  /** How far the bank's entries were read; null before the first reading. */
  cursor: string | null
  status: 'open' | 'sign_in_again'
  /** 1: the bank will want a new sign-in, though it may still answer until then. */
  is_expiring: Generated<0 | 1>
  refreshed_at: string
  /** The aggregator's own name of the connection, by which it tells of it unasked. */
  item_id: Fixed<string | null>
}

/** A connection that a person is making on the aggregator's own page. */
type BankLinkTicketsTable = {
  user_id: Fixed<string>
  sealed_ticket: string
  created_at: string
  /** A digest of the token by which the aggregator names it. */
  token_digest: string | null
}

/** Which entry came from which row of the bank. */
type ImportedEntriesTable = {
  user_id: Fixed<string>
  external_id: Fixed<string>
  bank_link_id: Fixed<string>
  transaction_id: string
}

/** How long each stage of a turn took, in milliseconds; null for a stage that the turn did not have. */
type TurnFiguresTable = {
  [Stage in TurnStage]: ColumnType<number | null, number | undefined, never>
} & {
  user_id: Fixed<string>
  turn_id: Fixed<string>
  source: Fixed<'typed' | 'spoken'>
  month: Fixed<string>
  created_at: Fixed<string>
}

export type TransactionRow = Selectable<TransactionsTable>
export type ProfileRow = Selectable<ProfilesTable>
export type ChangeRow = Selectable<ChangesTable>
