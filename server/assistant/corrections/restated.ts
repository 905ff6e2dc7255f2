import { saysEach, sharesSaid } from '#domain/talk/evidence-sentence.ts'
import { tellsPartOnly } from '#domain/talk/plain-wording.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { tellsOnlyOf } from '#server/assistant/find/lone-amount.ts'
import { onlyAmount, orderFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingTurns, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understoodAsRemark } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const MOST_ADDED = 4
const LONGEST = 120
const result = pattern.i`^(?:(so|which makes|that makes|making|meaning|we each|each of us|everyone) )*(?:(altogether|in total|all in|(?:the )?total)(?:['’]s| is| was|:)? )?
  (?:it|that|mine|paid|we|i)?(?:['’]s| was| is| makes| comes to| paid|)(?: really| actually| only| just| paid| in the end)*
  \s?(\S+(?: \S+){0,3}?)(?: (in all|in total|total|altogether|together|in the end|for me|really|each))?
  (?: (?:for|on) (?:the |my )?([a-z][a-z' ]*?))?\W*$`

/**
 * "so it was really 30" after 40 that were paid and 10 that came back, "that's 25 total" of a dinner for 20 and a tip of 5, "so 20 for
 * dinner" of that dinner: what was told comes to that already, so that nothing is changed or saved. Null for anything else.
 */
export async function readRestated(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (speaker.message.length > LONGEST) return null
  if ((await isTotalOfEach(context, speaker)) || (await isExclaimed(context, speaker)))
    return understoodAsRemark(speaker)
  if (tellsPartOnly(speaker.message) && (await toldAlone(context, speaker))) return understoodAsRemark(speaker)
  const { text } = readRetelling(speaker.message)
  const lead = /^\W*so\b/i.test(speaker.message)
  const [, opened, total, said, closed, thing] = result.exec(text.trim()) ?? []
  const amountMinor = onlyAmount(said, speaker)
  if (amountMinor === null || /\?\W*$/.test(text)) return null
  const told = (await standingTurns(context, speaker, turnsBack.pointedAt)).flatMap(({ entries }) =>
    entries.toReversed(),
  )
  const isSaidAgain = (lead || opened !== undefined) && isLast(told, amountMinor, thing)
  const isSum =
    thing === undefined &&
    ((lead && isNet(told, amountMinor)) || ((closed ?? total) !== undefined && isAddedUp(told, amountMinor)))
  return isSaidAgain || isSum ? understoodAsRemark(speaker) : null
}

const exclaimed = pattern.iu`^\W*(?:(?:man|wow|ugh|oh|god|gosh|jeez|i mean|can you believe(?: it)?|imagine)\b[\s,]*)*(\S+(?: \S+){0,3}?)(?: (?:dollars?|bucks?|pounds?|quid|euros?))? (?:just )?(?:for|on) (?:the |my |a |an |some |that |this )?(\p{L}[\p{L}'’& ]{0,30}?)(?:[\s,.!?–—-]+(?:and )?(?:can you (?:imagine|believe (?:it|that))|(?:would|do) you believe (?:it|that)|imagine(?: that)?|unbelievable|incredible|insane|crazy|ridiculous|outrageous|shocking|absurd|nuts|mad|criminal|wow|seriously|honestly|(?:day ?light|highway) robbery|(?:what )?an? (?:rip-?off|joke|steal|bargain|scam|nightmare|robbery)|what a (?:price|deal)|who does that|the nerve|i (?:still )?can['’]?t believe (?:it|that)|(?:that|it)['’]?s (?:just )?(?:crazy|insane|nuts|robbery|ridiculous|mad|too much|a lot|outrageous)|i know)[!?. ]*(?:right|honestly|i know|lol|huh)?)\W*$`

/** "eighteen for parking, can you imagine" of a parking that was told just now: it is said again for what it came to. */
async function isExclaimed(context: Context, speaker: Speaker): Promise<boolean> {
  const isAnother = /^\W*(?:and|also|another|plus|then)\b|\b(?:for|on) (?:an?|another|some) /i.test(speaker.message)
  const [, said, thing] = isAnother ? [] : (exclaimed.exec(speaker.message) ?? [])
  const amountMinor = thing === undefined ? null : onlyAmount(said, speaker)
  if (thing === undefined || amountMinor === null) return false
  const turns = await standingTurns(context, speaker, turnsBack.pointedAt)
  return turns.some(({ entries }) =>
    entries.some((entry) => entry.amountMinor === amountMinor && nameFit(entry.merchant, thing) !== null),
  )
}

/** "so 18 each for the three of us" of tickets for 54 in all; what was split comes to a share. */
async function isTotalOfEach(context: Context, speaker: Speaker): Promise<boolean> {
  const { message } = speaker
  if (!saysEach(message) || !/\bfor (?:(?:all|the) )*\S+ (?:of us|people|persons|friends)\W*$/i.test(message))
    return false
  if (/\b(?:split|shared?|halve[ds]?|divided?|mine|my)\b/i.test(message)) return false
  const last = await toldAlone(context, speaker)
  const told = message.replace(/\bfor\b.*$/i, '')
  const [price, ...prices] = orderFigures(told, speaker).amounts
  if (!last || price === undefined || prices.length > 0) return false
  // "popcorn 6 each for the three of us" is of another thing.
  if (!tellsOnlyOf(told, `${last.entry.merchant} ${last.message}`)) return false
  return sharesSaid(message).some((heads) => heads * price === last.entry.amountMinor)
}

/** What was told last has that amount, and is called so where a name is said. */
function isLast([last]: readonly Transaction[], amountMinor: number, thing: string | undefined): boolean {
  return last?.amountMinor === amountMinor && (thing === undefined || nameFit(last.merchant, thing) !== null)
}

/** What came in last takes so much off what was paid before. */
function isNet([last, ...before]: readonly Transaction[], amountMinor: number): boolean {
  if (!last || last.amountMinor >= 0) return false
  return before.some((paid) => paid.amountMinor > 0 && paid.amountMinor + last.amountMinor === amountMinor)
}

/** The last two, three or four come to that together. */
function isAddedUp(told: readonly Transaction[], amountMinor: number): boolean {
  let sum = 0
  return told.slice(0, MOST_ADDED).some(({ amountMinor: each }, at) => {
    sum += each
    return at > 0 && sum === amountMinor
  })
}
