import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What one sits down to eat. */
export const meals = wordSet('breakfast brunch dinner lunch meal supper')
