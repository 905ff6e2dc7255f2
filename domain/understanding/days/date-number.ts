import { type Day, dayParts } from '#domain/calendar.ts'
import { monthlySums } from '#domain/understanding/words/monthly-sums.ts'
import { smallNumber } from '#domain/understanding/words/number-words.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { readNumber } from '#domain/understanding/words/read-number.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { wordTable } from '#domain/understanding/words/word-set.ts'

export const months = wordTable(
  [
    'january jan janurary januray',
    'february feb febuary feburary',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug agust',
    'september sep sept septmber setember',
    'october oct ocotber',
    'november nov novemeber',
    'december dec decemeber',
  ].map((names, index) => [index + 1, names]),
)

/** 1 to 12 for the name of a month, also a common misspelling of it; null for other words. */
export function monthWord(word: string): number | null {
  return months.get(word) ?? null
}

export const ordinals = wordTable([
  ...(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
    'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
  )
    .split(' ')
    .map((word, index) => [index + 1, word] as const),
  [30, 'thirtieth'],
  [4, 'forth'],
])

type DateNumber = { to: number; value: number; ordinal: boolean }

/** The number of a day in a month: "3rd", "third", "twenty first", "3", "twenty one"; an ordinal may be too high for any month. */
export function readDateNumber(tokens: readonly Token[], at: number): DateNumber | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'number') {
    const ordinal = /^(st|nd|rd|th)$/.test(token.suffix)
    const fits = token.decimals === 0 && token.value >= 1 && token.value <= (ordinal ? 99 : 31)
    return fits && (ordinal || token.suffix === '') ? { to: at + 1, value: token.value, ordinal } : null
  }
  if (token.kind !== 'word') return null
  const ordinal = ordinals.get(token.norm)
  if (ordinal !== undefined) return { to: at + 1, value: ordinal, ordinal: true }
  const small = smallNumber(token.norm)
  if (small === null || small < 1) return null
  const next = tokens[at + 1]
  if ((small === 20 || small === 30) && next) {
    const unit = /^(st|nd|rd|th)$/.test(next.suffix) ? next.value : (ordinals.get(next.norm) ?? 0)
    if (unit >= 1 && unit <= 9) return { to: at + 2, value: small + unit, ordinal: true }
    const plain = smallNumber(next.norm)
    if (plain !== null && plain >= 1 && plain <= 9)
      return inAnyMonth({ to: at + 2, value: small + plain, ordinal: false })
  }
  return inAnyMonth({ to: at + 1, value: small, ordinal: false })
}

function inAnyMonth(number: DateNumber): DateNumber | null {
  return number.value <= 31 ? number : null
}

/**
 * A year behind a date or on its own, "of" and marks aside: "2026", "'25", "two thousand nineteen", "last year"; two plain digits
 * only where they are joined to the date ("31-Oct-74") or nothing else is said ("27 oct 24").
 */
export function readYear(tokens: readonly Token[], from: number, today: Day): { to: number; year: number } | null {
  const joint = isYearJoint(tokens, from) ? from + 1 : from
  if (joint > from && isIn(tokens, from)) return null
  const at = tokens[joint]?.norm === 'of' ? joint + 1 : joint
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (second?.norm === 'year' && /^(last|this|previous)$/.test(first?.norm ?? ''))
    return { to: at + 2, year: first?.norm === 'this' ? dayParts(today).year : dayParts(today).year - 1 }
  if (first?.kind === 'number') {
    const { value, norm, suffix } = first
    if (suffix !== '' || first.decimals > 0) return null
    const joined = (first.hyphen && prior(tokens, at)?.hyphen) || prior(tokens, at)?.norm === '/'
    const sure =
      joined || (!first.hyphen && at < 6 && at === tokens.length - 1 && isDateWords(tokens.slice(0, at), value))
    if (norm.length === 4 && value < dayParts(today).year - LONG_AGO && isSumOfMonth(tokens, at)) return null
    if (norm.length === 4) return value >= (sure ? 1900 : 1990) && value <= 2100 ? { to: at + 1, year: value } : null
    return norm.length === 2 && sure ? { to: at + 1, year: fullYear(value, today) } : null
  }
  const said = first && smallNumber(first.norm) !== null ? readNumber(tokens, at) : null
  const value = said?.high ?? said?.value ?? 0
  return said && value > 2000 && value <= dayParts(today).year + 1 && Number.isInteger(value)
    ? { to: said.to, year: value }
    : null
}

const LONG_AGO = 12

/** "my salary's in, 2000": what came, and no year as in "what did I spend on gifts in, 2024". */
function isIn(tokens: readonly Token[], at: number): boolean {
  const comes = normBefore(tokens, at) === 'in'
  return comes && !tokens.slice(0, at).some(({ norm }) => /^(?:how|what|whats|show|list|total)$/.test(norm))
}

/** "rent for October 2000", "salary march 1950": what comes by the month, with its price. */
function isSumOfMonth(tokens: readonly Token[], at: number): boolean {
  if (monthWord(normBefore(tokens, at)) === null || at > 4) return false
  const thing = prior(tokens, at, /^(?:for|of|in)$/.test(normBefore(tokens, at, 2)) ? 3 : 2)
  return (
    monthlySums.has(thing?.norm ?? '') && (thing === tokens[0] || /^(?:my|our|the|paid|got)$/.test(normAt(tokens, 0)))
  )
}

/** 74 is 1974 and 24 is 2024: the latest such year up to the next one. */
export function fullYear(year: number, today: Day): number {
  if (year > 99) return year
  return 2000 + year > dayParts(today).year + 1 ? 1900 + year : 2000 + year
}

/** "of", a comma, a slash, and the full stop of a month cut short ("Mar. 2023"). */
function isYearJoint(tokens: readonly Token[], at: number): boolean {
  const { norm = '', gap = true } = tokens[at] ?? {}
  if (norm === '.') return !gap && normBefore(tokens, at).length < 5
  return /^(of|,|\/|-|–)$/.test(norm)
}

/** A month, with its date where the year could be one, and no other word. */
function isDateWords(tokens: readonly Token[], year: number): boolean {
  return (
    (year > 31 || tokens.some(({ kind, suffix }) => kind === 'number' && /^(|st|nd|rd|th)$/.test(suffix))) &&
    tokens.some(({ norm }) => monthWord(norm) !== null) &&
    tokens.every(({ kind, norm }) => kind === 'number' || monthWord(norm) !== null || /^(the|of|,|on|in)$/.test(norm))
  )
}
