import type { Period } from '#domain/calendar.ts'
import { findPeriod } from '#domain/understanding/days/period-phrase.ts'
import { tokenise } from '#domain/understanding/words/token.ts'
import type { Speaker } from '#server/assistant/speaker.ts'

/** "the netflix from September", "the uber of last week", "last month's rent": the days among which an entry is; null where they are one, or none is said. */
export function periodSaid(text: string, { today, currency }: Pick<Speaker, 'today' | 'currency'>): Period | null {
  for (const words of [led.exec(text)?.[1], owning.exec(text)?.[1]]) {
    const tokens = tokenise(words ?? '')
    const read = findPeriod(tokens, 0, tokens.length, today, currency)
    if (read?.from === 0 && read.period.from !== read.period.to) return read.period
  }
  return null
}
const led =
  /\b(?:from|of|in|for|during) ((?:the )?(?:last |this |previous )?[a-z]{3,9}(?: \d{4})?)(?=[\s,]*(?:\bto\b|[,.!]|please\b|$))/i
const owning = /\b((?:last|this|previous) (?:week|month|year)|[a-z]{3,9})['’]s (?=[a-z])/i
