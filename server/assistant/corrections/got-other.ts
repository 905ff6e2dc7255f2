import { sum } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { singularWords } from '#server/assistant/talk/name-fit.ts'
import { toldAlone } from '#server/assistant/talk/standing-entries.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 90
const putsRight = /^\W*(?:(?:oh|well|um|uh|ah|hm+)\b[\s,]*)*(?:no|nope|nah|actually)\b/i
const gotKind = pattern.iu`^\W*${openers}(?:(?:i|we) )?(?:(?:actually|really|just|only|ended up) )*(?:got|had|bought|took|ordered|chose|picked|getting|taking|ended up with|went (?:with|for)) (?:the|a|an) (\p{L}[\p{L}'’& -]{1,40}?)(?: (?:instead|actually))?[,.;:–—-]+ ?(?:so |and )?
  (?:it|that|which)(?:['’]s| was| is| were| came to| cost| costs)(?: (?:only|just|actually))* (${sum})(?: (?:dollars|bucks|pounds|quid|euros))?\W*$`

const grade =
  /^(?:deluxe|large|small|big|medium|premium|basic|fancy|full|express|super|special|standard|regular|double|single|cheap|expensive|other|bigger|smaller)$/

/**
 * "nah I got the deluxe wash, that was twelve" right after a car wash for nine: another kind of the same thing was had in its place, and is
 * not bought beside it. Null for any other sentence, where nothing says that something is put right, and for another thing.
 */
export async function readGotOther(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  const [, thing, said] = message.length > LONGEST ? [] : (gotKind.exec(message) ?? [])
  const amountMinor = onlyAmount(said, speaker)
  if (thing === undefined || amountMinor === null || !putsRight.test(message)) return null
  const entry = (await toldAlone(context, speaker))?.entry
  const words = singularWords(thing)
  const kind = words.at(-1)
  // "hot dog 6, no, I bought a dog" and "phone bill 40, no, the electricity bill" tell of another thing.
  if (words.length < 2 || !words.slice(0, -1).every((word) => grade.test(word))) return null
  if (!entry || entry.amountMinor <= 0 || kind === undefined || kind !== singularWords(entry.merchant).at(-1))
    return null
  return editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
}
