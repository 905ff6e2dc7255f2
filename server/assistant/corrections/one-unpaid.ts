import { tellsUnpaid } from '#domain/talk/paid-by-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { deleteOnly } from '#server/assistant/changes/delete-only.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const byAmount = pattern.iu`^\W*(?:(?:no|oh|ok|wait|actually|sorry|and|so)\b[\s,]*)*(?:the|that) ([$£€]?\d[\d.]*|\p{L}+(?:-\p{L}+)?)(?: (?:dollars?|bucks?|pounds?|euros?|quid))? (\p{L}+(?: \p{L}+)?)[,.;]+ ([^\d]{3,60})$`

/** "jerky? my cousin paid for it", "the jerky wasn't me, it was my cousin" */
const byName = pattern.iu`^\W*(?:(?:no|oh|ok|wait|actually|sorry|and|so)\b[\s,]*)*(?:the |my |our )?(\p{L}[\p{L}'’&]*(?: \p{L}[\p{L}'’&]*){0,2})(?:[,.:;?]+ | (?:wasn['’]?t|was not|isn['’]?t) (?:me|mine|us|on me)[,.;]? (?:(?:but|and) )?)([^\d]{3,60})$`
const wasOther = /^(?:it|that|this) was ((?:my |our )?\p{L}+)(?:['’]s)?\W*$/iu

/** "the nineteen one, Jen got that", "the 19 taxi, that was on my boss": one of this talk by its amount, which another paid. Null for any other sentence. */
export async function readOneUnpaid(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const named = await namedUnpaid(context, speaker)
  if (named) return named
  const [, said, thing, why] = byAmount.exec(speaker.message) ?? []
  if (
    thing === undefined ||
    why === undefined ||
    !/\b(?:it|that|this)\b/i.test(why) ||
    !tellsUnpaid(marked(why, thing === 'one'))
  )
    return null
  const amountMinor = onlyAmount(said, speaker)
  const [entry, ...others] = (await standingEntries(context, speaker, turnsBack.ofTalk)).filter(
    (each) => each.amountMinor === amountMinor && (thing === 'one' || nameFit(each.merchant, thing) !== null),
  )
  if (!entry || others.length > 0) return null
  return deleteOnly(speaker, entry)
}

async function namedUnpaid(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, thing, why] = byName.exec(speaker.message) ?? []
  if (thing === undefined || why === undefined || !/\b(?:it|that|this|them|those)\b/i.test(why)) return null
  const other = /n['’]?t (?:me|mine|us|on me)|not (?:me|mine|us|on me)/i.test(speaker.message)
    ? wasOther.exec(why)?.[1]
    : undefined
  const paidByOther = other === undefined ? why : `${other} paid for it`
  if (!tellsUnpaid(marked(paidByOther, other !== undefined))) return null
  const [entry, ...others] = (await standingEntries(context, speaker, turnsBack.ofTalk)).filter(
    ({ merchant, amountMinor }) => amountMinor > 0 && nameFit(merchant, thing) === 'whole',
  )
  return entry && others.length === 0 ? deleteOnly(speaker, entry) : null
}

/** Where it is said that another paid it counts as put right; "the flowers, she got them" may tell who has them. */
function marked(why: string, isDenied: boolean): string {
  return isDenied || /\b(?:paid|covers?|covered|treated|bought)\b/i.test(why) ? `no, ${why}` : why
}
