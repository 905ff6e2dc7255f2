import { isOfOtherDriver, isServed } from '#domain/understanding/settle/add-tips.ts'
import { isNote, setAside, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { people } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, isAmount, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { atTill } from '#domain/understanding/words/waiter.ts'

/** In pieces, from a price to the note that it was paid with. */
const LONGEST = 16

/**
 * "taxi 18, gave him a 20, told him to wait": the note that a price was paid with, and what was said over it, are no spend. What he was to
 * keep of it is his tip, and read as such.
 */
export function handNote(input: Piece[]): Piece[] {
  const pieces = noteBefore(input)
  let price = -1
  for (const [at, note] of pieces.entries()) {
    if (note.type !== 'amount' || note.struck) continue
    const end = price < 0 || at - price > LONGEST ? at : handedUntil(pieces, price, at)
    if (end === at) {
      price = at
      continue
    }
    pieces[at] = setAside(note)
    silence(pieces, price + 1, at)
    silence(pieces, at + 1, end)
  }
  return pieces
}

/** "gave the cashier a fifty, spent 38 at the hardware store": the note first, and behind it the price that it paid. */
function noteBefore(input: readonly Piece[]): Piece[] {
  const pieces = [...input]
  for (const [at, note] of input.entries()) {
    if (note.type !== 'amount' || note.struck || input[at + 1]?.type !== 'separator') continue
    const start = Math.max(0, at - MOST_OF_GIVING)
    const lead = phraseText(input.slice(start, at))
    const given = giving.exec(/^an? /.test(note.norm) ? `${lead}a ` : lead)
    const price = given ? priceBehind(input, at) : at
    const paid = input[price]
    if (!given || price === at || paid?.type !== 'amount' || isOfOtherDriver(input, price, lead)) continue
    const isStated = !given[2] || stated.test(phraseText(input.slice(at + 1, price)))
    if (!given[1] && !(isStated && isServed(input, price))) continue
    const verb = input.findLastIndex(({ norm }, index) => index < at && hands.test(norm))
    pieces[at] = setAside(note)
    silence(pieces, verb, at)
    const rest = input.slice(price + 1, price + LONGEST)
    if (!keepsRest.test(phraseText(rest)) || rest.some(isAmount)) continue
    pieces[price] = withAmount(paid, note.money.amountMinor ?? 0)
    silence(pieces, price + 1, price + 1 + rest.length)
  }
  return pieces
}
const MOST_OF_GIVING = 7
const stated = / (?:was|were|came to|cost|spent) /
const keepsRest = / (?:keep|kept) (?:the|his|her|their) (?:change|rest) $/

/** Where the price stands, told next and lower than the note; the place of the note where none does. */
function priceBehind(pieces: readonly Piece[], at: number): number {
  const note = pieces[at]
  const price = pieces.findIndex(({ type }, index) => index > at && type === 'amount')
  const paid = pieces[price]
  if (note?.type !== 'amount' || paid?.type !== 'amount' || paid.struck || price - at > LONGEST) return at
  const between = pieces.slice(at + 1, price)
  return isAbove(note, paid) && !between.some(({ norm }) => otherMoney.test(norm)) ? price : at
}
const hands = /^(?:gave|handed|passed|slipped)$/
const otherMoney = /^(?:gave|lent|sent|handed|got|earned|sold|made|found|refund|tip|tipped|owed|back|change|keep|kept)$/

/** Where what is told of a note ends, that was handed over for the price before it; the place of the amount where it is no such note. */
function handedUntil(pieces: readonly Piece[], price: number, at: number): number {
  const [asked, note] = [pieces[price], pieces[at]]
  if (asked?.type !== 'amount' || note?.type !== 'amount' || !isNote(note) || !isAbove(note, asked)) return at
  const lead = phraseText(pieces.slice(price + 1, at))
  const hands = handing.exec(/^an? /.test(note.norm) ? `${lead}a ` : lead)
  if (!hands || !(hands[1] || hands[2] || isServed(pieces, price)) || isWithSomeone(pieces, price)) return at
  if (isOfOtherDriver(pieces, price, lead)) return at
  const next = /^(?:bill|note)$/.test(normAt(pieces, at + 1)) ? at + 2 : at + 1
  const rest = phraseText(pieces.slice(next, next + LONGEST))
  if (/ (?:keep|kept|back|tip|(?<! no )change) /.test(rest)) return at
  const end = saidUntil(pieces, next)
  const isLast = end > next || (closes(pieces[next]) && pieces[next]?.norm !== 'and')
  return isLast ? end : at
}

const handing = pattern`^ (?:(?:(?:and|so|then|i|we|just|um) )*(?:told|asked) (?:him|her|them) to (?:\S+ ){1,4})?(?:(?:and|so|then|but|i|we|just|um) )*
  (?:(?:gave|handed|passed|slipped) (?:him|her|them|over|((?:the|my|our) ${atTill}))|(paid (?:(?:him|her|them) )?with|(?:from|out of))) an? $`

const giving = new RegExp(
  `(?:^| )(?:gave|handed|passed|slipped) (?:((?:the|my|our) (?:barista|cashier|clerk)|over)|(him|her|them)|(?:the|my|our) ${atTill}) (?:an? )?$`,
)

function isAbove(note: AmountPiece, price: AmountPiece): boolean {
  const [high, low] = [note.money.amountMinor, price.money.amountMinor]
  return high !== null && low !== null && high > low && note.money.currency === price.money.currency
}

/** "lunch with Tom 18, gave him a 20": not whom one pays. */
function isWithSomeone(pieces: readonly Piece[], price: number): boolean {
  return pieces
    .slice(Math.max(0, price - LONGEST), price)
    .some(({ norm }) => norm === 'with' || norm === 'for' || people.has(norm))
}

/** Where what one told them, or what they did, ends: "…, told him to wait"; the given place where nothing is told. */
function saidUntil(pieces: readonly Piece[], from: number): number {
  if (!telling.test(phraseText(pieces.slice(from, from + 6)))) return from
  let to = from + 1
  while (to < pieces.length && (to === from + 1 || !closes(pieces[to]) || prior(pieces, to)?.type === 'separator'))
    to += 1
  return pieces.slice(from, to).some(({ type }) => type === 'amount' || type === 'day') ? from : to
}
const telling =
  /^ (?:(?:and|then|but|so|i|we|just|um) )*(?:(?:told|asked|thanked|let) (?:him|her|them) |said |(?:he|she|they) (?!charged|said|asked|wanted|took))/

function closes(piece: Piece | undefined): boolean {
  return piece === undefined || /^(?:separator|end|day)$/.test(piece.type) || piece.norm === 'um'
}
