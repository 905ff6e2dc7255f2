import { sum } from '#domain/talk/count-words.ts'
import { personIn } from '#domain/talk/them-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 100
const making = pattern.i`(?:^|[\s,.;:–—-]+)(?:(?:so|and|please|then)\b[\s,]*)*(?:make|put|change|set|bump|update) (?:his|hers|theirs)(?: up)?(?: (?:to|at|as|down as))? (${sum})(?: (?:dollars|bucks|pounds|quid|euros))?(?: (?:please|instead|then|now))*\W*$`

/** "don't change his to 60", "they change theirs to 950", "if …": no order. */
const denied =
  /\b(?:not|never|if|would|will|should)\b|n['’]t\b|\b(?:they|he|she|we|i) (?:make|put|change|set|bump|update)\b|\?/i

/**
 * "Jo also tipped ten, so make hers ninety": the entry of the person who is named beside it; without a name that of the only one who was told of,
 * and of several the person is asked which. Null for any other sentence.
 */
export async function readTheirsAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  const found = message.length > LONGEST || denied.test(message) ? null : making.exec(message)
  const amountMinor = onlyAmount(found?.[1], speaker)
  if (!found || amountMinor === null) return null
  const among = (await entriesOf(context, speaker, message.slice(0, found.index))).map(({ id }) => id)
  const which = among.length > 1 ? { asksWhich: true } : {}
  return among.length > 0 ? editOnly(speaker, { change: { amountMinor }, among, ...which }) : null
}

async function entriesOf(context: Context, speaker: Speaker, before: string): Promise<Transaction[]> {
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  const named = namedIn(before, standing)
  const of = named.length > 0 ? named.flatMap(({ entries }) => entries) : standing.filter(isOfPerson)
  const alone = of.length > 0 ? undefined : (await toldAlone(context, speaker))?.entry
  return alone ? [alone] : of
}

function isOfPerson({ merchant }: Transaction): boolean {
  return personIn(merchant) !== null
}
