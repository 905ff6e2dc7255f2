import { isContent } from '#domain/understanding/entries/segment.ts'
import { isPlural } from '#domain/understanding/lexicon/lexicon.ts'
import { toNumber } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, isAmount, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normBefore } from '#domain/understanding/words/prior.ts'

/** "sold forty two flat whites today", "sold 2 gomesi for 240": how many were sold, where nothing tells what came in, or another amount does. */
export function demoteSold(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ type, struck }) => type === 'amount' && !struck)
  const [count, thing] = [pieces[at], pieces[at + 1]]
  if (count?.type !== 'amount' || !/^(?:sold|selling)$/.test(normBefore(pieces, at))) return pieces
  if (count.money.marked || count.money.decimal || !Number.isInteger(count.money.count)) return pieces
  if (isContent(thing) && isPricedBehind(pieces.slice(at + 1), count)) return demoted(pieces, at, count)
  if (thing?.type !== 'name' || thing.entry.display !== null || !isPlural(thing.norm)) return pieces
  if (thing.entry.category !== 'Food & Dining' || pieces.slice(at + 1).some(isAmount)) return pieces
  return demoted(pieces, at, count)
}

/** "… gomesi today got 240", "… mandazi 240": one price behind the thing, more than there are of it; "… at 30 each" is of one. */
function isPricedBehind(behind: readonly Piece[], { money }: AmountPiece): boolean {
  const [price, ...more] = behind.filter(isAmount)
  return (
    price !== undefined && more.length === 0 && price.money.count > money.count && bringsIn.test(phraseText(behind))
  )
}
const bringsIn = pattern`^ (?:[^\s\d]+ ){1,4}?(?:today |yesterday )?(?:and )?(?:(?:i |we )?(?:got|made|earned|took|received)(?: in)?|for|so|thats|that is|it came to|came to|brought in)
  \s[^\s\d]{0,3}\d\S* (?!each |apiece |left |more )|^ (?:[^\s\d]+ ){1,2}\d\S* (?:today |yesterday )?$`

function demoted(pieces: readonly Piece[], at: number, count: AmountPiece): Piece[] {
  return [...pieces.slice(0, at), toNumber(count), ...pieces.slice(at + 1)]
}
