import type { Day } from '#domain/calendar.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** A day as said; `future` days are never days of a spend. `unreal` names a day that no calendar has ("February 31"). */
export type DayRead = { to: number; day: Day; future: boolean; unreal?: string }

/** `asks`: a question is read, in which a bare year or feast can hardly be anything else. */
export type Reader = { tokens: readonly Token[]; today: Day; own: string; asks?: boolean }

export function norm(reader: Reader, at: number): string {
  return at < 0 ? '' : (reader.tokens[at]?.norm ?? '')
}

export function past(to: number, day: Day): DayRead {
  return { to, day, future: false }
}

export function dated({ today }: Reader, to: number, day: Day): DayRead {
  return { to, day, future: day > today }
}

/** The index behind an article. */
export function afterThe(reader: Reader, at: number): number {
  return norm(reader, at) === 'the' ? at + 1 : at
}

/** Nothing but these words was said, small words in front and marks behind aside. */
export function isWhole({ tokens }: Reader, from: number, to: number): boolean {
  if (from > 4 || tokens.length - to > 3) return false
  return (
    tokens.slice(0, from).every(({ norm }) => /^(on|the|for|it|was|its)$/.test(norm)) &&
    tokens.slice(to).every(({ kind }) => kind === 'mark')
  )
}

/** What stands between the two ends of a range. */
export const joints = /^(to|and|&|until|till|through|thru|-|–)$/
