import type { Clock } from '#domain/clock.ts'
import { AppError } from '#domain/errors.ts'

const WINDOW_MS = 60_000

export type RateLimiter = {
  /** Counts one request of `who`; throws `too_many_requests` above `perMinute`, with the seconds until the next try. */
  count(who: string, perMinute: number): void
}

/** Counts in memory, a minute from the first request of each. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { endsAt: number; used: number }>()
  let nextSweep = clock() + WINDOW_MS

  const sweep = (now: number) => {
    if (now < nextSweep) return
    for (const [who, window] of windows) if (window.endsAt <= now) windows.delete(who)
    nextSweep = now + WINDOW_MS
  }

  return {
    count(who, perMinute) {
      const now = clock()
      sweep(now)
      const running = windows.get(who)
      const window = running && running.endsAt > now ? running : { endsAt: now + WINDOW_MS, used: 0 }
      window.used += 1
      windows.set(who, window)
      if (window.used <= perMinute) return
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000) })
    },
  }
}
