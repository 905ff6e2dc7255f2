import { sum } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { entriesOf, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 100
const fine = pattern.iu`^\W*${openers}((?:the|my|our) \p{L}[\p{L}'’& ]{0,30}?) (?:was|is|were|are) (?:all )?(?:fine|right|correct|ok|okay)(?: already| before| as it (?:is|was))?[,.;]? (?:(?:but|so|and|just|please) )*
  (?:make|change|set|put) (?:it|that|the other(?: one)?|((?:the|my) \p{L}[\p{L}'’& ]{0,30}?)) (?:to |at )?(${sum})\W*$`

/**
 * "the ikea was fine, make it 10" right after a coffee: what is fine stays, and the coffee is changed, or what is named behind it. Of several that
 * were told last the person says which. Null where the thing that is fine was told last itself.
 */
export async function readOtherIsFine(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, thing = '', meant, amount] = speaker.message.length > LONGEST ? [] : (fine.exec(speaker.message) ?? [])
  const amountMinor = onlyAmount(amount, speaker)
  if (amountMinor === null) return null
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const [named, ...others] = namedIn(thing, entriesOf(turns))
  if (!named || others.length > 0) return null
  const isFine = ({ id }: Transaction) => named.entries.some((entry) => entry.id === id)
  const last = meant === undefined ? (turns[0]?.entries ?? []) : (namedIn(meant, entriesOf(turns))[0]?.entries ?? [])
  if (last.length === 0 || last.some(isFine)) return null
  return editOnly(speaker, { change: { amountMinor }, among: last.map(({ id }) => id), asksWhich: last.length > 1 })
}
