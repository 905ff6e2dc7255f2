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

const small: Record<string, number> = {}
for (const [index, word] of (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
)
  .split(' ')
  .entries()) {
  small[word] = index
}
Object.assign(small, { fourty: 40, ninty: 90, fifthy: 50 })
for (const [index, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries()) {
  small[word] = (index + 2) * 10
}
const magnitudes: Record<string, number> = {
  thousand: 1000,
  thousands: 1000,
  grand: 1000,
  k: 1000,
  lakh: 100_000,
  lakhs: 100_000,
  million: 1_000_000,
  mil: 1_000_000,
  mill: 1_000_000,
}

/** The value of a single number word below 100; null for any other word. */
export function smallNumber(norm: string): number | null {
  return Object.hasOwn(small, norm) ? (small[norm] ?? null) : null
}

export function isNumberWord(norm: string): boolean {
  return Object.hasOwn(small, norm) || norm === 'hundred' || Object.hasOwn(magnitudes, norm)
}

type Part = { to: number; value: number }

/** Reads the number that begins at a token, in words, digits or both; null when none begins there. */
export function readNumber(tokens: readonly Token[], from: number): NumberRead | null {
  const cardinal = readCardinal(tokens, from)
  if (!cardinal) return null
  const { to, value } = cardinal
  const plain = { to, value, high: null, decimal: cardinal.decimal, priceLike: false, magnitude: cardinal.magnitude }
  const pair = readCents(tokens, from, plain)
  if (pair && pair.high !== null && tokens[pair.to]?.norm === 'point') {
    const whole = { ...plain, to: pair.to, value: pair.high }
    return readPoint(tokens, whole) ?? pair
  }
  return readPoint(tokens, plain) ?? readHalf(tokens, plain) ?? pair ?? plain
}

/** Below 100 in words: "seven", "fifteen", "forty two". */
function readBelowHundred(tokens: readonly Token[], from: number): Part | null {
  const token = tokens[from]
  if (token?.kind !== 'word') return null
  const value = smallNumber(token.norm)
  if (value === null) return null
  if (value < 20) return { to: from + 1, value }
  const unit = tokens[from + 1]?.kind === 'word' ? smallNumber(tokens[from + 1]?.norm ?? '') : null
  return unit !== null && unit > 0 && unit < 10 ? { to: from + 2, value: value + unit } : { to: from + 1, value }
}

type Cardinal = Part & { decimal: boolean; magnitude: boolean }

function readCardinal(tokens: readonly Token[], from: number): Cardinal | null {
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
    const next = tokens[group.to]
    const scale = group.scale ?? (next?.kind === 'word' ? ownNumber(magnitudes, next.norm) : null)
    const size = scale ?? 1
    if (size >= last) break
    if (at > from && scale === null && last === 1) break
    total += scaled(group.value, size)
    decimal = decimal || group.decimal
    magnitude = magnitude || scale !== null || group.hundred
    last = size
    at = scale !== null && group.scale === null ? group.to + 1 : group.to
    if (size === 1) break
    const joint = tokens[at]?.norm === 'and' ? at + 1 : at
    const follow = tokens[joint]
    if (!follow || (follow.kind === 'word' ? !isNumberWord(follow.norm) : !isBareInteger(follow))) break
    if (follow.kind === 'number' && (follow.value >= size || joint === at)) break
    at = joint
  }
  return at === from ? null : { to: at, value: total, decimal, magnitude }
}

function isBareInteger(token: Token): boolean {
  return token.kind === 'number' && token.suffix === '' && token.decimals === 0
}

type Group = Part & { decimal: boolean; hundred: boolean; scale: number | null }

