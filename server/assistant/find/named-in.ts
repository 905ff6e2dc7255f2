import type { Transaction } from '#domain/transaction.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, type StandingTurn } from '#server/assistant/talk/standing-entries.ts'

const MOST_NAME_WORDS = 4

/** Entries of the talk that some words name, those named first before the others; of one name all of them, the newest first. */
export type Named = { merchant: string; entries: Transaction[] }

/**
 * The entries of the talk that are named in some words, with an article ("the soil") or as they are called ("Rosa"). A thing that stands
 * for the whole of a name comes before one that is only a part of it; where only parts fit, only a single one of them is meant.
 */
export function namedIn(words: string, standing: readonly Transaction[]): Named[] {
  const found = new Map<string, { at: number; fit: 'whole' | 'part'; entries: Transaction[] }>()
  for (const entry of standing) {
    const key = entry.merchant.toLowerCase()
    const known = found.get(key)
    if (known) {
      known.entries.push(entry)
      continue
    }
    const place = placeOf(entry.merchant, words)
    if (place) found.set(key, { ...place, entries: [entry] })
  }
  const all = [...found.values()].toSorted((a, b) => a.at - b.at)
  const whole = all.filter(({ fit }) => fit === 'whole')
  const meant = whole.length > 0 ? whole : all.length === 1 ? all : []
  return meant.map(({ entries }) => ({ merchant: entries[0]?.merchant ?? '', entries }))
}

/** The one entry that is called so; without a name the only one of the turn that wrote last. Null where there is none, or several. */
export function soleEntry(turns: readonly StandingTurn[], name: string | null | undefined): Transaction | null {
  const isNamed = name !== null && name !== undefined
  const named = isNamed ? namedIn(`the ${name}`, entriesOf(turns)) : []
  const [entry, ...others] = (isNamed ? named[0]?.entries : turns[0]?.entries) ?? []
  return entry && others.length === 0 && named.length < 2 ? entry : null
}

function placeOf(merchant: string, words: string): { at: number; fit: 'whole' | 'part' } | null {
  const said = words.match(/[\p{L}\p{N}&'’]+/gu) ?? []
  let part: number | null = null
  for (let length = Math.min(MOST_NAME_WORDS, said.length); length > 0; length--) {
    for (let at = 0; at + length <= said.length; at++) {
      const run = said.slice(at, at + length).join(' ')
      const fit = nameFit(merchant, run)
      const isNamed = /^(?:the|my|our|that|this)$/i.test(said[at - 1] ?? '') || nameFit(run, merchant) === 'whole'
      if (fit === 'whole' && isNamed) return { at, fit }
      if (fit === 'part' && isNamed) part ??= at
    }
  }
  return part === null ? null : { at: part, fit: 'part' }
}
