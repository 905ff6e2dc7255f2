import { segment } from '#domain/understanding/entries/segment.ts'
import { isContent, isFiller, lastAmount, silenceGap } from '#domain/understanding/repair/repair-words.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import { isAmount, type Piece, shaped, silence, strikeOut } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

export const droppers = wordSet(
  'scratch scrap forget remove cancel skip drop delete minus leave ignore strike lose ditch bin undo',
)

/** "coffee 4, lunch 12, scratch the coffee": the entry that is named goes. */
export function dropNamed(pieces: Piece[], at: number): void {
  let article = at + 1
  while (/^(the|that|my|out|off|about)$/.test(normAt(pieces, article))) article += 1
  const target = pieces[article]
  if (!target || (target.type !== 'name' && target.type !== 'word') || pieces[article + 1]?.type === 'amount') return
  const named = pieces.findIndex((piece, index) => index < at && !piece.struck && piece.norm === target.norm)
  if (named < 0) return
  let lead = named - 1
  while (/^(for|on|the|an?|my|some)$/.test(normAt(pieces, lead))) lead -= 1
  // "9 taxi, 12 lunch, scratch the taxi", where each price stands before its thing
  const isPricedFirst = isAmount(pieces[named - 1]) && !isAmount(pieces[named + 1])
  const amount =
    (lead < named - 1 || isPricedFirst) && pieces[lead]?.type === 'amount'
      ? lead
      : pieces.findIndex((piece, index) => index < at && index > named && piece.type === 'amount' && !piece.struck)
  for (const index of [named, amount]) strikeOut(pieces, index)
  silence(pieces, at, article + 1)
  hushReason(pieces, article + 1, new Set(pieces.slice(0, at).map(({ norm }) => norm)))
}

/**
 * "coffee 4, muffin 3, no, just the coffee": of what was told, only what is named stays; false where anything else is named, or
 * nothing would stay.
 */
export function keepNamed(pieces: Piece[], at: number, next: number): boolean {
  if (!pieces.slice(at, next).some(({ norm }) => onlyWords.test(norm))) return false
  const told = new Set(pieces.slice(0, at).map(({ norm }) => norm))
  const { to, kept } = namedAgain(pieces, next, told)
  const entries = segment(pieces.slice(0, at)).filter(({ amount }) => amount)
  const dropped = entries.filter((entry) => !entry.pieces.some(({ norm }) => kept.has(norm)))
  if (kept.size === 0 || entries.length < 2 || dropped.length === entries.length) return false
  const gone = new Set(dropped.flatMap((entry) => entry.pieces))
  for (const [index, piece] of pieces.slice(0, at).entries())
    if (gone.has(piece) && (piece.type === 'amount' || isContent(piece))) strikeOut(pieces, index)
  silence(pieces, at, to)
  return true
}

/** What is named once more, and where that ends; a new entry may be told behind it ("…, and bus 2"), but no other thing or price. */
function namedAgain(
  pieces: readonly Piece[],
  from: number,
  told: ReadonlySet<string>,
): { to: number; kept: Set<string> } {
  const kept = new Set<string>()
  let to = from
  for (let at = from; at < pieces.length && pieces[at]?.type !== 'end'; at += 1) {
    const piece = pieces[at]
    if (!piece || piece.type === 'separator') continue
    if (names(piece) && told.has(piece.norm)) kept.add(piece.norm)
    else if (!isFiller(piece) && !determiners.has(piece.norm)) {
      const isNew = isContent(piece) && pieces.slice(to, at).some(({ type }) => type === 'separator')
      return isNew ? { to, kept } : { to, kept: new Set() }
    }
    to = at + 1
  }
  return { to, kept }
}

/** "forget the twix, sam got that", "no soda, just the popcorn": why it was taken back, or what stays of what was told. */
function hushReason(pieces: Piece[], from: number, told: ReadonlySet<string>): void {
  if (pieces[from]?.type === 'separator' && pieces[from]?.norm !== ',') return
  const ends = pieces.findIndex(({ type }, index) => index > from && (type === 'separator' || type === 'end'))
  const to = ends < 0 ? pieces.length : ends
  const reason = pieces.slice(from, to)
  if (
    reason.some(isAmount) ||
    !(isKept(reason, told) || reason.some(({ norm }) => /^(i|we|it|that|them|those|its|paid)$/.test(norm)))
  )
    return
  silence(pieces, from, to)
}

