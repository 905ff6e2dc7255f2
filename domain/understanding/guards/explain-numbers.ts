import { wholeOf } from '#domain/understanding/entries/price-range.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { isEach, taken } from '#domain/understanding/guards/number-account.ts'
import { isPlural } from '#domain/understanding/lexicon/lexicon.ts'
import { toNumber } from '#domain/understanding/settle/settle-piece.ts'
import { isWeighed } from '#domain/understanding/settle/settle-rates.ts'
import { determiners, people } from '#domain/understanding/words/function-words.ts'
import { gave } from '#domain/understanding/words/gave.ts'
import {
  type AmountPiece,
  ends,
  inRole,
  isPause,
  type Piece,
  shaped,
  silence,
} from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * Gives numbers that are no price the role that the words around them tell: a time of day, an age, the whole that a part was
 * taken from, a price on the label beside the one that was paid, a level that a price rose from.
 */
export function explainNumbers(input: readonly Piece[]): Piece[] {
  const pieces = [...input]
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'amount' || piece.struck) continue
    const named = nameEnd(pieces, at, piece)
    const address = addressEnd(pieces, at, piece)
    if (address > 0) silence(pieces, at, address)
    else if (named > 0) {
      for (let index = at; index < named; index += 1) {
        const part = pieces[index]
        if (part) pieces[index] = inRole(part, { type: 'word', capital: true })
      }
    } else if (isClock(pieces, at, piece)) {
      silence(pieces, clockLead(pieces, at), at)
      pieces[at] = inRole(piece, { type: 'time' })
    } else if (isWhole(pieces, at)) {
      hearPart(pieces, at, piece)
      pieces[at] = toNumber(piece)
    } else if (isDeparture(pieces, at, piece)) pieces[at] = inRole(piece, { type: 'time' })
    else if (
      isAge(pieces, at, piece) ||
      isShareOut(pieces, at, piece) ||
      isPurse(pieces, at) ||
      isCompany(pieces, at, piece) ||
      countsPriced(pieces, at, piece) ||
      isDose(pieces, at, piece) ||
      countsEach(pieces, at, piece) ||
      isShared(pieces, at) ||
      isLabelPrice(pieces, at) ||
      isCutFrom(pieces, at, piece)
    )
      pieces[at] = toNumber(piece)
  }
  return pieces
}

/** "Levi's 501 jeans 79.90", "9 to 5 cafe 13.30": where the number that belongs to a name ends; 0 for others. */
function nameEnd(pieces: readonly Piece[], at: number, { money, start }: AmountPiece): number {
  const [before, joint, second] = [prior(pieces, at), pieces[at + 1], pieces[at + 2]]
  if (/^(store|shop)$/.test(joint?.norm ?? '') && (before?.norm === 'the' || !before) && isOpenAmount(second))
    return at + 2
  if (money.marked || money.decimal) return 0
  const opens = !before || isPause(before)
  if (
    joint?.norm === 'to' &&
    isOpenAmount(second) &&
    second.money.count < money.count &&
    start === pieces[at]?.start &&
    (opens || before?.norm === 'the' || before?.norm === 'at') &&
    pricedThing(pieces, at + 3, false)
  )
    return at + 3
  if (isCode(pieces, at)) return at + 1
  const branded = before?.type === 'name' && before.entry.display !== null
  return branded && money.count >= 100 && pricedThing(pieces, at + 1, true) ? at + 1 : 0
}

/** "a book for bio 101 eighty nine dollars", "… 101 was 89.99": between a word that is nowhere known and a price that is plainly one. */
function isCode(pieces: readonly Piece[], at: number): boolean {
  const [word, code] = [prior(pieces, at), pieces[at]]
  const told = /^(was|cost|came to|is)$/.test(normAt(pieces, at + 1)) && (word?.norm.length ?? 0) > 2
  const price = pieces[told || pieces[at + 1]?.type === 'name' ? at + 2 : at + 1]
  return (
    word?.type === 'word' &&
    isContent(word) &&
    code?.type === 'amount' &&
    code.money.count >= 100 &&
    isOpenAmount(price) &&
    (price.money.marked || (told && price.money.decimal))
  )
}

