import { openers } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { ChangeScope } from '#server/assistant/changes/make-changes.ts'
import { type Chosen, oneOf } from '#server/assistant/find/choose-entry.ts'
import { inOrder } from '#server/assistant/find/entry-by-place.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { entriesOf, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'

const last = '(?:(?:that|this|it|the last)(?: one)?|last)'
const earlier = pattern.i`\b(?:the|my) (?:one (?:right |just )?before(?: ${last}\b| (?:the |my )?(?!(?:please|too|also|as|was|is|to|should)\b)([a-z]+)(?= (?:was|is|cost|should|to|on|last|yesterday)\b| [$£€]?\d|\W*$))?
  |last but one|(?:second|next)(?:[ -]to(?:[ -]the)?)?[ -]last(?: one)?|penultimate(?: one)?)(?= |\W*$)`
/** "not the ice, the one before it": the ice says where the other stands. */
const notThat = pattern.iu`^(\W*${openers})not (?:the|my) (\p{L}[\p{L}'’& ]{0,30}?)(?: one)?,? (?:(?:but|it was|i meant?|make|it['’]s)\s)*(?=(?:the|my) one (?:right |just )?before(?: (?:it|that|this)(?: one)?)?(?= |\W*$))`
/** Right behind the second of two it may be either. */
const previous = /\b(?:the|my) previous (?:one|entry|item)\b/i

/** A sentence with the last entry in the place of the one before it; null where it speaks of no such one. */
export function withLastInstead(message: string): string | null {
  return earlier.test(message) ? message.replace(notThat, '$1').replace(earlier, 'the last one') : null
}

/** "the one before that", "the one before lunch": the entry that the talk told before the one that is talked of, or named. Null where it is not said. */
export async function entryBefore({ context, turn, speaker }: ChangeScope): Promise<Chosen | null> {
  const isEither = previous.test(speaker.message)
  const said = earlier.exec(speaker.message)
  if (!isEither && !said) return null
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const told = entriesOf(turns.toReversed())
  const name = notThat.exec(speaker.message)?.[2] ?? said?.[1]
  const spokenOf = /\blast\b/i.test(said?.[0] ?? '') ? told.at(-1) : turns[0]?.entries.at(-1)
  const base = name === undefined ? spokenOf : namedIn(`the ${name}`, told)[0]?.entries[0]
  const at = told.findIndex(({ id }) => id === base?.id)
  if (at < 0) return { is: 'none' }
  const ids = told.slice(Math.max(at - 1, 0), isEither ? at + 1 : at).map(({ id }) => id)
  return oneOf(await inOrder(turn, ids))
}
