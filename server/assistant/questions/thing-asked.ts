import type { SummaryFrame } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

/** "how many coffees have I had this week": the thing, where the engine reads the period alone. */
export async function thingCounted(context: Context, speaker: Speaker, question: SummaryFrame): Promise<SummaryFrame> {
  const frame = await spentOn(context, speaker, counted.exec(speaker.message)?.[1])
  if (!frame) return question
  return { ...frame, period: question.period, periodLabel: question.periodLabel }
}
const counted = pattern.i`\bhow many (?!times|entries|transactions|purchases|things|payments|expenses)(\D+?) (?:do|did|have|had|has
  |was|were|are)\b`

/** "what percentage is food": the part, where the engine takes the words for no total. */
export async function sharedOf(
  context: Context,
  speaker: Speaker,
  question: SummaryFrame,
): Promise<SummaryFrame | null> {
  const words = speaker.message
    .toLowerCase()
    .split(/[^\p{L}\p{N}'&-]+/u)
    .filter(Boolean)
  const lead = words.findIndex((word, at) => /^(?:is|was|on|for|to)$/.test(word) && words[at + 1] !== 'of')
  const rest = lead < 0 ? [] : words.slice(lead + 1)
  const start = rest.findIndex((word) => !/^(?:my|the|our|on|for)$/.test(word))
  const about = start < 0 ? '' : rest.slice(start).join(' ')
  const frame = /\d/.test(about) ? null : await spentOn(context, speaker, about)
  if (!frame?.category && !frame?.merchant) return null
  return { ...frame, period: question.period, periodLabel: question.periodLabel }
}

/** The total that is asked of a thing, where the words for it name one. */
async function spentOn(context: Context, speaker: Speaker, about: string | undefined): Promise<SummaryFrame | null> {
  if (!about) return null
  const message = `how much did i spend on ${about}`
  const [frame] = (await interpret(context, { ...speaker, message, last: null })).frames
  return frame?.intent === 'summary' ? frame : null
}

/** "how often did I get coffee": what is counted, where the engine takes the words for no total. */
export async function countedOf(context: Context, speaker: Speaker): Promise<SummaryFrame | null> {
  const counted =
    /\b(?:do|did|have|was|were) (?:i|we) (?:(?:already|usually|been|go|went|get|got|have|had|buy|bought|take|took|eat|ate|order|ordered|drink|drank|at|to|for|the|a|my) )*(.+)$/i
  return spentOn(context, speaker, counted.exec(speaker.message)?.[1])
}
