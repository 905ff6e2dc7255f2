import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { currencySign, currencyWord } from '#domain/understanding/money/currency-words.ts'

const LONGEST = 50
const told =
  /^(?:(?:it|that|this|the price|they|those)(?:'s| is| was| were) |(?:i )?(?:meant|paid|said) (?:it |that )?)?(?:all )?(?:in )?([a-z]+|[€£$¥])(?:,? (?:and )?not (?:in )?[a-z]+)?$/

/** "in euros", "that was in pounds", said of a price before it: the code of the currency; null for any other sentence. */
export function readCurrencySaid(text: string): string | null {
  if (text.length > LONGEST || /\d/.test(text)) return null
  const word = told.exec(withoutOpeners(saidWords(text)))?.[1]
  if (word === undefined) return null
  const known = currencyWord(word)
  return known ? (known.cents ? null : known.code) : currencySign(word)
}
