import { currencySign, currencyWord } from '#domain/understanding/money/currency-words.ts'
import {
  isNumberToken,
  isNumberWord,
  magnitudes,
  smallNumber,
  smallNumbers,
} from '#domain/understanding/words/number-words.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { wordSet, wordTable } from '#domain/understanding/words/word-set.ts'

/** Letters that are a scale only where money is meant: "$7b", "2 MM USD". */
const moneyScales = wordTable([
  [1_000_000, 'm mm'],
  [1_000_000_000, 'b'],
])

/** A number and the index after its last token. */
export type Part = { to: number; value: number }

/** Below 100 in words: "seven", "fifteen", "forty two". */
export function readBelowHundred(tokens: readonly Token[], from: number): Part | null {
  const token = tokens[from]
  if (token?.kind !== 'word') return null
  const value = smallNumber(token.norm)
  if (value === null) return null
  if (value < 20) return { to: from + 1, value }
  if (isOrdinal(tokens, from)) return null
  const unit = tokens[from + 1]?.kind === 'word' ? smallNumber(normAt(tokens, from + 1)) : null
  return unit !== null && unit > 0 && unit < 10 ? { to: from + 2, value: value + unit } : { to: from + 1, value }
}

/** "the twenty first", "thirty first of October": one word of an ordinal, and no twenty of "twenty first class stamps". */
function isOrdinal(tokens: readonly Token[], from: number): boolean {
  if (!unitOrdinals.has(normAt(tokens, from + 1))) return false
  return !ofRank.test(normAt(tokens, from + 2))
}
/** What has a rank of its own and can be counted. */
const ofRank = /^(?:class|hand|party|grade|aid|rate|degree|generation|course|team)$/
const unitOrdinals = wordSet('first second third fourth forth fifth sixth seventh eighth ninth')

type Cardinal = Part & { decimal: boolean; magnitude: boolean }

export function readCardinal(tokens: readonly Token[], from: number): Cardinal | null {
  const first = tokens[from]
  if (!first || first.kind === 'mark') return null
  let at = from
  let total = 0
  let decimal = false
  let magnitude = false
  let last = Number.POSITIVE_INFINITY
  for (;;) {
    const group = readGroup(tokens, at, at > from)
    if (!group) break
    const next = group.scale === null ? readScale(tokens, group.to) : null
    const scale = group.scale ?? next?.value ?? null
    const size = scale ?? 1
    if (size >= last) break
    if (at > from && scale === null && last === 1) break
    total += scaled(group.value, size)
    decimal = decimal || group.decimal
    magnitude = magnitude || scale !== null || group.hundred
    last = size
    at = next?.to ?? group.to
    if (size === 1 || /^dozens?$/.test(normBefore(tokens, at))) break
    const joint = tokens[at]?.norm === 'and' ? at + 1 : at
    const follow = tokens[joint]
    if (!follow || (follow.kind === 'word' ? !isNumberWord(follow.norm) : !isBareInteger(follow))) break
    const smaller =
      tokens[joint + 1]?.norm === 'hundred' ||
      readScale(tokens, joint + 1) !== null ||
      (next?.value === 1000 && isHundreds(tokens, joint))
    if (follow.kind === 'number' && (follow.value >= size || (joint === at && !smaller) || isPriced(tokens, joint)))
      break
    at = joint
  }
  return at === from ? null : { to: at, value: total, decimal, magnitude }
}

/** "18 thousand 500", and nothing behind it that the 500 could be the price or the count of. */
function isHundreds(tokens: readonly Token[], at: number): boolean {
  const [hundreds, next] = [tokens[at], tokens[at + 1]]
  const isThreeDigits = hundreds?.kind === 'number' && hundreds.value >= 100 && hundreds.value < 1000
  return isThreeDigits && (!next || next.kind === 'mark' || isMoney(next))
}

