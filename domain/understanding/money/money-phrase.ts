import { MAX_MINOR, type Minor, minor } from '#domain/money.ts'
import {
  currencySign,
  currencyWord,
  minorPerMajor,
  nationalCurrency,
} from '#domain/understanding/money/currency-words.ts'
import {
  isNumberWord,
  type NumberRead,
  readNumber,
  readShare,
  smallNumber,
} from '#domain/understanding/words/number-words.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** A number that may be an amount, with everything that tells whether it is one. */
export type MoneyRead = {
  to: number
  /** Null when it is zero, or larger than an entry may be. */
  amountMinor: Minor | null
  /** The second way to hear it ("twelve fifty" as 1,250). */
  otherMinor: Minor | null
  /** ISO code when it is not the person's own currency. */
  currency: string | null
  /** A currency was said or written. */
  marked: boolean
  /** The number as it stands, for counting things ("two coffees"). */
  count: number
  decimal: boolean
  priceLike: boolean
  /** "forty something", "20 to 30": no exact amount was said. */
  vague: boolean
}

/** Reads the amount of money, or the bare number, that begins at a token. */
export function readMoney(tokens: readonly Token[], from: number, own: string): MoneyRead | null {
  return (
    readArticleMoney(tokens, from, own) ?? readPrefixed(tokens, from, own) ?? readSuffixed(tokens, from, own) ?? null
  )
}

type Unit = { to: number; code: string | null; cents: boolean }

/** The currency that stands at a token: a sign, a code, a word, a nation with its word; "euro cents" are cents of it. */
function readUnit(tokens: readonly Token[], from: number): Unit | null {
  const unit = readMajor(tokens, from)
  return unit && !unit.cents && isCent(tokens[unit.to]) ? { ...unit, to: unit.to + 1, cents: true } : unit
}

function isCent(token: Token | undefined): boolean {
  return currencyWord(token?.norm ?? '')?.cents === true && token?.kind === 'word'
}

function readMajor(tokens: readonly Token[], from: number): Unit | null {
  const token = tokens[from]
  if (!token) return null
  if (token.kind === 'mark') {
    if (token.norm === '¢') return { to: from + 1, code: null, cents: true }
    const code = currencySign(token.norm)
    return code ? { to: from + 1, code, cents: false } : null
  }
  if (token.kind !== 'word') return null
  const next = tokens[from + 1]
  if (next?.norm === '$' && !next.gap && Object.hasOwn(prefixLetters, token.norm))
    return { to: from + 2, code: prefixLetters[token.norm] ?? null, cents: false }
  const skip = next?.norm === 'dollar' || next?.norm === 'kong' || token.norm === 'new' ? 1 : 0
  const nation = token.norm === 'new' && next ? next.norm : token.norm
  const at = from + 1 + (token.norm === 'new' ? skip : 0)
  const word = tokens[at]
  if (word?.kind === 'word') {
    const cents = isCent(word)
    const code = nationalCurrency(nation, cents ? 'dollar' : word.norm)
    if (code) return { to: at + 1, code, cents }
  }
  const sum = tokens[from - 1]
  const many = sum && (sum.value >= 1000 || sum.alternative >= 1000 || /^(thousand|million)$/.test(sum.norm))
  if (many && /^(won|ft)$/.test(token.norm))
    return { to: from + 1, code: token.norm === 'ft' ? 'HUF' : 'KRW', cents: false }
  if (token.norm === 'bob' && token.capital) return null
  const found = currencyWord(token.norm)
  return found ? { to: from + 1, ...found } : null
}

/** What every reading of money has in common, to be completed. */
function bare(tokens: readonly Token[], from: number, own: string, number: NumberRead): Build {
  return { tokens, from, to: number.to, number, code: null, own, cents: false, otherAllowed: false, centsRead: 0 }
}

/** "$5", "US$ 3.14", "EUR 20", "Rs. 500", "€12,50", "$12 .50", "$4 99", "£4 and 20p". */
function readPrefixed(tokens: readonly Token[], from: number, own: string): MoneyRead | null {
  const first = tokens[from]
  const lettered = tokens[from + 1]?.norm === '$'
  const unit = first && (first.kind === 'mark' || isCode(first) || lettered) ? readUnit(tokens, from) : null
  if (!unit || unit.cents || unit.code === null) return null
  const pointed = /^[.:]$/.test(tokens[unit.to]?.norm ?? '') && !tokens[unit.to]?.gap
  const number = readNumber(tokens, pointed ? unit.to + 1 : unit.to)
  if (!number) return null
  const named = tokens[number.to]?.kind === 'word' ? readUnit(tokens, number.to) : null
  const again = named && !named.cents && (named.code === unit.code || unit.code === 'USD') ? named : null
  const cents = again || number.decimal || number.magnitude ? null : readCoins(tokens, from, number.to)
  return build({
    ...bare(tokens, from, own, number),
    to: cents?.to ?? again?.to ?? number.to,
    code: again?.code ?? unit.code,
    centsRead: cents?.cents ?? 0,
  })
}

