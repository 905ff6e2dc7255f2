import type { AskSentence } from '#domain/talk/ask-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'

/**
 * What a short question asks in full: a total, told in its own way; totals that are told one after the other, or set against each other;
 * the words of a whole question; or what is to be said.
 */
export type FullQuestion =
  | { summary: SummaryFrame; asked: AskSentence | null }
  | { summaries: SummaryFrame[] }
  | { sides: [SummaryFrame, SummaryFrame] }
  | { message: string }
  | { say: string; told?: readonly Transaction[] }
