import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Handed to somebody, or given back. */
export const gave = wordSet(
  'gave paid sent handed slipped wired transferred venmoed zelled momod gcashed mpesad paypald revolutd bizumd paytmd interacd owed repaid returned refunded',
)
