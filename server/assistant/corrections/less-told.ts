import { minor } from '#domain/money.ts'
import { pronoun } from '#domain/talk/openers.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { coupon } from '#domain/understanding/words/reduction-words.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 120
const lessThen = pattern.iu`^\W*(?:take|knock|cut|drop) (\S+(?: \S+)?) off(?: of)? (?:it|that|this|(?:the |my )?\p{L}+)[\s,.;]+
  (?:(?:so|because|since|as|and) )?(?:(?:(?:the |my )?(\p{L}+(?: \p{L}+)?) (?=(?:was|is|were|came to|makes) )|it['’]s |that['’]s ))?(?:(?:was|is|were|came to|makes) )?(?:only |just )?(\S+(?: \S+){0,2}?)\W*$`

/** "take fifty off that, dinner was 20" of a dinner for 70: the order, and what it comes to by it. Null where the two do not fit one entry of this talk. */
export async function readLessTold(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (speaker.message.length > LONGEST) return null
  const reduced = await readReduced(context, speaker)
  if (reduced) return reduced
  const [, off, name, left] = lessThen.exec(readRetelling(speaker.message).text.trim()) ?? []
  const byMinor = onlyAmount(off, speaker)
  const amountMinor = onlyAmount(left, speaker)
  if (byMinor === null || amountMinor === null) return null
  const isNamed = name !== undefined && !pronoun.test(name.toLowerCase())
  const entry = (await standingEntries(context, speaker, turnsBack.pointedAt)).find(
    (each) => each.amountMinor === amountMinor + byMinor && (!isNamed || nameFit(each.merchant, name) === 'whole'),
  )
  return entry ? editOnly(speaker, { change: { amountMinor }, among: [entry.id] }) : null
}

const minusCoupon = pattern.iu`^(?:minus|less) (?:the |a |an |my )?(\S+?)(?: (?:dollars?|bucks|pounds|quid|euros?))?(?: off)? (?:${coupon}|off)(?: (?:i had|i got|they gave me))?\W*$`

/** "minus the 5 off coupon": the entry told just now came to so much less. */
async function readReduced(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const off = minusCoupon.exec(readRetelling(speaker.message).text.trim())?.[1]
  const byMinor = onlyAmount(off, speaker)
  const entry = byMinor === null ? undefined : (await toldAlone(context, speaker))?.entry
  if (byMinor === null || !entry || entry.amountMinor <= byMinor) return null
  return editOnly(speaker, { change: { amountMinor: minor(entry.amountMinor - byMinor) }, among: [entry.id] })
}
