import { matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import { isBareInteger, type Part, readBelowHundred } from '#domain/understanding/words/cardinal.ts'
import { meals } from '#domain/understanding/words/meals.ts'
import { magnitudes, smallNumber } from '#domain/understanding/words/number-words.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import type { NumberRead } from '#domain/understanding/words/read-number.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** The pairs of speech: "twelve fifty", "two oh five", "12 fifty", "one twenty five fifty". */
export function readCents(tokens: readonly Token[], from: number, read: NumberRead): NumberRead | null {
  if (read.decimal || (read.magnitude && read.value % 100 === 0 && read.value >= 1000)) return null
  if (!Number.isInteger(read.value) || read.value < 1 || read.value > 9999) return null
  const next = tokens[read.to]
  const first = tokens[from]
  if (!next || !first || (first.kind === 'number' && first.suffix !== '')) return null
  if (next.kind === 'number' && next.norm.startsWith('.') && next.decimals <= 2 && next.suffix === '') {
    return { ...read, to: read.to + 1, value: read.value + next.value, decimal: true }
  }
  const apart = centsApart(tokens, read)
  if (apart) return apart
  if (next.norm === 'oh' || next.norm === 'o' || next.norm === 'zero' || next.norm === 'ought') {
    const unit = tokens[read.to + 1]
    const digit = unit?.kind === 'number' && isBareInteger(unit) ? unit.value : smallNumber(unit?.norm ?? '')
    if (digit === null || digit > 9) return null
    const high = read.value < 100 ? read.value * 100 + digit : null
    const cents = readBelowHundred(tokens, read.to + 2)
    const spoken = first.kind === 'word' && !/^(at|around|by)$/.test(normBefore(tokens, from))
    if (high !== null && read.value < 10 && spoken && cents && cents.value > 9)
      return { ...read, to: cents.to, value: high + cents.value / 100, decimal: true }
    return { ...read, to: read.to + 2, value: read.value + digit / 100, high, decimal: true, priceLike: true }
  }
  const spelt = readSpelt(tokens, from, read)
  if (spelt) return spelt
  const pair = readTwoDigits(tokens, read.to, first)
  if (
    !pair ||
    isSpokenForSo(tokens, from, read.value, pair.value) ||
    isOfNext(tokens, from, pair) ||
    (read.magnitude && read.value % 100 === 0) ||
    (next.kind === 'number' && isSeated(tokens, from, read.value))
  )
    return null
  if (first.kind === 'number' && next.kind === 'number') {
    const unit = normAt(tokens, pair.to)
    if (
      prior(tokens, from)?.norm === 'at' &&
      read.value <= 12 &&
      /^(bucks|dollars|pounds|quid|euros|rupees)$/.test(unit)
    )
      return null
    if (read.value >= 1000 || (/^(dollar|pound|euro|buck)$/.test(unit) && /[a-z]s$/.test(normAt(tokens, pair.to + 1))))
      return null
    if (read.value === pair.value)
      return { ...read, to: pair.to, value: read.value * 1.01, high: read.value, decimal: true }
  }
  // "80 eighty", "fifty 50": said in figures and in words, once each.
  if (first.kind !== next.kind && read.value === pair.value) return { ...read, to: pair.to }
  const hundreds = readHundredsUnsaid(tokens, read, pair)
  if (hundreds) return hundreds
  const written = first.kind === 'number' && next.kind === 'number'
  const high = read.value < 100 && !written ? read.value * 100 + pair.value : null
  const oh = /^(oh|o|zero)$/.test(normAt(tokens, pair.to)) ? smallNumber(normAt(tokens, pair.to + 1)) : null
  if (oh !== null && oh < 10 && high !== null && read.value < 10)
    return { ...read, to: pair.to + 2, value: high + oh / 100, decimal: true }
  const third = high === null || first.kind === 'number' ? null : readTwoDigits(tokens, pair.to, first)
  if (first.kind === 'number' && next.kind === 'word' && readTwoDigits(tokens, pair.to, next)) return null
  if (third && high !== null && read.value < 10) {
    return { ...read, to: third.to, value: high + third.value / 100, decimal: true }
  }
  const mixed = first.kind === 'number' && next.kind === 'word'
  if (mixed && /^(dollars|bucks|quid|pounds|euros)$/.test(normAt(tokens, pair.to))) return null
  const priceLike = [99, 98, 97, 95, 89, 79, 49].includes(pair.value)
  return { ...read, to: pair.to, value: read.value + pair.value / 100, high, decimal: true, priceLike }
}

/** "two thousand three forty" is 2,340: behind a thousand the hundreds are left unsaid as they are in "three forty". */
function readHundredsUnsaid(tokens: readonly Token[], read: NumberRead, pair: Part): NumberRead | null {
  const digit = read.value % 1000
  const isSpoken = tokens[read.to - 1]?.kind === 'word' && tokens[read.to]?.kind === 'word'
  if (!isSpoken || prior(tokens, read.to, 2)?.norm !== 'thousand' || digit < 1 || digit > 9) return null
  return { ...read, to: pair.to, value: read.value - digit + digit * 100 + pair.value, high: null, decimal: false }
}

/**
 * "lunch 12 . 50": a point with a space on either side; "lunch 12. 50 for gas" is the end of a sentence, and so is "lunch 12 . 20 at Shell",
 * where the cents are none that prices end in.
 */
function centsApart(tokens: readonly Token[], read: NumberRead): NumberRead | null {
  const [whole, point, cents, after] = [0, 1, 2, 3].map((step) => tokens[read.to - 1 + step])
  if (whole?.kind !== 'number' || !isBareInteger(whole) || point?.norm !== '.' || cents?.kind !== 'number') return null
  const isApart = point.start > whole.end && cents.start > point.end
  if (!isApart || !isBareInteger(cents) || cents.norm.length !== 2) return null
  const isOver =
    after === undefined ||
    after.kind === 'mark' ||
    behindPrice.test(after.norm) ||
    (!isRoundPrice(read.value, cents.value) && /^(?:at|from)$/.test(after.norm))
  return isOver ? { ...read, to: read.to + 2, value: read.value + cents.value / 100, decimal: true } : null
}

/** "9 . 35 at Kroger": the second is a price of its own, where "38 . 62" and "40 . 10" have their cents. */
function isRoundPrice(whole: number, cents: number): boolean {
  return cents % 5 === 0 && cents > whole && !usualCents.has(cents) && whole >= LEAST_OF_ROUND
}
/** Below this a price mostly has cents: "coffee 3 . 45 from Starbucks". */
const LEAST_OF_ROUND = 7
const behindPrice = /^(?:and|plus|then|with|today|yesterday|this|last)$/

/** Digit by digit: "four nine nine" is 4.99 and also 499, "one two fifty" is 12.50 and also 1,250. */
function readSpelt(tokens: readonly Token[], from: number, read: NumberRead): NumberRead | null {
  const [first, second, third] = [tokens[from], tokens[from + 1], tokens[from + 2]].map((token) =>
    token?.kind === 'word' ? (token.norm === 'oh' ? 0 : smallNumber(token.norm)) : null,
  )
  if (first == null || second == null || third == null || first < 1 || first > 9 || second < 1 || second > 9)
    return null
  if (read.to !== from + 1 || isSeated(tokens, from, first) || called.test(normBefore(tokens, from))) return null
  if (third < 10) {
    const cents = second * 10 + third
    const ends = smallNumber(normAt(tokens, from + 3)) === null
    if (!ends || !(usualCents.has(cents) || isDictated(tokens, from, third - second === 1 && second - first === 1)))
      return null
    return {
      ...read,
      to: from + 3,
      value: first + cents / 100,
      high: first * 100 + cents,
      decimal: true,
      priceLike: true,
    }
  }
  const pair = first === 1 ? readBelowHundred(tokens, from + 2) : null
  if (!pair || magnitudes.has(normAt(tokens, pair.to))) return null
  const value = 10 + second
  return { ...read, to: pair.to, value: value + pair.value / 100, high: value * 100 + pair.value, decimal: true }
}

/** "a telly from Currys four two nine": three digits that end what is told of a thing; "testing one two three" counts, "coffee tea cake four two three" lists. */
function isDictated(tokens: readonly Token[], from: number, isCounting: boolean): boolean {
  const [before, next] = [prior(tokens, from), tokens[from + 3]]
  const isLast = next === undefined || /^[.!?]$/.test(next.norm)
  return !isCounting && isLast && before?.kind === 'word' && thingsBefore(tokens, from) < 3
}

/** How many things with a name are told up to a place. */
function thingsBefore(tokens: readonly Token[], to: number): number {
  let things = 0
  for (let at = Math.max(0, to - NEAR); at < to; at += 1) {
    const match = matchLexicon(tokens, at)
    if (!match || match.to > to) continue
    things += 1
    at = match.to - 1
  }
  return things
}
const NEAR = 12

const called = /^(bus|tram|train|pump|number|line|route|table|room|gate)$/
const usualCents = new Set([25, 49, 50, 75, 79, 89, 95, 98, 99])

/** "dinner for two 64": for so many, and then the price; "lunch for 12 50" is a price alone. */
function isSeated(tokens: readonly Token[], from: number, count: number): boolean {
  if (tokens[from]?.kind === 'number' && count > 8) return false
  if (prior(tokens, from)?.norm !== 'for') return false
  const what = normBefore(tokens, from, 2)
  if (meals.has(what) || what === 'table') return true
  // "coffee for two 18": a word and then figures are two numbers; "coffee for two 50" is as likely a price.
  const [number, price] = [tokens[from], tokens[from + 1]]
  if (number?.kind !== 'word' || price?.kind !== 'number') return false
  return outings.has(what) || (drinks.has(what) && !usualCents.has(price.value))
}
const drinks = wordSet('coffee coffees tea')
const outings = wordSet('drinks cocktails pizza movie movies cinema tickets bowling zoo museum')

/**
 * "dinner for two sixty four": no dinner costs 2.64, so that 64 for two is meant. Cents that prices end in leave it open: "dinner for two
 * fifty".
 */
function isSpokenForSo(tokens: readonly Token[], from: number, count: number, price: number): boolean {
  if (count < 2 || price % 10 === 0 || usualCents.has(price) || !isSeated(tokens, from, count)) return false
  return tokens[from]?.kind === 'word' && count <= (/^(?:dinner|supper)$/.test(normBefore(tokens, from, 2)) ? 4 : 2)
}

/** "milk 38 27 for Subway": what was had before has its price, and where one went the other. Cents that prices end in are cents. */
function isOfNext(tokens: readonly Token[], from: number, { to, value }: Part): boolean {
  if (tokens[to]?.norm !== 'for' || tokens[from]?.kind !== 'number' || usualCents.has(value)) return false
  const [thing, next] = [matchLexicon(tokens, from - 1)?.entry, matchLexicon(tokens, to + 1)?.entry]
  return thing?.display === null && thing.category === 'Food & Dining' && (next?.display ?? null) !== null
}

function readTwoDigits(tokens: readonly Token[], from: number, first: Token): Part | null {
  const token = tokens[from]
  if (!token) return null
  if (token.kind === 'number') {
    if (!isBareInteger(token) || token.norm.length !== 2 || token.hyphen) return null
    const after = tokens[from + 1]
    if (after && measured.has(after.norm)) return null
    if (after && first.kind === 'word' && /^(dollar|buck|pound|euro|quid)$/.test(after.norm)) return null
    return token.value >= 10 || first.kind === 'number' ? { to: from + 1, value: token.value } : null
  }
  const words = readBelowHundred(tokens, from)
  if (!words || words.value < 10 || measured.has(normAt(tokens, words.to))) return null
  if (tokens[words.to]?.norm !== 'hundred') return words
  return words.to > from + 1 ? { to: from + 1, value: smallNumber(token.norm) ?? 0 } : null
}
/** Behind a number of its own: "gas 40 10 gallons", "lunch 20 15 percent tip"; none tells cents. */
const measured = wordSet('% percent gallons liters litres kilos kg grams ounces oz miles minutes')
