import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What is put on top of a price. */
export const extras = wordSet(
  'tip tips gratuity tax taxes vat gst shipping postage delivery handling service fee fees charge charges',
)
