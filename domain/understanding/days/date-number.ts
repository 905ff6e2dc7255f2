import { type Day, dayParts } from '#domain/calendar.ts'
import { readNumber, smallNumber } from '#domain/understanding/words/number-words.ts'
import type { Token } from '#domain/understanding/words/token.ts'

export const months: Record<string, number> = {}
for (const [index, names] of [
  'january jan',
  'february feb',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sep sept',
  'october oct',
  'november nov',
  'december dec',
].entries()) {
  for (const name of names.split(' ')) months[name] = index + 1
}

/** 1 to 12 for the name of a month; null for other words. */
export function monthWord(word: string): number | null {
  return Object.hasOwn(months, word) ? (months[word] ?? null) : null
}

const ordinals: Record<string, number> = {}
for (const [index, word] of (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
  'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
)
  .split(' ')
  .entries()) {
  ordinals[word] = index + 1
}
ordinals.thirtieth = 30

type DateNumber = { to: number; value: number; ordinal: boolean }

/** The number of a day in a month: "3rd", "third", "twenty first", "3", "twenty one". */
export function readDateNumber(tokens: readonly Token[], at: number): DateNumber | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'number') {
    const ordinal = /^(st|nd|rd|th)$/.test(token.suffix)
    const fits = token.decimals === 0 && token.value >= 1 && token.value <= 31
    return fits && (ordinal || token.suffix === '') ? { to: at + 1, value: token.value, ordinal } : null
  }
  if (token.kind !== 'word') return null
  if (Object.hasOwn(ordinals, token.norm)) return { to: at + 1, value: ordinals[token.norm] ?? 0, ordinal: true }
  const small = smallNumber(token.norm)
  if (small === null || small < 1) return null
  const next = tokens[at + 1]
  if ((small === 20 || small === 30) && next?.kind === 'word') {
    const unit = Object.hasOwn(ordinals, next.norm) ? (ordinals[next.norm] ?? 0) : 0
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

/** A year behind a date or on its own, "of" and a comma aside: "2026", "'25", "two thousand nineteen", "last year". */
export function readYear(tokens: readonly Token[], from: number, today: Day): { to: number; year: number } | null {
  const at = /^(of|,)$/.test(tokens[from]?.norm ?? '') ? from + 1 : from
  const [first, second] = [tokens[at], tokens[at + 1]]
  const { year } = dayParts(today)
  if (second?.norm === 'year' && /^(last|this)$/.test(first?.norm ?? ''))
    return { to: at + 2, year: first?.norm === 'last' ? year - 1 : year }
  if (first?.kind === 'number')
    return first.norm.length === 4 && first.suffix === '' && first.value >= 1990 && first.value <= 2100
      ? { to: at + 1, year: first.value }
      : null
  const said = first && smallNumber(first.norm) !== null ? readNumber(tokens, at) : null
  const value = said?.high ?? said?.value ?? 0
  return said && value > 2000 && value <= year + 1 && Number.isInteger(value) ? { to: said.to, year: value } : null
}
