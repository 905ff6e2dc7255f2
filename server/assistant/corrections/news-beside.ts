import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit, newWords } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/** "it was late, and the taxi was 20": how it was, before what is told. */
const remark = pattern.iu`^\W*(?:and |but |so |oh )?(?:it|that) (?:was|is)
  \s(?:(?:so|very|really|too|a bit|pretty|quite|all) )*
  (?:late|early|fun|nice|great|good|bad|cold|hot|warm|raining|rainy|dark|far|crowded|busy|delicious|amazing|terrible
  |awful|ok|okay|fine|lovely|long|crazy|closed|full|packed|snowing|snowy|sunny|boring|worth it)
  [\s,;.-]+(?:(?:(?:and|but|so|then)\s+)*(?=(?:the|my|our)\s)|(?:and )?so (?=\p{L}))`
/** "it was thirty for the parking" */
const forThing =
  /^\W*(?:and |but |so |oh )?(?:it|that) (?:was|is|came to) (?=[^,;]+ for (?:(?:the|my|our) )?\p{L}[\p{L}'’& ]*\W*$)/iu
/** "it was an uber for 12" */
const told = /^\W*(?:it|that) was (?=an? )/i
const unnamed = /^(?:purchase|income)$/i

/**
 * A sentence that would give the entry that is talked of another name and another amount at once, unmarked: behind a remark it is news;
 * where it tells of a thing of its own, the person is asked which of the two it is, and the same thing on another day is news; so is what is
 * told in place of what was just taken back. Null where nothing speaks against the change.
 */
export async function readNewsBeside(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  if (readRetelling(message).isMarked) return null
  const anew = told.test(message) ? await toldInItsPlace(context, speaker) : null
  if (anew) return anew
  const led = remark.exec(message)?.[0] ?? forThing.exec(message)?.[0]
  if (led === undefined) return null
  const words = ' '.repeat(led.length) + message.slice(led.length)
  const alone = await interpret(context, { ...speaker, message: words, last: null })
  const [frame, ...more] = alone.frames
  if (frame?.intent !== 'add' || more.length > 0) return null
  if (remark.test(message)) return alone
  const { merchant, amountMinor } = frame.transaction
  const [last] = await standingTurns(context, speaker, 1)
  const entry = last?.entries.at(-1)
  if (!last || !entry || unnamed.test(entry.merchant)) return null
  if (nameFit(entry.merchant, merchant)) {
    const { days } = saidFigures(message, speaker)
    if (days.length > 0 && !days.includes(entry.date)) return alone
    const thing = / for (.*)$/i.exec(words)?.[1] ?? ''
    if (days.length > 0 || newWords(thing, `${entry.merchant} ${last.message}`).length === 0) return null
  } else if (!/ for (?:the|my|our) /i.test(message)) return null
  return editOnly(speaker, { change: { merchant, amountMinor }, among: [entry.id], orNew: frame.transaction })
}

/** "lyft 14", "scratch that", "it was an uber for 12" */
async function toldInItsPlace(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (!before?.outcome.tookBack?.length) return null
  const words = speaker.message.replace(told, (lead) => ' '.repeat(lead.length))
  const alone = await interpret(context, { ...speaker, message: words, last: null })
  return alone.intent === 'add' && alone.frames.length === 1 ? alone : null
}