/** A thing and then its price, with no pause between. */
function pricedThing(pieces: readonly Piece[], from: number, exact: boolean): boolean {
  let at = from
  while (pieces[at]?.type === 'name' || (pieces[at]?.type === 'word' && at < from + 5)) at += 1
  const price = pieces[at]
  return at > from && isOpenAmount(price) && (!exact || price.money.decimal || price.money.marked)
}

const clockLeads = new Set(['at', 'around', 'by', 'until', 'till', 'before', 'after', 'since', 'past', 'from'])
const hedges = /^(like|around|about|um|maybe|roughly|just|say|half|quarter)$/

/** Where the words begin that lead to a time: "at like ten", "at around three", "at half past six". */
function clockLead(pieces: readonly Piece[], at: number): number {
  let lead = at - 1
  while (lead > 0 && (hedges.test(normAt(pieces, lead)) || pieces[lead]?.norm === 'past')) {
    if (!clockLeads.has(normBefore(pieces, lead)) && !hedges.test(normBefore(pieces, lead))) break
    lead -= 1
  }
  return lead
}

/** "dinner at 7", "woke up at 6 and …": a small bare number after "at" is the hour, unless it prices things that were counted. */
function isClock(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  const from = clockLead(pieces, at)
  const lead = normAt(pieces, from)
  if (!clockLeads.has(lead) || parting.test(normBefore(pieces, from)) || money.marked || money.vague) return false
  if (
    lead === 'by' &&
    prior(pieces, from)?.type === 'name' &&
    pieces.slice(0, from).some(({ norm }) => stepping.test(norm))
  )
    return false
  const hour = Math.floor(money.count)
  const next = normAt(pieces, at + 1)
  if (lead === 'from' && !(/^(till|until|to)$/.test(next) && isOpenAmount(pieces[at + 2]))) return false
  const verb = normBefore(pieces, from)
  const isComing = coming.test(verb) && next === 'and' && (verb !== 'came' || charges.has(normAt(pieces, at + 2)))
  if (lead === 'around' && !isComing && !/^(at|in|for)$/.test(next) && !opensTelling(pieces, at + 1)) return false
  if (hour < 1 || hour > 12 || (money.decimal && !isHalfHour(money.count, pieces, at))) return false
  if (/^(each|apiece|ea|per|a|an|percent|%)$/.test(next)) return false
  // "half a kilo of mince at 12 the kilo"
  if (next === 'the' && isWeighed(normAt(pieces, at + 2))) return false
  const other = someNear(pieces, at, (piece, index) => index !== at && isOpenAmount(piece))
  if ((/^(from|until|till|since|past|before|after)$/.test(lead) || happens.test(verb)) && other) return true
  return (
    !countedBefore(pieces, at - 1) &&
    !someNear(pieces, at, (piece, index) => index < at - 1 && piece.norm === 'at' && isOpenAmount(pieces[index + 1]))
  )
}

/** "the plumber came around 9 and charged me 180", where "the bill came around 9 and I tipped 2" tells two prices. */
const coming = /^(?:came|arrived|left|showed up|turned up)$/
const charges = wordSet('billed charged cost gave took was')

/** "beers 24 we left at 11", "coffee 4 doors opened at 7" */
const happens = /^(?:opened|started|finished|left|closed|began|ended|arrived|woke|landed|departed)$/

/** "lower transport by 10": by how much. */
const stepping = /^(?:raise|lower|increase|decrease|reduce|bump|cut)(?: up| down)?$/

const parting = /^(?:divided?|multiplied|split|shared)$/

/** "around six i bought …", but not "around six i think". */
function opensTelling(pieces: readonly Piece[], at: number): boolean {
  const [who, verb] = [normAt(pieces, at), normAt(pieces, at + 1)]
  return /^(i|we)$/.test(who) && !/^(think|guess|reckon|believe|suppose)$/.test(verb)
}

/** "at 7 30 …" is half past seven when a price comes later. */
function isHalfHour(count: number, pieces: readonly Piece[], at: number): boolean {
  const minutes = Math.round((count % 1) * 100)
  return (
    (minutes === 30 || minutes === 15 || minutes === 45) &&
    someNear(
      pieces,
      at,
      (piece, index) =>
        (index > at || /^(till|until)$/.test(normBefore(pieces, at))) && index !== at && isOpenAmount(piece),
    )
  )
}

