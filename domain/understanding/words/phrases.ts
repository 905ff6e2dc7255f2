import { itemsOf } from '#domain/understanding/words/word-set.ts'

/** Phrases by their first word, each with a space at both ends. */
export type Phrases = ReadonlyMap<string, readonly string[]>

/** The phrases of a list, parted by bars or line ends, to look up in words that have a space at both ends (" so i paid "). */
export function phrases(list: string): Phrases {
  const byFirst = new Map<string, string[]>()
  for (const phrase of itemsOf(list)) {
    const [first = ''] = phrase.split(' ', 1)
    const known = byFirst.get(first)
    if (known) known.push(` ${phrase} `)
    else byFirst.set(first, [` ${phrase} `])
  }
  return byFirst
}

/** Whether one of the phrases stands anywhere in the words. */
export function holds(words: string, list: Phrases): boolean {
  let next = 0
  for (let at = 0; at < words.length - 1; at = next) {
    next = words.indexOf(' ', at + 1)
    if (next < 0) return false
    if (list.get(words.slice(at + 1, next))?.some((phrase) => words.startsWith(phrase, at))) return true
  }
  return false
}

/** The phrase that the words begin with. */
export function opening(words: string, list: Phrases): string | undefined {
  return list
    .get(words.slice(1, words.indexOf(' ', 1)))
    ?.find((phrase) => words.startsWith(phrase))
    ?.trim()
}

export function opens(words: string, list: Phrases): boolean {
  return opening(words, list) !== undefined
}

/** One pattern for several, so that words are looked through once. */
export function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}
