import type { Clock } from '#domain/clock.ts'
import type { UnderstandingContext } from '#domain/understanding/frame.ts'

type Last = NonNullable<UnderstandingContext['last']>

/** A talk that has been silent for so long is over. */
export const TALK_LIVES_MS = 10 * 60_000
const MOST_KEPT = 5000

/** What each person was talking about just now, for "and last month?". It lives ten minutes; what was said is in the conversation. */
export type Memory = {
  last(userId: string): Last | null
  remember(userId: string, last: Last): void
}

/** Keeps a bounded number of people; those who spoke longest ago go first. */
export function createMemory(clock: Clock): Memory {
  const kept = new Map<string, { last: Last; until: number }>()
  return {
    last(userId) {
      const found = kept.get(userId)
      return found && found.until > clock() ? found.last : null
    },
    remember(userId, last) {
      kept.delete(userId)
      kept.set(userId, { last, until: clock() + TALK_LIVES_MS })
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break
        kept.delete(oldest)
      }
    },
  }
}
