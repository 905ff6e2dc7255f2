import { type Day, todayIn } from '#domain/calendar.ts'

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The zone that days and greetings follow: the browser's own, which the profile is kept equal to (ruling 25). */
export function useTimeZone(): string {
  return browserTimeZone()
}

/** The person's present day, read anew on each render. */
export function useToday(): Day {
  return todayIn(Date.now(), useTimeZone())
}
