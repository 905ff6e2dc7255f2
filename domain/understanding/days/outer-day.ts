import type { Day } from '#domain/calendar.ts'
import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import { mayBegin } from '#domain/understanding/days/may-begin.ts'
import type { Frame, Span } from '#domain/understanding/frame.ts'
import { dayNamed, numberedName } from '#domain/understanding/pieces/name-piece.ts'
import { cover } from '#domain/understanding/words/cover.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** A day that stands at one end of a sentence, where the phrase stands, and the sentence without it. */
export type OuterDay = { day: Day; span: Span; rest: Token[] }

/** What goes on with the day itself ("yesterday was …", "yesterday and today"), so that it is no mere opening. */
const goesOn = /^(and|or|to|until|till|through|was|were|is|s|wait|i mean|of|[-–&/])$/

function isOfTheDay(tokens: readonly Token[], at: number): boolean {
  return goesOn.test(normAt(tokens, at)) && !/^(going|gonna|about)$/.test(normAt(tokens, at + 1))
}

/** "yesterday coffee 4 and lunch 12": the only day of the sentence, told before everything else; null for all others. */
export function leadingDay(tokens: readonly Token[], today: Day, own: string): OuterDay | null {
  const reader = { tokens, today, own }
  let at = 0
  while (fillers.has(normAt(tokens, at)) || (at > 0 && tokens[at]?.norm === ',')) at += 1
  if (!mayBegin(tokens[at])) return null
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
export function opened([first, ...others]: readonly Frame[], span: Span): Frame[] {
  return first ? [{ ...first, spans: [span, ...first.spans] }, ...others] : []
}

/** "tickets 80 plus 12 in fees earlier today": the only day of the sentence, told last and this one; null for all others. */
export function closingToday(tokens: readonly Token[], today: Day, own: string): OuterDay | null {
  let end = tokens.length
  while (/^[.!]$/.test(normAt(tokens, end - 1))) end -= 1
  const from = end - lengthOfToday(tokens, end)
  if (from === end || from < 2 || leadsOn.test(normAt(tokens, from - 1))) return null
  const told = tokens.slice(0, tokens[from - 1]?.norm === ',' ? from - 1 : from)
  const reader = { tokens: told, today, own }
  const others = told.some(({ norm }, at) => usual.test(norm) || readDayAt(reader, at))
  return others ? null : { day: today, span: cover(tokens.slice(from, end)), rest: [...told, ...tokens.slice(end)] }
}

/** "today", "earlier today", "just now", "this morning". */
function lengthOfToday(tokens: readonly Token[], end: number): number {
  const [before, last] = [normBefore(tokens, end, 2), normAt(tokens, end - 1)]
  if (last === 'today') return before === 'earlier' ? 2 : 1
  return (last === 'now' && before === 'just') || (last === 'morning' && before === 'this') ? 2 : 0
}
const leadsOn = /^(?:from|since|of|until|till|by|than|and|or|for|is|was|not|day|night|morning)$/
const usual = /^(?:usually|normally|typically|but|due|day|night)$/

/** The entry that the closing day was told behind shows it as its own. */
export function closed(frames: readonly Frame[], { span }: OuterDay): Frame[] {
  const last = frames.at(-1)
  return last ? [...frames.slice(0, -1), { ...last, spans: [...last.spans, span] }] : []
}