const prefixLetters: Record<string, string> = {
  us: 'USD',
  usd: 'USD',
  c: 'CAD',
  ca: 'CAD',
  cad: 'CAD',
  cdn: 'CAD',
  a: 'AUD',
  au: 'AUD',
  nz: 'NZD',
  s: 'SGD',
  hk: 'HKD',
  nt: 'TWD',
  r: 'BRL',
  mx: 'MXN',
  mex: 'MXN',
}

function isCode(token: Token): boolean {
  const found =
    token.kind === 'word' && (token.norm.length === 3 || /^(rs|rm|rp|kr|tl|r)$/.test(token.norm))
      ? currencyWord(token.norm)
      : null
  return found !== null && !found.cents && token.norm !== 'yen'
}

/** "£4 and 20p", "£5 50p": coins after a whole sum, where no other thing may be meant ("coffee £4 and 20p for a bag"). */
function readCoins(tokens: readonly Token[], from: number, at: number): { to: number; cents: number } | null {
  const joined = tokens[at]?.norm === 'and'
  const coin = tokens[joined ? at + 1 : at]
  const read = coin?.kind === 'number' ? readCentsAfter(tokens, at) : null
  const coined = read && (coin?.suffix !== '' || isCent(tokens[read.to - 1]) || tokens[read.to - 1]?.norm === 'p')
  if (!coined) return null
  const after = tokens[read.to]
  const ends = after?.kind !== 'word' || /^(yesterday|today|this|last|on|at|in|from|cash|card)$/.test(after.norm)
  const led = from === 0 || /^(spent|paid|was|cost|for|about|pay|is|just|of|a|the)$/.test(tokens[from - 1]?.norm ?? '')
  return ends || (led && after?.norm === 'for') ? read : null
}

const notes: Record<string, number> = { fiver: 5, fivers: 5, tenner: 10, tenners: 10, hundo: 100, hundos: 100 }

/** "forty bucks", "12.50", "twelve dollars and fifty cents", "50p", "three tenners". */
function readSuffixed(tokens: readonly Token[], from: number, own: string): MoneyRead | null {
  const number = readNumber(tokens, from)
  if (!number) return readPartOfOne(tokens, from, own)
  const base = bare(tokens, from, own, number)
  const last = tokens[number.to - 1]
  const next = tokens[number.to]
  const labelled = /^(seat|gate|row|unit|apartment|apt|flat|platform|room|bay|level)$/.test(
    tokens[from - 1]?.norm ?? '',
  )
  if (last?.kind === 'number' && !labelled && (last.suffix === 'p' || last.suffix === 'c'))
    return build({ ...base, code: last.suffix === 'p' ? 'GBP' : null, cents: true })
  if (next?.kind === 'word' && (next.norm === 'p' || (next.norm === 'c' && tokens[number.to + 1]?.kind !== 'word')))
    return build({ ...base, to: number.to + 1, code: next.norm === 'p' ? 'GBP' : null, cents: true })
  const note = next && Object.hasOwn(notes, next.norm) ? (notes[next.norm] ?? 1) : null
  if (note)
    return { ...build({ ...base, to: number.to + 1, number: { ...number, value: number.value * note } }), marked: true }
  const unit = signsNext(tokens, number.to) ? null : readUnit(tokens, number.to)
  const rest = !unit && next?.norm === 'and' && !number.decimal ? readCentsAfter(tokens, number.to) : null
  if (rest && isCent(tokens[rest.to - 1])) return build({ ...base, to: rest.to, centsRead: rest.cents })
  const poured = pouredFor.has(tokens[(unit?.to ?? 0) + 1]?.norm ?? '')
  if (!unit || (unit.code === 'GBP' && tokens[unit.to]?.norm === 'of' && !poured)) {
    const part = readPartOfOne(tokens, from, own)
    return part && part.to > number.to ? part : build({ ...base, otherAllowed: true })
  }
  const marked = { ...base, to: unit.to, code: unit.code }
  if (unit.cents) return build({ ...marked, cents: true })
  const said = tokens.slice(from, number.to + 1).every(({ kind }) => kind === 'word')
  if (said && number.high !== null && number.high < 1000)
    return build({ ...marked, number: { ...number, value: number.high, high: null, decimal: false } })
  const cents = number.decimal && number.high === null ? null : readCentsAfter(tokens, unit.to)
  return build({
    ...marked,
    to: cents?.to ?? unit.to,
    number: cents && number.high !== null ? { ...number, value: number.high, high: null } : number,
    otherAllowed: cents === null,
    centsRead: cents?.cents ?? 0,
  })
}

