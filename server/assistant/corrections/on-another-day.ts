import { formatMoney } from '#domain/money.ts'
import { readDayPrice } from '#domain/talk/day-price-sentence.ts'
import { readOnlyDay } from '#domain/talk/only-day.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { amountsNear, isOfAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { toldLike } from '#server/assistant/talk/told-like.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/**
 * "and fourteen yesterday" right after "coffee twelve": the same thing once more on that day. "today it was 12" after a lunch that was told
 * of yesterday is that too, or puts right the one of that day where the talk told it already. Null for any other sentence, after several entries, on the
 * day of the entry itself, and where it can hardly have been so much.
 */
export async function readOnAnotherDay(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const again = oneMoreOn.exec(speaker.message)?.[1]
  if (again !== undefined) return readSameOn(context, speaker, again)
  const said = readDayPrice(speaker.message)
  const [date] = said ? saidFigures(said.day, speaker).days : []
  if (!said?.amount.split(' ').every(isOfAmount) || date === undefined || date > speaker.today) return null
  const told = await toldAlone(context, speaker)
  if (!told) return null
  const { entry, message } = told
  const [amountMinor, ...more] = amountsNear(said.amount, speaker, entry.amountMinor)
  if (entry.date === date || amountMinor === undefined || more.length > 0) return null
  if (isFarFrom(entry.amountMinor, amountMinor)) return null
  if (!said.isBeside && !saidFigures(message, speaker).days.includes(entry.date)) return null
  const standing = (await standingEntries(context, speaker, turnsBack.ofSeveral)).filter(
    (each) => each.merchant === entry.merchant && each.date === date,
  )
  const among = standing.map(({ id }) => id)
  if (among.length > 0)
    return said.isBeside ? null : editOnly(speaker, { change: { amountMinor }, among, asksWhich: among.length > 1 })
  return toldLike(context, speaker, { entry, words: `${said.amount} ${said.day}` })
}

const oneMoreOn = pattern.iu`^\W*${openers}(?:please |can you )*(?:put|add|log|enter|save) (?:one|another(?: one)?|the same(?: thing)?)(?: in| down)? (?:for|on) (?:the )?(\S[^,;?]{1,25}?)(?: (?:too|as well|also))*\W*$`

/** "put one in for November 14th too" right after union dues: the same at the same price on that day, and on no day that was told of it. */
async function readSameOn(context: Context, speaker: Speaker, words: string): Promise<Understanding | null> {
  const said = readOnlyDay(words, speaker.today)
  // "for yesterday's lunch" is of another thing.
  if (said?.words !== 'D') return null
  const told = await toldAlone(context, speaker)
  if (!told || told.entry.date === said.day || told.entry.amountMinor <= 0) return null
  const { entry } = told
  return toldLike(context, speaker, { entry, words: `${formatMoney(entry.amountMinor, speaker.currency)} ${said.day}` })
}
