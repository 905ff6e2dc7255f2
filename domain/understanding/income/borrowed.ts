import type { Telling } from '#domain/understanding/income/income-telling.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "borrowed 50 from Ana", "I borrowed off Kev a tenner", "got a lend of 20 off Declan": money that one has now, however much it is owed. What
 * another borrowed ("Dave borrowed 50 off me") was lent, as was what one gave back ("paid Ana the 50 I borrowed").
 */
export function isBorrowed({ pieces }: Telling): boolean {
  const kept = pieces.filter(
    ({ type, norm, struck }) => !struck && type !== 'day' && type !== 'separator' && !fillers.has(norm),
  )
  const words = phraseText(kept)
  if (!borrows.test(words)) return false
  return !kept
    .slice(
      0,
      kept.findIndex(({ norm }) => took.has(norm)),
    )
    .some(isGivenBack)
}
const borrows = pattern`(?:^| i| we| ive| weve| and| then| but| to| ended up) (?:had to )?(?:borrow(?:ed|ing)?|(?:got|had|took) (?:an?|the) (?:lend|loan|sub) of) (?:(?:an?|another|the|like|about) )?
  (?:[^a-z ]*\d\S* |(?:from|off|of) (?!me |us )(?:\S+ ){1,3}?(?:an? )?[^a-z ]*\d)`
const took = wordSet('borrow borrowed borrowing got had took')

function isGivenBack({ type, norm }: Piece): boolean {
  return (
    type === 'amount' ||
    /^(?:paid|pay|gave|give|returned|repaid|sent|owe|owed|if|never|didnt|could|would|should|that|which|what)$/.test(
      norm,
    )
  )
}
