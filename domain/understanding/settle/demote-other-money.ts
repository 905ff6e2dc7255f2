import { isContent } from '#domain/understanding/entries/segment.ts'
import { setAside, toNumber } from '#domain/understanding/settle/settle-piece.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import { isAmount, isPause, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { coupons } from '#domain/understanding/words/reduction-words.ts'

const besideBefore = new Set([
  'with',
  'of',
  'from',
  'normally',
  'usually',
  'originally',
  'instead',
  'saved',
  'saving',
  'supposed',
  'thought',
  'reduced',
  'marked',
])
const besideAfter = new Set(['off', ...coupons, 'change', 'note', 'bill'])

/** Money that was not the price: "20 off", "a 10 dollar coupon", "2 change", "paid with a 50"; only beside another amount. */
export function demoteOtherMoney(input: Piece[]): Piece[] {
  const amounts = input.filter((piece) => piece.type === 'amount' && !piece.struck).length
  if (amounts < 2) return input
  const pieces = withoutFormer(input)
  const onSale = pieces.some(({ norm }) => norm === 'sale' || norm === 'clearance')
  return pieces.map((piece, at) => {
    if (piece.type !== 'amount' || piece.struck) return piece
    const after = normAt(pieces, at + 1)
    const split = prior(pieces, at)?.norm === 'with' && prior(pieces, at, 2)?.norm === 'split'
    const lead = /^a(n)? /.test(piece.norm) || prior(pieces, at)?.norm === 'a' ? 'a' : ''
    const before =
      lead === 'a' && prior(pieces, at)?.norm === 'a' ? prior(pieces, at, 2)?.norm : prior(pieces, at)?.norm
    // "ended the day with a 12 dollar cocktail": nobody pays with what is eaten.
    const next = pieces[at + 1]
    const isEaten =
      next?.type === 'name' && next.entry.category === 'Food & Dining' && !paper.test(normAt(pieces, at + 2))
    const tendered = lead === 'a' && before === 'with' && !split && after !== 'tip' && !isEaten
    const supposed = /^(was|is|cost)$/.test(before ?? '') && isBeside(pieces, at)
    const listed = before === 'was' && prior(pieces, at, 2)?.norm === 'price'
    const former =
      onSale &&
      /^(was|were)$/.test(before ?? '') &&
      pieces.some((other) => other.type === 'amount' && !other.struck && other.money.count < piece.money.count)
    const isCard = after === 'gift card' && /^(used|applied|redeemed|had|with|spent)$/.test(before ?? '')
    return tendered ||
      isCard ||
      arePoints(pieces, at + 1) ||
      former ||
      supposed ||
      listed ||
      (besideAfter.has(after) && after !== 'bill') ||
      /^(normally|usually|originally|saved|saving)$/.test(before ?? '')
      ? toNumber(piece)
      : piece
  })
}

/** "I thought it was 15", "supposed to cost 12", "12 of that was tip"; in "lunch with Dave was 11", "sushi from Nobu was 35" and "my share of it was 12" it is the price. */
function isBeside(pieces: readonly Piece[], at: number): boolean {
  const lead = normBefore(pieces, at, 3)
  if (lead === 'of' && ownPart.test(phraseText(pieces.slice(Math.max(0, at - 5), at - 3)))) return false
  return (
    besideBefore.has(lead) &&
    (!joins.test(lead) || /^(?:it|that|this|those|them|which)$/.test(normBefore(pieces, at, 2)))
  )
}
const ownPart = / my (?:share|half|part|portion|third|bit) $/
const joins = /^(?:with|of|from)$/

/** "coffee 4 normally, 5 today": what it costs on other days, and what it did. */
function isUsual(pieces: readonly Piece[], at: number): boolean {
  const [usual, ...behind] = pieces.slice(at + 1, at + 5)
  const isToday = behind.some(({ type, norm }) => type === 'day' || norm === 'but') && !behind.some(isContent)
  return /^(?:normally|usually)$/.test(usual?.norm ?? '') && isToday && behind.some(isAmount)
}

