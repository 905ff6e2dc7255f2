import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import type { TalkAsk } from '#server/assistant/decide.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { understood } from '#server/assistant/understood.ts'

/** A whole sentence understood as the change of one of some entries to an amount that has to be asked for. */
export function unknownTotal(
  { message }: Pick<Speaker, 'message'>,
  entries: readonly Pick<Transaction, 'id'>[],
): Understanding {
  const spans = [{ start: 0, end: message.length }]
  const among = entries.map(({ id }) => id)
  const ask = 'What should it be in total?'
  const frame: TalkAsk = { intent: 'clarify', reason: 'no_amount', ask, draft: {}, among, spans, confidence: 1 }
  return understood(frame)
}
