import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import { saidAs, type Token } from '#domain/understanding/words/token.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "the j p s bill", "hundred u s dollars": letters that a recogniser writes apart are one word. "8 p m", "a b and b" and "p f changs" are left. */
export function withSpelledLetters(words: readonly Token[]): readonly Token[] {
  if (!words.some((word, at) => isLetter(word) && isLetter(words[at + 1]))) return words
  const joined: Token[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word) break
    const end = runEnd(words, at)
    if (end < at + 2) {
      joined.push(word)
      continue
    }
    const letters = words.slice(at, end)
    joined.push(saidAs(word, letters.map(({ norm }) => norm).join(''), { end: letters.at(-1)?.end ?? word.end }))
    at = end - 1
  }
  return joined
}

/** Where a run of lone letters ends that begins at a word; the word itself where none does. */
function runEnd(words: readonly Token[], from: number): number {
  let end = from
  while (isLetter(words[end])) end += 1
  // "vitamin d a coffee": an article, or somebody who tells; "y m c a 30" ends in a letter.
  while (end > from && articles.test(normAt(words, end - 1)) && words[end]?.kind === 'word') end -= 1
  const letters = words
    .slice(from, end)
    .map(({ norm }) => norm)
    .join('')
  const isNoWord = isLed(letters) || (letters.length < 3 && isHour(words, from)) || spelledName.test(normAt(words, end))
  return isNoWord ? from : end
}
const articles = /^[aiox]$/
const spelledName = /^(?:changs|penney|maxx|smith|leclerc|and|n)$/

/** "a d v d", "x l shirt": what leads the letters, and no letter of theirs, as the first of "a t m" and "i r s" is. */
function isLed(letters: string): boolean {
  return articles.test(letters.charAt(0)) && (letters.length < 3 || withArticle.has(letters.slice(1)))
}
const withArticle = wordSet('bbq blt cd ct dj dvd gps hd mri pc ps suv tv usb vip')

function isHour(words: readonly Token[], from: number): boolean {
  return /^[ap]$/.test(normAt(words, from)) && normAt(words, from + 1) === 'm' && normBefore(words, from) !== 'the'
}

function isLetter(word: Token | undefined): boolean {
  return word?.kind === 'word' && word.norm.length === 1 && word.norm >= 'a' && word.norm <= 'z'
}
