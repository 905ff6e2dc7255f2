import { MAX_MINOR, type Minor, minor } from '#domain/money.ts'
import { minorPerMajor, nationalCurrency } from '#domain/understanding/money/currency-words.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import type { NumberRead } from '#domain/understanding/words/read-number.ts'
import type { Token } from '#domain/understanding/words/token.ts'

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

/** What every reading of money has in common, to be completed. */
export function unread(tokens: readonly Token[], from: number, own: string, said: NumberRead): Build {
  const number = isInThousands(tokens, said, own) ? { ...said, value: said.value / 1000 } : said
  return { tokens, from, to: number.to, number, code: null, own, cents: false, otherAllowed: false, centsRead: 0 }
}

/** "18 mil" is a thousand of where Spanish or Portuguese is spoken, and a million elsewhere. */
function isInThousands(tokens: readonly Token[], { to, value, high }: NumberRead, own: string): boolean {
  const last = prior(tokens, to)
  return (last?.norm === 'mil' || last?.suffix === 'mil') && high === null && value >= 1e6 && inMil.test(own)
}
const inMil = /^(?:ARS|BRL|CLP|COP|CRC|DOP|MXN|PEN|PYG|UYU)$/

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

export function moneyRead(build: Build): MoneyRead {
  const { tokens, from, number, own, cents, otherAllowed, centsRead } = build
  const nation = build.code === null && !cents ? nationAlone(tokens, build.to) : null
  const code = nation ?? build.code
  const to = nation ? build.to + 1 : build.to
  if (number.high !== null && number.decimal && !cents && wholeCurrencies.test(code ?? own))
    return moneyRead({
      ...build,
      number: { ...number, value: number.high, high: null, decimal: false, priceLike: false },
    })
  const currency = code !== null && code !== own ? code : null
  const scale = cents ? 1 : minorPerMajor(code ?? own)
  const grouped = prior(tokens, number.to)?.alternative ?? Number.NaN
  // "18.750" dinars: three digits behind the point are what such a currency is paid in.
  const isPoint = (scale === 1000 && number.decimal) || number.to - from > 3
  const thousand = Number.isNaN(grouped) || isPoint ? null : toMinor(grouped, scale)
  const continental = thousand !== null && commaCurrencies.test(code ?? own)
  const written = continental ? null : thousand
  const amountMinor = continental ? thousand : toMinor(number.value + centsRead / 100, scale)
  const otherMinor = written ?? (otherAllowed && number.high !== null ? toMinor(number.high, scale) : null)
  const tail = tokens[to]
  const vague =
    tail?.norm === 'something' || tail?.norm === 'odd' || tail?.norm === 'plus'
      ? tail.norm !== 'plus' || !continues(tokens, to + 1)
      : false
  const more = tail?.norm === 'and' && isMore(tokens, to + 1)
  const ish =
    tail?.norm === 'ish' ||
    tail?.norm === 'even' ||
    (tail?.norm === 'flat' && !/^whites?$/.test(normAt(tokens, to + 1)))
  return {
    to: ish || (vague && tail?.norm !== 'plus') ? to + 1 : to,
    amountMinor,
    otherMinor: otherMinor === amountMinor ? null : otherMinor,
    currency,
    marked: code !== null || cents,
    count: number.value + (cents ? 0 : centsRead / 100),
    decimal: thousand === null && (number.decimal || centsRead > 0),
    priceLike: number.priceLike,
    vague: more || (vague && tail?.norm !== 'plus'),
  }
}

/** Where nothing costs so little that hundredths are told: "three fifty" are 350 rupees. */
export const wholeCurrencies =
  /^(?:INR|PKR|BDT|LKR|NPR|PHP|THB|RUB|HUF|TWD|NGN|KES|EGP|JPY|KRW|VND|IDR|JMD|UGX|TZS|RWF|TRY|CLP|COP|ARS|CRC|ISK|XAF|XOF|MMK|KHR|LAK)$/

/** "fifty and change", "fifty and some"; "54 and some flowers" tells of flowers. */
function isMore(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [normAt(tokens, at), tokens[at + 1]]
  if (word !== 'some') return /^(?:something|change)$/.test(word)
  return (
    next?.kind !== 'word' ||
    /^(?:change|coins|cents|odd|for|on|at|in|from|today|yesterday|i|we|and|with)$/.test(next.norm)
  )
}

/** "four twenty five canadian": the currency of the nation, its word left out; "4 canadian bacon" is a dish. */
function nationAlone(tokens: readonly Token[], at: number): string | null {
  const [nation, next] = [normAt(tokens, at), tokens[at + 1]]
  if (!/^(?:canadian|australian|aussie)$/.test(nation)) return null
  return !next || next.kind === 'mark' || /^(?:for|on|at|in|and|today|yesterday)$/.test(next.norm)
    ? nationalCurrency(nation, 'dollar')
    : null
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
