import { cover } from '#domain/understanding/words/cover.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** Where some tokens stand, and their words; `to` is the index after the last. */
export function stretch(tokens: readonly Token[], from: number, to: number) {
  const said = tokens.slice(from, to)
  return { from, to, ...cover(said), norm: said.map(({ norm }) => norm).join(' '), struck: false }
}