/** "half a dollar", "three quarters of a euro"; without a currency it is a number of its own ("three quarters"). */
function readPartOfOne(tokens: readonly Token[], from: number, own: string): MoneyRead | null {
  const share = readShare(tokens, from)
  if (!share) return null
  let at = tokens[share.to]?.norm === 'of' ? share.to + 1 : share.to
  if (/^(an?|the|one)$/.test(tokens[at]?.norm ?? '')) at += 1
  const unit = tokens[at]?.kind === 'word' ? readUnit(tokens, at) : null
  const number = { ...share, high: null, decimal: true, priceLike: false, magnitude: false }
  const base = bare(tokens, from, own, number)
  if (unit && !unit.cents && unit.code !== 'GBP') return build({ ...base, to: unit.to, code: unit.code })
  const counted = tokens[from]?.suffix === '/' || tokens[share.to - 1]?.norm.endsWith('s')
  return counted || share.to - from === tokens.length ? build(base) : null
}

/** "pump 4 £60": the sign stands before the next number, apart from this one. */
function signsNext(tokens: readonly Token[], at: number): boolean {
  const [sign, number] = [tokens[at], tokens[at + 1]]
  return sign?.kind === 'mark' && sign.gap && number?.kind === 'number' && !number.gap
}

const coins: Partial<Record<string, number>> = { penny: 1, nickel: 5, dime: 10 }

/** Things bought by the pound of money, not of weight: "ten quid of diesel". */
const pouredFor = wordSet('petrol diesel fuel gas credit electric electricity shopping groceries my the')

/** What follows "twelve dollars": "and fifty cents", "fifty", "50", "and a half". */
function readCentsAfter(tokens: readonly Token[], from: number): { to: number; cents: number } | null {
  const joined = tokens[from]?.norm === 'and'
  const at = joined ? from + 1 : from
  if (joined && tokens[at]?.norm === 'a' && (tokens[at + 1]?.norm === 'half' || tokens[at + 1]?.norm === 'quarter')) {
    return { to: at + 2, cents: tokens[at + 1]?.norm === 'half' ? 50 : 25 }
  }
  const coin = joined && tokens[at]?.norm === 'a' ? coins[tokens[at + 1]?.norm ?? ''] : undefined
  if (coin !== undefined) return { to: at + 2, cents: coin }
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'number' && (token.suffix === 'p' || token.suffix === 'c') && token.value < 100) {
    return { to: at + 1, cents: token.value }
  }
  const number = readNumber(tokens, at)
  if (!number || number.value >= 100 || !Number.isInteger(number.value) || number.magnitude) {
    const dot = token.kind === 'number' && token.norm.startsWith('.') && token.decimals <= 2
    return dot && !joined ? { to: at + 1, cents: Math.round(token.value * 100) } : null
  }
  const unit = readUnit(tokens, number.to)
  if (unit?.cents) return { to: unit.to, cents: number.value }
  const after = tokens[number.to]
  const closes = !after || (/^[.!]$/.test(after.norm) && number.to + 1 === tokens.length)
  if (unit || (joined && !(closes && tokens.findIndex(({ norm }) => norm === 'and') === from))) return null
  const twoDigits = token.kind === 'number' ? token.norm.length === 2 && token.suffix === '' : number.value >= 10
  if (!twoDigits) return null
  const counts = token.kind === 'number' && after?.kind === 'word' && after.norm.endsWith('s') && after.norm.length > 3
  return counts ? null : { to: number.to, cents: number.value }
}

/** "a pound of coffee beans", "1.50 a pound": weighed, not paid. */
function isWeight(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.norm !== 'pound') return false
  const before = tokens[at - 2]
  if (before && (before.kind === 'number' || isNumberWord(before.norm) || /^(half|quarter)$/.test(before.norm)))
    return true
  return tokens[at + 1]?.norm === 'of' && !pouredFor.has(tokens[at + 2]?.norm ?? '')
}

