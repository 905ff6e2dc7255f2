import { isContent } from '#domain/understanding/entries/segment.ts'
import { type LexiconEntry, singular } from '#domain/understanding/lexicon/lexicon.ts'
import { inherit } from '#domain/understanding/money/money-read.ts'
import { isPriced, multiplied, saidCount, toNumber, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { prepositions } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import {
  type AmountPiece,
  ends,
  inRole,
  isPause,
  type Piece,
  phraseText,
  quiet,
  shaped,
  silence,
} from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordTable } from '#domain/understanding/words/word-set.ts'

const units = new Set(
  'night hour day gallon litre liter kilo kg pound lb person head ticket session class lesson mile page guest'.split(
    ' ',
  ),
)

/**
 * "3 nights at 120 a night" is 360; "gas 45 at 3.59 a gallon" is 45. Where nothing says how many there were, the amount of a
 * rate is no amount yet.
 */
export function settleRates(input: readonly Piece[]): Piece[] {
  const pieces = chargeOnRates(timesPaid([...input]))
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'amount' || piece.struck || piece.money.amountMinor === null) continue
    const unit = normAt(pieces, at + 2)
    if (!isPerUnit(pieces, at + 1) || isPause(pieces[at + 2]) || prepositions.has(unit)) continue
    const own = itemStart(pieces, at, unit)
    const first = Math.max(0, at - MOST_BEFORE)
    // "2 kids, lunch 12 and swimming 5 a kid": counted before all that was paid.
    const from =
      countOf(pieces.slice(own, at + 24), unit) === null && countOf(pieces.slice(first, own), unit) ? first : own
    const count = countOf(pieces.slice(from, at + 24), unit)
    const isSaid = /^(?:at|thats|is|its|so|about)$/.test(normBefore(pieces, at))
    const made = Math.round(piece.money.amountMinor * (count ?? 0))
    const other = pieces
      .slice(from, at)
      .some((before) => before.type === 'amount' && !before.struck && (isSaid || before.money.amountMinor === made))
    if (!units.has(unit) && count === null) continue
    const concluded = pieces
      .slice(at + 3, at + 12)
      .some(
        ({ type }, index, behind) =>
          type === 'amount' &&
          (/^(to|total|paid|was|spent|=)$/.test(normAt(pieces, at + 2 + index)) ||
            isClosing(pieces, at + 3 + index) ||
            inAll.test(phraseText(pieces.slice(at + 4 + index, at + 7 + index)))) &&
          !tellsAnother(behind.slice(0, index)),
      )
    const total =
      concluded ||
      (count !== null &&
        pieces.slice(at + 3, at + 24).some((later, index, behind) => isSum(later, made, behind.slice(0, index))))
    const filled = fuel.test(unit) && isBesideGreater(pieces.slice(from), at - from)
    for (const [index, later] of pieces.entries())
      if (index > at && later.type === 'amount' && later.money.otherMinor === made)
        pieces[index] = withAmount(later, made)
    if (total) goOnIn(piece.money, pieces, at + 1)
    if (other || total || filled) pieces[at] = toNumber(piece)
    else if (count !== null) pieces[at] = multiplied(fuel.test(unit) ? withoutOther(piece) : piece, count)
    else if (/^(night|hour|day|head|person|guest|session|class|lesson)$/.test(unit))
      pieces[at] = shaped({ ...piece, money: { ...piece.money, vague: true } })
    for (const index of count === null && !other && !total && !filled ? [] : [at + 1, at + 2]) {
      const word = pieces[index]
      if (word) pieces[index] = quiet(word)
    }
  }
  return pieces
}

/** "a kilo", "per head"; "the kilo" is the price of one where nothing more is told, as "18 the lot" is none. */
function isPerUnit(pieces: readonly Piece[], at: number): boolean {
  const word = normAt(pieces, at)
  return (
    /^(?:a|an|per|each)$/.test(word) || (word === 'the' && isWeighed(normAt(pieces, at + 1)) && ends(pieces[at + 2]))
  )
}

/** "12 quid an hour for parking, 24 in the end": the sum is of the same money. */
function goOnIn(money: AmountPiece['money'], pieces: Piece[], from: number): void {
  const at = pieces.findIndex(({ type }, index) => index >= from && type === 'amount')
  const sum = pieces[at]
  if (sum?.type === 'amount') pieces[at] = shaped({ ...sum, money: inherit(sum.money, money) })
}

/** "parking 12 an hour, 24 in the end": nothing but an amount comes last. */
function isClosing(pieces: readonly Piece[], at: number): boolean {
  return isPause(prior(pieces, at)) && pieces.slice(at + 1).every(({ type, norm }) => norm === 'um' || type === 'day')
}

