import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What comes in hundreds, by the month: so little is "twenty six forty eight" of it, and "October 2000" its sum. */
export const monthlySums = wordSet('payday paycheck paycheque salary wages payout rent mortgage tuition')
