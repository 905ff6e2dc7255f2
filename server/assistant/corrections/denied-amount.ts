import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { isOfAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import type { Context } from '#server/context.ts'

const denial = /^(?:(?:it|that) (?:was |is )?)?(?:not|wasn't|isn't) (.+?)\W*$/i
const MOST_WORDS = 12

/** "no not twenty twelve" of an entry of 20: the amount that stands is denied, and the one behind it meant. Null where it is not denied. */
export async function readDeniedAmount(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const words = denial.exec(readRetelling(speaker.message).text.trim())?.[1]?.split(/[\s,]+/) ?? []
  if (words.length < 2 || words.length > MOST_WORDS || !words.every(isOfAmount)) return null
  const [last] = await standingTurns(context, speaker, 1)
  const entry = last?.entries.at(-1)
  if (!entry) return null
  const exact = (from: number, to: number) => saidFigures(words.slice(from, to).join(' '), speaker).amounts
  for (let at = 1; at < words.length; at++) {
    const [old, ...others] = exact(0, at)
    const [amountMinor, ...rest] = exact(at, words.length)
    const isDenied = old === Math.abs(entry.amountMinor) && others.length + rest.length === 0
    if (isDenied && amountMinor !== undefined) return editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
  }
  return null
}
