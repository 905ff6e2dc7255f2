import type { Understanding } from '#domain/understanding/frame.ts'
import type { TalkEdit } from '#server/assistant/decide.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { understood } from '#server/assistant/understood.ts'

/** A whole sentence understood as one edit. */
export function editOnly(
  { message }: Pick<Speaker, 'message'>,
  edit: Omit<TalkEdit, 'intent' | 'spans' | 'confidence'>,
): Understanding {
  const frame: TalkEdit = { intent: 'edit', ...edit, spans: [{ start: 0, end: message.length }], confidence: 1 }
  return understood(frame)
}
