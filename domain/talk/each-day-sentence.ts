import { addDays, type Day, dayParts, monthName, startOfWeek, weekdayNames } from '#domain/calendar.ts'
import { listWords } from '#domain/list-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const LONGEST = 120
const names = weekdayNames.map((name) => name.toLowerCase())
const weekday = `(?:${names.join('|')})`
const eachDay = pattern.i`[\s,]*\b(?:on )?(?:every|each) (?:single )?(day|morning|evening|night|workday|working day|weekday)
  (?:,? (?:of )?(this|last) week(?: so far)?|,? (?:from )?(${weekday}) (?:to|till|until|through|thru) (${weekday}))(?:,? (?:except|but not|but|not|apart from|besides)(?: for)?(?: on)? (${weekday})(?:(?: and|,) (?:on )?(${weekday}))?)?\b`
/** A question, a plan, and what is only wished for. */
const untold =
  /^\W*(?:how|what|when|why|who|which|did|do|does|is|are|was|can|could|should|if|set|limit|budget|save|remind|i (?:want|need|plan|will|would|could|might|should))\b/i

export type EachDay = { message: string; count: number }

/**
 * "coffee 4.50 every day this week" with the days by their dates, from Monday to today; `count`: how many. Null for any other sentence, and
 * where none of the days has come.
 */
export function withEachDay(text: string, today: Day): EachDay | null {
  if (text.length > LONGEST || !/\b(?:every|each)\b/i.test(text) || untold.test(text)) return null
  const found = eachDay.exec(text)
  if (!found) return null
  const [phrase, kind = '', week, from, to, ...except] = found
  const monday = addDays(startOfWeek(today), week?.toLowerCase() === 'last' ? -7 : 0)
  const isWork = /^w/i.test(kind)
  const [first, last] = [from ? placeOf(from) : 0, to ? placeOf(to) : isWork ? 4 : 6]
  const out = except.map((each) => (each ? placeOf(each) : -1))
  const days = names
    .map((_, at) => ({ at, day: addDays(monday, at) }))
    .filter(({ at, day }) => at >= first && at <= last && day <= today && !out.includes(at))
    .map(({ day }) => `${monthName(day)} ${dayParts(day).date}`)
  // A stretch that has not come to its end yet is told of as it will be.
  if (days.length === 0 || (to && addDays(monday, last) > today)) return null
  const rest = text
    .replace(phrase, '')
    .replace(/[\s,.!]+$/, '')
    .trim()
  return { message: `${rest} on ${listWords(days)}`, count: days.length }
}

function placeOf(name: string): number {
  return names.indexOf(name.toLowerCase())
}
