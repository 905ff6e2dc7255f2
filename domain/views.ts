import type { Day, Period } from '#domain/calendar.ts'
import type { Color, TransactionCategory } from '#domain/category.ts'
import type { Currency } from '#domain/currency.ts'
import type { Forecast } from '#domain/forecast.ts'
import type { SpendingNote, SurplusAdvice } from '#domain/insight.ts'
import type { PlanCode } from '#domain/plan.ts'
import type { Cadence } from '#domain/recurring.ts'
import type { BudgetLeft } from '#domain/tools/budget-schema.ts'
import type { LiveTable } from '#domain/tools/contract.ts'
import type { ToolName } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { TurnStage } from '#domain/turn-figures.ts'

/** What the screens read. Amounts are minor units, days are the person's own. */

/** `GET /api/me` */
export type Person = {
  id: string
  email: string
  firstName: string
  lastName: string
  currency: Currency
  /** IANA name, as the browser sent it last. */
  timeZone: string
  isDeveloper: boolean
  /** The welcome was finished or skipped (ruling 45). */
  isWelcomed: boolean
  planCode: PlanCode
  /** A voice agent is set up on this server; without one the browser's own speech is used (ruling 39). */
  hasVoiceAgent: boolean
  /** The number of the person's newest change: what is read from now on is at least that new, and the live stream follows from here. */
  changeSeq: number
}

/** `GET /api/dashboard` */
export type DashboardView = {
  today: Day
  balance: {
    totalMinor: number
    /** Against the balance at the end of last month; null when there is nothing to compare (ruling 5). */
    changePercent: number | null
    /** Balance at the end of each day on which it changed; this month up to today, and the whole of last month. Empty without history. */
    thisMonth: { day: Day; totalMinor: number }[]
    lastMonth: { day: Day; totalMinor: number }[]
  }
  spending: { totalMinor: number; topCategories: { category: TransactionCategory; color: Color; totalMinor: number }[] }
  /** Recurring payments expected next; empty means 'No upcoming bills' (ruling 13). */
  upcomingBills: { merchant: string; day: Day; amountMinor: number }[]
  goals: {
    id: string
    name: string
    currentMinor: number
    targetMinor: number
    deadline: Day | null
    color: Color
    milestone: string | null
  }[]
  recent: Transaction[]
}

/** `GET /api/transactions?cursor=&limit=&search=&category=&kind=&from=&to=`: `from` and `to` are days, both of the period. */
export type TransactionPage = {
  items: Transaction[]
  nextCursor: string | null
  /** Over all rows that match, not only the page (ruling 32); with the first page alone, the ones after it would repeat it. */
  summary: TransactionSummary | null
}

export type TransactionSummary = { count: number; volumeMinor: number; incomeMinor: number; expensesMinor: number }

/** `GET /api/spend`: this month beside last month. */
export type SpendView = {
  today: Day
  totalMinor: number
  count: number
  /** null without an expense. */
  averageMinor: number | null
  /** The whole of last month. */
  lastMonthMinor: number
  /** This month so far against the whole of last month, to one decimal; null with nothing to compare (ruling 5). */
  changePercent: number | null
  /** What was spent since the first of the month, at the end of each day with an expense. */
  thisMonth: { day: Day; totalMinor: number }[]
  lastMonth: { day: Day; totalMinor: number }[]
}

/** `GET /api/spend/categories?from=&to=` */
export type SpendCategoriesView = {
  totalMinor: number
  /** The month before a period that is one whole month; null for any other. */
  compared: Period | null
  /** Largest first; `beforeMinor` is that of the month compared with. */
  categories: { category: TransactionCategory; color: Color; totalMinor: number; beforeMinor: number | null }[]
}

/** `GET /api/subscriptions`: payments found in the person's own entries, soonest first; empty when none come back (ruling 14). */
export type SubscriptionsView = {
  subscriptions: DetectedSubscription[]
  /** Of those that are active. */
  activeCount: number
  monthlyTotalMinor: number
}

export type DetectedSubscription = {
  merchant: string
  category: TransactionCategory
  cadence: Cadence
  amountMinor: number
  /** The payment before the newest; differs after a price change. */
  previousMinor: number
  lastPaid: Day
  nextDay: Day
  monthlyMinor: number
  isActive: boolean
}

/** `GET /api/insights`: what stands behind the four insight pages (ruling 15). */
export type InsightsView = {
  today: Day
  entryCount: number
  /** Spent this month so far. */
  spentMinor: number
  /** The months that have ended since the first expense, oldest first; `month` is the first of it. */
  history: { month: Day; totalMinor: number }[]
  /** Of next month; null with too little to go by. */
  forecast: Forecast | null
  notes: SpendingNote[]
  /** Income less spending of this month (ruling 37); null without an entry this month. */
  surplus: { incomeMinor: number; surplusMinor: number; advice: SurplusAdvice } | null
}

/** `POST /api/tools/:name` with an Idempotency-Key header. `changeId` is null for reads. */
export type ToolAnswer<Output> = { output: Output; changeId: number | null }

