import type { Minor } from '#domain/money.ts'
import { isPlural } from '#domain/understanding/lexicon/lexicon.ts'
import { partsCalled } from '#domain/understanding/settle/part-said.ts'
import { multiplied, saidCount, toNumber, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { waysOf } from '#domain/understanding/settle/split.ts'
import { isPerson, titles } from '#domain/understanding/words/first-names.ts'
import { fillers, moneyVerbs, people } from '#domain/understanding/words/function-words.ts'
import { gave } from '#domain/understanding/words/gave.ts'
import { type AmountPiece, type Piece, phraseText, quiet, silence, skip } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

export function multiplyEach(told: Piece[]): Piece[] {
  const pieces = countedBehind(told)
  return pieces.map((piece, at) => {
    if ((piece.type === 'name' || piece.type === 'word') && (isOneOf(pieces, at) || isTimes(pieces, at)))
      return quiet(piece)
    if (piece.type !== 'amount' || piece.struck || piece.money.amountMinor === null) return piece
    const before = prior(pieces, at)
    if (isFactor(pieces, at)) return toNumber(piece)
    if (isReceiptLine(pieces, at, piece)) return piece
    const by = before?.norm === 'x' || before?.norm === 'times' || before?.norm === '*'
    const one =
      prior(pieces, at, 2)?.norm === 'of' &&
      /^(first|second|third|fourth|fifth|last|final|one|next)$/.test(normBefore(pieces, at, 3))
    const factor =
      before?.type === 'number' && !before.norm.startsWith('x') && !one && isPriceOfOne(pieces, at, piece)
        ? before.count
        : isCoupleOf(pieces, at, piece)
          ? 2
          : null
    const stuck =
      /^\d{1,2}x$/.test(before?.norm ?? '') && !isOfAll(pieces[at + 1]) ? Number.parseInt(before?.norm ?? '', 10) : null
    const times = by ? countNear(pieces, Math.max(0, at - 4), at - 1) : (factor ?? stuck)
    if (times !== null) return multiplied(piece, times)
    if (pieces[at + 1]?.norm === 'each' && pieces[at + 2]?.norm === 'way') return multiplied(piece, 2)
    if (!isEach(pieces, at + 1)) {
      const payers = prior(pieces, at, 3)?.norm === 'each' ? payersOf(pieces, at) : null
      return payers === null ? timesAfter(pieces, at, piece) : multiplied(piece, payers)
    }
    const count =
      payersOf(pieces, at) ??
      factorAt(pieces, at + 2) ??
      countNear(pieces, Math.max(0, at - 8), at) ??
      countLeading(pieces, at) ??
      countNear(pieces, at + 1, Math.min(pieces.length, at + 8)) ??
      personsIn(pieces, at + 2)
    return count === null ? piece : multiplied(piece, count)
  })
}

/** "pints are six eighty now so I only had two": how many were bought at a price that was told of one. */
function countedBehind(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ type, struck }) => type === 'amount' && !struck)
  const [price, last] = [pieces[at], pieces.at(-1)]
  const count = saidCount(last)
  if (price?.type !== 'amount' || price === last || count === null || price.money.amountMinor === null) return pieces
  const between = phraseText(pieces.slice(at + 1, -1))
  const isOfOne = ofOnePrice.test(phraseText(pieces.slice(0, at)))
  if (!isOfOne || !soManyBought.test(between) || !Number.isInteger(count) || count < 2 || count > MOST_AT_ONCE)
    return pieces
  return pieces.map((piece) => (piece === price ? multiplied(price, count) : piece === last ? quiet(piece) : piece))
}
const MOST_AT_ONCE = 12
const ofOnePrice = /s (?:are|were|cost) (?:(?:like|about|around|only|just) )*$/
const soManyBought =
  /^ (?:[^\d ]+ ){0,4}?so (?:i|we) (?:(?:only|just) )*(?:had|got|took|bought|grabbed|ordered|drank|ate) (?:(?:only|just) )?$/

/** "donuts 6x 12": as a receipt has it, the count behind the thing and what the line came to, which is too much for one. */
function isReceiptLine(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  const [times, count, thing] = [prior(pieces, at), prior(pieces, at, 2), prior(pieces, at, 3)]
  if (times?.norm !== 'x' || times.start !== count?.end || money.decimal || money.marked) return false
  if (money.count <= MOST_OF_ONE) return false
  return thing?.type === 'name' && thing.entry.price === 'small' && isPlural(thing.norm)
}

/** Small things seldom cost more, one by one. */
const MOST_OF_ONE = 8

/** "burgers 3x $33 total": the amount is for all of them. */
function isOfAll(piece: Piece | undefined): boolean {
  return /^(total|altogether|together|all|combined)$/.test(piece?.norm ?? '')
}

