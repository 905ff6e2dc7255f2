import type { Clock } from '#domain/clock.ts'
import type { UnderstandingContext } from '#domain/understanding/frame.ts'

type Last = NonNullable<UnderstandingContext['last']>

/** A talk that has been silent for so long is over. */
export const TALK_LIVES_MS = 10 * 60_000
const MOST_KEPT = 5000

/** What each person was talking about just now, for "and last month?". It lives ten minutes; what was said is in the conversation. */
export type Memory = {
  last(userId: string): Last | null
  /** The total that was asked for last, whatever was written since. */
  asked(userId: string): Last['summary'] | null
  remember(userId: string, last: Last): void
}

/** Keeps a bounded number of people; those who spoke longest ago go first. */
export function createMemory(clock: Clock): Memory {
  const kept = new Map<string, { last: Last; asked: Last['summary'] | undefined; until: number }>()
  const living = (userId: string) => {
    const found = kept.get(userId)
    return found && found.until > clock() ? found : null
  }
  return {
    last: (userId) => living(userId)?.last ?? null,
    asked: (userId) => living(userId)?.asked ?? null,
    remember(userId, last) {
      const asked = last.summary ?? living(userId)?.asked
      kept.delete(userId)
      kept.set(userId, { last, asked, until: clock() + TALK_LIVES_MS })
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break
        kept.delete(oldest)
      }
    },
  }
}
