import { functionWords } from '#domain/understanding/words/function-words.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** A word that may name what was bought. */
export function isThing(token: Token): boolean {
  return token.kind === 'word' && !functionWords.has(token.norm) && !isNumber(token)
}

/** What parts one thing that is told from the next. */
export function isJoint(token: Token): boolean {
  return isPause(token) || /^(and|then|plus)$/.test(token.norm)
}

/** A number, or a word for a sum or for a currency, which stands beside one. */
export function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' || isNumberWord(token?.norm ?? '') || sums.has(token?.norm ?? '')
}
const sums = wordSet('$ £ € half fiver tenner grand dollar dollars buck bucks quid pound pounds euro euros couple few')

/** The words that open a question. */
export const asks = /^(what|whats|where|who|how|when|which|why)$/

export function isPause(token: Token | undefined): boolean {
  return token?.kind === 'mark' && /^[,:;–—…-]$/.test(token.norm)
}
