import { isContent } from '#domain/understanding/entries/segment.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'

/**
 * "22 on lunch and then they both wanted ice cream, that was another 9": what somebody wished for, and what it then came to, was
 * bought like the rest. Where it is told that it was too much, or that they paid, nothing is taken.
 */
export function takeWanted(input: Piece[]): Piece[] {
  if (!input.some(({ norm }) => norm === 'wanted')) return input
  const pieces = [...input]
  for (let at = 1; at < pieces.length; at += 1) if (pieces[at]?.norm === 'wanted') takeAt(pieces, at)
  return pieces
}

function takeAt(pieces: Piece[], wanted: number): void {
  let from = wanted
  while (from > 0 && wanted - from < MOST_OF_WHO && pieces[from - 1]?.type === 'word') from -= 1
  const next = pieces
    .slice(wanted + 1, wanted + MOST_OF_THING)
    .findIndex(({ type }) => type === 'amount' || type === 'end')
  const price = wanted + 1 + next
  if (next < 0 || pieces[price]?.type !== 'amount' || !wishing.test(phraseText(pieces.slice(from, wanted)))) return
  const words = phraseText(pieces.slice(wanted + 1, price))
  const isOneMore = / (?:another|so) /.test(words)
  if (!cameTo.test(words) || refused.test(phraseText(pieces.slice(price + 1, price + FEW)))) return
  if (!isOneMore && !pieces.slice(0, from).some(isAmount)) return
  let end = price
  while (end > wanted + 1 && pointing.test(normAt(pieces, end - 1))) end -= 1
  if (!pieces.slice(wanted + 1, end).some(isContent)) return
  silence(pieces, from, wanted + 1)
  silence(pieces, end, price)
}
const MOST_OF_WHO = 5
const MOST_OF_THING = 12
const FEW = 7

const wishing = pattern`^ (?:(?:he|she|they|we|everyone|everybody|mrs|missus|hubby|wifey|mum|mom|dad|(?:my|the|our|his|her) \S+(?: \S+)?) (?:(?:both|all|also|really|just|still
  |each) )*) ?$`
const cameTo = pattern`^ (?!to |me |us |him |them )(?:(?!but |to )\S+ ){1,6}(?:(?:so|and|which|um) )*(?:(?:(?:that|those|they|it|which|these) )?(?:was|were|came to
  |cost|cost me|cost us)|thats|its|so(?: another)?)(?: (?:another|an extra|only|just|about|like))* $`
const refused = / (?:too|no|not|didnt|left|but|said|refused|instead|passed|skipped|paid|paying) /
const pointing =
  /^(?:so|and|,|which|um|that|those|they|it|these|was|were|came|to|cost|me|us|thats|its|another|an|extra|only|just|about|like)$/
