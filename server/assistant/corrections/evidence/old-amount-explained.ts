import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { subjectOf } from '#server/assistant/corrections/evidence/subject-of.ts'
import { onlyAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

/** "no, seven. eleven was what I had left" of an entry of 11: what its amount was instead is no entry of its own. Null for any other sentence. */
export async function readOldAmountExplained(
  context: Context,
  speaker: Speaker,
  understanding: Understanding,
): Promise<Understanding | null> {
  const explained = await readExplainedFirst(context, speaker)
  if (explained) return explained
  const [edit, told, ...more] = understanding.frames
  if (edit?.intent !== 'edit' || edit.change.amountMinor === undefined || told?.intent !== 'add' || more.length > 0)
    return null
  const { amountMinor, categoryKnown } = told.transaction
  const subject = categoryKnown ? null : await subjectOf(context, speaker)
  return subject && amountMinor === Math.abs(subject.entry.amountMinor)
    ? { ...understanding, frames: [edit], drafts: [] }
    : null
}

/** "eighteen was my number in line, I paid 7.35" of an entry of 18: what the old amount really was comes first. */
const explaining =
  /^\W*(?:(?:oh|no|wait|sorry|actually|so|ok),? )*([$£€]?[\w.-]+(?: [\w-]+)?) (?:was|is) (?:just |only |actually )?((?:my|the|our|a) [^\d,;]{2,50}?)[,;.] ?(?:and |but |so )?((?:i|we|it|that) (?:really |actually |only |just )*(?:paid|was|cost|came to|spent) [^,;]{1,30})$/i

async function readExplainedFirst(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, old = '', , now = ''] = explaining.exec(speaker.message.trim()) ?? []
  const before = onlyAmount(old, speaker)
  const [amountMinor, ...others] = saidFigures(now, speaker).amounts
  if (before === null || amountMinor === undefined || others.length > 0) return null
  const subject = await subjectOf(context, speaker)
  if (!subject || Math.abs(subject.entry.amountMinor) !== before) return null
  return editOnly(speaker, { change: { amountMinor }, among: [subject.entry.id] })
}
