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
      /** The amount, where only what it was for, or the day, is missing. */
      amountMinor?: Minor
      /** Whom it is about, where only who paid whom is missing. */
      payer?: string
      /** To be asked last: the day that was said does not exist, and the draft's day only tells its month. */
      askDay?: string
    }

/** An amount as the question names it: "Fifteen", "$12.50"; `kind` where it is open who paid whom: "I paid Sarah". */
export type Choice = { label: string; amountMinor: Minor; kind?: SpokenTransaction['kind'] }

/** The entries of one sentence. While one of them is open, none is written (voice.md, Confirmation). */
export type OpenSentence = { entries: SentenceEntry[] }

/** What an amount was for. */
export type Purpose = Pick<SpokenTransaction, 'merchant' | 'category' | 'categoryKnown'>

export type OpenEntry = Extract<SentenceEntry, { state: 'open' }>

export function firstOpen(entries: readonly SentenceEntry[]): OpenEntry | null {
  return entries.find((entry): entry is OpenEntry => entry.state === 'open') ?? null
}

/** Whether all but the day is known. */
export function lacksDay({ ask, askDay }: OpenEntry): boolean {
  return ask === askDay
}

/** The sentence with its first open entry completed, on another day where the answer names one; it stays open while it has no day. */
export function completed(
  entries: readonly SentenceEntry[],
  said: {
    amountMinor: Minor
    day?: Day | undefined
    purpose?: Purpose | undefined
    kind?: SpokenTransaction['kind'] | undefined
  },
): SentenceEntry[] {
  const open = firstOpen(entries)
  if (!open) return [...entries]
  const { askDay, draft } = open
  const told = { ...draft, ...said.purpose, day: said.day ?? draft.day }
  const entry = said.kind === undefined ? told : { ...told, kind: said.kind }
  const { amountMinor } = said
  const next: SentenceEntry =
    askDay === undefined || said.day !== undefined
      ? { state: 'known', entry: { ...entry, amountMinor } }
      : { state: 'open', draft: entry, ask: askDay, askDay, choices: [], amountMinor }
  return entries.map((each) => (each === open ? next : each))
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
