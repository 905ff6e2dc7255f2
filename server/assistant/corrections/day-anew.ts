import { readDayTold } from '#domain/talk/day-told-sentence.ts'
import { openers } from '#domain/talk/openers.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Frame, Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editEach, editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { entriesOnOtherDay } from '#server/assistant/find/entries-on-other-day.ts'
import { placeSaid } from '#server/assistant/find/entry-by-place.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 120
const happened = /\b(?:was|were|got|happened|sold|bought|paid|ordered|picked up|grabbed|came|arrived|landed)\b/i
const another = /\b(?:another|an?|again|as well|second|new)\b/i

/** "make the taxi yesterday, we came back before midnight" */
const making = pattern.iu`^(?:make|set|put|date|move) ((?:the|my|our) [\p{L}&'’]+(?: [\p{L}&'’]+){0,3}?) (?:(?:to|on|for|as|at) )?
  (?:the )?(?:yesterday|today|day before(?: yesterday)?|last [\p{L}]+|[\p{L}]+day|\d{1,2}(?:st|nd|rd|th)?
  (?: of [\p{L}]+)?|[\p{L}]+ \d{1,2}(?:st|nd|rd|th)?|[\p{L}\d]+ days ago)(?: (?:instead|please|too|then))*\W*
  (?:[,;.]|$)`

/** "the plumber came Friday" */
const visited =
  /^((?:the|my|our) [a-z][a-z'& ]{0,40}?) (?:came|was here|happened|arrived|took place|(?:was|were)(?= (?:(?:probably|definitely|maybe|surely) )?(?:on |last |the )?(?:yesterday|today|tonight|night|week|month|\p{L}+day|\d|first|second|third))) (?:on |last )?\S+(?: \S+)?\W*$/iu

/** "and the first one yesterday" */
const placedOn = /^\W*(?:(?:and|but|oh|no) )*the [a-z]+ one (?:(?:on|last|from) )?\S+(?: ago| night| \d+)?\W*$/i

/** "I meant Saturday for the gas", "no, it was yesterday for the museum": a day, and the thing that it is of. */
const dayOf = pattern.iu`^\W*${openers}(?:(?:it|that) (?:was|is|should be) |(?:make|put) (?:it|that) )?(?:on |last |this )*(?:yesterday|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d{1,2}(?:st|nd|rd|th)) for ((?:the|my|our) \p{L}[\p{L}'’& ]{0,30}?)(?: (?:actually|instead|though|not \p{L}+))*\W*$`

/** "the first one I paid on Friday" */
const paidOn =
  /^\W*(?:(?:and|but|oh|no|actually) )*the [a-z]+ one (?:i|we) (?:(?:already|actually) )?(?:paid|bought|got|had|ordered)(?: for)? (?:(?:on|last|from) )*\S+(?: ago| night| \d+)?(?: (?:actually|already|though))*\W*$/i

/** "the third belongs to yesterday" */
const belongs = /\b(?:belongs?|happened|goes|was|is)\b/i

/** "the bike was sold on Monday": when a thing of this talk was, without an amount. Null for any other sentence. */
export async function readDayAnew(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  const { message, today } = speaker
  const [frame, ...more] = frames
  const told = frame && frame.intent !== 'add' && more.length === 0 ? await readOfEntries(context, speaker) : null
  if (told) return told
  const isShort = message.length <= LONGEST
  const isPaidOn =
    isShort && paidOn.test(message) && (await standingEntries(context, speaker, turnsBack.ofTalk)).length > 1
  const placed = placeSaid(message) !== null && (belongs.test(message) || placedOn.test(message) || isPaidOn)
  const ofDay = isShort && readRetelling(message).isMarked ? dayOf.exec(message)?.[1] : undefined
  const name = frame && more.length === 0 ? (ofDay ?? nameTold(frame, message)) : null
  const [day, ...days] = saidFigures(message, speaker).days
  if (day === undefined || days.length > 0 || day > today) return null
  if (placed && frame?.intent === 'other') return editOnly(speaker, { change: { day } })
  if (name === null) return null
  if (another.test(message) || /\?\W*$/.test(message)) return null
  const [named, ...others] = namedIn(name, await standingEntries(context, speaker, turnsBack.ofTalk))
  if (!named || others.length > 0) return null
  // "for the gas station trip" is not of the gas.
  if (ofDay !== undefined && nameFit(named.merchant, ofDay.replace(/^\S+ /, '')) !== 'whole') return null
  const among = named.entries.map(({ id }) => id)
  return editOnly(speaker, { change: { day }, target: { merchant: named.merchant }, among })
}

/** "the gym came out on Friday", "it posted yesterday", "put the lunch and the coffee on Monday": of entries that stand. */
async function readOfEntries(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message, today } = speaker
  const told = message.length > LONGEST ? null : readDayTold(message, today)
  if (!told || saidFigures(message, speaker).amounts.length > 0) return null
  const change = { day: told.day }
  if (told.thing === null) {
    const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
    const last = turns[0]?.entries ?? []
    if (told.isAll && last.length > 1)
      return editEach(
        speaker,
        change,
        last.map((entry) => [entry]),
      )
    const fits = last.some(({ amountMinor }) => told.as !== 'cameIn' || amountMinor < 0)
    return fits ? editOnly(speaker, { change }) : null
  }
  const whole = await entriesOnOtherDay(context, speaker, { ...told, thing: told.thing })
  if (whole.length > 0) return editEach(speaker, change, [whole])
  const of: Transaction[][] = []
  for (const thing of told.thing.split(' and ')) of.push(await entriesOnOtherDay(context, speaker, { ...told, thing }))
  return of.every(({ length }) => length > 0) ? editEach(speaker, change, of) : null
}

/** The words that name what the day is told of, with an article. */
function nameTold(frame: Frame, message: string): string | null {
  if (frame.intent === 'other' && frame.topic === 'unknown') {
    const told = readRetelling(message).text.trim()
    return (making.exec(told) ?? visited.exec(told))?.[1] ?? null
  }
  if (frame.intent !== 'clarify' || frame.reason !== 'no_amount' || !happened.test(message)) return null
  return frame.draft.merchant ? `the ${frame.draft.merchant}` : null
}
