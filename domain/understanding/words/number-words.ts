import { currencySign, currencyWord } from '#domain/understanding/money/currency-words.ts'
import { remember } from '#domain/understanding/words/remember.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { wordTable } from '#domain/understanding/words/word-set.ts'

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

/** The number words below 100. */
export const smallNumbers = wordTable([
  ...(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen'
  )
    .split(' ')
    .entries(),
  ...'twenty|thirty|forty fourty|fifty fifthy|sixty|seventy|eighty|ninety ninty'
    .split('|')
    .map((words, index) => [(index + 2) * 10, words] as const),
])
const magnitudes = wordTable([
  [12, 'dozen dozens'],
  [1000, 'thousand thousands grand k'],
  [100_000, 'lakh lakhs lac lacs'],
  [1_000_000, 'million millions mil mill mio mln mn'],
  [10_000_000, 'crore crores'],
  [1_000_000_000, 'billion billions bn bln'],
])
/** Letters that are a scale only where money is meant: "$7b", "2 MM USD". */
const moneyScales = wordTable([
  [1_000_000, 'm mm'],
  [1_000_000_000, 'b'],
])

/** The value of a single number word below 100; null for any other word. */
export function smallNumber(norm: string): number | null {
  return smallNumbers.get(norm) ?? null
}

export function isNumberWord(norm: string): boolean {
  return smallNumbers.has(norm) || norm === 'hundred' || magnitudes.has(norm)
}

type Part = { to: number; value: number }

/** Reads the number that begins at a token, in words, digits or both; null when none begins there. */
export const readNumber = remember(readNumberAt)

function readNumberAt(tokens: readonly Token[], from: number): NumberRead | null {
  const cardinal = readCardinal(tokens, from)
  if (!cardinal) return readPointAlone(tokens, from)
  const { to, value } = cardinal
  const plain = { to, value, high: null, decimal: cardinal.decimal, priceLike: false, magnitude: cardinal.magnitude }
  const pair = /^dozens?$/.test(tokens[to - 1]?.norm ?? '') ? null : readCents(tokens, from, plain)
  if (pair && pair.high !== null && tokens[pair.to]?.norm === 'point') {
    const whole = { ...plain, to: pair.to, value: pair.high }
    return readPoint(tokens, whole) ?? pair
  }
  return readPoint(tokens, plain) ?? readAndShare(tokens, plain) ?? pair ?? plain
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
    if (size === 1) break
    const joint = tokens[at]?.norm === 'and' ? at + 1 : at
    const follow = tokens[joint]
    if (!follow || (follow.kind === 'word' ? !isNumberWord(follow.norm) : !isBareInteger(follow))) break
    const smaller = tokens[joint + 1]?.norm === 'hundred' || readScale(tokens, joint + 1) !== null
    if (follow.kind === 'number' && (follow.value >= size || (joint === at && !smaller))) break
    at = joint
  }
  return at === from ? null : { to: at, value: total, decimal, magnitude }
}

/** "million", "hundred k", "thousand million"; a lone "m" or "b" only beside a currency. */
function readScale(tokens: readonly Token[], from: number): Part | null {
  let value = 1
  let at = from
  for (let token = tokens[at]; token?.kind === 'word'; token = tokens[at]) {
    const size = magnitudes.get(token.norm) ?? (isMoney(tokens[at + 1]) ? moneyScales.get(token.norm) : undefined)
    if (size === undefined || (at > from && size < 1000)) break
    value *= size
    at += 1
  }
  return at === from ? null : { to: at, value }
}

function isMoney(token: Token | undefined): boolean {
  return token !== undefined && (currencySign(token.norm) !== null || currencyWord(token.norm) !== null)
}

function isBareInteger(token: Token): boolean {
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
    if (scale === null && !/^(|p|c|ish)$/.test(token.suffix)) return null
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
  if (tokens[article]?.norm === 'couple') return readCouple(tokens, article + 1)
  const word = tokens[skipped]
  if (word?.kind !== 'word') return null
  if (word.norm === 'hundred' || word.norm === 'hundo') return withRest(tokens, skipped + 1, 100)
  if (word.norm === 'dozen' && isMoneyOrNumber(tokens[from - 1])) return null
  const led =
    skipped > from ? word.norm !== 'k' : /^(thousand|million|billion)$/.test(word.norm) && isMoney(tokens[from + 1])
  return led && magnitudes.has(word.norm) ? { ...one, to: skipped } : null
}

/** "4 a dozen": the price of twelve. */
function isMoneyOrNumber(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'number' || isNumberWord(token.norm) || isMoney(token))
}

