import type { BalanceFrame } from '#domain/understanding/frame.ts'
import { clauseSpan, type Reading, says } from '#domain/understanding/reading.ts'

const phrases =
  / (?:how much (?:(?:total )?(?:money |cash )?(?:do (?:i|we) (?:have|owe)|have (?:i|we) got|is in|we have)|is owed|is on my credit card)|total money do i have|am i (?:broke|overdrawn|in the red)|how (?:broke|rich) am i|what do i (?:have in|owe)|whats in my|what do (?:all )?my accounts|funds in my) /
const accounts = 'account|accounts|checking|bank'.split('|')
const holding =
  'how much|whats in|do i have|enough|less than|more than|any money|money left|look like|looks like|total|how many|is there|left on|left in|money in|have on|money inside|does my|sum'.split(
    '|',
  )
const otherwise =
  'budget|left for|saved|fund|goal|spend|spent|spending|charged|charge|interest|number|fee|fees|open|close|payment|declined|paid|pay|points|rewards|apr|rate|statement|limit|withdraw|why|work|when|pto|vacation|days|routing|password|fraud|freeze|blocked|block|earn|earned|new balance|balance bike|balance transfer|milk|gas'.split(
    '|',
  )

/** "what's my balance", "how much money do I have", "is there enough in my account". */
export function readBalance({ clause }: Reading): BalanceFrame | null {
  const frame: BalanceFrame = { intent: 'balance', spans: clauseSpan(clause), confidence: 0.9 }
  const amount = clause.pieces.some((piece) => piece.type === 'amount')
  if (
    says(clause, 'balance', 'balances', 'net worth') &&
    !amount &&
    !says(clause, 'work life balance', 'balance bike', 'balance transfer', 'new balance')
  )
    return frame
  if (/^ (how much|whats|what is) .*in (my |the )?savings $/.test(clause.words) && !amount) return frame
  if (says(clause, 'debt') && says(clause, 'do i have', 'am i in', 'have i got') && !amount) return frame
  if (says(clause, ...otherwise)) return null
  if (phrases.test(clause.words) && !amount) return frame
  return says(clause, ...accounts) && says(clause, ...holding) ? frame : null
}
