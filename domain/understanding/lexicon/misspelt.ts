import { knownWord, type LexiconEntry, singular } from '#domain/understanding/lexicon/lexicon.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** A shorter word is too near to too many others. */
const SHORTEST = 5
const LONG = 7
/** Words of their own, however near they are to a thing that is sold: "channel 7" is no Chanel, "matches" are no matchas, "boxes" no boxers. */
const spelt = wordSet(`
  ankles archers areas ballots banks bares baths beach beaches beads beets bender betters blazes booms boost booths bores bowing boxes
  branches brass budding bullets bunch bunches butts calms camping camps capping career careers cares carries cells certain channel
  channels chard charges chase chases chats chills chins choppers citizens claps cloths coast comes computes copies costs crams crows
  crumbs curse curses dairy desert deserts dills discs divided dunes evens every facet falling fasts fight fights filing fires fiver
  flats fours freezes fulling galley gapes garbs gavel gazes giggles gills glosses graves grower growers hangars heath heather hones
  hover hungers jerks keying lasts layer leases lessens links lunge maker makers marches matches mated message messages mines mixes modes
  morons moths mousse moves nations needless oaths padding pains palates panes parks parson parts pastes patrols patron patrons pawns
  pedals pedant peril person persons piers primes puppies quits raids rallies rapids relaxes riches rockets rooming routes ruffles rules
  sacks sades sandy saver scars seams seeding sells setters shady shins shivers shock shocks shoot shoots shoves sipping sixth sixths
  slashes slides slims smarts sparkles sparks spies spite spots spouts sprinkles stacking stays steaming stems sticking stolen super
  supers swing swings tales tallies tellers tells tenth tenths thank thanks thrash thrifts tickles tiers timer timers tones tongs trade
  traps tread treads tries tucks tumbles vanish vocation washes waves weighs whine whisks wicks witches wrath
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
