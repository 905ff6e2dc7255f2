import { readRetelling } from '#domain/talk/retell-sentence.ts'
import { mayBe, readGivenAnew, tellsGift } from '#domain/talk/them-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { partsOfTurn } from '#server/assistant/talk/told-part.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/** "oh no, I gave him twenty" after ten for the mailman and then some stamps: the newest entry that was given to such a one, and not the stamps. Null for any other sentence. */
export async function readGiftAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const said = readGivenAnew(speaker.message)
  const amountMinor = said && onlyAmount(said.amount, speaker)
  if (!said || amountMinor === null || !readRetelling(speaker.message).isMarked) return null
  const parts = (await standingTurns(context, speaker, turnsBack.ofTalk)).flatMap(partsOfTurn)
  const gifts = parts.filter(({ entry, part }) => entry.amountMinor > 0 && tellsGift(part, entry.merchant))
  const whoIs = (sure: 'surely' | 'maybe') => gifts.find(({ entry }) => mayBe(entry.merchant, said.whom) === sure)
  const meant = whoIs('surely') ?? whoIs('maybe')
  return meant ? editOnly(speaker, { change: { amountMinor }, among: [meant.entry.id] }) : null
}