/** "phone bill was 42 last month but this time it's 47", "train was 28, normally it's 19": what it cost before, or costs on other days. */
function withoutFormer(input: Piece[]): Piece[] {
  const pieces = [...input]
  for (const [at, piece] of input.entries()) {
    if (piece.type !== 'amount' || piece.struck) continue
    const now = input.findIndex(({ type }, index) => index > at && type === 'amount')
    const isFormer = now > 0 && now < at + 10 && lastTime.test(phraseText(input.slice(at + 1, now)))
    const from = formerFrom(input, at)
    const part = partFrom(input, at)
    if (isFormer) silence(pieces, at + 1, now)
    else if (part < at) silence(pieces, part, at)
    else if (from < at) silence(pieces, from, at)
    else if (isUsual(input, at)) silence(pieces, at + 1)
    else continue
    pieces[at] = setAside(piece)
  }
  return pieces
}
const formerly = '(?:last (?:time|week|month|year)|(?:the )?time before|before(?: that)?|previously)'
const wasIt = '(?:its|it is|it was|that was|they were|it cost|it came to) $'
const lastTime = new RegExp(`^ ${formerly} (?:(?:but|this time|this (?:month|week|year)|now|um) )+${wasIt}`)

/** Where the words begin that lead to a price of before or of other days, "last time it was 40", "up from 850"; the amount itself where none do. */
function formerFrom(pieces: readonly Piece[], at: number): number {
  if (!leadsToFormer.test(phraseText(pieces.slice(Math.max(0, at - LONGEST_LEAD), at)))) return at
  for (let from = Math.max(0, at - LONGEST_LEAD); from < at; from += 1) {
    if (isPause(pieces[from])) continue
    const lead = phraseText(pieces.slice(from, at))
    const next = normAt(pieces, at + 1)
    if (usual.test(lead) || (before.test(lead) && !isContent(prior(pieces, from)) && !/^(?:for|at|on)$/.test(next)))
      return from
    if (rising.test(lead) && next !== 'to' && isPricedBefore(pieces, from)) return from
  }
  return at
}
const LONGEST_LEAD = 6
const leadsToFormer = / (?:its|is|was|were|cost|to|from) $/
const usual = new RegExp(`^ (?:normally|usually) ${wasIt}`)
const before = new RegExp(`^ ${formerly} ${wasIt}`)
const rising = /^ (?:(?:(?:it|that|which|its|theyve|they) )?(?:has |have )?(?:just )?(?:went|gone) )?(?:up|down) from $/

function isPricedBefore(pieces: readonly Piece[], at: number): boolean {
  return pieces.slice(0, at).some(({ type, struck }) => type === 'amount' && !struck)
}

/** Where it begins what "the wine in it was 20" tells of a price before it, of which it is a part; the amount itself where it does not. */
function partFrom(pieces: readonly Piece[], at: number): number {
  if (
    prior(pieces, at, 3)?.norm !== 'in' ||
    !/ (?:it|that|them) (?:was|were) $/.test(phraseText(pieces.slice(at - 2, at)))
  )
    return at
  const joint = pieces.findLastIndex((piece, index) => index < at && isPause(piece))
  const isPriced = pieces.slice(0, Math.max(0, joint)).some(isAmount)
  const isThing = pieces.slice(joint + 1, at - 3).every((piece) => isContent(piece) || determiners.has(piece.norm))
  return isPriced && isThing ? joint : at
}

/** "used 15 in points", "20 worth of rewards". */
function arePoints(pieces: readonly Piece[], from: number): boolean {
  return /^ (?:(?:in|of|worth of) )?(?:points|rewards|air miles) /.test(phraseText(pieces.slice(from, from + 3)))
}

/** "with a 10 dollar pizza coupon" */
const paper = /^(?:coupon|voucher|card|gift|certificate|credit|deal|token)$/