const onlyWords = /^(?:just|only)$/

function names(piece: Piece): boolean {
  return isContent(piece) && !determiners.has(piece.norm) && !onlyWords.test(piece.norm)
}

function isKept(reason: readonly Piece[], told: ReadonlySet<string>): boolean {
  const named = reason.filter(names)
  return (
    reason.some(({ norm }) => onlyWords.test(norm)) && named.length > 0 && named.every(({ norm }) => told.has(norm))
  )
}

/**
 * "Aldi, no, not Aldi, Lidl", "Aldi 62, not Aldi, Lidl", "bus 14 no not the bus the ferry": what was just named is denied, and its place is the other's, with its
 * amount where none is said again.
 */
export function denied(pieces: Piece[], at: number): boolean {
  const not = pieces.findIndex(({ norm }, index) => index >= at && norm === 'not')
  // Behind a bare "not" an article may begin another thing: "bus 3, not the bus pass".
  const isTakenBack = not > at
  const named = isTakenBack && determiners.has(normAt(pieces, not + 1)) ? not + 2 : not + 1
  const wrong = pieces[named]
  // "lunch 12 and coffee 4, no not the coffee"
  const isLast = pieces[named + 1] === undefined || pieces[named + 1]?.type === 'end'
  if (not === at + 1 && isLast && isToldBefore(pieces, at, wrong)) {
    silence(pieces, at, not)
    dropNamed(pieces, not)
    return true
  }
  const last = pieces.findLastIndex(({ type }, index) => index < at && type !== 'separator')
  const amount = pieces[last]?.type === 'amount' ? last : null
  const before = amount === null ? last : pieces.findLastIndex((piece, index) => index < amount && isContent(piece))
  const old = pieces[before]
  let next = pieces[named + 1]?.type === 'separator' ? named + 2 : named + 1
  while (isTakenBack && leadsOther.test(normAt(pieces, next))) next += 1
  if (
    not < 0 ||
    not > at + 2 ||
    !old ||
    old.struck ||
    !isContent(old) ||
    old.norm !== wrong?.norm ||
    !isContent(pieces[next])
  )
    return false
  strikeOut(pieces, before)
  if (amount !== null && pieces[next + 1]?.type === 'amount') strikeOut(pieces, amount)
  silence(pieces, (amount ?? before) + 1, next)
  return true
}

/** Whether it was told with a price. */
function isToldBefore(pieces: readonly Piece[], before: number, thing: Piece | undefined): boolean {
  const entries = segment(pieces.slice(0, before)).filter(({ amount }) => amount)
  return entries.some((entry) => entry.pieces.some((piece) => isContent(piece) && piece.norm === thing?.norm))
}

const leadsOther = /^(?:but|it|was|is|its|the|an?|my)$/

/** "14 not 12", "not 12 but 14", "tea not coffee". */
export function applyNot(pieces: Piece[], at: number): void {
  let next = at + 1
  while (isFiller(pieces[next]) || pieces[next]?.norm === 'the' || pieces[next]?.norm === 'a') next += 1
  const wrong = pieces[next]
  if (wrong?.type === 'amount') {
    const before = lastAmount(pieces, at)
    const kept = before === null ? null : pieces[before]
    if (before !== null && kept?.type === 'amount') {
      pieces[before] = shaped({ ...kept, correctedFrom: wrong.money, doubt: null })
      strikeOut(pieces, next)
      silenceGap(pieces, before, at)
      silence(pieces, at, next)
      return
    }
    return
  }
  if (!isContent(wrong) || !isContent(prior(pieces, at)) || prior(pieces, at)?.type === 'amount') return
  const end = next + 1
  for (let index = at; index < end; index += 1) {
    const piece = pieces[index]
    if (piece) pieces[index] = shaped({ ...piece, struck: index >= next })
  }
  silence(pieces, at, next)
}
