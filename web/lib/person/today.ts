import { type Day, todayIn } from '#domain/calendar.ts'

/** A traveller's new zone is noticed after this long at most. */
const ZONE_HOLDS_MS = 5_000

let known = { zone: '', until: Number.NEGATIVE_INFINITY }

/** Asked of the browser every few seconds only: its answer takes as long as reading a sentence, and every card wants to know. */
export function browserTimeZone(): string {
  const now = performance.now()
  if (now >= known.until) known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, until: now + ZONE_HOLDS_MS }
  return known.zone
}

/** The zone that days and greetings follow: the browser's own, which the profile is kept equal to (ruling 25). */
export function useTimeZone(): string {
  return browserTimeZone()
}

/** The person's present day, read anew on each render. */
export function useToday(): Day {
  return todayIn(Date.now(), useTimeZone())
}
