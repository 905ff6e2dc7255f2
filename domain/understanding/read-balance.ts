import type { BalanceFrame } from '#domain/understanding/frame.ts'
import { clauseSpan, type Reading, says } from '#domain/understanding/reading.ts'

/** "what's my balance", "how much money do I have". */
export function readBalance({ clause }: Reading): BalanceFrame | null {
  const frame: BalanceFrame = { intent: 'balance', spans: clauseSpan(clause), confidence: 0.9 }
  if (clause.pieces.some((piece) => piece.type === 'amount')) return null
  if (
    says(clause, 'balance', 'balances', 'net worth') &&
    !says(clause, 'new balance', 'work life balance', 'balance bike')
  )
    return frame
  if (
    says(
      clause,
      'how much money do i have',
      'how much cash do i have',
      'how much do i have in',
      'how much have i got in',
      'how much have i got',
      'money in my account',
      'in my account',
      'in my accounts',
      'in my checking',
      'in checking',
      'in my bank',
      'in the bank',
      'in my current account',
      'how much money is in',
      'how much money have i got',
      'am i broke',
      'how broke am i',
      'am i in the red',
      'am i overdrawn',
      'how rich am i',
      'whats in my account',
      'total money do i have',
      'how much is in my account',
      'money left in my account',
      'how much do i have',
    )
  ) {
    return says(clause, 'budget', 'left for', 'left to spend', 'left in my budget', 'saved', 'fund', 'goal')
      ? null
      : frame
  }
  return null
}