/** Where the thing of a rate begins: behind what was told with a price of its own, as in "coffee 4 and three dozen eggs at 4 a dozen". */
function itemStart(pieces: readonly Piece[], at: number, unit: string): number {
  const first = Math.max(0, at - MOST_BEFORE)
  for (let joint = at - 1; joint > first; joint -= 1) {
    const { type, norm } = pieces[joint] as Piece
    if (type !== 'end' && (type !== 'separator' || norm === 'plus')) continue
    const names = pieces
      .slice(joint, at)
      .some((piece) => isContent(piece) && !sums.test(piece.norm) && (singular(piece.norm) ?? piece.norm) !== unit)
    if (names && pieces.slice(first, joint).some((piece) => isPriced(piece))) return joint + 1
  }
  return first
}
const MOST_BEFORE = 24

const periods = new Map(Object.entries({ hourly: 'hour', daily: 'day', weekly: 'week', monthly: 'month' }))

/** "weekly 20 for guitar, paid four weeks": what it costs each time, and how many times were paid. */
function timesPaid(pieces: Piece[]): Piece[] {
  const often = pieces.findIndex(({ norm }) => periods.has(norm))
  if (often < 0) return pieces
  const at = pieces.findIndex(isPriced)
  const [price, unit] = [pieces[at], periods.get(normAt(pieces, often))]
  const paid = pieces.findIndex(({ norm }, index) => index > Math.max(at, often) && norm === 'paid')
  const from = pieces[paid + 1]?.norm === 'for' ? paid + 2 : paid + 1
  const [count, word, next] = pieces.slice(from, from + 3)
  if (paid < 0 || !isPriced(price) || count?.type !== 'number' || singular(word?.norm ?? '') !== unit) return pieces
  if ((next && !isPause(next)) || pieces.some((piece) => isPriced(piece) && piece !== price)) return pieces
  pieces[at] = multiplied(price, count.count)
  silence(pieces, often)
  silence(pieces, paid, from + 2)
  return pieces
}

/** "two nights at 140 plus 22 in taxes": what is charged on top shows that the price is of each, and one entry is of the whole. */
function chargeOnRates(pieces: Piece[]): Piece[] {
  for (const [at, price] of pieces.entries()) {
    const [count, thing] = [saidCount(prior(pieces, at, 3)), prior(pieces, at, 2)]
    if (!isPriced(price) || prior(pieces, at)?.norm !== 'at' || !thing || !units.has(singular(thing.norm) ?? ''))
      continue
    if (count === null || !Number.isInteger(count) || count < 2 || count > MOST_UNITS) continue
    let sum = multiplied(price, count).money.amountMinor ?? 0
    let end = at + 1
    for (let extra = chargeAt(pieces, end); extra; extra = chargeAt(pieces, end)) {
      sum += extra.minor
      end = extra.end
    }
    if (end === at + 1 || price.money.otherMinor !== null) continue
    const isNamed = pieces.some((piece, index) => isContent(piece) && index !== at - 2 && (index < at || index >= end))
    pieces[at] = withAmount(price, sum)
    if (!isNamed) pieces[at - 2] = inRole(thing, { type: 'name', entry: stay, capital: false })
    for (let index = at + 1; index < end; index += 1) pieces[index] = quiet(pieces[index] as Piece)
    for (const [index, later] of pieces.entries())
      if (index >= end && isPriced(later) && later.money.amountMinor === sum) pieces[index] = toNumber(later)
  }
  return pieces
}
const MOST_UNITS = 60
const stay: LexiconEntry = { words: ['night'], category: 'Travel', price: 'big', display: null }

/** "plus 22 in taxes", "plus a 45 cleaning fee": what it comes to, and where its words end. */
function chargeAt(pieces: readonly Piece[], from: number): { minor: number; end: number } | null {
  let at = from
  while (pieces[at]?.type === 'separator') at += 1
  if (!pieces.slice(from, at).some(({ norm }) => /^(?:plus|and)$/.test(norm))) return null
  if (/^(?:a|an|the|another)$/.test(normAt(pieces, at))) at += 1
  const extra = pieces[at]
  if (!isPriced(extra)) return null
  const words = charges.exec(phraseText(pieces.slice(at + 1, at + 5)))?.[0]
  return words === undefined
    ? null
    : { minor: extra.money.amountMinor ?? 0, end: at + 1 + words.trim().split(' ').length }
}
const charges = pattern`^ (?:(?:in|for|of) )?(?:the )?(?:(?:cleaning|service|resort|booking|city|tourist|hotel|local|sales|room
  |parking) )?(?:tax|taxes|vat|gst|fees?|cleaning|charges?) `

/** "hotel 150 a night, 450 total" */
const inAll = /^ (?:in )?(?:total|altogether|all in|all told) /

/** "3 hours at 40 an hour, 120" */
function isSum(later: Piece, product: number, between: readonly Piece[]): boolean {
  if (later.type !== 'amount' || later.struck || later.doubt !== null) return false
  return later.money.amountMinor === product || !tellsAnother(between)
}

