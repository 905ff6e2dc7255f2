import { readRetelling } from '#domain/talk/retell-sentence.ts'
import { unnamed } from '#domain/understanding/entries/unnamed.ts'
import type { Frame, Understanding } from '#domain/understanding/frame.ts'
import type { TurnOutcome } from '#domain/views.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { toldLike } from '#server/assistant/talk/told-like.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const links = '(?:[,\\s]+(?:again|back|home|there|but|for|at|only|just|was|cost|it|this time))*[,\\s]*$'
const putting = '(?:(?:add|log|put|save|note|record|enter|make)(?: down| in)? )?'
const oneMore = new RegExp(
  `^${putting}(?:another|one more|once more|(?:the )?same(?: again| thing| one)?|a second|(?:plus |and )?one(?: more)? for (?:me|myself|us|him|her|my \\p{L}+|the kids))(?: one)?(?: of (?:those|them))?${links}`,
  'iu',
)

const LONGEST = 100
/** "another one on the way home, 3.75" */
const oneMoreOnWay =
  /^\W*(?:(?:and|then|oh|plus)\b[\s,]*)*(?:another|one more|the same|same again)(?: one)? on (?:the|my|our) way (?:back|home|there|out),? (?:(?:it |that )?was |for |but )?(?!at\b)(\S+(?: \S+){0,2}?)(?: this time)?\W*$/i

/** "and 11 for another one" */
const oneMoreBehind = /^(\S+(?: \S+){0,2}?) (?:for|on) (?:another(?: one)?|a second one|one more)\W*$/i

/** "add one for 4.50", "then add it, 40": one of what was asked about; of nothing that was told. */
const oneOfAsked = new RegExp(
  `^(?:(?:please|you can|can you|ok|okay|and|then|so)[\\s,]+)*(?:add|log|put|save|note|record|enter)(?: down| in)? (?:(?:a new )?one|it)(?: down| in)?${links}`,
  'i',
)

/** "then put it down, 61.05" behind "did I tell you about the gas bill yet", of which nothing stands. */
const putDown =
  /^\W*(?:(?:ok|okay|and|then|so|no|oh|well|please)[\s,]+)*(?:add|log|put|save|note|record|enter|write)(?: (?:it|that))(?: (?:down|in))?[\s,.:;]+(?:(?:at|as|for|it was|it['’]?s)[\s,]+)*(\S+?(?: \S+?){0,3}?)\W*$/i

/**
 * "another one for 12.99", "same again but 5": what was saved last once more, at another amount; right after a question, what that was about
 * ("add another one today, 12 dollars", "add one for 4.50"). Null for any other sentence.
 */
export async function readAgainFor(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  const untold = putDown.exec(speaker.message.trim())?.[1]
  if (untold !== undefined && onlyAmount(untold, speaker) !== null) {
    const [asking] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
    const asked = asking?.outcome.summary
    return asked && asked.count === 0 ? likeAsked(context, speaker, { asked, words: untold }) : null
  }
  const onWay = speaker.message.length > LONGEST ? undefined : oneMoreOnWay.exec(speaker.message)?.[1]
  const price = onlyAmount(onWay, speaker)
  if (onWay !== undefined && price !== null) {
    const told = await toldAlone(context, speaker)
    const isLike = told && !isFarFrom(told.entry.amountMinor, price)
    return isLike ? toldLike(context, speaker, { entry: told.entry, words: onWay }) : null
  }
  const [frame, ...more] = frames
  const start = frame && more.length === 0 && isNameless(frame) ? frame.spans[0]?.start : undefined
  if (start === undefined) return null
  const { text } = readRetelling(speaker.message)
  const lead = text.slice(0, start).trimStart()
  const isOne = oneOfAsked.test(lead)
  const behind = oneMoreBehind.exec(speaker.message.slice(start))?.[1]
  if (!isOne && behind === undefined && !oneMore.test(lead)) return null
  const words = behind ?? speaker.message.slice(start)
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (before?.outcome.summary) return likeAsked(context, speaker, { asked: before.outcome.summary, words })
  if (isOne) return null
  const told = await toldAlone(context, speaker)
  return told && toldLike(context, speaker, { entry: told.entry, words })
}

/** Whether an amount is told, and no thing. */
function isNameless(frame: Frame): boolean {
  if (frame.intent === 'clarify') return !frame.draft.merchant
  return frame.intent === 'add' && frame.transaction.merchant === unnamed.spend && !frame.transaction.categoryKnown
}

/** The same words told of the one thing that a total was asked of. */
async function likeAsked(
  context: Context,
  speaker: Speaker,
  { asked, words }: { asked: NonNullable<TurnOutcome['summary']>; words: string },
): Promise<Understanding | null> {
  const { merchant, newest } = asked
  if (merchant === null) return null
  const entry = newest.find((each) => each.merchant.toLowerCase() === merchant.toLowerCase())
  if (entry) return toldLike(context, speaker, { entry, words })
  const heard = await interpret(context, { ...speaker, message: `${merchant} ${words}`, last: null })
  return heard.intent === 'add' && heard.frames.length === 1 ? { ...heard, drafts: [] } : null
}
