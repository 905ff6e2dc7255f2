import { inherit } from '#domain/understanding/money/money-read.ts'
import { isContent } from '#domain/understanding/repair/repair-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

/** "lamp 45 from IKEA, candles 9, and actually the lamp was 49": the thing was named before, and its amount is put right where it stands. */
export function replaceNamed(pieces: Piece[], at: number, next: number): boolean {
  const named = /^(the|my)$/.test(normAt(pieces, next)) ? next + 1 : next
  const thing = pieces[named]
  if (!thing || !isContent(thing) || !/^(was|were|is|should)$/.test(normAt(pieces, named + 1))) return false
  const fresh = pieces[pieces[named + 2]?.norm === 'be' ? named + 3 : named + 2]
  const first = pieces.findLastIndex(
    ({ norm, struck }, index) => index < at && !struck && (norm === thing.norm || `${norm}s` === thing.norm),
  )
  const behind = /^(was|were|is|are)$/.test(normAt(pieces, first + 1)) ? first + 2 : first + 1
  const before = first > 1 && /^(for|on)$/.test(normBefore(pieces, first)) ? first - 2 : behind
  const old = pieces[before]
  if (first < 0 || old?.type !== 'amount' || old.struck || fresh?.type !== 'amount') return false
  const money = inherit(fresh.money, old.money)
  const from = prior(pieces, at)?.type === 'separator' ? at - 1 : at
  const to = pieces.indexOf(fresh)
  silence(pieces, from, to)
  pieces.splice(to, 1)
  pieces.splice(before, 1, { ...old, struck: true }, { ...fresh, money, doubt: null, correctedFrom: old.money })
  return true
}

/** "40, no i did 50", "41, wait, with tip 48", "63, no, that's the old price, 65": where the amount stands that a clause without a name leads to; 0 for none. */
export function explainedAmount(pieces: readonly Piece[], from: number): number {
  let at = from
  while (at < from + 10 && explains(pieces, at)) at += 1
  if (at === from || pieces[at]?.type !== 'amount') return wholeWithMore(pieces, from)
  const next = pieces[at + 1]
  const thing = pieces.slice(at + 2, at + 4).find(({ norm }) => !/^(the|my|a)$/.test(norm))
  const led = /^(for|on|at|from|to)$/.test(next?.norm ?? '') && !/^(receipt|bill|slip|app)$/.test(thing?.norm ?? '')
  return isContent(next) || (led && isContent(thing)) ? 0 : at
}

/** "42, no hang on, I got the last round as well so 61": what it all came to, with what was forgotten at first; 0 for none. */
function wholeWithMore(pieces: readonly Piece[], from: number): number {
  const isTold = ({ type, struck }: Piece): boolean => type === 'amount' && !struck
  const at = pieces.findIndex((piece, index) => index > from && isTold(piece))
  const [old, whole] = [pieces.findLast((piece, index) => index < from && isTold(piece)), pieces[at]]
  if (old?.type !== 'amount' || whole?.type !== 'amount' || isContent(pieces[at + 1])) return 0
  const isMore = (whole.money.amountMinor ?? 0) > (old.money.amountMinor ?? Number.POSITIVE_INFINITY)
  return isMore && hadMore.test(phraseText(pieces.slice(from, at))) ? at : 0
}
const hadMore = pattern`^ (?:(?:i|we|um) )*(?:got|had|bought|took|paid for|added|ordered|covered) (?!so )(?:\S+ ){1,5}?(?:as well|too|also) (?:um )*so (?:(?:um
  |its|it|thats|that|was|is|came|comes|to|altogether|in total|make|call) )*$`

function explains(pieces: readonly Piece[], at: number): boolean {
  const [before, piece] = [normBefore(pieces, at), pieces[at]]
  if (piece?.type === 'repair') return !piece.cancels
  if (piece?.type === 'separator') return piece.norm === ','
  if (piece?.type === 'day') return /^(was|were|from|for|time)$/.test(before)
  if (isPossessive(piece) || isAsOrdered(pieces, at)) return true
  if (/^(tip|tax|service)$/.test(piece?.norm ?? ''))
    return /^(with|the|including|before|after|incl|added)$/.test(before)
  if (piece?.norm === 'for' && /^(sale|offer|price)$/.test(before)) return isAmount(pieces[at + 1])
  if (piece?.type !== 'word' || (piece.capital && isContent(piece)) || otherPayment.test(piece.norm)) return false
  return !isContent(piece) || priceWords.test(piece.norm) || /^(i|im|we|he|she|it|they|me)$/.test(before)
}

/** "wait, without the guac it was 11.35", "no, with the egg 11": what it was had with, or without. */
function isAsOrdered(pieces: readonly Piece[], at: number): boolean {
  if (/^(?:with|without)$/.test(normAt(pieces, at))) return true
  const determined = /^(?:the|any|my|extra)$/.test(normBefore(pieces, at))
  const isOf = /^(?:with|without)$/.test(normBefore(pieces, at, determined ? 2 : 1))
  if (isOf && isContent(pieces[at]) && /^(?:,|it|thats|its|was)$/.test(normAt(pieces, at + 1))) return true
  // "no, with the egg 11"; "no, with Mum 20", "no, with gas 1000" tell of something else.
  const [marker, thing] = [skipBack(pieces, at - (determined ? 3 : 2)), pieces[at]]
  const isDish = thing?.type === 'name' && thing.entry.display === null && thing.entry.category === 'Food & Dining'
  return isOf && isDish && marker?.norm === 'no' && isAmount(pieces[at + 1]) && pieces[at + 2] === undefined
}

/** The piece at a place, or the one before the pause that stands there. */
function skipBack(pieces: readonly Piece[], at: number): Piece | undefined {
  return pieces[at]?.type === 'separator' ? pieces[at - 1] : pieces[at]
}

/** "no wait that's my wife's": whose the first was. */
function isPossessive(piece: Piece | undefined): boolean {
  const marked = piece !== undefined && piece.end - piece.start > piece.norm.length
  return (
    piece?.type === 'word' &&
    marked &&
    /s$/.test(piece.norm) &&
    !/^(?:its|thats|theres|whats|heres|lets)$/.test(piece.norm)
  )
}

const priceWords = pattern`^(the|my|mine|mines|old|new|wrong|right|price|total|amount|figure|bill|receipt|time|one|last|usual|actual
  |real|driver|guy|man|woman|lady|waiter|cashier|till|sale|offer|reduced|discounted|cheaper|special)$`
const otherPayment = pattern`^(tipped|tip|gave|sent|lent|owe|owed|won|sold|earned|got|back|another|more|extra|for|or|and|if|not
  |dont|didnt|bought|half|split|each)$`
