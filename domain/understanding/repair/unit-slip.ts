import { currencyWord } from '#domain/understanding/money/currency-words.ts'
import { isMarker, isPause } from '#domain/understanding/repair/slip-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/**
 * "65 euros I mean pounds", "taxi 20 dollars, sorry, euros": the words without the first currency and without those that took it back; the
 * same list where no currency was put right.
 */
export function withUnitMeant(tokens: readonly Token[], pieces: readonly Piece[]): readonly Token[] {
  for (const [at, piece] of pieces.entries()) {
    const end = pieces[at + 1]
    if (piece.type !== 'word' || currencyWord(piece.norm) === null || (end && !isPause(end) && end.type !== 'end'))
      continue
    let before = at - 1
    while (isPause(pieces[before]) || isMarker(pieces, before)) before -= 1
    const amount = pieces[before]
    const isTakenBack = pieces.slice(before + 1, at).some((_, index) => isMarker(pieces, before + 1 + index))
    if (!isTakenBack || amount?.type !== 'amount') continue
    const number = tokens.slice(amount.from, amount.to).filter(({ kind, norm }) => {
      if (kind === 'mark') return norm === '.'
      return kind === 'number' || currencyWord(norm) === null
    })
    return [...tokens.slice(0, amount.from), ...number, ...tokens.slice(piece.from)]
  }
  return tokens
}
