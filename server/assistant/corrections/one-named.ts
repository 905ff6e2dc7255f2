import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { toldWith } from '#server/assistant/find/entry-as-told.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const making = pattern.iu`^\W*(?:(?:no|and|ok|oh|sorry|actually|please),? )*(?:make|put) ((?:the|my) (\p{L}+) one) (\S*\d\S*)(?: dollars| bucks| pounds| euros)?(?: please| instead| not \S+)*\W*$`

/**
 * "make the simone one 35" of a dinner that was told "with Simone": the entry that was told with that word comes to 35, and "one 35" is no 135.
 * Null for any other sentence, and where an entry is called by that word itself.
 */
export async function readOneNamed(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, described, word, said] = making.exec(speaker.message) ?? []
  const amountMinor = onlyAmount(said, speaker)
  if (described === undefined || word === undefined || amountMinor === null) return null
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  if (standing.some(({ merchant }) => nameFit(merchant, word) === 'whole')) return null
  const told = await toldWith(context, speaker, described)
  return told?.is === 'one'
    ? editOnly(speaker, { change: { amountMinor }, among: [told.entry.id], readings: [amountMinor] })
    : null
}
