import { matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import {
  isBareInteger,
  isMoney,
  mayBeginNumber,
  readBelowHundred,
  readCardinal,
  readScale,
  readShare,
  scaled,
} from '#domain/understanding/words/cardinal.ts'
import { magnitudes, smallNumber } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { remember } from '#domain/understanding/words/remember.ts'
import { readCents } from '#domain/understanding/words/spoken-cents.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** A number as said, in major units. */
export type NumberRead = {
  /** Index after its last token. */
  to: number
  value: number
  /** "twelve fifty" is 12.5 and also 1250; null where only one reading exists. */
  high: number | null
  /** Decimals were said or written, so it can hardly count things. */
  decimal: boolean
  /** "two oh five", "four ninety nine": forms said of prices. */
  priceLike: boolean
  /** A magnitude was said: hundred, thousand, grand, k. */
  magnitude: boolean
}

/** Reads the number that begins at a token, in words, digits or both; null when none begins there. */
export const readNumber = remember(readNumberAt)

function readNumberAt(tokens: readonly Token[], from: number): NumberRead | null {
  if (!mayBeginNumber(tokens[from])) return null
  const cardinal = readCardinal(tokens, from)
  if (!cardinal) return readPointAlone(tokens, from)
  const { to, value } = cardinal
  const plain = {
    to,
    value,
    high: inHundreds(tokens, to, value),
    decimal: cardinal.decimal,
    priceLike: false,
    magnitude: cardinal.magnitude,
  }
  const pair = magnitudes.get(normBefore(tokens, to)) === 12 ? null : readCents(tokens, from, plain)
  if (pair && pair.high !== null && tokens[pair.to]?.norm === 'point') {
    const whole = { ...plain, to: pair.to, value: pair.high }
    return readPoint(tokens, whole) ?? pair
  }
  return readPoint(tokens, plain) ?? readAndShare(tokens, plain) ?? pair ?? plain
}

/** "two thousand five" with five hundred, as many say it. */
function inHundreds(tokens: readonly Token[], to: number, value: number): number | null {
  const unit = tokens[to - 1]?.kind === 'word' ? (smallNumber(normAt(tokens, to - 1)) ?? 0) : 0
  return prior(tokens, to, 2)?.norm === 'thousand' && unit > 0 && unit < 10 ? value + 99 * unit : null
}

/** "point five million", "carrots were point eight five": without a whole number only before a scale or a currency, where nothing comes before, or as the price of a thing. */
function readPointAlone(tokens: readonly Token[], from: number): NumberRead | null {
  if (tokens[from]?.norm !== 'point') return null
  const read = readPoint(tokens, { to: from, value: 0, high: null, decimal: false, priceLike: false, magnitude: false })
  return read && (read.magnitude || from === 0 || isMoney(tokens[read.to]) || isBelowOne(tokens, from, read.to))
    ? read
    : null
}

/** "were point eight five", "milk point nine nine": two digits behind what leads to a price or costs little; "at this point nine …" is of time. */
function isBelowOne(tokens: readonly Token[], point: number, to: number): boolean {
  if (to !== point + 3 || !tokens.slice(point + 1, to).every(isDigitWord)) return false
  if (leadsToPrice.test(normBefore(tokens, point))) return true
  const thing = [2, 1].map((steps) => matchLexicon(tokens, point - steps)).find((found) => found?.to === point)
  return thing?.entry.price === 'small' && thing.entry.display === null
}
function isDigitWord({ norm }: Token): boolean {
  return /^oh?$/.test(norm) || (smallNumber(norm) ?? 10) < 10
}
const leadsToPrice = /^(?:was|were|is|are|cost|costs|paid|spent|for|only|just)$/

/** "one point five", "four point nine nine", with a magnitude after it. */
function readPoint(tokens: readonly Token[], read: NumberRead): NumberRead | null {
  const point = tokens[read.to]?.norm
  if ((point !== 'point' && point !== 'dot') || read.decimal) return null
  let digits = ''
  let at = read.to + 1
  while (at < tokens.length && digits.length < 6) {
    const token = tokens[at]
    if (!token) break
    if (token.kind === 'number' && isBareInteger(token) && digits === '') {
      digits = token.norm
      at += 1
      break
    }
    const value = token.norm === 'oh' || token.norm === 'o' ? 0 : token.kind === 'word' ? smallNumber(token.norm) : null
    if (value === null) break
    if (value >= 10) {
      if (digits !== '') break
      const pair = readBelowHundred(tokens, at)
      digits = String(pair?.value ?? value)
      at = pair?.to ?? at + 1
      break
    }
    digits += String(value)
    at += 1
  }
  if (digits === '') return null
  const scale = readScale(tokens, at)
  const value = scaled(Number(`${read.value}.${digits}`), scale?.value ?? 1)
  return { ...read, to: scale?.to ?? at, value, decimal: scale === null, magnitude: scale !== null }
}

/** What follows a price, and no thing that is halved: "two and a half for lunch" against "4 and a half sandwich 6". */
const afterPart = pattern`^(for|on|at|in|from|to|with|and|or|by|per|each|yesterday|today|this|last|cash|card|please|thanks
  |no|was|is|i|we|it|then|plus|um|uh|percent|hours?|kilos?|kg|pounds|lbs|miles|cups|pints|litres|liters|years?
  |months?|weeks?|days?)$`

/** "ham 6 and a quarter pound of cheese 4": so much of one unit, where "6 and a quarter pounds" are more than six. */
function isPartOfUnit(tokens: readonly Token[], at: number): boolean {
  return oneUnit.test(normAt(tokens, at)) && tokens[at + 1]?.norm === 'of'
}
const oneUnit = /^(?:pound|kilo|litre|liter|gallon|pint|ounce|dozen|yard|cup)$/

/** Whole units; "a hundred and half" is no sum. */
const MOST_AND_HALF = 100

/** "two and a half", "five and three quarters", "2 1/2", with a magnitude before or after it. */
function readAndShare(tokens: readonly Token[], read: NumberRead): NumberRead | null {
  const joined = tokens[read.to]?.norm === 'and'
  // "milk is four and half", with nothing behind it; "coke one and half" is as many litres
  const isShort =
    /^(?:is|was|were|cost|paid)$/.test(normBefore(tokens, read.to, 2)) &&
    joined &&
    tokens[read.to + 1]?.norm === 'half' &&
    tokens[read.to + 2] === undefined
  if (isShort && !read.decimal && !read.magnitude && read.value < MOST_AND_HALF)
    return { ...read, to: read.to + 2, value: read.value + 0.5, high: null, decimal: true }
  const share = joined || tokens[read.to]?.suffix === '/' ? readShare(tokens, joined ? read.to + 1 : read.to) : null
  if (!share || read.decimal || tokens[share.to]?.norm === 'of' || isPartOfUnit(tokens, share.to)) return null
  const hundred = tokens[share.to]?.norm === 'hundred' ? { to: share.to + 1, value: 100 } : null
  const scale = hundred ?? readScale(tokens, share.to)
  const money = isMoney(tokens[share.to])
  const bare = share.to === read.to + 2
  const usual = [0.5, 0.25, 0.75].includes(share.value)
  const goesOn = tokens[share.to]?.kind === 'word' && !afterPart.test(normAt(tokens, share.to))
  if (!scale && !money && joined && (bare || !usual || goesOn) && !prior(tokens, share.to)?.norm.endsWith('s'))
    return null
  const own = scale || !read.magnitude ? 1 : ([1_000_000, 1000].find((size) => read.value % size === 0) ?? 1)
  const value = scaled(own > 1 ? read.value + share.value * own : read.value + share.value, scale?.value ?? 1)
  const high = joined || scale || money ? null : read.value
  return { ...read, to: scale?.to ?? share.to, value, high, decimal: !scale && own === 1 }
}
