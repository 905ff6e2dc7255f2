import type { Day } from '#domain/calendar.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** A day as said; `future` days are never days of a spend. */
export type DayRead = { to: number; day: Day; future: boolean }

export type Reader = { tokens: readonly Token[]; today: Day; own: string }

export function norm(reader: Reader, at: number): string {
  return reader.tokens[at]?.norm ?? ''
}

export function past(to: number, day: Day): DayRead {
  return { to, day, future: false }
}
