import { cover } from '#domain/understanding/words/cover.ts'
import { inRole, type Piece, type Role } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** Some tokens as one piece; `to` is the index after the last. */
export function stretch(tokens: readonly Token[], from: number, to: number, role: Role): Piece {
  const { start, end } = cover(tokens.slice(from, to))
  return inRole({ from, to, start, end, norm: textOf(tokens, from, to), struck: false }, role)
}

export function textOf(tokens: readonly Token[], from: number, to: number): string {
  let text = normAt(tokens, from)
  for (const { norm } of tokens.slice(from + 1, to)) text += ` ${norm}`
  return text
}
