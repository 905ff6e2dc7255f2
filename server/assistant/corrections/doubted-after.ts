import { minor } from '#domain/money.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { subjectOf } from '#server/assistant/corrections/evidence/subject-of.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 80
const unsure =
  "(?:(?:i['’]?m|i am|im) )?(?:not|un)(?: so| really| quite)? ?(?:sure|certain)|(?:i )?(?:don['’]?t|do not|can['’]?t) (?:know|remember|recall|say)|no idea|i forget"
const orElse = pattern.i`^\W*(?:(?:hm+|um|uh|oh|no|wait|well)\W+)*or (?:(?:maybe|perhaps|it was|could be|rather) )*([$£€]?[\w.]+(?:[ -]\w+){0,3}?)
  (?:[\s,.;…]+(?:${unsure})(?: anymore| any more| actually| which)?)?\W*$`

/** "or twenty, I'm not sure" right after lunch for fifteen: which of the two it was is asked. Null for any other sentence. */
export async function readDoubtedAfter(
  context: Context,
  speaker: Speaker,
  {
    understanding: {
      frames: [frame],
    },
  }: Heard,
): Promise<Understanding | null> {
  // "or was it 45" is asked about as it stands.
  if (frame?.intent === 'clarify' && Object.keys(frame.draft).length === 0) return null
  const [, said] = speaker.message.length > LONGEST ? [] : (orElse.exec(speaker.message) ?? [])
  const amountMinor = onlyAmount(said, speaker)
  const subject = amountMinor === null ? null : await subjectOf(context, speaker)
  if (amountMinor === null || !subject || subject.isNamed) return null
  const readings = [minor(Math.abs(subject.entry.amountMinor)), amountMinor]
  return editOnly(speaker, { change: { amountMinor }, among: [subject.entry.id], readings })
}
