import { openers } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const card = '(?:(?:visa|amex|mastercard) )?(?:(?:credit |debit )?card|visa|amex|mastercard)'
const means = `(?:cash|${card}|apple pay|google pay|paypal|venmo|zelle|bank transfer)`
const told = '(?:(?:it|that) (?:was|is) |(?:i|we) paid (?:it |that )?)'

/** "no, cash", "it was on my card": how the thing that was told was paid, and no name of another. "A card" is a thing. */
export const payingMeans = pattern.i`^\W*${openers}(?:(?:${told}(?:(?:in|by|with|on|via) )?|(?:by|with|on|via|no,?) )(?:my |the )?${means}|(?:in )?cash)
  (?:,? (?:not|instead of|rather than) (?:by |with |on |in )?(?:my |the |a )?${means}| instead| actually| though| too)*\W*$`
