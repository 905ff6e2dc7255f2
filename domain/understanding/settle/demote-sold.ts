import { isContent } from '#domain/understanding/entries/segment.ts'
import { isPlural } from '#domain/understanding/lexicon/lexicon.ts'
import { toNumber } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, isAmount, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normBefore } from '#domain/understanding/words/prior.ts'

/** "sold forty two flat whites today", "sold 2 gomesi for 240": how many of what is sold one by one, where nothing or another amount tells what came in. */
export function demoteSold(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(({ type, struck }) => type === 'amount' && !struck)
  const [count, thing] = [pieces[at], pieces[at + 1]]
  if (count?.type !== 'amount' || !/^(?:sold|selling)$/.test(normBefore(pieces, at))) return pieces
  if (count.money.marked || count.money.decimal || !Number.isInteger(count.money.count)) return pieces
  const behind = pieces.slice(at + 1)
  const [price, ...more] = behind.filter(isAmount)
  const isPricier = price !== undefined && price.money.count > count.money.count && more.length === 0
  if (isContent(thing) && isPricier && bringsIn.test(phraseText(behind))) return demoted(pieces, at, count)
  if (thing?.type !== 'name' || thing.entry.display !== null || !isPlural(thing.norm)) return pieces
  if (thing.entry.category !== 'Food & Dining' || pieces.slice(at + 1).some(isAmount)) return pieces
  return demoted(pieces, at, count)
}

const bringsIn = pattern`^ (?:[^\s\d]+ ){1,4}?(?:today |yesterday )?(?:and )?(?:(?:i |we )?(?:got|made|earned|took|received)(?: in)?|for|so|thats|that is|it came to|came to|brought in)
  \s[^\s\d]{0,3}\d\S* (?!each |apiece |left |more )|^ (?:[^\s\d]+ ){1,2}\d\S* (?:today |yesterday )?$`

function demoted(pieces: readonly Piece[], at: number, count: AmountPiece): Piece[] {
  return [...pieces.slice(0, at), toNumber(count), ...pieces.slice(at + 1)]
}