/** "the 8.40 to Leeds", "the 7 30 showing". */
function isDeparture(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  if (prior(pieces, at)?.norm !== 'the' || money.marked || money.count >= 24 || !money.decimal) return false
  const minutes = Math.round((money.count % 1) * 100)
  return minutes < 60 && /^(to|from|train|bus|flight|ferry|showing|screening|show|class)$/.test(normAt(pieces, at + 1))
}

/** "the 90 bill between three": among how many it is shared. */
function isShareOut(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  if (money.marked || money.decimal || money.count > 20) return false
  const lead = /^(the|all)$/.test(normBefore(pieces, at)) ? at - 2 : at - 1
  const joint = normAt(pieces, lead)
  if (joint !== 'between' && !(joint === 'by' && parting.test(normAt(pieces, lead - 1)))) return false
  if (/^(and|to)$/.test(normAt(pieces, at + 1)) && isOpenAmount(pieces[at + 2])) return false
  return someNear(pieces, at, (piece, index) => index !== at && isOpenAmount(piece))
}

const NEAR = 24

/** Whether a piece in the neighbourhood of another fits; the neighbourhood keeps long texts linear. */
function someNear(pieces: readonly Piece[], at: number, fits: (piece: Piece, index: number) => boolean): boolean {
  const to = Math.min(pieces.length, at + NEAR)
  for (let index = Math.max(0, at - NEAR); index < to; index += 1) {
    const piece = pieces[index]
    if (piece && fits(piece, index)) return true
  }
  return false
}

function isOpenAmount(piece: Piece | undefined): piece is AmountPiece {
  return piece?.type === 'amount' && !piece.struck
}

function countedBefore(pieces: readonly Piece[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before > at - 5; before -= 1) {
    const piece = pieces[before]
    if (isPause(piece)) return false
    if (/^(bus|tram|train|tube|flight|ferry|metro)$/.test(normAt(pieces, before + 1))) continue
    if (piece?.type === 'number' || (piece?.type === 'amount' && piece.money.count <= 100)) return true
  }
  return false
}

/** "he was 50 short so he paid 1100 instead of 1200". */
function isMissing(pieces: readonly Piece[], at: number): boolean {
  return (
    pieces[at + 1]?.norm === 'short' &&
    pieces.slice(at + 2, at + MOST_TO_INSTEAD).some(({ norm }) => norm === 'instead')
  )
}
const MOST_TO_INSTEAD = 14

/** "kid turned 5", "I am 30 and …", "my son who is nine". */
function isAge(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  if (money.marked || money.decimal || money.count > 110 || isMissing(pieces, at)) return false
  const [who, before] = [normBefore(pieces, at, 2), normBefore(pieces, at)]
  if (/^(turned|turning|turns|became|aged|im|shes|hes)$/.test(before)) return true
  return before === 'am' ? who === 'i' : /^(is|was)$/.test(before) && /^(who|she|he)$/.test(who)
}

/** "20 of the 60 bill", "paid 30, my share of 90": what the part was taken from, or the part's whole. */
function isWhole(pieces: readonly Piece[], at: number): boolean {
  let before = at - 1
  while (/^(the|my|a|our|that|his|her)$/.test(normAt(pieces, before))) before -= 1
  if (pieces[before]?.norm !== 'of') return false
  const lead = prior(pieces, before)
  if (lead && /^(half|third|quarter|fourth|percent|%)$/.test(lead.norm)) return false
  const share = lead?.norm === 'share' || lead?.norm === 'part' || lead?.norm === 'portion'
  const says = (...words: string[]) => pieces.some(({ norm }) => words.includes(norm))
  // "out of a hundred I got 38 back": the note that was handed over.
  const isOut = lead?.norm === 'out' && (!says('back', 'change') || says('lent', 'loaned'))
  if (lead?.type !== 'amount' && !share && !isOut) return false
  return someNear(pieces, at, (piece, index) => index !== at && isOpenAmount(piece))
}

