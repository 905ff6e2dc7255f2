import { day } from '#domain/calendar.ts'
import type { SpokenTransaction } from '#domain/understanding/frame.ts'
import { understand } from '#domain/understanding/understand.ts'

/** Reads a sentence said on 2026-11-20: each entry in the words of `tell`, anything else by its intent. */
export function toldAs(tell: (entry: SpokenTransaction) => string): (text: string) => string[] {
  return (text) =>
    understand(text, { today: day('2026-11-20') }).frames.map((frame) =>
      frame.intent === 'add' ? tell(frame.transaction) : frame.intent,
    )
}

/** "spend Lunch 1200" */
export const told = toldAs(({ kind, merchant, amountMinor }) => `${kind} ${merchant} ${amountMinor}`)
