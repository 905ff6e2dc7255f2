import { isContent } from '#domain/understanding/entries/segment.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'

/**
 * "refunded the deposit 200 because the date moved to June 6", "train 39 the workshop is on the 24th", "fuel 20 no light since yesterday": the
 * day of something else, told behind the price. "book 18 for Maya's birthday on the 3rd": a present is bought before the day.
 */
export function withoutOthersDay(pieces: Piece[]): Piece[] {
  if (!pieces.some(isAmount)) return pieces
  return pieces.map((piece, at) => (isOfOther(pieces, at) ? quiet(piece) : piece))
}

function isOfOther(pieces: readonly Piece[], at: number): boolean {
  const day = pieces[at]
  const price = pieces.findLastIndex(({ type }, index) => index < at && type === 'amount')
  if (day?.type !== 'day' || price < 0 || bare.test(day.norm)) return false
  if (/^since /.test(day.norm)) return true
  const words = phraseText(pieces.slice(price + 1, at))
  if (paidMe.test(phraseText(pieces.slice(0, price))) && isOfShared(words, day.norm)) return true
  return moved.test(words) || (feast.test(words) && /^(?:on|the) /.test(day.norm) && isGiven(pieces, price))
}
/** "Maya sent me 18 for her half of Saturday's Uber", "20 for the dinner of Saturday": when it was that is paid back, and not when the money came. */
function isOfShared(words: string, day: string): boolean {
  if (work.test(words) && day.startsWith('on ')) return false
  if (/^(?:for )?\S+days$/.test(day)) return day.startsWith('for ') || / for (?:\S+ ){0,4}$/.test(words)
  return (
    / for (?:the|that|his|her|their|our) (?:\S+ ){1,4}(?:of|from|on) $/.test(words) ||
    (/^(?:of|from|on) /.test(day) && / for (?:the|that|his|her|their|our) (?:\S+ ){1,4}$/.test(words))
  )
}
/** "45 for the lawn on Friday": paid when it was done. */
const work =
  / for (?:the|that|his|her|their|our) (?:\S+ ){0,2}?(?:jobs?|gigs?|shifts?|lessons?|tutoring|babysitting|cleaning|mowing|lawns?|garden|work|hours|deliver(?:y|ies)|dogs?|bike|sofa|couch|phone|table) /
const paidMe =
  /^ (?!i |we ).* (?:sent|paid|gave|venmod|venmoed|zelled|transferred|cashapped|paypaled|revoluted|settled with) (?:me|us)(?: back)? $| (?:from|by) \S+ came in $/

const bare = /^(?:yesterday|today|tonight|last night)/
const feast =
  / for (?:\S+ ){1,3}?(?:birthday|wedding|anniversary|christening|graduation|funeral|party|barbecue|bbq|picnic|potluck|(?:baby|bridal) shower) (?:on )?(?:the )?$/

/** Whether a thing stands before its price that is no ride: "for the wedding on saturday, 30" may be of all that was paid there. */
function isGiven(pieces: readonly Piece[], price: number): boolean {
  const thing = pieces.slice(0, price).findLast((piece) => piece.type === 'name' || isContent(piece))
  return thing !== undefined && !(thing.type === 'name' && /^Trans|^Travel/.test(thing.entry.category ?? ''))
}

const moved = pattern` (?:because|cause|cos|since|as) .*(?:moved|changed|pushed|shifted|rescheduled|postponed|delayed|switched)(?: (?:it|them|back|out
  |forward|the|date|wedding|party))* (?:to|till|until)(?: the)? $
  | (?:the|my|our|his|her|their) (?:\S+ ){1,3}(?:is|are|starts|opens|leaves) $
  | (?:i|we|he|she|they)(?: have|ve| has|s|ve got| have got| has got) (?:an?|my|our|his|her|the|to) (?:\S+ ){1,5}$
  | (?:ive|weve) got (?:an?|my|our|to) (?:\S+ ){1,5}$`
