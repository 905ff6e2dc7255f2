import { functionWords } from '#domain/understanding/words/function-words.ts'
import { isNumberToken } from '#domain/understanding/words/number-words.ts'
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
  return isNumberToken(token) || sums.has(token?.norm ?? '')
}
const sums = wordSet('$ £ € half fiver tenner grand dollar dollars buck bucks quid pound pounds euro euros couple few')

/** A number, in digits or words, with or without a sign of its currency before it. */
export function isFigure(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const number = token?.kind === 'mark' && /^[$£€]$/.test(token.norm) ? tokens[at + 1] : token
  return isNumberToken(number)
}

/** The words that open a question. */
export const asks = /^(what|whats|where|who|how|when|which|why)$/

export function isPause(token: Token | undefined): boolean {
  return token?.kind === 'mark' && /^[,:;–—…-]$/.test(token.norm)
}
