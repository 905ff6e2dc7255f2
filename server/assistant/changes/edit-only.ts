import type { Minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Frame, Understanding } from '#domain/understanding/frame.ts'
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

/** One change of several things, each with the entries that can be meant by it; null where there are none. */
export function editEach(
  speaker: Pick<Speaker, 'message'>,
  change: TalkEdit['change'],
  things: readonly Transaction[][],
): Understanding | null {
  const edits = things.flatMap(([entry, ...others]) =>
    entry
      ? editOnly(speaker, {
          change,
          target: { merchant: entry.merchant },
          among: [entry, ...others].map(({ id }) => id),
        }).frames
      : [],
  )
  const [first, ...more] = edits
  return first ? understood(first, ...more) : null
}

/** The amount of an edit that says nothing else, not even of what: "it was 54", "make that 15"; null for anything else. */
export function amountOnly([frame, ...more]: readonly Frame[]): Minor | null {
  if (frame?.intent !== 'edit' || frame.target || more.length > 0) return null
  const { amountMinor, ...others } = frame.change
  return Object.keys(others).length > 0 ? null : (amountMinor ?? null)
}

/** A change of entries that are named: "the coffee was 5", and not "it was 5". */
export function isOfNamed(frame: Frame): boolean {
  return (frame.intent === 'edit' || frame.intent === 'delete') && (frame.target !== undefined || 'among' in frame)
}