/** "million", "hundred k", "thousand million"; a lone "m" or "b" only beside a currency. */
export function readScale(tokens: readonly Token[], from: number): Part | null {
  let value = 1
  let at = from
  for (let token = tokens[at]; token?.kind === 'word'; token = tokens[at]) {
    // "a pint and a toastie 13.50, grand"
    if (token.norm === 'grand' && prior(tokens, at)?.decimals === 2) break
    const size = magnitudes.get(token.norm) ?? (isMoney(tokens[at + 1]) ? moneyScales.get(token.norm) : undefined)
    if (size === undefined || (at > from && size < 1000)) break
    value *= size
    at += 1
  }
  return at === from ? null : { to: at, value }
}

export function isMoney(token: Token | undefined): boolean {
  return token !== undefined && (currencySign(token.norm) !== null || currencyWord(token.norm) !== null)
}

export function isBareInteger(token: Token): boolean {
  return token.kind === 'number' && token.suffix === '' && token.decimals === 0
}

type Group = Part & { decimal: boolean; hundred: boolean; scale: number | null }

/** Up to 9,999: "twelve", "a hundred and twenty", "fifteen hundred", "1.2" with its own k. */
function readGroup(tokens: readonly Token[], from: number, inner: boolean): Group | null {
  const token = tokens[from]
  if (!token) return null
  const share = inner ? null : readShareOfScale(tokens, from)
  if (share) return share
  if (token.kind === 'number') {
    const scale = magnitudes.get(token.suffix) ?? moneyScales.get(token.suffix) ?? null
    if (scale === null && token.suffix !== '' && !/^(p|c|ish)$/.test(token.suffix)) return null
    const hundred = token.suffix === '' && tokens[from + 1]?.norm === 'hundred'
    if (hundred && token.value < 100) return withRest(tokens, from + 2, scaled(token.value, 100), inner)
    return { to: from + 1, value: token.value, decimal: token.decimals > 0, hundred: false, scale }
  }
  const below = readBelowHundred(tokens, from)
  if (below) {
    if (tokens[below.to]?.norm !== 'hundred' || below.value === 0) {
      return { to: below.to, value: below.value, decimal: false, hundred: false, scale: null }
    }
    return withRest(tokens, below.to + 1, below.value * 100, inner)
  }
  if (inner) return null
  const article = token.norm === 'a' || token.norm === 'an' || token.norm === 'one' ? from + 1 : from
  const skipped = article > from && tokens[article]?.norm === 'cool' ? article + 1 : article
  if (tokens[article]?.norm === 'couple') return readCouple(tokens, article + 1)
  const word = tokens[skipped]
  if (word?.kind !== 'word') return null
  if (word.norm === 'hundred' || word.norm === 'hundo') return withRest(tokens, skipped + 1, 100, inner)
  if (word.norm === 'dozen' && isMoneyOrNumber(prior(tokens, from))) return null
  // "rent thousand two hundred": as many in India say it.
  const led =
    skipped > from
      ? word.norm !== 'k'
      : (isMoney(tokens[from + 1]) && /^(thousand|lakh|million|billion)$/.test(word.norm)) ||
        (word.norm === 'thousand' && isRestOfThousand(tokens, from + 1) && !roughly.test(normBefore(tokens, from)))
  return led && magnitudes.has(word.norm) ? { ...one, to: skipped } : null
}

const roughly = /^(?:few|several|some|many|couple|per)$/

/** "two hundred", "fifty"; in "thousand one nights" the number counts what comes. */
function isRestOfThousand(tokens: readonly Token[], at: number): boolean {
  const value = smallNumber(normAt(tokens, at))
  return value !== null && (value >= 10 || tokens[at + 1]?.norm === 'hundred')
}

/** "4 a dozen": the price of twelve. */
function isMoneyOrNumber(token: Token | undefined): boolean {
  return token !== undefined && (isNumberToken(token) || isMoney(token))
}

const one: Group = { to: 0, value: 1, decimal: false, hundred: false, scale: null }

function readCouple(tokens: readonly Token[], from: number): Group | null {
  const at = tokens[from]?.norm === 'of' ? from + 1 : from
  const norm = normAt(tokens, at)
  if (norm === 'hundred') return { ...one, to: at + 1, value: 200, hundred: true }
  if (!magnitudes.has(norm) && !/^(bucks|quid|dollars|pounds|euros)$/.test(norm)) return null
  return { ...one, to: at, value: 2 }
}

