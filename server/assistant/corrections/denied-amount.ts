import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { unknownTotal } from '#server/assistant/corrections/unknown-total.ts'
import { isOfAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const denial =
  /^(?:(?:(?:it|that)|((?:the |my )?\p{L}[\p{L}'’& ]{0,30}?)) (?:was |is )?)?(?:not|wasn't|isn't) (.+?)\W*$/iu
const verb = /\b(?:was|is) not\b|\b(?:wasn|isn)['’]?t\b/i
const MOST_WORDS = 12

/**
 * "no not twenty twelve", "oil not 38 35" of an entry of 20 and of 38: the amount that stands is denied, and the one behind it meant. "the lunch
 * wasn't 12" tells none, so it is asked for. Null where the amount that stands is not denied.
 */
export async function readDeniedAmount(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, thing, denied] = denial.exec(readRetelling(speaker.message).text.trim()) ?? []
  const words = denied?.split(/[\s,]+/) ?? []
  if (words.length < 1 || words.length > MOST_WORDS || !words.every(isOfAmount)) return null
  const entry = await entryMeant(context, speaker, thing)
  if (!entry) return null
  const exact = (from: number, to: number) => saidFigures(words.slice(from, to).join(' '), speaker).amounts
  const [whole, ...readings] = exact(0, words.length)
  if (readings.length === 0 && whole === Math.abs(entry.amountMinor) && verb.test(speaker.message))
    return unknownTotal(speaker, [entry])
  for (let at = 1; at < words.length; at++) {
    const [old, ...others] = exact(0, at)
    const [amountMinor, ...rest] = exact(at, words.length)
    const isDenied = old === Math.abs(entry.amountMinor) && others.length + rest.length === 0
    if (isDenied && amountMinor !== undefined) return editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
  }
  return null
}

/** The entry that was told last, or the newest one that is called so. */
async function entryMeant(
  context: Context,
  speaker: Speaker,
  thing: string | undefined,
): Promise<Transaction | undefined> {
  if (thing === undefined) return (await standingTurns(context, speaker, 1))[0]?.entries.at(-1)
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  return standing.find(({ merchant }) => nameFit(merchant, thing.replace(/^(?:the|my) /i, '')) === 'whole')
}
