import { smallNumber } from '#domain/understanding/words/number-words.ts'

/** A small count in words or figures, as part of a pattern in small letters. */
export const count = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]|1\\d)'

const spoken =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|oh)'

/** An amount in figures or in words, as part of a pattern in small letters. */
export const sum = `(?:[$£€]?\\d[\\d.]*|${spoken}(?:[ -]${spoken}){0,4})`

/** What a count comes to; "a" is one, "a couple" two, "a few" three. Null for any other word. */
export function countOf(word: string): number | null {
  const small = word.toLowerCase()
  return loose[small] ?? smallNumber(small) ?? (/^\d{1,2}$/.test(small) ? Number(small) : null)
}

/** How many of the greatest are told at most: "my top five merchants" asks for five; three where none is said. */
export function countOfTop(message: string): number {
  const [, said] = topOf.exec(message) ?? []
  return (said === undefined ? null : countOf(said)) ?? 3
}
const topOf = new RegExp(`\\b(?:top|biggest|largest) (${count})\\b`, 'i')

/** The places that are counted, from the first of them. */
export const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** One of those places, as part of a pattern in small letters. */
export const nth = `(?:${places.join('|')})`

const loose: Record<string, number> = { a: 1, an: 1, couple: 2, few: 3 }
