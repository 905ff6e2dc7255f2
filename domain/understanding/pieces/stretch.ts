import { prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** Where some tokens stand, and their words; `to` is the index after the last. */
export function stretch(tokens: readonly Token[], from: number, to: number) {
  const first = tokens[from]
  const last = prior(tokens, to)
  const norms =
    to === from + 1
      ? (first?.norm ?? '')
      : tokens
          .slice(from, to)
          .map((token) => token.norm)
          .join(' ')
  return { from, to, start: first?.start ?? 0, end: last?.end ?? 0, norm: norms, struck: false }
}
