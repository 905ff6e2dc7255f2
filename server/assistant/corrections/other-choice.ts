import { minor } from '#domain/money.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { chosenByPlace, plainWords } from '#server/assistant/waiting/reply-words.ts'
import type { Context } from '#server/context.ts'

const placed = new RegExp(
  `^\\W*${openers}(?:(?:it was|make it|i meant?|take) )?(?:the )?(first|second|third|former|latter|other)(?: one| amount)?(?: (?:it was|actually|sorry|after all))*\\W*$`,
  'i',
)

/** "no, the first" right after "Fifteen or sixteen?" was answered by "the second": the other amount is meant. Null for anything else. */
export async function readOtherChoice(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, place] = placed.exec(speaker.message) ?? []
  if (place === undefined) return null
  const [asked, answered] = await turnsOfTalk(context, { userId: speaker.userId, limit: 2 })
  const [saved, ...more] = answered?.outcome.saved ?? []
  const choices = asked?.outcome.question?.choices ?? []
  if (!saved || more.length > 0 || choices.length < 2) return null
  const { id, amountMinor } = saved.transaction
  const others = choices.filter((choice) => choice.amountMinor !== Math.abs(amountMinor))
  // What was saved has to be one of those that were asked about.
  if (others.length !== choices.length - 1) return null
  const isOther = place.toLowerCase() === 'other' && others.length === 1
  const meant = isOther ? others[0] : chosenByPlace(choices, plainWords(place))
  return meant && meant.amountMinor > 0
    ? editOnly(speaker, { change: { amountMinor: minor(meant.amountMinor) }, among: [id] })
    : null
}