/** "a buck fifty", "a fiver", "a quid", "a fifty", "couple of bucks". */
function readArticleMoney(tokens: readonly Token[], from: number, own: string): MoneyRead | null {
  const article = tokens[from]?.norm
  const slangFirst = article === 'fiver' || article === 'tenner'
  if (article !== 'a' && article !== 'one' && !slangFirst) return null
  const at = slangFirst ? from : from + 1
  const word = tokens[at]
  if (word?.kind !== 'word' || isWeight(tokens, at)) return null
  const one: NumberRead = { to: at, value: 1, high: null, decimal: false, priceLike: false, magnitude: false }
  const base = bare(tokens, from, own, one)
  if (/^(fiver|tenner|hundo)$/.test(word.norm))
    return {
      ...build({ ...base, to: at + 1, number: { ...one, to: at + 1, value: notes[word.norm] ?? 0 } }),
      marked: true,
    }
  const unit = readUnit(tokens, at)
  if (unit && !unit.cents && !word.norm.endsWith('s')) {
    const cents = readCentsAfter(tokens, unit.to)
    return build({ ...base, to: cents?.to ?? unit.to, code: unit.code, centsRead: cents?.cents ?? 0 })
  }
  const value = smallNumber(word.norm)
  if (article !== 'a' || value === null || value % 5 !== 0 || value < 5) return null
  const number = readNumber(tokens, at)
  const after = number && readUnit(tokens, number.to)
  if (!number || number.high !== null) return null
  const noun = tokens[number.to]
  if (!after && noun?.kind === 'word' && (noun.norm === 'minute' || noun.norm === 'percent' || noun.hyphen)) return null
  return build({ ...base, to: number.to, number, ...after })
}

/** Written with a comma before the cents and a dot between the thousands: "1.150 €". */
const commaCurrencies = /^(EUR|DKK|NOK|SEK|PLN|CZK|HUF|RON|TRY|BRL|ARS|CLP|COP|IDR|VND|ISK|UAH|RUB)$/

type Build = {
  tokens: readonly Token[]
  from: number
  to: number
  number: NumberRead
  code: string | null
  own: string
  cents: boolean
  otherAllowed: boolean
  centsRead: number
}

function build({ tokens, from, to, number, code, own, cents, otherAllowed, centsRead }: Build): MoneyRead {
  const currency = code !== null && code !== own ? code : null
  const scale = cents ? 1 : minorPerMajor(code ?? own)
  const grouped = tokens[number.to - 1]?.alternative ?? Number.NaN
  const thousand = Number.isNaN(grouped) || number.to - from > 3 ? null : toMinor(grouped, scale)
  const continental = thousand !== null && commaCurrencies.test(code ?? own)
  const written = continental ? null : thousand
  const amountMinor = continental ? thousand : toMinor(number.value + centsRead / 100, scale)
  const otherMinor = written ?? (otherAllowed && number.high !== null ? toMinor(number.high, scale) : null)
  const tail = tokens[to]
  const vague =
    tail?.norm === 'something' || tail?.norm === 'odd' || tail?.norm === 'plus'
      ? tail.norm !== 'plus' || !continues(tokens, to + 1)
      : false
  const more = tail?.norm === 'and' && /^(something|change|some)$/.test(tokens[to + 1]?.norm ?? '')
  const ish =
    tail?.norm === 'ish' ||
    tail?.norm === 'even' ||
    (tail?.norm === 'flat' && !/^whites?$/.test(tokens[to + 1]?.norm ?? ''))
  return {
    to: ish || (vague && tail?.norm !== 'plus') ? to + 1 : to,
    amountMinor,
    otherMinor: otherMinor === amountMinor ? null : otherMinor,
    currency,
    marked: code !== null || cents,
    count: number.value,
    decimal: thousand === null && (number.decimal || centsRead > 0),
    priceLike: number.priceLike,
    vague: more || (vague && tail?.norm !== 'plus'),
  }
}

function continues(tokens: readonly Token[], at: number): boolean {
  return tokens[at] !== undefined
}

function toMinor(value: number, scale: number): Minor | null {
  const scaled = Math.round(Number((value * scale).toFixed(4)))
  return Number.isSafeInteger(scaled) && scaled > 0 && scaled <= MAX_MINOR ? minor(scaled) : null
}

/** The same money in another currency, which may have another number of minor units. */
function inCurrency(money: MoneyRead, currency: string): MoneyRead {
  const scale = minorPerMajor(currency) / 100
  const rescaled = (value: Minor | null): Minor | null => (value === null ? null : minor(Math.round(value * scale)))
  return { ...money, amountMinor: rescaled(money.amountMinor), otherMinor: rescaled(money.otherMinor), currency }
}

/** "twenty euros, no, thirty": money without a currency of its own takes that of the money before. */
export function inherit(fresh: MoneyRead, before: MoneyRead): MoneyRead {
  if (fresh.marked || fresh.currency !== null || before.currency === null) return fresh
  return inCurrency(fresh, before.currency)
}
