import type { Understanding } from '#domain/understanding/frame.ts'
import { matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import { textOf, tokenise } from '#domain/understanding/words/token.ts'
import { amountOnly, editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { changedSomething } from '#server/assistant/outcome.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const ofIt = /^\W*(?:(?:and|oh|so|well|but) )*(?:it|they|that|this|those|these)\b/i

/**
 * "they were 90" right after "and shoes but I'll return those", of which nothing was written: it may be the price of those, and not another
 * one of what was saved before; the person is asked which. Null where the turn before wrote, asked or named nothing.
 */
export async function readOfUnwritten(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  const amountMinor = ofIt.test(speaker.message) ? amountOnly(frames) : null
  if (amountMinor === null) return null
  const entry = (await standingTurns(context, speaker, turnsBack.pointedAt))[0]?.entries.at(-1)
  const thing = entry && (await unwrittenThing(context, speaker, entry.merchant))
  if (!entry || !thing) return null
  const orNew = { ...thing, amountMinor }
  return editOnly(speaker, { change: { amountMinor }, among: [entry.id], orNew })
}

/** The known thing that the turn before named without writing it, where it wrote nothing at all. */
async function unwrittenThing(context: Context, speaker: Speaker, saved: string) {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (!before) return null
  const { outcome, message } = before
  if (changedSomething(outcome) || outcome.question || outcome.summary || outcome.told) return null
  // "that should be shopping", where it is so already, is of what was saved.
  const alone = await interpret(context, { ...speaker, message, last: null })
  if (alone.intent === 'edit') return null
  const words = tokenise(message)
  for (const at of words.keys()) {
    const found = matchLexicon(words, at)
    const name = found ? textOf(words.slice(at, found.to)).trim() : ''
    if (!found || nameFit(saved, name)) continue
    const [frame, ...more] = (await interpret(context, { ...speaker, message: name, last: null })).frames
    if (frame?.intent !== 'clarify' || more.length > 0) continue
    const { kind, merchant, category, categoryKnown, day } = frame.draft
    if (kind && merchant && category && categoryKnown)
      return { kind, merchant, category, categoryKnown, day: day ?? speaker.today }
  }
  return null
}
