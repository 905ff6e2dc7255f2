import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import type { TalkDelete } from '#server/assistant/decide.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { understood } from '#server/assistant/understood.ts'

/** The whole message as the order to take out that entry, and no other of its name. */
export function deleteOnly({ message }: Pick<Speaker, 'message'>, { id, merchant }: Transaction): Understanding {
  const removal: TalkDelete = {
    intent: 'delete',
    target: { merchant },
    among: [id],
    spans: [{ start: 0, end: message.length }],
    confidence: 1,
  }
  return understood(removal)
}
