import type { Day, Period } from '#domain/calendar.ts'
import type { BudgetCategory, TransactionCategory } from '#domain/category.ts'
import type { Minor } from '#domain/money.ts'

/** A stretch of the sentence, in UTF-16 units: `text.slice(start, end)`. */
export type Span = { start: number; end: number }

/** What every frame carries: the words it was read from, and how sure the engine is (0 to 1). */
type Read = { spans: Span[]; confidence: number }

/** One money movement as it was said. */
export type SpokenTransaction = {
  kind: 'spend' | 'income'
  /** Always positive; the kind says which way the money went. */
  amountMinor: Minor
  /** ISO code when another currency than the ledger's was said; absent for the person's own. */
  currency?: string
  merchant: string
  category: TransactionCategory
  /** True when the category was said or follows from a known word, false when it is the fallback. */
  categoryKnown: boolean
  day: Day
}

export type AddFrame = Read & { intent: 'add'; transaction: SpokenTransaction; amountSpan: Span }
export type SummaryFrame = Read & {
  intent: 'summary'
  period: Period
  /** The period as said back: "this month", "last week", "on Tuesday". */
  periodLabel: string
  kind: 'spend' | 'income'
  category?: TransactionCategory
  merchant?: string
  /** What is left out of it: a category, names that hold these words, or both. */
  except?: readonly { category?: TransactionCategory; merchant?: string }[]
  /** The largest of them was asked for, not their total. */
  largest?: boolean
  /** The payments that come back were asked for. */
  recurring?: boolean
}
export type EditFrame = Read & {
  intent: 'edit'
  /** `byMinor`: how much more the entry comes to, below zero how much less; never beside `amountMinor`. */
  change: { amountMinor?: Minor; byMinor?: number; category?: TransactionCategory; merchant?: string; day?: Day }
  /** Absent: the last entry. */
  target?: { merchant: string }
  /** The ways to hear the amount, where the words tell more than one; the first of them stands in the change. */
  readings?: readonly Minor[]
}
export type DeleteFrame = Read & { intent: 'delete'; target?: { merchant: string } }
export type UndoFrame = Read & {
  intent: 'undo'
  /** The undo itself is to be taken back. */
  redo?: boolean
}
export type BudgetFrame = Read & {
  intent: 'budget'
  category?: BudgetCategory
  amountMinor?: Minor
  /** How much more the budget is to be, below zero how much less. */
  byMinor?: number
  /** The ways to hear the amount, where the words tell more than one: no amount stands beside them, the first of them in `byMinor`. */
  readings?: readonly Minor[]
  question?: boolean
}
export type GoalFrame = Read & {
  intent: 'goal'
  goal?: string
  amountMinor?: Minor
  /** The ways to hear the amount, where the words tell more than one; no amount stands beside them. */
  readings?: readonly Minor[]
  question?: boolean
  /** A new goal with the amount, where one was said, as its target, and the day it is to be reached where one was said. */
  create?: boolean
  /** The amount is taken out of what is saved. */
  takesOut?: boolean
  /** The amount is the new target of a goal that is there, the day its new deadline. */
  alter?: boolean
  deadline?: Day
}
export type BalanceFrame = Read & { intent: 'balance' }

/** Why nothing may be written, with the one thing to ask. */
export type ClarifyFrame = Read & {
  intent: 'clarify'
  /** The question as Penny says it: "Fifteen or fifty?" */
  ask: string
  reason: 'no_amount' | 'no_merchant' | 'no_day' | 'no_kind' | 'two_readings' | 'foreign_currency' | 'unusual_amount'
  /** To be asked when all else is known: the day that was said does not exist, and the draft's day only tells its month. */
  askDay?: string
  /** What is already known of the entry, to be completed by the answer. */
  draft: Partial<SpokenTransaction>
  /** Whom it is about, where it is open who paid whom. */
  payer?: string
  /** The readings to choose from, where there are any; `kind` where it is open who paid whom. */
  choices?: { label: string; amountMinor: Minor; kind?: SpokenTransaction['kind'] }[]
}

/** Small talk, something out of reach, or words that are not to be written down. */
export type OtherFrame = Read & {
  intent: 'other'
  topic: 'greeting' | 'thanks' | 'help' | 'negated' | 'hypothetical' | 'remark' | 'hostile' | 'long' | 'unknown'
}

export type Frame =
  | AddFrame
  | SummaryFrame
  | EditFrame
  | DeleteFrame
  | UndoFrame
  | BudgetFrame
  | GoalFrame
  | BalanceFrame
  | ClarifyFrame
  | OtherFrame

export type Intent = Frame['intent']

/** A card that assembles while the person speaks: what is known so far of one entry. */
export type Draft = {
  /** Position among the entries of the sentence, from 0; footnote number minus one. */
  index: number
  merchant: string | null
  amountMinor: Minor | null
  /** The amount that was said first and then corrected. */
  correctedFromMinor: Minor | null
  currency: string | null
  category: TransactionCategory | null
  kind: 'spend' | 'income'
  day: Day
  /** The word of the sentence that the footnote hangs from. */
  anchor: Span
}

export type Understanding = {
  /** The intent of the whole sentence: that of its first frame. */
  intent: Intent
  /** What to do, in the order it was said. Never empty. */
  frames: Frame[]
  /** For the screen: one card an entry, also where the amount is still missing. */
  drafts: Draft[]
  /** Words that the person took back ("twelve" in "twelve, no, fourteen"). */
  strikes: Span[]
}

/** What the engine knows about the person and the conversation; everything is optional but the day. */
export type UnderstandingContext = {
  today: Day
  /** The ledger's currency, ISO code; USD when absent. */
  currency?: string
  /** The person's own past choices, by merchant in lower case; they beat every word list. */
  learned?: ReadonlyMap<string, { merchant: string; category: TransactionCategory }>
  /** Names of the person's goals. */
  goals?: readonly string[]
  /** What the talk was about just now, for "make that 15" and "and last week?". */
  last?: { intent: Intent; summary?: Omit<SummaryFrame, keyof Read>; transaction?: SpokenTransaction }
}
