import { readToldLess } from '#domain/talk/own-part-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/**
 * "couch 750, they knocked off fifty" after a couch for 800 was spoken of: it came to what is told, and the reduction is in it already. A
 * couch that stands at 800 is put right. Null for any other sentence, and where no price so much higher was told.
 */
export async function readToldReduced(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const said = readToldLess(speaker.message)
  const less = said && onlyAmount(said.amount, speaker)
  if (!said || less === null) return null
  const heard = await interpret(context, { ...speaker, message: said.telling, last: null })
  const [frame, ...more] = heard.frames
  if (frame?.intent !== 'add' || more.length > 0) return null
  const before = frame.transaction.amountMinor + less
  const [told, ...others] = (await standingEntries(context, speaker, turnsBack.ofTalk)).filter(
    ({ merchant, amountMinor }) => amountMinor === before && nameFit(merchant, frame.transaction.merchant) !== null,
  )
  if (told && others.length === 0)
    return editOnly(speaker, { change: { amountMinor: frame.transaction.amountMinor }, among: [told.id] })
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.talkedOf })
  return turns.some(({ message }) => saidFigures(message, speaker).amounts.some((each) => each === before))
    ? heard
    : null
}
