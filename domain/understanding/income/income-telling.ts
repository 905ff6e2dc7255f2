import { cameBack } from '#domain/understanding/words/came-back.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { willPayBack } from '#domain/understanding/words/pays-back.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'

/** The pieces of what is told, and its words, in which what only sounds like money coming in is put in others. */
export type Telling = { pieces: readonly Piece[]; text: string }

/** A way to tell of money: whether the words are told in it. */
export type Way = (telling: Telling) => boolean

/** The way that is known by a pattern alone. */
export function says(words: RegExp): Way {
  return ({ text }) => words.test(text)
}

/** "found a jacket for 35", "found it on sale for 20": a bargain, and no money on the street. */
const foundFor =
  / found ((?:an?|the|some|this|it|them|these|my|two) (?!\d)(?:(?!and |in )[^\d ]\S* ){0,5}for (?:only |just |like |about )?\S*\d)/

/** A thing that went back to the shop, and another of its kind that came for it. */
const exchanged =
  /( (?:returned|exchanged|swapped|(?:took|brought|sent|gave) (?:\S+ ){0,4}back) (?:\S+ ){0,7}?)got ((?:another|an? (?:different|new|bigger|smaller|larger|cheaper|nicer|better)) (?!\d)(?!(?:\S+ ){0,2}(?:refund|check|cheque|deposit|payment)))/

/** Somebody is sent for something, or is given what is paid for. */
const noMoney = pattern` (?:gave|give|given|handed|sent|send) (?:me|us) (?:(?:to|out|off|home|down|up|round|over|into|on) (?!\S*\d|my|our)
  |(?:an?|the|this|that|another|his|her|their) (?:\S+ )?(?:bill|call|fee|fine|haircut|invoice|lift|link|massage|prescription|price|quote|receipt|ride|tab|ticket|trim)s? )`

/** What sounds like money coming in and is none, and the words that are read for it. */
const misleading: readonly (readonly [RegExp, string])[] = [
  // "dinner was 5000 won": the currency
  [/(\d|thousand|million) won /, '$1 '],
  // "just got back from the gym"
  [new RegExp(`^ ${cameBack.source}`), ' went '],
  // "they found a leak"
  [/ ((?:they|he|she|(?:the|my|our) \S+) found) an? /, ' $1 '],
  [foundFor, ' bought $1'],
  // "the waiter gave me the bill 40", "mum sent me out for milk 2.50", "he gave me a lift so I gave him 5"
  [noMoney, ' went '],
  // "gave me back nothing"
  [/ (?:gave|paid|sent) (?:me|us) (?:back )?nothing /, ' '],
  // "returned the shoes and got another pair for 65": what one has instead was paid
  [exchanged, '$1bought $2'],
  // "has to last till payday"
  [/ (?:till|until|til|before|by|after) pay ?day /, ' '],
]

/** "hotel 180 for work, they'll pay me back": what is still to come has not come in. */
const promised = new RegExp(` ${willPayBack}(?= )`, 'g')

/** The words as the ways to tell of income meet them. */
export function tellingOf(pieces: readonly Piece[]): Telling {
  let said = phraseText(pieces.filter((piece) => !piece.struck))
  for (const [words, plain] of misleading) said = said.replace(words, plain)
  const told = said.search(/\d/) + 1
  return { pieces, text: said.slice(0, told) + said.slice(told).replace(promised, ' ') }
}
