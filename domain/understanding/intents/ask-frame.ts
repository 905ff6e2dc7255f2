import type { Clause } from '#domain/understanding/clause.ts'
import type { ClarifyFrame } from '#domain/understanding/frame.ts'
import { clauseSpan } from '#domain/understanding/reading.ts'

/** A question about the whole clause: the amount was not said, or not what it comes to, unless another reason is given. */
export function askFrame(
  clause: Clause,
  ask: string,
  { reason = 'no_amount', draft = {} }: Partial<Pick<ClarifyFrame, 'reason' | 'draft'>> = {},
): ClarifyFrame {
  return { intent: 'clarify', reason, ask, draft, spans: clauseSpan(clause), confidence: 0.6 }
}