/** "seven fifty of the fifteen hundred": a part of it that is no few coins, and not more than it. */
function hearPart(pieces: Piece[], whole: number, { money }: AmountPiece): void {
  const at = pieces.findLastIndex(({ type }, index) => index < whole && type === 'amount')
  const part = pieces[at]
  if (part?.type !== 'amount' || part.money.otherMinor === null || part.money.marked) return
  // "one twenty of the two forty" leaves both open
  if (money.otherMinor !== null) return
  const [low, high, all] = [part.money.amountMinor ?? 0, part.money.otherMinor, money.amountMinor ?? 0]
  if (high > all && low < all) pieces[at] = shaped({ ...part, money: { ...part.money, otherMinor: null } })
  else if (high < all && MOST_PARTS * low < all) pieces[at] = shaped({ ...part, money: wholeOf(part.money) })
}
const MOST_PARTS = 20

/** "two 5 dollar beers": a bare count right before the price of one. */
function countsPriced(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  const [price, thing] = [pieces[at + 1], pieces[at + 2]]
  if (money.marked || money.decimal || money.count > 20 || !isOpenAmount(price) || !price.money.marked) return false
  return (thing?.type === 'name' || thing?.type === 'word') && isPlural(thing.norm)
}

/** "took 2 aspirin at noon": so many pills. */
function isDose(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  const pill = pieces[at + 1]
  if (money.marked || money.decimal || money.count > 6 || pill?.type !== 'name') return false
  return pill.entry.category === 'Healthcare' && /^(took|take|taken)$/.test(normBefore(pieces, at))
}

/** "24.99 each I got two", "3.50 a go and I did two": how many were taken at the price of one. */
function countsEach(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  if (money.marked || money.decimal || money.count < 2 || money.count > 20) return false
  const next = pieces[at + 1]
  if (!ends(next) && !/^(of|at|home)$/.test(next?.norm ?? '') && !isForSomebody(pieces, at + 1)) return false
  const isOfOne = (piece: Piece, index: number): boolean =>
    index > at - 6 && index < at && isEach(piece) && pieces.slice(Math.max(0, index - 2), index).some(isOpenAmount)
  const paidFor = normBefore(pieces, at) === 'for' && normBefore(pieces, at, 2) === 'paid'
  return (paidFor || taken.test(normBefore(pieces, at))) && pieces.some(isOfOne)
}

/** "for us", "for the kids" */
function isForSomebody(pieces: readonly Piece[], at: number): boolean {
  const who = determiners.has(normAt(pieces, at + 1)) ? at + 2 : at + 1
  return pieces[at]?.norm === 'for' && people.has(normAt(pieces, who)) && ends(pieces[who + 1])
}

/** "I had 100 and spent 40", "I have about 50 left after paying 24". */
function isPurse(pieces: readonly Piece[], at: number): boolean {
  const next = normAt(pieces, at + 1)
  const holds = pieces.slice(Math.max(0, at - 3), at).some(({ norm }) => norm === 'had' || norm === 'have')
  if (holds && next === 'left') return someNear(pieces, at, (piece, index) => index !== at && isOpenAmount(piece))
  return (
    /^(had|have)$/.test(normBefore(pieces, at)) &&
    /^(and|but|,|in|on)$/.test(next) &&
    someNear(pieces, at, (piece, index) => index > at && isOpenAmount(piece))
  )
}

/** "we were six at dinner": how many came. */
function isCompany(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  if (money.marked || money.decimal || money.count > 30) return false
  return prior(pieces, at, 2)?.norm === 'we' && prior(pieces, at)?.norm === 'were'
}

/** "she lives at 27 oak street": where the address ends that begins with the number; 0 for others. */
function addressEnd(pieces: readonly Piece[], at: number, { money }: AmountPiece): number {
  if (money.marked || money.decimal) return 0
  for (let end = at + 1; end < at + 4 && isContent(pieces[end]); end += 1) {
    const norm = normAt(pieces, end)
    if (roads.test(norm) && (end > at + 1 || norm.includes(' '))) return end + 1
  }
  return 0
}
const roads = /(^| )(street|avenue|road|lane|boulevard|drive)$/

