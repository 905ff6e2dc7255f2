import type { Minor } from '#domain/money.ts'
import {
  outcomeTold,
  readEvidence,
  reasonGiven,
  saysEach,
  speaksOfOther,
  thingWords,
} from '#domain/talk/evidence-sentence.ts'
import type { AddFrame, Frame, Understanding } from '#domain/understanding/frame.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { countedAnew, reckonedAmount } from '#server/assistant/corrections/evidence/reckoned.ts'
import { subjectOf, type TalkedOf } from '#server/assistant/corrections/evidence/subject-of.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { loneAmount } from '#server/assistant/find/lone-amount.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { orderFigures, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit, singularWords } from '#server/assistant/talk/name-fit.ts'
import type { Context } from '#server/context.ts'

/**
 * "the sitter only wanted fifty in the end", "he said eighty five, my mistake", "we went halves so 46": a correction in words of its own,
 * weighed by what they hold and not by their form. It takes one entry of this talk (named, or the only one of the turn before), and an
 * amount that follows from its own, or one beside a word of putting right and no thing that was never told. Where what is told may be of
 * another thing as well, the person is asked which of the two it is. Null for anything else.
 */
export async function readByEvidence(
  context: Context,
  speaker: Speaker,
  { understanding }: Heard,
): Promise<Understanding | null> {
  const { message } = speaker
  const [frame, ...more] = understanding.frames
  const reason = reasonGiven(message)
  if (!frame || more.length > 0 || !isUndecided(frame, reason) || speaksOfOther(message)) return null
  const subject = await subjectOf(context, speaker)
  if (!subject || isOnOtherDay(subject, speaker) || (reason === null && isFromAnother(frame, subject))) return null
  const edit = (amountMinor: Minor, orNew?: AddFrame) =>
    editOnly(speaker, {
      change: { amountMinor },
      target: { merchant: subject.entry.merchant },
      among: subject.among,
      ...(orNew ? { orNew: orNew.transaction } : {}),
    })
  const isOther = isOfOther(frame, subject) && (comesToSame(frame, subject) || !saysOwnAmount(subject, speaker))
  const reckoned = isOther ? null : reckonedAmount(subject, { message, speaker })
  if (reckoned !== null) return edit(reckoned)
  if (reason === null && readEvidence(message) !== 'sure' && isOfSomebodyElse(frame, subject)) return null
  const ofEach = saysEach(message) ? countEdit(frame, subject, speaker, edit) : null
  if (ofEach) return ofEach

  const isPlain = reason !== null || isOfPart(frame) || saysOwnAmount(subject, speaker)
  const evidence = isPlain ? 'sure' : readEvidence(message)
  if (!evidence || (evidence === 'slight' && !subject.isNamed)) return countEdit(frame, subject, speaker, edit)
  const except = Math.abs(subject.entry.amountMinor)
  const known = [subject.entry.merchant, ...subject.told].join(' ')
  const amountMinor =
    loneAmount(outcomeTold(message) ?? message, { speaker, known, except }) ?? amountOfNamed(frame, subject, message)
  const isOtherWay = amountMinor !== null && reason === (amountMinor > except ? 'less' : 'more')
  const isMeant = !isOtherWay && (reason !== null || isOfKnown(frame, subject))
  if (amountMinor !== null && !isFarFrom(amountMinor, except) && isMeant) return edit(amountMinor)
  const counted = countEdit(frame, subject, speaker, edit)
  if (counted) return counted
  const isNameless = frame.intent === 'add' && !frame.transaction.categoryKnown
  const isNear = isNameless && !isFarFrom(frame.transaction.amountMinor, except)
  return evidence === 'sure' && isNear && isOwnMoney(frame) && !isBought(frame, subject, message)
    ? edit(frame.transaction.amountMinor, frame)
    : null
}

/** Whether a sentence alone is no order and no question: nothing, a remark, one entry or the question for it, or another name. */
function isUndecided(frame: Frame, reason: ReturnType<typeof reasonGiven>): boolean {
  if (frame.intent === 'edit') return frame.change.merchant !== undefined || isOfPart(frame) || reason !== null
  if (frame.intent === 'other') return frame.topic !== 'hostile'
  if (frame.intent === 'clarify') return frame.draft.kind !== undefined && (frame.choices?.length ?? 0) < 2
  return frame.intent === 'add'
}

/** "she gave me 14 for her ticket": money that came in changes no price, where nothing says that one was told wrong. */
function isFromAnother(frame: Frame, { entry }: TalkedOf): boolean {
  return frame.intent === 'add' && frame.transaction.kind === 'income' && entry.amountMinor > 0
}