/** Up to 9,999: "twelve", "a hundred and twenty", "fifteen hundred", "1.2" with its own k. */
function readGroup(tokens: readonly Token[], from: number, inner: boolean): Group | null {
  const token = tokens[from]
  if (!token) return null
  if (token.kind === 'number') {
    const scale = token.suffix === 'k' ? 1000 : token.suffix === 'm' || token.suffix === 'mil' ? 1_000_000 : null
    if (
      scale === null &&
      token.suffix !== '' &&
      token.suffix !== 'p' &&
      token.suffix !== 'c' &&
      token.suffix !== 'ish'
    ) {
      return null
    }
    const hundred = token.suffix === '' && tokens[from + 1]?.norm === 'hundred'
    if (hundred && token.value < 100) return withRest(tokens, from + 2, scaled(token.value, 100))
    return { to: from + 1, value: token.value, decimal: token.decimals > 0, hundred: false, scale }
  }
  const below = readBelowHundred(tokens, from)
  if (below) {
    if (tokens[below.to]?.norm !== 'hundred' || below.value === 0) {
      return { ...below, decimal: false, hundred: false, scale: null }
    }
    return withRest(tokens, below.to + 1, below.value * 100)
  }
  if (inner) return null
  const article = token.norm === 'a' || token.norm === 'an' || token.norm === 'one' ? from + 1 : from
  const skipped = article > from && tokens[article]?.norm === 'cool' ? article + 1 : article
  if (article > from && tokens[article]?.norm === 'couple') return readCouple(tokens, article + 1)
  const word = tokens[skipped]
  if (word?.kind !== 'word') return null
  if (word.norm === 'hundred' || word.norm === 'hundo') return withRest(tokens, skipped + 1, 100)
  if (skipped > from && Object.hasOwn(magnitudes, word.norm) && word.norm !== 'k') {
    return { to: skipped, value: 1, decimal: false, hundred: false, scale: null }
  }
  return readHalfOf(tokens, from)
}

function readCouple(tokens: readonly Token[], from: number): Group | null {
  const at = tokens[from]?.norm === 'of' ? from + 1 : from
  const norm = tokens[at]?.norm ?? ''
  if (norm === 'hundred') return { to: at + 1, value: 200, decimal: false, hundred: true, scale: null }
  if (!Object.hasOwn(magnitudes, norm) && !/^(bucks|quid|dollars|pounds|euros)$/.test(norm)) return null
  return { to: at, value: 2, decimal: false, hundred: false, scale: null }
}

/** "half a grand", "a quarter million". */
function readHalfOf(tokens: readonly Token[], from: number): Group | null {
  const article = tokens[from]?.norm === 'a' ? from + 1 : from
  const norm = tokens[article]?.norm
  const share = norm === 'half' ? 0.5 : norm === 'quarter' ? 0.25 : null
  if (share === null) return null
  const at = tokens[article + 1]?.norm === 'a' ? article + 2 : article + 1
  const scale = ownNumber(magnitudes, tokens[at]?.norm ?? '')
  return scale === null ? null : { to: at + 1, value: share * scale, decimal: false, hundred: true, scale: 1 }
}

function withRest(tokens: readonly Token[], from: number, value: number): Group {
  const joint = tokens[from]?.norm === 'and' ? from + 1 : from
  const rest = readBelowHundred(tokens, joint)
  const digits = tokens[joint]
  const base = { decimal: false, hundred: true, scale: null }
  if (rest && rest.value > 0) return { ...base, to: rest.to, value: value + rest.value }
  if (digits && joint > from && isBareInteger(digits) && digits.value > 0 && digits.value < 100) {
    return { ...base, to: joint + 1, value: value + digits.value }
  }
  return { ...base, to: from, value }
}

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
  const scale = tokens[at]?.kind === 'word' ? ownNumber(magnitudes, tokens[at]?.norm ?? '') : null
  const value = scaled(Number(`${read.value}.${digits}`), scale ?? 1)
  return { ...read, to: scale === null ? at : at + 1, value, decimal: scale === null, magnitude: scale !== null }
}

/** "two and a half", "five and a quarter", with a magnitude after it. */
function readHalf(tokens: readonly Token[], read: NumberRead): NumberRead | null {
  if (tokens[read.to]?.norm !== 'and') return null
  const article = tokens[read.to + 1]?.norm === 'a' || tokens[read.to + 1]?.norm === 'one' ? read.to + 2 : read.to + 1
  const norm = tokens[article]?.norm
  const part = norm === 'half' ? 0.5 : norm === 'quarter' ? 0.25 : null
  if (part === null || article === read.to + 1) return readThreeQuarters(tokens, read)
  if (tokens[article + 1]?.norm === 'of') return null
  const scale = ownNumber(magnitudes, tokens[article + 1]?.norm ?? '')
  const hundred = tokens[article + 1]?.norm === 'hundred' ? 100 : null
  const size = scale ?? hundred
  const own =
    read.magnitude && size === null && read.value % 1000 === 0
      ? read.value % 1_000_000 === 0
        ? 1_000_000
        : 1000
      : null
  const value = own === null ? scaled(read.value + part, size ?? 1) : read.value + part * own
  return { ...read, to: size === null ? article + 1 : article + 2, value, decimal: size === null && own === null }
}

