import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const remaining = pattern.i`^\W*${openers}the (?:(?:one|other)(?: one)? (?:that(?:['’]s| is| was)? |which is |still )*(?:left|remaining|standing|there|kept|stays|stayed)(?: over| in)?|remaining(?: one)?|one (?:that )?(?:i|we) kept|(?:last )?one left(?: over)?)
  \s(?:was|is|cost|came to|should(?: have been| be)) (?:(?:actually|really|only|just) )*(\S+(?: \S+){0,3}?)\W*$`

/** "the one that's left was 3.60" right after one of two of a name was taken out: the other came to that. Null for any other sentence. */
export async function readRemainingOne(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const amountMinor = onlyAmount(remaining.exec(speaker.message)?.[1], speaker)
  const [before] = amountMinor === null ? [] : await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [gone, ...more] = before?.outcome.removed ?? []
  if (amountMinor === null || !gone || more.length > 0) return null
  const alike = (await standingEntries(context, speaker, turnsBack.ofTalk)).filter(
    ({ merchant }) => merchant === gone.merchant,
  )
  const [entry, ...others] = alike
  return entry && others.length === 0 ? editOnly(speaker, { change: { amountMinor }, among: [entry.id] }) : null
}
