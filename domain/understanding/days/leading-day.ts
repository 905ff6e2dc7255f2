import type { Day } from '#domain/calendar.ts'
import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import type { Frame, Span } from '#domain/understanding/frame.ts'
import { dayNamed, numberedName } from '#domain/understanding/pieces/name-piece.ts'
import { cover } from '#domain/understanding/words/cover.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** The day that a sentence begins with, where the phrase stands, and the sentence without it. */
export type LeadingDay = { day: Day; span: Span; rest: Token[] }

/** What goes on with the day itself ("yesterday was …", "yesterday and today"), so that it is no mere opening. */
const goesOn = /^(and|or|to|until|till|through|was|were|is|s|wait|i mean|of|[-–&/])$/

function isOfTheDay(tokens: readonly Token[], at: number): boolean {
  return goesOn.test(tokens[at]?.norm ?? '') && !/^(going|gonna|about)$/.test(tokens[at + 1]?.norm ?? '')
}

/** "yesterday coffee 4 and lunch 12": the only day of the sentence, told before everything else; null for all others. */
export function leadingDay(tokens: readonly Token[], today: Day, own: string): LeadingDay | null {
  const reader = { tokens, today, own }
  let at = 0
  while (fillers.has(tokens[at]?.norm ?? '') || (at > 0 && tokens[at]?.norm === ',')) at += 1
  const read = numberedName(tokens, at) || dayNamed(tokens, at) ? null : readDayAt(reader, at)
  const next = tokens[read?.to ?? 0]
  if (!read || read.future || read.unreal !== undefined || !next || next.hyphen || isOfTheDay(tokens, read.to))
    return null
  const span = cover(tokens.slice(at, read.to))
  const rest = tokens.slice(/^[,:;]$/.test(next.norm) ? read.to + 1 : read.to)
  const behind = { tokens: rest, today, own }
  const others = rest.some(({ norm }, index) => norm === 'day' || norm === 'night' || readDayAt(behind, index))
  return others ? null : { day: read.day, span, rest: [...tokens.slice(0, at), ...rest] }
}

/** The entry that the leading day was told in front of shows it as its own. */
export function opened([first, ...others]: readonly Frame[], { span }: LeadingDay): Frame[] {
  return first ? [{ ...first, spans: [span, ...first.spans] }, ...others] : []
}
