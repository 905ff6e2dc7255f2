import { marks, openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understoodAsRemark, understoodAsUnknown } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const paid = pattern.iu`^\W*${openers}(?:(it|that|they|he|she)|the (\p{L}+(?: \p{L}+)?)) (?:(?:only|actually|really|just) )*(?:paid|pays|gave|brought in)(?: (?:me|us|out))?
  \s(?:(?:only|just|more like) )*(\S+(?: \S+){0,2}?)(?: (?:actually|though|in the end|after all|not \S+))*(?:[,.;–—-] ?([^\d?]{3,60}))?\W*$`
const reason =
  /\b(?:took|takes|taking|kept|keeps|keeping|cuts?|fees?|tax(?:es|ed)?|short(?:ed)?|deducted|docked|commission|withheld|held back|percent(?:age)?|deductions?)\b/i
const turnsAway =
  /\b(?:and|plus|then|also|scratch|forget|delete|remove|cancel|wait|never ?mind|ones?|drinks?|dinner|spent|bought|paid|(?:yester|to|mon|tues|wednes|thurs|fri|satur|sun)day|last|next)\b/i

/** "the bar took their cut": why it came to less, with no sum, order or day of its own. */
function tellsWhy(words: string): boolean {
  return reason.test(words) && !turnsAway.test(words) && !words.split(/[\s,.]+/).some(isSum)
}

function isSum(word: string): boolean {
  return /\d/.test(word) || isNumberWord(word.toLowerCase())
}

const marked = new RegExp(
  `^\\W*(?:(?:oh|and|but|hm+|ah)\\b[\\s,]*)*(?:${marks})\\b|\\b(?:only|actually|really|in the end|after all)\\b`,
  'i',
)

/** "they kept 25 so I got 125" */
const keptSome = pattern.iu`^\W*${openers}(?:they|he|she|it|(?:the|my) \p{L}+(?: \p{L}+)?) (?:(?:only|actually|just) )*(?:kept|took|held back|withheld|deducted|docked) (?:(?:out|off|me|about) )*(\S+?(?: \S+?)?),? (?:and |so )+(?:i|we) (?:(?:only|just|actually) )*(?:got|made|took home|ended up with|was left with|came away with|walked away with) (?:(?:only|just) )*(\S+?(?: \S+?)?)\W*$`

/** What was left of an income of which somebody kept a part, where both come to what was told; else it is not known what is meant. */
async function readKeptSome(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, kept, left] = keptSome.exec(speaker.message) ?? []
  const [keptMinor, amountMinor] = [onlyAmount(kept, speaker), onlyAmount(left, speaker)]
  if (keptMinor === null || amountMinor === null) return null
  const entry = (await toldAlone(context, speaker))?.entry
  return entry && keptMinor + amountMinor === -entry.amountMinor
    ? editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
    : understoodAsUnknown(speaker)
}

/** "no it paid 125, the bar took their cut" right after an income of 150: it came to that, and why names nothing. Null for any other sentence. */
export async function readPaidOtherwise(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  const left = await readKeptSome(context, speaker)
  if (left) return left
  const [, pointed, name, said, why] = paid.exec(message) ?? []
  const amountMinor = onlyAmount(said, speaker)
  if (amountMinor === null || (why !== undefined && !tellsWhy(why))) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const told = before?.outcome.saved.length === 1 ? await toldAlone(context, speaker) : null
  // "it paid 125" of what was bought is nothing that can be followed.
  if (told && told.entry.amountMinor > 0 && /^it$/i.test(pointed ?? '')) return understoodAsUnknown(speaker)
  if (!told || told.entry.amountMinor >= 0 || isFarFrom(Math.abs(told.entry.amountMinor), amountMinor)) return null
  const isMeant = pointed !== undefined || (name !== undefined && nameFit(told.entry.merchant, name) !== null)
  if (isMeant && amountMinor === Math.abs(told.entry.amountMinor)) return understoodAsRemark(speaker)
  // "they paid 125" may be of another one.
  return isMeant && (marked.test(message) || /^it$/i.test(pointed ?? ''))
    ? editOnly(speaker, { change: { amountMinor }, among: [told.entry.id] })
    : null
}
