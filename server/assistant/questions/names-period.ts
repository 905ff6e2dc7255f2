import { findPeriod } from '#domain/understanding/days/period-phrase.ts'
import { tokenise } from '#domain/understanding/words/token.ts'
import type { Speaker } from '#server/assistant/speaker.ts'

/** "yesterday", "the whole week", "for today": a period and nothing else. */
export function namesPeriod(words: string, { today, currency }: Speaker): boolean {
  const tokens = tokenise(words)
  const read = findPeriod(tokens, 0, tokens.length, today, currency)
  if (!read || read.to !== tokens.length) return false
  return tokens.slice(0, read.from).every(({ norm }) => /^(?:the|for|in|on|over|all|of|during)$/.test(norm))
}