/** One event of `GET /api/live`: `id` is the journal's sequence number, sent as the event id too. */
export type LiveEvent = { id: number; tables: LiveTable[] }

/** A question that Penny asks before anything is written; `amountMinor` is 0 for a choice of several that make up no sum. */
export type PendingQuestion = { ask: string; choices: { label: string; amountMinor: number; say: string }[] }

/** What a turn did, for the screen; rides beside the fields of specification §7 in the answer of `ai-assistant`. */
export type TurnOutcome = {
  turnId: string
  /** Entries written by this turn, in the order said, with the change that Undo takes back, and the budget they count towards. */
  saved: { transaction: Transaction; changeId: number; budget?: BudgetLeft }[]
  /** Entries taken out again by this turn (undo, delete). */
  removed: Transaction[]
  question: PendingQuestion | null
  /** Figures to show with the answer; each opens the rows behind it. */
  summary: {
    totalMinor: number
    count: number
    from: Day
    to: Day
    label: string
    category: TransactionCategory | null
    merchant: string | null
    /** Money that came in; absent: money that was spent. */
    kind?: 'income'
    /** What is left out of the total. */
    except?: { category?: TransactionCategory; merchant?: string }[]
    newest: Transaction[]
  } | null
  /** Ids of the entries that the answer read out, in that order: what "the second one" counts. */
  told?: string[]
  /** What else this turn changed, or meant to: budgets, goals, accounts, cards, and entries that it took out. */
  done?: DoneChange[]
  /** Changes of earlier turns that this one took back. */
  tookBack?: number[]
}

/** One change that is no saved entry. `changeId` is what Undo takes back; null: it failed. */
export type DoneChange = {
  about: 'entry' | 'budget' | 'goal' | 'account' | 'card'
  /** `fed`: money was put towards a goal. */
  act: 'added' | 'changed' | 'removed' | 'fed'
  name: string
  /** What it is about: a budget's amount, a goal's target, what was put towards it, a balance, an entry's stored amount. */
  amountMinor: number
  changeId: number | null
}

/** `POST /functions/v1/ai-assistant` (specification §7). Amounts inside `function_call` and `function_result` are decimals (ruling 4). */
export type AssistantAnswer = {
  message: string
  function_call: { name: Extract<ToolName, 'addTransaction' | 'getTransactionSummary'>; arguments: string } | null
  function_result: {
    success: boolean
    transactions?: { id: string; merchant: string; amount: number; category: string; date: string }[]
  } | null
  turn: TurnOutcome
}

/** `GET /api/account`: what the account settings have to know. */
export type AccountView = { hasPassword: boolean }

/** `POST /api/account/close`: the day, of the person's own, on which everything is erased. */
export type ClosedAccount = { erasedOn: Day }

/** One line of the conversation. Its id is made from the turn's: the same line has the same id on every device. */
export type ChatLine = {
  id: string
  type: 'user' | 'assistant'
  message: string
  /** ISO 8601. */
  timestamp: string
  turnId: string
  outcome?: TurnOutcome
  /** Changes of the outcome, entries and others, that no longer stand. */
  undone?: number[]
  /** Changes of the outcome whose entries were changed later; `outcome` shows them as they are now. */
  revised?: number[]
}

/** `GET /api/chat?before=&limit=`: oldest line first. `before` asks for the page before this one, null at the beginning. */
export type ChatPage = { messages: ChatLine[]; before: number | null }

/** The event that a streamed answer of `ai-assistant` grows by: the whole text so far. The last event, `answer`, is an `AssistantAnswer`. */
export type AnswerText = { text: string }

/** `GET /api/banking` */
export type BankingView = {
  aggregator: 'sandbox' | 'plaid'
  /** Some account or card is linked. */
  isLinked: boolean
  /** ISO 8601; the bank that was asked the longest ago. Null without one. */
  refreshedAt: string | null
  /** Connections whose bank wants the person to sign in again. */
  signInAgain: { bankLinkId: string; bankName: string }[]
}

/**
 * `POST /api/banking/link`, `/finish` and `/sign-in-again`. `elsewhere`: the person goes to `url` and comes back to /accounts?bank=back.
 * `refreshed`: the bank that wanted a new sign-in is well again.
 */
export type BankLinkAnswer = { kind: 'linked' } | { kind: 'refreshed' } | { kind: 'elsewhere'; url: string }

/** `POST /api/banking/abandon`. `linked`: it was too late for that. */
export type AbandonAnswer = { kind: 'abandoned' } | { kind: 'linked' }

/** `POST /api/banking/refresh`: how many banks answered, and how many did not. */
export type RefreshAnswer = { refreshed: number; failed: number }

/** `GET /api/usage`: this month in the person's zone. `limit` is null where there is none; figures are null before the first. */
export type UsageView = {
  /** `YYYY-MM` */
  month: string
  turns: { total: number; spoken: number }
  voiceChats: { used: number; limit: number | null }
  stages: { stage: TurnStage; count: number; p50Ms: number | null; p95Ms: number | null }[]
}