/** "so I bought a scratcher, 4" right after 4 that were won: what is spent is no other word for what came in. */
function isBought({ transaction }: AddFrame, { entry }: TalkedOf, message: string): boolean {
  return transaction.kind !== 'income' && entry.amountMinor < 0 && purchase.test(message)
}

const purchase = /\b(?:bought|paid|spent|got|grabbed|picked up|ordered)\b/i

/** "and 50 from grandma" after 20 from mum, "30 to my sister" after 20 to my brother: what another person gave or got is news. */
function isOfSomebodyElse(frame: Frame, { entry, told }: TalkedOf): boolean {
  if (frame.intent !== 'add') return false
  const known = ` ${[entry.merchant, ...told].join(' ').toLowerCase()}`
  const words = frame.transaction.merchant.toLowerCase().split(' ')
  return words.every((word) => namesPerson(word) && !known.includes(` ${word}`))
}

/** "found the subway receipt, it says fourteen twenty": an amount that is heard in one way only beside the name of the entry. */
function amountOfNamed(frame: Frame, subject: TalkedOf, message: string): Minor | null {
  if (frame.intent !== 'add' || !subject.isNamed || readEvidence(message) !== 'sure') return null
  const { amountMinor } = frame.transaction
  const isOther = amountMinor !== Math.abs(subject.entry.amountMinor)
  return isOther && isOwnMoney(frame) && isOfKnown(frame, subject) ? amountMinor : null
}

/** Another count of what was told by count, where no amount that may be one is told. */
function countEdit(
  frame: Frame,
  subject: TalkedOf,
  speaker: Speaker,
  edit: (amountMinor: Minor) => Understanding,
): Understanding | null {
  if (!isOfKnown(frame, subject)) return null
  const amountMinor = countedAnew(subject, { message: speaker.message, speaker })
  return amountMinor === null ? null : edit(amountMinor)
}

/** Whether what the sentence alone would tell of is the entry, or nothing that has a name: the "bank" that was looked at. */
function isOfKnown(frame: Frame, subject: TalkedOf): boolean {
  const { entry, isNamed } = subject
  const { merchant } = entry
  const name = nameTold(frame)
  if (!name || thingWords(name).length === 0) return true
  if (nameFit(merchant, name) !== null || nameFit(name, merchant) !== null) return true
  return isNamed && !isOfOther(frame, subject)
}

/** Whether the sentence alone would tell of a thing that is known, and is not the entry: a sandwich beside the flowers. */
function isOfOther(frame: Frame, { entry: { merchant } }: TalkedOf): boolean {
  const draft = frame.intent === 'add' ? frame.transaction : frame.intent === 'clarify' ? frame.draft : undefined
  const own = new Set(singularWords(merchant))
  return draft?.categoryKnown === true && !singularWords(draft.merchant ?? '').some((word) => own.has(word))
}

/** "the fare was 68", "it's 62.69 with shipping": what is told has the name of no thing, only that of a part or of a price. */
function isOfPart(frame: Frame): boolean {
  const name = frame.intent === 'add' || frame.intent === 'edit' ? nameTold(frame) : undefined
  return name !== undefined && thingWords(name).length === 0
}

function nameTold(frame: Frame): string | undefined {
  if (frame.intent === 'add') return frame.transaction.merchant
  if (frame.intent === 'edit') return frame.change.merchant ?? frame.target?.merchant
  return frame.intent === 'clarify' ? frame.draft.merchant : undefined
}

function isOwnMoney({ transaction: { currency } }: AddFrame): boolean {
  return currency === undefined
}

/** "two bags, twenty each, so forty": whether the amount that the entry has is said again. */
function saysOwnAmount({ entry }: TalkedOf, speaker: Speaker): boolean {
  return orderFigures(speaker.message, speaker).amounts.some((amount) => amount === Math.abs(entry.amountMinor))
}

/** "popcorn 6 each for the three of us" beside tickets for 18: what another thing comes to is no amount that was said. */
function comesToSame(frame: Frame, { entry }: TalkedOf): boolean {
  return frame.intent === 'add' && frame.transaction.amountMinor === Math.abs(entry.amountMinor)
}

/** Whether a day was said on which the entry is not: such a telling is of another. */
function isOnOtherDay({ entry: { date } }: TalkedOf, speaker: Speaker): boolean {
  return saidFigures(speaker.message, speaker).days.some((day) => day !== date)
}
