import { sentByApp } from '#domain/understanding/words/sent-by-app.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Handed to somebody, or given back. */
export const gave = wordSet(
  `gave paid sent handed slipped wired transferred venmoed zelled ${sentByApp} owed repaid returned refunded`,
)
