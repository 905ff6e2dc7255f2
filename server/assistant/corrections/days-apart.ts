import { readDaysApart } from '#domain/talk/days-apart-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Frame, Understanding } from '#domain/understanding/frame.ts'
import { editEach } from '#server/assistant/changes/edit-only.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

/**
 * "kroger was yesterday, the rest today", "the taxi was monday and lunch tuesday": each of what the talk told on its own day; the rest is what
 * was told beside those that are named. Null for any other sentence, and where a name fits none or several.
 */
export async function readDaysApartAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const told = readDaysApart(speaker.message)
  if (!told) return null
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const standing = entriesOf(turns)
  const named = told.map(({ things }) => things?.map((thing) => onlyNamed(thing, standing)) ?? null)
  const known = named.flatMap((entries) => entries ?? [])
  if (known.some((entry) => entry === null)) return null
  const ids = known.flatMap((entry) => entry?.id ?? [])
  if (new Set(ids).size < ids.length) return null
  const together = turns.find(
    ({ entries }) => entries.length > 1 && ids.every((id) => entries.some((e) => e.id === id)),
  )
  const rest = (together?.entries ?? []).filter(({ id }) => !ids.includes(id))
  const frames: Frame[] = []
  for (const [at, { day: words, things }] of told.entries()) {
    const [day, ...more] = saidFigures(words, speaker).days
    const entries = things === null ? rest : (named[at] ?? []).flatMap((entry) => entry ?? [])
    if (day === undefined || more.length > 0 || day > speaker.today || entries.length === 0) return null
    const moved = entries.filter(({ date }) => date !== day).map((entry) => [entry])
    frames.push(...(editEach(speaker, { day }, moved)?.frames ?? []))
  }
  const [first, ...others] = frames
  return first ? understood(first, ...others) : null
}

/** The one entry that some words are the name of; null for none, or several. */
function onlyNamed(thing: string, standing: readonly Transaction[]): Transaction | null {
  const words = thing.replace(/^(?:the|my|our) /i, '')
  const called = (fit: 'whole' | 'part') => standing.filter(({ merchant }) => nameFit(merchant, words) === fit)
  const [entry, ...more] = called('whole').length > 0 ? called('whole') : called('part')
  return entry && more.length === 0 ? entry : null
}