/** "…, and the lunch was 12": behind a joint comes another thing. */
function tellsAnother(between: readonly Piece[]): boolean {
  const joint = between.findIndex(({ type, norm }) => type === 'end' || (type === 'separator' && norm !== 'plus'))
  return joint >= 0 && between.slice(joint).some((piece) => isContent(piece) && !sums.test(piece.norm))
}
const sums = /^(?:total|bill|sum|grand total|altogether|everything|all|whole|thing)$/

const fuel = /^(gallon|litre|liter)$/

/** "gas was 3.89 a gallon, filled up for 46": one other amount is told, and it is more. */
function isBesideGreater(pieces: readonly Piece[], at: number): boolean {
  const amounts = pieces.filter((piece) => piece.type === 'amount' && !piece.struck)
  const [one, other] = amounts.map((piece) => (piece.type === 'amount' ? (piece.money.amountMinor ?? 0) : 0))
  if (one === undefined || other === undefined || amounts.length > 2) return false
  return amounts[0] === pieces[at] ? other > one : one > other
}

/** "two kilos" in one piece; "two and a half" has its unit behind it. */
const unitBehind = / (?!half$|quarters?$)(\w+)$/
/** "2kg" */
const stuckUnit = /(?<=^\d[\d.]*)[a-z]{1,3}$/

/** How many of the unit of a price so much is: "500g" at 12 a kilo are a half; null for what is no weight and no volume, or another. */
function measure(count: number, said: string, unit: string): number | null {
  const [of, price] = [measures.get(said), measures.get(unit)]
  return of && price && of[0] === price[0] ? (count * of[1]) / price[1] : null
}
const measures = wordTable<readonly [whole: string, parts: number]>([
  [['kilo', 1000], 'kilo kilos kg kgs kilogram kilograms'],
  [['kilo', 1], 'g gram grams gms'],
  [['pound', 16], 'pound pounds lb lbs'],
  [['pound', 1], 'oz ounce ounces'],
])

/** "three nineteen a gallon": 3.19, as no gallon costs hundreds. */
function withoutOther(price: AmountPiece): AmountPiece {
  return withAmount(price, price.money.amountMinor ?? 0)
}

/** A unit of weight or volume, of which a price may be told: "18 the kilo". */
export function isWeighed(unit: string): boolean {
  return measures.has(unit) || fuel.test(unit)
}

/** "half a kilo", "a quarter pound", "a kilo and a half", "a litre": how many of a unit are told in words. */
function partOf(pieces: readonly Piece[], unit: string): number | null {
  for (const [at, { norm }] of pieces.entries()) {
    const one = norm === unit ? 1 : measure(1, norm, unit)
    const lead = phraseText(pieces.slice(Math.max(0, at - 4), at))
    if (one === null || unit === 'day' || ofPrice.test(lead)) continue
    const part = parts.find(([words]) => words.test(lead))?.[1]
    if (part !== undefined) return part * one
    if (!/ (?:an?|one) $/.test(lead)) continue
    if (/^ a half /.test(phraseText(pieces.slice(at + 1, at + 4)))) return 1.5 * one
    if (isWeighed(norm)) return one
  }
  return null
}
/** "18 a" kilo: the price of one. */
const ofPrice = /\d (?:\S+ )?(?:an?|the|per) $/
const parts: readonly (readonly [words: RegExp, part: number])[] = [
  [/ (?<!and a )half (?:of )?(?:an? )?$/, 1 / 2],
  [/ (?<!and )three quarters (?:of )?(?:an? )?$/, 3 / 4],
  [/ (?<!and a )quarter (?:of )?(?:an? )?$/, 1 / 4],
]

/** How many of a unit were said: "3 nights", "two hours", "half a kilo". */
function countOf(pieces: readonly Piece[], unit: string): number | null {
  for (const [at, piece] of pieces.entries()) {
    const count = saidCount(piece)
    const said = unitBehind.exec(piece.norm)?.[1] ?? stuckUnit.exec(piece.norm)?.[0] ?? pieces[at + 1]?.norm ?? ''
    const measured = count === null ? null : measure(count, said, unit)
    if (measured !== null) return measured
    const same =
      (piece.type === 'number' && /^(did|got|took|had|bought|played)$/.test(normBefore(pieces, at)) && said === '') ||
      (singular(said) ?? said) === unit ||
      (/^(head|person|guest|ticket)$/.test(unit) && /^(people|of|guests|persons|tickets)$/.test(said))
    const many = count !== null && unit === 'dozen' ? count / 12 : count
    if (many !== null && same && Number.isInteger(2 * many) && many <= (fuel.test(unit) ? 2000 : 100)) return many
  }
  return partOf(pieces, unit)
}
