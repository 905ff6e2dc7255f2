import type { Day } from '#domain/calendar.ts'
import { readOnlyDay } from '#domain/talk/only-day.ts'
import type { Speaker } from '#server/assistant/speaker.ts'

/** "yesterday", "on Monday": the day that some words are, and nothing else; null for any others. */
export function dayOnly(words: string | undefined, { today }: Speaker): { day: Day } | null {
  const only = words === undefined ? null : readOnlyDay(words, today)
  return only?.words === 'D' || only?.words === 'on D' ? { day: only.day } : null
}
