import { dayNumber } from '#domain/calendar.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import type { Context } from '#server/context.ts'

/** Of where it was one speaks for some days, of the way home only on the next. */
const there = /\bthere\b/i
const MOST_DAYS_THERE = 7

const goesOn = /^\W*(?:and|then|plus|also|oh and)\b/i
const outing = pattern.i`\b(?:there|after(?:wards?| that)|(?:on|for) the way (?:home|back|there)|(?:coming|going|heading) (?:home|back)
  |before that|(?:the )?same (?:day|night|evening)|that (?:day|night|evening|morning))\b`

const behind =
  /^\W*[\p{L}'’ ]{2,30}? (?:after(?:wards?)?|there|later)[,:] |[,.] ?(?:the )?same (?:day|night|evening)(?=[,.]|\W*$)/iu

/** "and a kebab on the way home nine" right after "beers last night 32" was of that night too. Null for any other sentence. */
export async function readSameOuting(
  context: Context,
  speaker: Speaker,
  { understanding }: Heard,
): Promise<Understanding | null> {
  const { message, today } = speaker
  const { frames } = understanding
  const isSame = (goesOn.test(message) && outing.test(message)) || behind.test(message)
  if (!isSame || /\b(?:again|from work)\b/i.test(message) || saidFigures(message, speaker).days.length > 0) return null
  const tellsToday = frames.every((frame) => frame.intent === 'add' && frame.transaction.day === today)
  const [last] = tellsToday ? await standingTurns(context, speaker, 1) : []
  const [day, ...others] = new Set(last?.entries.map(({ date }) => date))
  if (day === undefined || others.length > 0) return null
  const daysAgo = dayNumber(today) - dayNumber(day)
  if (daysAgo < 1 || daysAgo > (there.test(message) ? MOST_DAYS_THERE : 1)) return null
  return {
    ...understanding,
    frames: frames.map((frame) =>
      frame.intent === 'add' ? { ...frame, transaction: { ...frame.transaction, day } } : frame,
    ),
  }
}
