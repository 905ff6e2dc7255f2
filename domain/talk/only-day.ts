import type { Day } from '#domain/calendar.ts'
import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import { dayNamed, numberedName } from '#domain/understanding/pieces/name-piece.ts'
import { cover } from '#domain/understanding/words/cover.ts'
import { tokenise } from '#domain/understanding/words/token.ts'

/** A sentence in small letters, without marks, with a D for its only day; `isDenied`: another one was said not to be it. */
export type OnlyDay = { day: Day; words: string; isDenied: boolean }

/** Reads the one day up to today that a sentence tells, "not today" beside it aside; null where it tells none, or more. */
export function readOnlyDay(text: string, today: Day): OnlyDay | null {
  const tokens = tokenise(text)
  const reader = { tokens, today, own: '' }
  const told: Day[] = []
  let words = ''
  let end = 0
  let isDenied = false
  for (let at = 0; at < tokens.length; at += 1) {
    const read = numberedName(tokens, at) || dayNamed(tokens, at) ? null : readDayAt(reader, at)
    if (!read) continue
    const place = cover(tokens.slice(at, read.to))
    const between = text.slice(end, place.start)
    const isRepeated = told.at(-1) === read.day && apposed.test(between)
    const before = words + between
    const denied = denying.exec(` ${before}`)
    if (!isRepeated) words = denied ? before.slice(0, Math.max(0, denied.index - 1)) : `${before} D `
    isDenied ||= denied !== null
    if (!denied && (read.future || read.unreal !== undefined)) return null
    if (!denied && !isRepeated) told.push(read.day)
    end = place.end
    at = read.to - 1
  }
  const [day, ...others] = told
  if (day === undefined || day > today || others.length > 0) return null
  return { day, words: plain(words + text.slice(end)), isDenied }
}

/** "yesterday, on the first": the same day once more. */
const apposed = /^[\s,]*(?:so |that's |that is )?(?:on )?(?:the )?$/i

/** "not yesterday", "was not yesterday", "it wasn't yesterday" */
const denying =
  /(?:[\s,]+(?:it|that))?(?:[\s,]+(?:was|were|is))?[\s,]+not\s+$|(?:[\s,]+(?:it|that))?\s(?:wasn['’]?t|weren['’]?t|isn['’]?t)\s+$/i

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/(?<!\S)d(?!\S)/g, 'D')
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}&'\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