/** "4.50 times 3", "1.50 each times 4": the count, read as an amount. */
function isFactor(pieces: readonly Piece[], at: number): boolean {
  if (!/^(x|times)$/.test(normBefore(pieces, at))) return false
  const price = prior(pieces, at, eachWords.has(normBefore(pieces, at, 2)) ? 3 : 2)
  return price?.type === 'amount'
}

/** "4.50 times 3". */
function timesAfter(pieces: readonly Piece[], at: number, piece: AmountPiece): AmountPiece {
  const stuck = /^x(\d{1,2})$/.exec(normAt(pieces, at + 1))
  if (stuck && piece.money.amountMinor !== null) return multiplied(piece, Number(stuck[1]))
  const factor = factorAt(pieces, at + 1)
  return factor === null || piece.money.amountMinor === null ? piece : multiplied(piece, factor)
}

/** By how much "times 3", which begins at a piece, multiplies. */
function factorAt(pieces: readonly Piece[], at: number): number | null {
  const [times, count] = [pieces[at], pieces[at + 1]]
  if (times?.norm !== 'times' && times?.norm !== 'x') return null
  if (count?.type === 'amount') return Number.isInteger(count.money.count) ? count.money.count : null
  return count?.type === 'number' ? count.count : null
}

/** "two tickets for the new film at the Odeon, 11.50 each": how many, where that opens what is told of one price; "three weeks after the wedding" counts none. */
function countLeading(pieces: readonly Piece[], price: number): number | null {
  let from = price
  while (from > 0 && price - from < LONGEST_LEAD && !/^(?:amount|end|repair)$/.test(pieces[from - 1]?.type ?? ''))
    from -= 1
  const at = skip(pieces, from, ({ type, norm }) => type === 'separator' || opensLead.test(norm))
  const [count, thing] = [pieces[at], pieces[at + 1]]
  if (count?.type !== 'number' || at >= price || !isPlural(thing?.norm ?? '') || ofTime.test(thing?.norm ?? ''))
    return null
  return Number.isInteger(count.count) && count.count > 1 && count.count <= MOST_COUNTED ? count.count : null
}
const LONGEST_LEAD = 16
const opensLead = /^(?:and|then|also|just|so|um|i|we|bought|got|grabbed|ordered|booked|paid|for|had)$/
const ofTime =
  /^(?:weeks|months|years|days|nights|hours|minutes|miles|stops|buses|shops|stores|jobs|times|streets|blocks)$/

function countNear(pieces: readonly Piece[], from: number, to: number): number | null {
  for (let at = to - 1; at >= from; at -= 1) {
    const piece = pieces[at]
    // "shared by 3 so 10 each": the price of each is the own part; "tickets by 3 people 20 each" are bought for them
    if (piece?.type === 'number' && prior(pieces, at)?.norm === 'by' && !isForPeople(pieces, from, at)) return null
    if (piece?.type === 'number' && Number.isInteger(piece.count) && piece.count >= 1 && piece.count <= MOST_COUNTED)
      return piece.count
    if (piece?.type === 'word' && /^(both|couple|twins|pair)$/.test(piece.norm)) return 2
  }
  return null
}

function isForPeople(pieces: readonly Piece[], from: number, at: number): boolean {
  if (!/^(?:people|persons|adults|kids|guests)$/.test(normAt(pieces, at + 1))) return false
  return !pieces.slice(from, at).some(({ norm }) => /^(?:split|shared?|divided|halved|paid)$/.test(norm))
}

/** "250 chairs at 4 dollars each" */
const MOST_COUNTED = 500

/** "Bob and Alice each gave me 20", "Bob, Alice and my sister sent me 20 each": how many they are who are named; null for fewer than two. */
function payersOf(pieces: readonly Piece[], price: number): number | null {
  if (!/^(?:me|us)$/.test(normBefore(pieces, price))) return null
  let at = price - 2
  if (!gave.has(normAt(pieces, at))) return null
  const isOfEach = prior(pieces, at)?.norm === 'each'
  if (isOfEach) at -= 1
  let persons = 0
  for (at -= 1; at >= 0; at -= 1) {
    const who = pieces[at]
    // "aunt May and Bob Smith" are two
    const isMore = isPerson(pieces[at + 1]) || (isOfEach && isLastOfName(pieces, at + 1, true))
    if (isPerson(who)) persons += isMore ? 0 : 1
    else if (isLastOfName(pieces, at, isOfEach)) persons += 1
    else if (titles.test(who?.norm ?? '')) continue
    else if (who?.type !== 'separator' && !/^(?:my|our|the|his|her)$/.test(who?.norm ?? '')) break
  }
  return persons > 1 ? persons : null
}

/** "Mr Boateng", and any name of "sister Ama and Kofi each paid me 20": its last word. */
function isLastOfName(pieces: readonly Piece[], at: number, isOfEach: boolean): boolean {
  if (pieces[at]?.type !== 'word' || normAt(pieces, at) === 'each') return false
  if (titles.test(normBefore(pieces, at))) return true
  const isEnd = pieces[at + 1]?.type === 'separator' || normAt(pieces, at + 1) === 'each'
  return isOfEach && isEnd && !moneyVerbs.has(normAt(pieces, at)) && !fillers.has(normAt(pieces, at))
}

