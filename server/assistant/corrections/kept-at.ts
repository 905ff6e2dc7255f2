import { sum } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { soleEntry } from '#server/assistant/find/named-in.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 80
const keeping = pattern.iu`^\W*${openers}(?:(?:on|upon) second thoughts?[,.]? )?(?:(?:please|just)[\s,]+)*(?:leave|keep) (?:the |my |our )?(\p{L}[\p{L}'’& ]{0,30}?) (?:at|as) (${sum})(?: (?:dollars|bucks|pounds|quid|euros))?(?: (?:then|after all|please|instead|for now))*\W*$`

/** "leave lunch at 13.40": an entry of this talk that is called so comes to that; "leave work at 5" is of none. Null for any other sentence. */
export async function readKeptAt(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, thing, said] = speaker.message.length > LONGEST ? [] : (keeping.exec(speaker.message) ?? [])
  const amountMinor = onlyAmount(said, speaker)
  if (thing === undefined || amountMinor === null || (/\bleave\b/i.test(speaker.message) && isHour(amountMinor)))
    return null
  const entry = soleEntry(await standingTurns(context, speaker, turnsBack.ofTalk), thing)
  if (!entry || nameFit(entry.merchant, thing) !== 'whole') return null
  return editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
}

/** "leave dinner at 7": a whole number of up to twelve may be an hour. */
function isHour(amountMinor: number): boolean {
  return amountMinor <= 1200 && amountMinor % 100 === 0
}