const one = { value: 1, decimal: false, hundred: false, scale: null }

function readCouple(tokens: readonly Token[], from: number): Group | null {
  const at = tokens[from]?.norm === 'of' ? from + 1 : from
  const norm = tokens[at]?.norm ?? ''
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
  const norm = tokens[at]?.norm ?? ''
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
  if (/^an?$/.test(tokens[at]?.norm ?? '')) at += 1
  const scale = tokens[at]?.norm === 'hundred' ? { to: at + 1, value: 100 } : readScale(tokens, at)
  return scale && { ...one, to: scale.to, value: scaled(share.value, scale.value), hundred: true, scale: 1 }
}

function withRest(tokens: readonly Token[], from: number, value: number): Group {
  const joint = tokens[from]?.norm === 'and' ? from + 1 : from
  const rest = joint > from && readShare(tokens, joint) ? null : readBelowHundred(tokens, joint)
  const digits = tokens[joint]
  const base = { decimal: false, hundred: true, scale: null }
  if (rest && rest.value > 0) return { ...base, to: rest.to, value: value + rest.value }
  if (digits && joint > from && isBareInteger(digits) && digits.value > 0 && digits.value < 100) {
    return { ...base, to: joint + 1, value: value + digits.value }
  }
  return { ...base, to: from, value }
}

/** "point five million": without a whole number only before a scale or a currency, or where nothing comes before. */
function readPointAlone(tokens: readonly Token[], from: number): NumberRead | null {
  if (tokens[from]?.norm !== 'point') return null
  const read = readPoint(tokens, { ...one, to: from, value: 0, high: null, priceLike: false, magnitude: false })
  return read && (read.magnitude || from === 0 || isMoney(tokens[read.to])) ? read : null
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
  const scale = readScale(tokens, at)
  const value = scaled(Number(`${read.value}.${digits}`), scale?.value ?? 1)
  return { ...read, to: scale?.to ?? at, value, decimal: scale === null, magnitude: scale !== null }
}

/** What follows a price, and no thing that is halved: "two and a half for lunch" against "4 and a half sandwich 6". */
const afterPart =
  /^(for|on|at|in|from|to|with|and|or|by|per|each|yesterday|today|this|last|cash|card|please|thanks|no|was|is|i|we|it|then|plus|um|uh|percent|hours?|kilos?|kg|pounds|lbs|miles|cups|pints|litres|liters|years?|months?|weeks?|days?)$/

/** "two and a half", "five and three quarters", "2 1/2", with a magnitude before or after it. */
function readAndShare(tokens: readonly Token[], read: NumberRead): NumberRead | null {
  const joined = tokens[read.to]?.norm === 'and'
  const share = joined || tokens[read.to]?.suffix === '/' ? readShare(tokens, joined ? read.to + 1 : read.to) : null
  if (!share || read.decimal || tokens[share.to]?.norm === 'of') return null
  const hundred = tokens[share.to]?.norm === 'hundred' ? { to: share.to + 1, value: 100 } : null
  const scale = hundred ?? readScale(tokens, share.to)
  const money = isMoney(tokens[share.to])
  const bare = share.to === read.to + 2
  const usual = [0.5, 0.25, 0.75].includes(share.value)
  const goesOn = tokens[share.to]?.kind === 'word' && !afterPart.test(tokens[share.to]?.norm ?? '')
  if (!scale && !money && joined && (bare || !usual || goesOn) && !tokens[share.to - 1]?.norm.endsWith('s')) return null
  const own = scale || !read.magnitude ? 1 : ([1_000_000, 1000].find((size) => read.value % size === 0) ?? 1)
  const value = scaled(own > 1 ? read.value + share.value * own : read.value + share.value, scale?.value ?? 1)
  const high = joined || scale || money ? null : read.value
  return { ...read, to: scale?.to ?? share.to, value, high, decimal: !scale && own === 1 }
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
    if (
      read.value >= 1000 ||
      (/^(dollar|pound|euro|buck)$/.test(unit) && /[a-z]s$/.test(tokens[pair.to + 1]?.norm ?? ''))
    )
      return null
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
  if (!words || words.value < 10) return null
  if (tokens[words.to]?.norm !== 'hundred') return words
  return words.to > from + 1 ? { to: from + 1, value: smallNumber(token.norm) ?? 0 } : null
}

/** Multiplies without the dust of binary fractions: 1.2 by 1000 is 1200. */
function scaled(value: number, size: number): number {
  return size === 1 ? value : Math.round(value * size * 1000) / 1000
}