/** "for me and my husband": how many are counted up; null for fewer than two. */
function personsIn(pieces: readonly Piece[], from: number): number | null {
  if (pieces[from]?.norm !== 'for') return null
  let persons = 0
  for (const { type, norm } of pieces.slice(from + 1, from + 10)) {
    if (people.has(norm)) persons += 1
    else if (type !== 'separator' && !/^(my|our|the|his|her)$/.test(norm)) break
  }
  return persons > 1 ? persons : null
}

const eachWords = new Set(['each', 'apiece', 'ea'])

function isEach(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (!piece) return false
  if (eachWords.has(piece.norm)) return true
  const next = pieces[at + 1]?.norm
  if (piece.norm === 'a') return ones.test(next ?? '')
  return piece.norm === 'per' && (next === 'ticket' || next === 'piece' || next === 'tickets')
}

const ones = /^(piece|pop|go|time|shot|throw)$/

/** "18 a pop for four tickets": no soda. */
function isOneOf(pieces: readonly Piece[], at: number): boolean {
  return ones.test(normAt(pieces, at)) && prior(pieces, at)?.norm === 'a' && prior(pieces, at, 2)?.type === 'amount'
}

/** "4 tickets x 25": no name. */
function isTimes(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.norm === 'x' && pieces[at + 1]?.type === 'amount'
}

/** "half of 80", "a third of 90", "half the 60": the amount is the share, and the words that shared it are used up. */
export function shareHalves(pieces: Piece[]): Piece[] {
  const shared = [...pieces]
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'amount' || piece.struck || piece.money.amountMinor === null) continue
    let before = at - 1
    while (/^(the|a|an|of|that|um)$/.test(normAt(pieces, before))) before -= 1
    if (isDownOn.test(phraseText(pieces.slice(Math.max(0, before - 1), before + 1)))) before -= 2
    const part = pieces[before]
    const nth = /^(first|second|third|fourth|last|this|next)$/.test(normBefore(pieces, before))
    const ways = part?.type === 'number' && part.count < 1 ? 1 / part.count : partsCalled.get(part?.norm ?? '')
    if (!part || before === at - 1 || nth || ways === undefined) continue
    shared[at] = withAmount(
      piece,
      isSplitOtherwise(shared, before, at, ways) ? 0 : roundShare(piece.money.amountMinor, ways),
    )
    shared[before] = quiet(part)
  }
  return shared
}

/** "a third down on the 1200 sofa" */
const isDownOn = /^ (?:down|upfront) (?:on|for|towards?) $/

/**
 * "half of sixty for the taxi, I split it with Ciara": how it came to the half, and no half of that again, so that it is silenced; whether
 * it is shared among others than the part tells, as in "half of 60 for pizza split three ways".
 */
function isSplitOtherwise(pieces: Piece[], part: number, share: number, ways: number): boolean {
  const before = pieces.findLastIndex(({ norm }, at) => at < part && splitting.test(norm))
  if (ways === 2 && before >= 0 && splitBefore.test(phraseText(pieces.slice(before, part)))) silence(pieces, before)
  const stop = pieces.findIndex(({ type }, at) => at > share && /^(?:end|amount)$/.test(type))
  const joint =
    pieces[stop]?.type === 'amount' ? pieces.findLastIndex(({ type }, at) => at < stop && type === 'separator') : stop
  const after = pieces.findIndex(({ norm }, at) => at > share && splitting.test(norm))
  if (after < 0 || (stop >= 0 && after >= joint)) return false
  const told = waysOf(pieces.slice(after, stop < 0 ? pieces.length : joint))
  if (told !== null && told !== 1 && told !== ways) return true
  silence(pieces, after)
  return false
}
const splitting = /^(?:split|splitting|shared|halved)$/
const splitBefore = /^ \S+ (?:(?:the|a|an|our|my) )?\S+ with (?:(?:my|the) )?\S+ (?:um )*$/

/** One share of an amount, to the nearest minor unit. */
export function roundShare(amountMinor: Minor, ways: number): number {
  return Math.round(amountMinor / ways)
}

/** "a couple of 5 dollar scratchers" */
function isCoupleOf(pieces: readonly Piece[], at: number, piece: AmountPiece): boolean {
  return normBefore(pieces, at) === 'of' && normBefore(pieces, at, 2) === 'couple' && isPriceOfOne(pieces, at, piece)
}

/** "two 5 dollar beers": counted things with the price of one before them. */
function isPriceOfOne(pieces: readonly Piece[], at: number, { money }: AmountPiece): boolean {
  const thing = pieces[at + 1]
  return money.marked && (thing?.type === 'name' || thing?.type === 'word') && isPlural(thing.norm)
}
