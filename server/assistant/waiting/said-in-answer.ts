import type { Day } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import type { Minor } from '#domain/money.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import type { SentenceEntry } from '#server/assistant/entries/open-sentence.ts'
import { isShort } from '#server/assistant/waiting/reply-words.ts'

/** What a message means while a question waits. `other`: it is no answer, and is taken as a sentence of its own. */
export type Resolution =
  | { means: 'answered'; entries: SentenceEntry[] }
  /** An amount that can still be read in two ways: "twelve fifty" to "12.50 or 1,250?". */
  | { means: 'unclear' }
  | { means: 'dropped' }
  | { means: 'other' }

export type Given = {
  message: string
  understanding: Understanding
  /** The same words said of the entry in question: "twelve fifty" for rent has two readings, for lunch one. */
  inContext: Understanding
  /** Whether nothing was said since it was asked: an "ok" to what came between saves nothing. */
  isJustAsked: boolean
  currency: Currency
  today: Day
}

/** The one amount of a message that says nothing else, in the person's own currency: "fifteen", "it was 15", "no, 15". */
export function bareAmount({
  message,
  understanding,
  currency,
}: Pick<Given, 'message' | 'understanding' | 'currency'>): Minor | null {
  if (!isShort(message) || hasTwoReadings(understanding)) return null
  const { frames, drafts } = understanding
  const [frame] = frames
  if (frame?.intent === 'edit' && frames.length === 1) {
    const { target, change } = frame
    return target || change.merchant || change.category ? null : (change.amountMinor ?? null)
  }
  if (!frames.every(({ intent }) => intent === 'add' || intent === 'clarify')) return null
  const [draft, ...more] = drafts
  if (!draft || more.length > 0 || draft.amountMinor === null) return null
  if (draft.currency !== null && draft.currency !== currency) return null
  // "add income 500 from freelance" is news, and no price of what was asked about.
  if (draft.kind === 'income') return null
  return draft.merchant === null || isFiller(draft.merchant) ? draft.amountMinor : null
}

/** "20, that was yesterday": a day that the answer itself names. */
export function saidDay({ understanding, today }: Given): Day | undefined {
  const [frame] = understanding.frames
  const day = frame?.intent === 'edit' ? frame.change.day : understanding.drafts[0]?.day
  return day === today ? undefined : day
}

export function hasTwoReadings({ frames }: Understanding): boolean {
  return frames.some((frame) => frame.intent === 'clarify' && (frame.choices?.length ?? 0) > 1)
}

export function isFiller(merchant: string): boolean {
  return /^(purchase|income|it|that|this|no|yes|it was|the amount)$/i.test(merchant)
}
