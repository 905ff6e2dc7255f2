import { isAmount, type Piece, without } from '#domain/understanding/words/piece.ts'

/** The pieces without whatever stands behind the first price and is nothing that was paid; `until` says where what begins at a place ends, or gives that place itself. */
export function withoutBehindPrice(input: Piece[], until: (pieces: readonly Piece[], from: number) => number): Piece[] {
  const price = input.findIndex(isAmount)
  for (let from = price + 1; price >= 0 && from < input.length; from += 1) {
    const to = until(input, from)
    if (to > from) return withoutBehindPrice(without(input, from, to), until)
  }
  return input
}
