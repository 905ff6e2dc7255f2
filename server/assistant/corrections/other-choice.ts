import { budgetCategories } from '#domain/category.ts'
import { minor } from '#domain/money.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import type { DoneChange, PendingQuestion } from '#domain/views.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import { chosenByPlace, plainWords } from '#server/assistant/waiting/reply-words.ts'
import type { Context } from '#server/context.ts'

const placed = new RegExp(
  `^\\W*${openers}(?:(?:it was|make it|i meant?|take) )?(?:the )?(first|second|third|former|latter|other)(?: one| amount)?(?: (?:it was|actually|sorry|after all))*\\W*$`,
  'i',
)

type OfLimit = { limit: DoneChange; choices: PendingQuestion['choices']; place: string }

/** The same of a limit that was chosen for a budget. */
function ofLimit(speaker: Speaker, { limit, choices, place }: OfLimit): Understanding | null {
  const others = choices.filter(({ amountMinor }) => amountMinor !== limit.amountMinor)
  const category = budgetCategories.find((each) => each === limit.name)
  if (!category || others.length !== choices.length - 1) return null
  const meant = place.toLowerCase() === 'other' ? others[0] : chosenByPlace(choices, plainWords(place))
  if (!meant || meant.amountMinor <= 0) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  return understood({ intent: 'budget', category, amountMinor: minor(meant.amountMinor), spans, confidence: 1 })
}

/** "no, the first" right after "Fifteen or sixteen?" was answered by "the second": the other amount is meant. Null for anything else. */
export async function readOtherChoice(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, place] = placed.exec(speaker.message) ?? []
  if (place === undefined) return null
  const [asked, answered] = await turnsOfTalk(context, { userId: speaker.userId, limit: 2 })
  const [saved, ...more] = answered?.outcome.saved ?? []
  const choices = asked?.outcome.question?.choices ?? []
  const limit = answered?.outcome.done?.at(-1)
  if (limit?.about === 'budget' && choices.length > 1) return ofLimit(speaker, { limit, choices, place })
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
