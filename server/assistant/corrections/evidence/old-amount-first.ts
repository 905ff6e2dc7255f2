import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { coupon } from '#domain/understanding/words/reduction-words.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { subjectOf } from '#server/assistant/corrections/evidence/subject-of.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 120
const explaining =
  /^\W*(?:(?:oh|no|wait|sorry|actually|so|ok),? )*([$£€]?[\w.-]+(?: [\w-]+)?) (?:was|is) (?:just |only |actually )?(?:my|the|our|a) [^\d,;]{2,50}?[,;.] ?(?:and |but |so )?(?:i|we|it|that) (?:really |actually |only |just )*(?:paid|was|cost|came to|spent) ([^,;]{1,30}?)\W*$/i

/** "the receipt says 54.10 but with my coupon it was 49.10" */
const reduced = pattern.i`^\W*(?:(?:oh|no|wait|sorry|actually|so|ok),? )*(?:the |my )?(?:receipt|bill|tag|total|label) (?:says|said|shows|was|is) ([$£€]?[\w.-]+(?: [\w-]+)?),? (?:but|and) (?:with|after) (?:my|the|a|an)
  \s(?:\w+ )?(?:${coupon}|code|points)s?,? (?:it|that|i|we) (?:only |just )?(?:was|came to|paid) ([^,;]{1,30}?)\W*$`

/** "eighteen was my number in line, I paid 7.35" of an entry of 18: what the old amount really was comes first. Null for any other sentence. */
export async function readOldAmountFirst(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  const [, old = '', now = ''] =
    message.length > LONGEST ? [] : (explaining.exec(message) ?? reduced.exec(message) ?? [])
  const [before, amountMinor] = [onlyAmount(old, speaker), onlyAmount(now, speaker)]
  if (before === null || amountMinor === null) return null
  const subject = await subjectOf(context, speaker)
  if (!subject || subject.isNamed || Math.abs(subject.entry.amountMinor) !== before) return null
  return editOnly(speaker, { change: { amountMinor }, among: [subject.entry.id] })
}
