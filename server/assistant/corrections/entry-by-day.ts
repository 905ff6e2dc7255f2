import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { onlyAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import type { Context } from '#server/context.ts'

const MOST_TURNS_BACK = 8
const MOST_OFFERED = 4
const LONGEST = 80

const ofDay = pattern.i`^\W*(?:(?:no|and|but|so|oh|wait|sorry|actually)\W+)*(?:the )?((?:yester|to|mon|tues|wednes|thurs|fri|satur|sun)day)['’]s(?: one)?
  \s(?:(?:was|is|cost)|should(?: have been|['’]ve been| be))(?: (?:actually|really|only))? (\S+(?: \S+){0,3}?)\W*$`
/** "make yesterday's one 35", "change tuesday's to 5.50" */
const ordered = pattern.i`^\W*(?:(?:no|and|but|so|oh|wait|sorry|actually|please)\W+)*(?:make|change|set|update) (?:the )?((?:yester|to|mon|tues|wednes|thurs|fri|satur|sun)day)['’]?s(?: one)?
  (?: (?:to|at|be))? (\S+(?: \S+){0,3}?)\W*$`

/** "monday's was 4.50" after "coffee 4 on monday and 5 today": the entry of the talk that is of that day, or the question which of several. Null for any other sentence. */
export async function readEntryByDay(context: Context, speaker: Speaker): Promise<Understanding | null> {
  if (speaker.message.length > LONGEST) return null
  const [, day, amount] = ofDay.exec(speaker.message) ?? ordered.exec(speaker.message) ?? []
  const amountMinor = amount === undefined ? null : onlyAmount(amount, speaker)
  const [date] = day === undefined ? [] : saidFigures(day, speaker).days
  if (amountMinor === null || date === undefined) return null
  const entries = await standingEntries(context, speaker, MOST_TURNS_BACK)
  const among = entries.flatMap((entry) => (entry.date === date ? [entry.id] : [])).slice(0, MOST_OFFERED)
  return among.length === 0 ? null : editOnly(speaker, { change: { amountMinor }, among, asksWhich: among.length > 1 })
}