/** "shared a 90 hamper, 45 of it from me": the whole, where the own share is said as well. */
function isShared(pieces: readonly Piece[], at: number): boolean {
  return someNear(
    pieces,
    at,
    (piece, index) =>
      index > at &&
      isOpenAmount(piece) &&
      pieces[index + 1]?.norm === 'from' &&
      pieces[index + 2]?.norm === 'me' &&
      prior(pieces, index)?.norm !== 'so',
  )
}

/** "the coffee was 4, the 12 was lunch", "… was for the parking" */
function tellsWhatFor(pieces: readonly Piece[], from: number): boolean {
  const led = pieces[from + 1]?.norm === 'for' ? from + 2 : from + 1
  const thing = /^(the|a|my)$/.test(normAt(pieces, led)) ? pieces[led + 1] : pieces[led]
  return /^(was|were)$/.test(normAt(pieces, from)) && thing?.type === 'name'
}

const chosenVerbs = wordSet('got bought took chose grabbed paid ordered')
const paidLeads = new Set(['for', 'was', 'paid', 'spent', 'cost', 'to', 'is', '='])

/** "the 90 one", "the 20 dollar shirt was on sale for 15": the price on a thing, where another was paid. */
function isLabelPrice(pieces: readonly Piece[], at: number): boolean {
  const article = normBefore(pieces, at)
  const next = pieces[at + 1]
  if ((article !== 'the' && article !== 'that') || chosenVerbs.has(normBefore(pieces, at, 2))) return false
  if (/^(minus|less)$/.test(normBefore(pieces, at, 2))) return false
  if (/^(?:with|for)$/.test(normBefore(pieces, at, 2)) && prior(pieces, at, 3)?.norm === 'went') return false
  if (next?.type !== 'name' && next?.norm !== 'one' && next?.type !== 'word') return false
  if (next.type === 'word' && /^(for|on|at|in|and|i|to|from)$/.test(next.norm)) return false
  if (isGiven(pieces, at)) return false
  // "put the 200 down" was paid; "put the 200 down as gas" is of another entry.
  if (next.norm === 'down' && !/^(?:as|at|for|under|to)$/.test(normAt(pieces, at + 2))) return false
  // "put down the 200 deposit" is money itself, and no thing with a price on it.
  if (next.norm === 'deposit' && pieces.slice(Math.max(0, at - 4), at - 1).some(({ norm }) => lays.test(norm)))
    return false
  // "gave the cashier a fifty for the 32 dollar blanket": the other is the note.
  const note = `${prior(pieces, at, 4)?.norm} ${prior(pieces, at, 3)?.norm}`
  const isNote = prior(pieces, at, 2)?.norm === 'for' && /(?:^| )an? /.test(note)
  if (isNote && pieces.slice(0, at).some(({ norm }) => /^(gave|handed|passed)$/.test(norm))) return false
  // "the 5 dollar coffee and the 12 dollar sandwich": one beside the other.
  const joined = prior(pieces, at, 2)?.type === 'separator'
  if (joined && tellsWhatFor(pieces, at + 1)) return false
  return someNear(
    pieces,
    at,
    (piece, index) =>
      index !== at &&
      isOpenAmount(piece) &&
      piece.doubt !== 'counts' &&
      (paidLeads.has(normBefore(pieces, index)) ||
        chosenVerbs.has(normBefore(pieces, index, 2)) ||
        (index < at && !(joined && prior(pieces, index)?.norm === article))),
  )
}

const lays = /^(?:put|left|laid|made|placed|sent)$/

/** "jeans 25, half off from 50": what it cost before, behind what was paid. */
function isCutFrom(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  if (prior(pieces, at)?.norm !== 'from' || prior(pieces, at, 2)?.norm !== 'off') return false
  return someNear(pieces, at, (piece, index) => index < at && isOpenAmount(piece) && piece.money.count < money.count)
}

/** "mia gave me the twenty she owed me", "paid back the 30 that she lent me": money that changed hands, told by whose it was. */
function isGiven(pieces: readonly Piece[], at: number): boolean {
  if (!whose.test(normAt(pieces, at + 1))) return false
  return pieces.slice(Math.max(0, at - 4), at - 1).some(({ norm }) => gave.has(norm))
}
const whose = /^(?:he|she|they|we|that)$/