function readThreeQuarters(tokens: readonly Token[], read: NumberRead): NumberRead | null {
  if (tokens[read.to + 1]?.norm !== 'three' || tokens[read.to + 2]?.norm !== 'quarters') return null
  return { ...read, to: read.to + 3, value: read.value + 0.75, decimal: true }
}

/** The pairs of speech: "twelve fifty", "two oh five", "12 fifty", "one twenty five fifty". */
function readCents(tokens: readonly Token[], from: number, read: NumberRead): NumberRead | null {
  if (read.decimal || (read.magnitude && read.value % 100 === 0 && read.value >= 1000)) return null
  if (!Number.isInteger(read.value) || read.value < 1 || read.value > 9999) return null
  const next = tokens[read.to]
  const first = tokens[from]
  if (!next || !first || (first.kind === 'number' && first.suffix !== '')) return null
  if (next.kind === 'number' && next.norm.startsWith('.') && next.decimals <= 2 && next.suffix === '') {
    return { ...read, to: read.to + 1, value: read.value + next.value, decimal: true }
  }
  if (next.norm === 'oh' || next.norm === 'o' || next.norm === 'zero' || next.norm === 'ought') {
    const unit = tokens[read.to + 1]
    const digit = unit?.kind === 'number' && isBareInteger(unit) ? unit.value : smallNumber(unit?.norm ?? '')
    if (digit === null || digit > 9) return null
    const high = read.value < 100 ? read.value * 100 + digit : null
    return { ...read, to: read.to + 2, value: read.value + digit / 100, high, decimal: true, priceLike: true }
  }
  const pair = readTwoDigits(tokens, read.to, first)
  if (!pair || (read.magnitude && read.value % 100 === 0)) return null
  if (first.kind === 'number' && next.kind === 'number') {
    const unit = tokens[pair.to]?.norm ?? ''
    if (tokens[from - 1]?.norm === 'at' && read.value <= 12 && /^(bucks|dollars|pounds|quid|euros|rupees)$/.test(unit))
      return null
    if (read.value >= 1000) return null
    if (read.value === pair.value)
      return { ...read, to: pair.to, value: read.value * 1.01, high: read.value, decimal: true }
  }
  const written = first.kind === 'number' && next.kind === 'number'
  const high = read.value < 100 && !written ? read.value * 100 + pair.value : null
  const oh = /^(oh|o|zero)$/.test(tokens[pair.to]?.norm ?? '') ? smallNumber(tokens[pair.to + 1]?.norm ?? '') : null
  if (oh !== null && oh < 10 && high !== null && read.value < 10)
    return { ...read, to: pair.to + 2, value: high + oh / 100, decimal: true }
  const third = high === null || first.kind === 'number' ? null : readTwoDigits(tokens, pair.to, first)
  if (third && high !== null && read.value < 10) {
    return { ...read, to: third.to, value: high + third.value / 100, decimal: true }
  }
  const mixed = first.kind === 'number' && next.kind === 'word'
  if (mixed && /^(dollars|bucks|quid|pounds|euros)$/.test(tokens[pair.to]?.norm ?? '')) return null
  const priceLike = [99, 98, 97, 95, 89, 79, 49].includes(pair.value)
  return { ...read, to: pair.to, value: read.value + pair.value / 100, high, decimal: true, priceLike }
}

function readTwoDigits(tokens: readonly Token[], from: number, first: Token): Part | null {
  const token = tokens[from]
  if (!token) return null
  if (token.kind === 'number') {
    if (!isBareInteger(token) || token.norm.length !== 2 || token.hyphen) return null
    const after = tokens[from + 1]
    if (after && (after.norm === '%' || after.norm === 'percent')) return null
    if (after && first.kind === 'word' && /^(dollar|buck|pound|euro|quid)$/.test(after.norm)) return null
    return token.value >= 10 || first.kind === 'number' ? { to: from + 1, value: token.value } : null
  }
  const words = readBelowHundred(tokens, from)
  return words && words.value >= 10 && tokens[words.to]?.norm !== 'hundred' ? words : null
}

function ownNumber(table: Record<string, number>, key: string): number | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null
}

/** Multiplies without the dust of binary fractions: 1.2 by 1000 is 1200. */
function scaled(value: number, size: number): number {
  return size === 1 ? value : Math.round(value * size * 1000) / 1000
}
