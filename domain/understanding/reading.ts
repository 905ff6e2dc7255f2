import type { Clause } from '#domain/understanding/clause.ts'
import type { Draft, Frame, Span, UnderstandingContext } from '#domain/understanding/frame.ts'
import { cover } from '#domain/understanding/words/cover.ts'
import { type AmountPiece, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** Everything that the readers of intents look at. */
export type Reading = {
  clause: Clause
  tokens: readonly Token[]
  text: string
  context: UnderstandingContext
  currency: string
}

/** What a clause comes to. */
export type Part = { frames: Frame[]; drafts: Draft[]; strikes: Span[] }

/** Whether one of some phrases stands in the clause, as whole words. */
export function says(clause: Clause, ...phrases: readonly string[]): boolean {
  return phrases.some((phrase) => clause.words.includes(phrase) && clause.words.includes(` ${phrase} `))
}

/** Whether the clause begins with one of some phrases, fillers aside. */
export function startsWith(words: string, ...phrases: readonly string[]): boolean {
  return phrases.some((phrase) => words.startsWith(phrase, 1) && words.charAt(phrase.length + 1) === ' ')
}

export function firmAmounts(clause: Clause): AmountPiece[] {
  return clause.pieces.filter((piece): piece is AmountPiece => piece.type === 'amount' && !piece.struck)
}

/** A clause with other pieces than were said; its fields are written out so that all clauses have one shape, as pieces do. */
export function withPieces({ from, to, question }: Clause, pieces: Piece[]): Clause {
  return { pieces, words: phraseText(pieces), from, to, question }
}

/** Where the words of a clause stand. */
export function clauseSpan({ pieces }: Clause): Span[] {
  return pieces.length === 0 ? [] : [cover(pieces)]
}

export function spanOfPiece(piece: Piece): Span {
  return { start: piece.start, end: piece.end }
}

/** The words without leading fillers, for rules about how a clause begins. */
export function leadingWords(clause: Clause, fillers: ReadonlySet<string>): string {
  let at = 0
  while (at < clause.pieces.length) {
    const piece = clause.pieces[at]
    if (piece?.type === 'separator' || (piece?.type === 'word' && fillers.has(piece.norm))) at += 1
    else break
  }
  return phraseText(clause.pieces.slice(at))
}
