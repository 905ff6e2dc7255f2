import { knownWord, type LexiconEntry, singular } from '#domain/understanding/lexicon/lexicon.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** A shorter word is too near to too many others. */
const SHORTEST = 5
const LONG = 7
/** A longer one is no word. */
const LONGEST = 24
/** Words of their own, however near they are to a thing that is sold: "channel 7" is no Chanel, "matches" are no matchas, "boxes" no boxers. */
const spelt = wordSet(`
  banks baths beach beaches beads beets booth booths boxes branches brass bullets bunch bunches butts camping camps career cells certain
  channel channels chard charges chase chases chats chills chins choppers citizens claps coast comes copies costs cotes crows crumbs dairy
  desert dills discs dunes evens every exits facet falling filing fires fiver flats fours funnels galley gavel gills giraffes graves
  hangars heath heather keying lasts layer leases links lives logan maker makers marches matches mines mixes modes mousse nations panes
  pangs parks parson parts patron patrons pawns pedals person persons pests piers primes prisms puppies quits raids rallies rapids reams
  rockets routes ruffles rules rusts sacks sails sandy saver scars seams seeding sells setters shock shoot shoots sixth slides sparkles
  sparks spats spies spots spouts sprinkles stays stems super swing swings tales tallies tellers tells tenth thank thanks thrifts tiers
  timer timers tones tongs trade traders traps treads tries trots washes waves weighs whisks wicks witches
`)
/** Letters that are written one for another in a long word, as they sound alike: "insurence", "electrisity". */
const alike = ['aeiou', 'ck', 'cs', 'sz']
const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * What "starbuks", "cofee", "resturant" or "sandwhich" was meant to be: the one thing or brand that a letter left out, doubled or
 * swapped away from it spells; null where there is none, or more than one. A letter in the place of another makes a word of its own
 * too often ("boats", "boots"): it is put right only from one to another that sounds alike, in a long word ("insurence").
 */
export function misspelt(norm: string): { word: string; entry: LexiconEntry } | null {
  if (norm.length < SHORTEST || norm.length > LONGEST || !/^[a-z]+$/.test(norm) || spelt.has(norm)) return null
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
    if (norm.length >= LONG && next !== '')
      for (const sounds of norm.length > LONG ? alike : alike.slice(0, 1))
        if (sounds.includes(next)) for (const letter of sounds) if (letter !== next) yield head + letter + tail.slice(1)
    if (next !== '' && at > 1) yield norm.slice(0, at - 1) + next + last + norm.slice(at + 1)
  }
}
