import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { onlyAmount, tellsFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 140
const inAll = '(?:in all|in total|altogether|all together|all told|total|all in)'
const again =
  /\b(?:bought|buy|buying|got|get|getting|paid|pay|ordered|order|had|have)\b.*\b(?:again|over again|twice|two times|second (?:set|lot|one|time|pack|batch|round))\b/i
const making = pattern.i`[\s,.;:–—-]+(?:(?:and|so|then|please)\b[\s,]*)*(?:(?:make|call|put) (?:it|that|them|this)(?: at| down as| up to)?|(?:that|it|this) (?:makes(?: it)?|comes to|brings it to)|which makes(?: it)?|making(?: it)?|bringing it to) (\S+(?: \S+){0,3}?)(?: (?:now|${inAll}|instead|please))*\W*$`
const summed = pattern.i`[,.;:–—-]+ ?(?:(?:and|so|it was|that was|paid)\b[\s,]*)*(\S+(?: \S+){0,2}?) ${inAll}(?: now)?\W*$`

/**
 * "I had to buy the balloons all over again, half of them popped. make that 48": what was bought once more comes to so much in all, and is no
 * purchase beside the first. Null for any other sentence, and where that is hardly more than what was told.
 */
export async function readBoughtAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  const found = message.length > LONGEST ? null : (making.exec(message) ?? summed.exec(message))
  const amountMinor = onlyAmount(found?.[1], speaker)
  const why = message.slice(0, found?.index)
  if (
    !found ||
    amountMinor === null ||
    !again.test(why) ||
    /\d/.test(why) ||
    tellsFigures(why.replace(/\bhalf\b/gi, ''), speaker)
  )
    return null
  const [named, ...more] = namedIn(why, await standingEntries(context, speaker, turnsBack.ofTalk))
  const [entry = (await toldAlone(context, speaker))?.entry, ...others] = named?.entries ?? []
  const isOfLast = named !== undefined || /\b(?:it|them|those|that)\b/i.test(why)
  if (!entry || !isOfLast || more.length + others.length > 0 || 2 * amountMinor < 3 * entry.amountMinor) return null
  return editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
}