const shares = wordTable([
  [2, 'half'],
  [3, 'third'],
  [4, 'quarter fourth'],
  [5, 'fifth'],
  [6, 'sixth'],
  [8, 'eighth'],
  [10, 'tenth'],
])

const openers: ReadonlySet<string> = new Set([
  ...'a an one couple hundred hundo point'.split(' '),
  ...smallNumbers.keys(),
  ...magnitudes.keys(),
  ...shares.keys(),
])

/** Whether a number or a part of one can begin with a token at all; most words of a sentence need no further look. */
export function mayBeginNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' || (token?.kind === 'word' && openers.has(token.norm))
}

/** A part of one: "half", "a quarter", "three quarters", "2/3". */
export function readShare(tokens: readonly Token[], from: number): Part | null {
  const first = tokens[from]
  if (first?.suffix === '/') {
    const [part = 1, whole = 1, more] = first.norm.split('/').map(Number)
    return part < whole && whole <= 10 && more === undefined ? { to: from + 1, value: part / whole } : null
  }
  const digit = first?.kind === 'number' && isBareInteger(first) ? first.value : smallNumber(first?.norm ?? '')
  const count = first?.norm === 'a' || first?.norm === 'an' ? 1 : digit
  const at = count === null ? from : from + 1
  const norm = normAt(tokens, at)
  const whole = shares.get(count !== null && count > 1 ? norm.replace(/s$/, '') : norm)
  if (whole === undefined || (count ?? 1) >= whole) return null
  if (count === null ? whole % 2 > 0 || whole > 4 : count > 1 && !norm.endsWith('s')) return null
  return { to: at + 1, value: (count ?? 1) / whole }
}

/** "half a grand", "three quarters of a million", "1/2 million", "half a dozen". */
function readShareOfScale(tokens: readonly Token[], from: number): Group | null {
  const share = readShare(tokens, from)
  if (!share) return null
  let at = tokens[share.to]?.norm === 'of' ? share.to + 1 : share.to
  if (tokens[at]?.norm === 'a' || tokens[at]?.norm === 'an') at += 1
  const scale = tokens[at]?.norm === 'hundred' ? { to: at + 1, value: 100 } : readScale(tokens, at)
  return scale && { ...one, to: scale.to, value: scaled(share.value, scale.value), hundred: true, scale: 1 }
}

/** "couch two grand and 9 for a sandwich": digits that are the price of the next thing. */
function isPriced(tokens: readonly Token[], at: number): boolean {
  return /^(for|on)$/.test(normAt(tokens, at + 1)) && /^(an?|the|some|my)$/.test(normAt(tokens, at + 2))
}

function withRest(tokens: readonly Token[], from: number, value: number, inner: boolean): Group {
  const joint = tokens[from]?.norm === 'and' ? from + 1 : from
  const below = joint > from && readShare(tokens, joint) ? null : readBelowHundred(tokens, joint)
  // "two thousand five hundred and two thousand of it", "eighteen hundred and two thousand": behind a thousand, another begins the next number.
  const isNext = (inner || value >= 1000) && below !== null && readScale(tokens, below.to) !== null
  const rest = isNext ? null : below
  const digits = tokens[joint]
  const hundreds = (to: number, more: number): Group => ({
    to,
    value: value + more,
    decimal: false,
    hundred: true,
    scale: null,
  })
  if (rest && rest.value > 0) return hundreds(rest.to, rest.value)
  if (
    digits &&
    joint > from &&
    isBareInteger(digits) &&
    digits.value > 0 &&
    digits.value < 100 &&
    !isPriced(tokens, joint)
  ) {
    return hundreds(joint + 1, digits.value)
  }
  return hundreds(from, 0)
}

/** Multiplies without the dust of binary fractions: 1.2 by 1000 is 1200. */
export function scaled(value: number, size: number): number {
  return size === 1 ? value : Math.round(value * size * 1000) / 1000
}
