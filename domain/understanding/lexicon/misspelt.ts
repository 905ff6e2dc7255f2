import { knownWord, type LexiconEntry, singular } from '#domain/understanding/lexicon/lexicon.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** A shorter word is too near to too many others. */
const SHORTEST = 5
const LONG = 7
/** Words of their own, however near they are to a thing that is sold: "channel 7" is no Chanel, "matches" are no matchas. */
const spelt = wordSet(`
  certain channel chase channels comes dairy desert every falling layer links matches parts person persons routes rules
  super tells thank thanks timer timers tries
`)
const vowels = 'aeiou'
const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * What "starbuks", "cofee", "resturant" or "sandwhich" was meant to be: the one thing or brand that a letter left out, doubled or
 * swapped away from it spells; null where there is none, or more than one. A letter in the place of another makes a word of its own
 * too often ("boats", "boots"): it is put right only from one vowel to another in a long word ("insurence").
 */
export function misspelt(norm: string): { word: string; entry: LexiconEntry } | null {
  if (norm.length < SHORTEST || !/^[a-z]+$/.test(norm) || spelt.has(norm)) return null
  const found = new Map<LexiconEntry, string>()
  for (const word of near(norm)) {
    const entry = knownWord(word) ?? knownWord(singular(word) ?? '')
    if (entry && !found.has(entry)) found.set(entry, word)
  }
  const [only] = found
  return only && found.size === 1 ? { entry: only[0], word: only[1] } : null
}

/** The words that it is a slip away from; the first letter is seldom mistaken, and the last left out only where it stands twice ("coffe"). */
function* near(norm: string): Generator<string> {
  for (let at = 1; at <= norm.length; at += 1) {
    const [head, tail] = [norm.slice(0, at), norm.slice(at)]
    const [last, next = ''] = [norm[at - 1], norm[at]]
    for (const letter of tail === '' ? (last ?? '') : letters) yield head + letter + tail
    if (last === next || next === 'h') yield head + tail.slice(1)
    if (norm.length >= LONG && vowels.includes(next || '-'))
      for (const vowel of vowels) if (vowel !== next) yield head + vowel + tail.slice(1)
    if (next !== '' && at > 1) yield norm.slice(0, at - 1) + next + last + norm.slice(at + 1)
  }
}
