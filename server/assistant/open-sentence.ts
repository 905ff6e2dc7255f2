import type { Day } from '#domain/calendar.ts'
import type { Minor } from '#domain/money.ts'
import type { SpokenTransaction } from '#domain/understanding/frame.ts'

/** One entry of a sentence: complete, or with the one thing that has to be asked. */
export type SentenceEntry =
  | { state: 'known'; entry: SpokenTransaction }
  | {
      state: 'open'
      draft: Omit<SpokenTransaction, 'amountMinor' | 'currency'>
      ask: string
      /** What can be chosen from; a single one waits for a yes. */
      choices: Choice[]
      /** The amount, where only what it was for is missing. */
      amountMinor?: Minor
    }

/** An amount as the question names it: "Fifteen", "$12.50". */
export type Choice = { label: string; amountMinor: Minor }

/** The entries of one sentence. While one of them is open, none is written (voice.md, Confirmation). */
export type OpenSentence = { entries: SentenceEntry[] }

/** What an amount was for. */
export type Purpose = Pick<SpokenTransaction, 'merchant' | 'category' | 'categoryKnown'>

export type OpenEntry = Extract<SentenceEntry, { state: 'open' }>

export function firstOpen(entries: readonly SentenceEntry[]): OpenEntry | null {
  return entries.find((entry): entry is OpenEntry => entry.state === 'open') ?? null
}

/** The sentence with its first open entry completed, on another day where the answer names one. */
export function completed(
  entries: readonly SentenceEntry[],
  said: { amountMinor: Minor; day?: Day | undefined; purpose?: Purpose | undefined },
): SentenceEntry[] {
  const open = firstOpen(entries)
  return entries.map((entry) =>
    entry === open
      ? {
          state: 'known',
          entry: { ...open.draft, ...said.purpose, amountMinor: said.amountMinor, day: said.day ?? open.draft.day },
        }
      : entry,
  )
}

/** The sentence with its first open entry asked about anew. */
export function reopened(
  entries: readonly SentenceEntry[],
  asked: { amountMinor: Minor; ask: string },
): SentenceEntry[] {
  const open = firstOpen(entries)
  return entries.map((entry) => (entry === open ? { ...open, ...asked } : entry))
}

export function knownEntries(entries: readonly SentenceEntry[]): SpokenTransaction[] {
  return entries.flatMap((entry) => (entry.state === 'known' ? [entry.entry] : []))
}
