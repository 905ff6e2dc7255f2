import { isContent } from '#domain/understanding/entries/segment.ts'
import { isServed } from '#domain/understanding/settle/add-tips.ts'
import { type Placed, without } from '#domain/understanding/settle/reckoning.ts'
import { setAside, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import { ends, isPause, type Piece, phraseText, quiet, shaped } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "got 8 change from a 20", "38 back out of a hundred": what is left of the note was paid. */
export function changeOfNote(pieces: Piece[], [change, note, ...more]: readonly Placed[]): Piece[] | null {
  if (!change || !note || more.length > 0 || note.minor <= change.minor) return null
  const lead = phraseText(pieces.slice(change.at + 1, note.at))
  if (!ofNote.test(lead) || (lead.startsWith(' back ') && comesBack.test(phraseText(pieces)))) return null
  return pieces.map((piece, at) => {
    if (at === change.at) return setAside(change.piece)
    if (at === note.at) return withAmount(note.piece, note.minor - change.minor)
    return (at > change.at && at < note.at) || (at < change.at && givesChange.test(piece.norm)) ? quiet(piece) : piece
  })
}
/** "40 back from the 100 I lent", "returned the jacket, 50 back from 200": of a loan or a return, and of no note. */
const comesBack =
  / (?:lent|loaned|owed|owes|borrowed|refund(?:ed)?|return(?:ed)?|took|sent|claim|deposit|insurance|my) /
const ofNote = /^ (?:back|(?:in )?change) (?:from|out of) (?:(?:my|an?|the) )*$/
const givesChange =
  /^(?:got|get|gave|handed|me|us|back|the|cashier|driver|waiter|waitress|barista|he|she|they|guy|lady|woman|man)$/

export function changeGiven(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const back = amounts.findIndex(
    ({ at }, index) =>
      index > 0 &&
      (isChange(pieces, at + 1) || isChangeTold(pieces, at) || isGivenBack(pieces, at) || isHandedBack(pieces, at)),
  )
  const change = amounts[back]
  const isPaid = /^(of|from)$/.test(normAt(pieces, (change?.at ?? 0) + 2)) ? /^$/ : /^paid$/
  const given = amounts.slice(0, back).find(({ at }) => isHandedOver(pieces, at) || isPaid.test(normBefore(pieces, at)))
  if (!change || !given || given.minor <= change.minor) return null
  const paid = given.minor - change.minor
  const told = amounts.find((amount) => amount !== given && amount !== change && amount.minor === paid)
  if (!told && isHandedBack(pieces, change.at) && !isChange(pieces, change.at + 1)) return null
  const [asked] = amounts
  // "taxi was 14, gave him 20, got 4 change": the rest was his to keep
  const isNamed = pieces
    .slice((asked?.at ?? 0) + 1, change.at)
    .some((piece) => piece.type === 'name' || isContent(piece))
  const end = pieces[change.at + 1]?.norm === 'came' ? change.at + 3 : change.at + 2
  const isMore = asked !== undefined && asked.at < given.at && paid > asked.minor && paid <= 1.5 * asked.minor
  const withTip = !told && amounts.length === 3 && isMore && !isNamed && ends(pieces[end])
  // "groceries 80 and gas 52, gave the cashier 150 and got 18 back": what was told before came to it.
  const bill = amounts.filter(({ at, piece }) => at < given.at && piece.doubt === null)
  const isBill =
    bill.length > 1 && pieces[given.at + 1]?.norm !== 'for' && bill.reduce((sum, { minor }) => sum + minor, 0) === paid
  const settled = told ?? (isBill ? bill.at(-1) : undefined)
  const price = settled ?? (withTip && isServed(pieces, asked.at) ? asked : undefined)
  const others = amounts.filter((amount) => amount !== given && amount !== change && amount.piece.doubt !== 'counts')
  const isClosed = others.length === 0 || ends(pieces[end])
  if (!price && !(isClosed && others.every(({ at }) => isOfItsOwn(pieces, at, given.at, change.at)))) return null
  // "taxi 14, gave the driver 20 and got 6 back": whoever took the note is named for it alone.
  const hands = pieces.findLastIndex(({ norm }, at) => at < given.at && /^(?:gave|handed)$/.test(norm))
  const handing = price && price.at < hands ? hands : given.at
  return pieces.map((piece, at) => {
    if (at >= handing && at < given.at) return quiet(piece)
    if (price && at === price.at && !settled) return withAmount(price.piece, paid)
    if (at === given.at) return price ? setAside(given.piece) : withAmount(given.piece, given.minor - change.minor)
    if (at === change.at) return setAside(change.piece)
    if (piece.type === 'day' && at === change.at + 1)
      return shaped({ ...piece, norm: piece.norm.replace(/^back /, '') })
    const tells =
      at > change.at - 4 && at < change.at + 3 && /^(got|get|gave|handed|me|us|came|back|change|was)$/.test(piece.norm)
    return tells ? quiet(piece) : piece
  })
}

/** "gave the cabbie 20 and got 6 back, popcorn 8": a thing that is told with its price alone, in front of it or behind; "taxi 13, gave him 20" tells of one. */
function isOfItsOwn(pieces: readonly Piece[], at: number, given: number, change: number): boolean {
  if (at > given && at < change) return false
  if (at < given && pieces.slice(at, given).some(({ norm }) => ofTold.has(norm))) return false
  const isLed = determiners.has(normBefore(pieces, at, 2))
  const before = prior(pieces, at, isLed ? 3 : 2)
  return prior(pieces, at)?.type === 'name' && (!before || isPause(before)) && ends(pieces[at + 1])
}
const ofTold = wordSet('it that him her them with out')

/** "and he gave me back 5". */
function isGivenBack(pieces: readonly Piece[], at: number): boolean {
  return / (?:gave|handed) (?:me|us) back $/.test(phraseText(pieces.slice(Math.max(0, at - 3), at)))
}

/** "gave him 20, he gave me 8": what they gave for the note, where the rest of it is the price. */
function isHandedBack(pieces: readonly Piece[], at: number): boolean {
  return / (?:he|she|they) (?:gave|handed) (?:(?:me|us) )?$/.test(phraseText(pieces.slice(Math.max(0, at - 3), at)))
}

function isChange(pieces: readonly Piece[], at: number): boolean {
  const norm = pieces[at]?.norm
  // "80 came back"; what "came back from Sam" is another's.
  if (norm === 'came') return pieces[at + 1]?.norm === 'back' && pieces[at + 2]?.norm !== 'from'
  return /^back( |$)/.test(norm ?? '') || norm === 'change' || (norm === 'in' && pieces[at + 1]?.norm === 'change')
}

/** "paid with a fifty, change was 13.60": what came back, named before it; an oil change does not. */
function isChangeTold(pieces: readonly Piece[], at: number): boolean {
  const word = /^(?:was|is|came to)$/.test(normBefore(pieces, at)) ? at - 2 : at - 1
  const before = prior(pieces, word)
  const isLed = before !== undefined && (isPause(before) || /^(?:my|the|and|with)$/.test(before.norm))
  return normAt(pieces, word) === 'change' && isLed
}

/** "gave the cashier 20", "handed over a 50", "paid with a 20". */
function isHandedOver(pieces: readonly Piece[], at: number): boolean {
  const lead = pieces.slice(Math.max(0, at - 6), at)
  return (
    lead.some(({ norm }) => /^(gave|handed)$/.test(norm)) ||
    lead.slice(-2).some(({ norm }) => norm === 'with') ||
    / out of (?:an? )?$/.test(phraseText(lead))
  )
}

/** "handed the driver a twenty for a 14 dollar ride": the note that was handed over, and what it paid for. */
export function noteHanded(pieces: Piece[], [note, price, ...more]: readonly Placed[]): Piece[] | null {
  if (!note || !price || more.length > 0 || price.minor >= note.minor) return null
  const lead = phraseText(pieces.slice(Math.max(0, note.at - 6), note.at))
  const between = phraseText(pieces.slice(note.at + 1, price.at))
  const isNote = /^an? /.test(note.piece.norm) || / an? $/.test(lead)
  if (!isNote || !handsNote.test(lead) || !/^ for (?:(?:an?|the) )?$/.test(between)) return null
  if (!isContent(pieces[price.at + 1])) return null
  return without(pieces, note, (piece, at) => at < note.at && piece.type !== 'end')
}

const handsNote = / (?:handed|gave|passed) (?:(?:over|the \S+|her|him|them) )?(?:an? )?$/
