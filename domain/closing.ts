import { addDays, type Day, todayIn } from '#domain/calendar.ts'

/** Days that a closed account is kept before all of it is erased (ruling 18). */
export const DAYS_KEPT = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** The moment at which an account closed now is erased, ISO 8601. */
export function purgeMoment(now: number): string {
  return new Date(now + DAYS_KEPT * DAY_MS).toISOString()
}

/** The same moment as a day of the person's own. */
export function purgeDay(now: number, timeZone: string): Day {
  return addDays(todayIn(now, timeZone), DAYS_KEPT)
}
