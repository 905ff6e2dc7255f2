import {
  currencySign,
  currencyWord,
  nationalCurrency,
  ownWord,
  sharedCode,
} from '#domain/understanding/money/currency-words.ts'
import { smallNumber } from '#domain/understanding/words/number-words.ts'
import { normBefore, prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'

type Unit = { to: number; code: string | null; cents: boolean }

/**
 * The currency that stands at a token: a sign, a code, a word, a nation with its word; "euro cents" are cents of it. Where the word is used in
 * the country of the ledger's own currency, it is that one: "12 pesos" in Manila.
 */
export function readUnit(tokens: readonly Token[], from: number, own: string): Unit | null {
  const unit = readMajor(tokens, from, own)
  return unit && !unit.cents && isCent(tokens[unit.to]) ? { ...unit, to: unit.to + 1, cents: true } : unit
}

export function isCent(token: Token | undefined): boolean {
  return currencyWord(token?.norm ?? '')?.cents === true && token?.kind === 'word'
}

function readMajor(tokens: readonly Token[], from: number, own: string): Unit | null {
  const token = tokens[from]
  if (!token) return null
  if (token.kind === 'mark') {
    if (token.norm === '¢') return { to: from + 1, code: null, cents: true }
    if (token.norm === '¤') return { to: from + 1, code: own, cents: false }
    const code = currencySign(token.norm)
    return code ? { to: from + 1, code: sharedCode(token.norm, own) ?? code, cents: false } : null
  }
  if (token.kind !== 'word') return null
  const next = tokens[from + 1]
  const prefix = next?.norm === '$' && !next.gap ? prefixLetters.get(token.norm) : undefined
  if (prefix !== undefined) return { to: from + 2, code: prefix, cents: false }
  const isOfTwo = next !== undefined && leadsNation.test(token.norm)
  const nation = isOfTwo ? `${token.norm} ${next.norm}` : token.norm
  const at = isOfTwo ? from + 2 : from + 1
  const word = tokens[at]
  if (word?.kind === 'word') {
    const cents = isCent(word)
    const code = nationalCurrency(nation, cents ? 'dollar' : word.norm)
    if (code) return { to: at + 1, code, cents }
  }
  const sum = prior(tokens, from)
  const many = sum && (sum.value >= 1000 || sum.alternative >= 1000 || /^(thousand|million)$/.test(sum.norm))
  if (many && /^(won|ft)$/.test(token.norm))
    return { to: from + 1, code: token.norm === 'ft' ? 'HUF' : 'KRW', cents: false }
  if (token.norm === 'bob' && token.capital) return null
  // "two crowns at the dentist", "at the Three Crowns"
  if (token.norm === 'crowns' && (token.capital || isOneOfFew(sum))) return null
  const found = currencyWord(token.norm) ?? ownWord(token.norm, own)
  if (!found) return null
  const national = nationalCurrency(normBefore(tokens, from), token.norm)
  return { ...found, to: from + 1, code: national ?? sharedCode(token.norm, own) ?? found.code }
}

function isOneOfFew(sum: Token | undefined): boolean {
  return (smallNumber(sum?.norm ?? '') ?? sum?.value ?? 0) <= 10
}

/** What begins a nation of two words: "sri lankan rupees". */
const leadsNation = /^(?:new|south|sri|hong)$/

const prefixLetters = new Map(
  Object.entries({
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
  }),
)

export function isCode(token: Token): boolean {
  const found =
    token.kind === 'word' && (token.norm.length === 3 || /^(rs|rm|rp|kr|tl|r)$/.test(token.norm))
      ? currencyWord(token.norm)
      : null
  return found !== null && !found.cents && !/^(yen|bob)$/.test(token.norm)
}
