import { isAmount, type Piece, phraseText } from '#domain/understanding/words/piece.ts'

/** "48 and I tipped 10 at Chili's": the place behind the tip is that of the bill, which names none. */
export function tipAtPlace(pieces: Piece[]): Piece[] {
  const tipped = pieces.findIndex(({ norm }) => norm === 'tipped')
  const at = pieces.findIndex(isAmount)
  if (tipped < 0 || at < 0 || at > tipped || pieces[tipped + 1]?.type !== 'amount') return pieces
  const [led, place, next] = pieces.slice(tipped + 2)
  const isPlace = led?.norm === 'at' && (place?.type === 'name' || (place?.type === 'word' && place.capital))
  if (!isPlace || !led || !place || (next && next.type !== 'end' && next.type !== 'day')) return pieces
  if (!opens.test(phraseText(pieces.slice(0, at))) || !joins.test(phraseText(pieces.slice(at + 1, tipped))))
    return pieces
  return [...pieces.slice(0, at + 1), led, place, ...pieces.slice(at + 1, tipped + 2), ...pieces.slice(tipped + 4)]
}
const opens = /^ (?:(?:i|we|just|so|paid|spent|it|was|bill|the|um) )*$/
const joins = /^ (?:(?:and|then|plus|um|i|we|also) )*$/
