import type { Day } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import { formatMoney, type Minor } from '#domain/money.ts'
import { countOf } from '#domain/talk/count-words.ts'
import { readEvidence, thingWords } from '#domain/talk/evidence-sentence.ts'
import type { EditFrame, Frame, Understanding } from '#domain/understanding/frame.ts'
import {
  completed,
  firstOpen,
  lacksDay,
  type OpenEntry,
  type OpenSentence,
  type Purpose,
  reopened,
} from '#server/assistant/entries/open-sentence.ts'
import { loneAmount } from '#server/assistant/find/lone-amount.ts'
import { answeredDay } from '#server/assistant/said-figures.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { asksBack } from '#server/assistant/waiting/asks-back.ts'
import {
  chosenBehindNo,
  chosenBySize,
  chosenInRow,
  isRefusal,
  isSaid,
  isShort,
  isUnknown,
  isYes,
  plainWords,
} from '#server/assistant/waiting/reply-words.ts'
import { resolvePayer } from '#server/assistant/waiting/resolve-payer.ts'
import {
  bareAmount,
  type Given,
  hasTwoReadings,
  isFiller,
  type Resolution,
  saidDay,
} from '#server/assistant/waiting/said-in-answer.ts'

/** Reads a message as the answer to the question that was asked last. Nothing is guessed: what fits no reading is no answer. */
export function resolveQuestion(sentence: OpenSentence, given: Given): Resolution {
  const open = firstOpen(sentence.entries)
  if (!open) return { means: 'other' }
  if (sentence.entries.length === 1 && takesOut(open, given)) return { means: 'dropped' }
  if (lacksDay(open)) return resolveDay(sentence, open, given)
  const { payer } = open
  if (payer !== undefined) return resolvePayer(sentence, { ...open, payer }, given)
  const day = saidDay(given)
  if (open.amountMinor !== undefined) return resolvePurpose(sentence, open.amountMinor, { ...given, day })
  const answered = (amountMinor: Minor): Resolution => ({
    means: 'answered',
    entries: completed(sentence.entries, { amountMinor, day }),
  })
  const answeredBy = (again: OpenEntry): Resolution => ({
    means: 'answered',
    entries: sentence.entries.map((each) => (each === open ? again : each)),
  })

  if (isOnlyVague(given.understanding) || isCountHad(given.message, open)) return { means: 'unclear' }
  const named = open.choices.find(({ label }) => isSaid(label, given.message))
  if (named) return answered(named.amountMinor)
  const words = plainWords(given.message)
  const amount =
    bareAmount(given) ?? amountNamed(open, given) ?? amountReceived(open, given) ?? amountCited(open, given)
  if (amount !== null && hasTwoReadings(given.inContext)) {
    const both = withReadings(open, given.inContext)
    return both ? answeredBy(both) : { means: 'unclear' }
  }
  if (amount !== null) return answered(wholeInContext(given.inContext, amount))
  const fitting = amountFitting(given)
  if (fitting !== null) return answered(fitting)
  if (given.understanding.frames.some(putsNamedRight)) return { means: 'other' }
  const meant = chosenBehindNo(open.choices, words)
  if (meant) return answered(meant.amountMinor)
  if (isRefusal(given.message) || (isUnknown(given.message) && isShort(words) && !/\d/.test(words)))
    return { means: 'dropped' }
  const again = askedAnew(open, given)
  if (again) return answeredBy(again)
  const asks = asksBack(given.message)
  if (asks) return { means: asks === 'of choice' ? 'unclear' : 'other' }
  const [only, another] = open.choices
  if (only !== undefined && another === undefined && isAssent(given)) return answered(only.amountMinor)
  const chosen = chosenInRow(open.choices, words) ?? chosenBySize(open.choices, words)
  return chosen !== undefined && isShort(words) ? answered(chosen.amountMinor) : { means: 'other' }
}

/** "no, the coffee was 5.50": a thing by its name, and no answer to what another came to. */
export function putsNamedRight(frame: Frame): frame is EditFrame & { target: NonNullable<EditFrame['target']> } {
  return frame.intent === 'edit' && frame.target !== undefined && frame.change.amountMinor !== undefined
}

/** "I think I had two" to "How much was Bagel?": how many, and no price. */
function isCountHad(message: string, { draft: { merchant = '', category } }: OpenEntry): boolean {
  const count = countOf(countHad.exec(message)?.[1]?.toLowerCase() ?? '')
  const isCounted = (category === 'Food & Dining' || /[^s]s$/i.test(merchant)) && !uncounted.test(merchant)
  return count !== null && count <= MOST_HAD && isCounted
}
const MOST_HAD = 12
/** "I got ten" of gas, or of a dinner, is what it came to. */
const uncounted =
  /\b(?:gas|fuel|petrol|groceries|breakfast|brunch|lunch|dinner|supper|food|takeout|takeaway|market|restaurant|supplies|things|clothes)$/i
const countHad =
  /\b(?:i|we) (?:(?:only|just|actually) )*(?:had|got|bought|ate|drank|took|ordered|grabbed) ([a-z]+|\d\d?)(?: of (?:them|those|these))?\W*$/i

/** "three something" to "How much was Muffin?": nobody can know what it came to. */
function isOnlyVague({ frames: [frame, ...more], drafts: [draft] }: Understanding): boolean {
  const isOpen = frame?.intent === 'clarify' && frame.reason === 'no_amount' && frame.draft.merchant === undefined
  return isOpen && more.length === 0 && draft !== undefined && draft.amountMinor !== null
}

/** "it was twelve fifty" to "How much was Rent?": both sums that a rent can be, to choose from; null where they are in question already. */
function withReadings(open: OpenEntry, { frames: [frame] }: Understanding): OpenEntry | null {
  if (open.choices.length > 0 || frame?.intent !== 'clarify' || !frame.choices) return null
  return { ...open, ask: frame.ask, choices: frame.choices }
}

/** "it was nine fifty" to "How much was Rent?": of the two ways to hear a pair, the whole one where a rent can only be that. */
function wholeInContext({ frames: [frame, ...more] }: Understanding, amountMinor: Minor): Minor {
  if (frame?.intent !== 'add' || more.length > 0) return amountMinor
  const meant = frame.transaction.amountMinor
  return meant === amountMinor * 100 ? meant : amountMinor
}

/** "actually forget the tea", right after how much the tea was. */
function takesOut({ draft }: OpenEntry, { understanding: { frames } }: Given): boolean {
  const [frame, ...more] = frames
  if (frame?.intent !== 'delete' || !frame.target || !draft.merchant || more.length > 0) return false
  return nameFit(draft.merchant, frame.target.merchant) !== null
}

/** "3 or 4" and "yesterday" leave the amount open: the first is asked about, the second kept. Null for anything else. */
function askedAnew(open: OpenEntry, given: Given): OpenEntry | null {
  const { understanding, message, today, currency } = given
  const [frame, ...more] = understanding.frames
  if (!isShort(plainWords(message)) || more.length > 0) return null
  if (frame?.intent === 'clarify' && frame.choices && hasTwoReadings(understanding)) {
    const { merchant } = frame.draft
    return merchant === undefined || isFiller(merchant) ? { ...open, ask: frame.ask, choices: frame.choices } : null
  }
  const isBare = /^\W*(?:it was |that was )?(?:on |last )?\p{L}+(?: morning| night| evening)?\W*$/iu.test(message)
  const day = isBare ? answeredDay({ message, today, currency }, open.draft.day) : null
  return day === null ? null : { ...open, draft: { ...open.draft, day } }
}

/** The answer to which day it was: a day, or a date of the month that was said ("the 28th"). */
function resolveDay(sentence: OpenSentence, { draft, amountMinor }: OpenEntry, given: Given): Resolution {
  if (isRefusal(given.message)) return { means: 'dropped' }
  const day = isShort(plainWords(given.message)) ? answeredDay(given, draft.day) : null
  if (day === null || amountMinor === undefined) return { means: 'other' }
  return { means: 'answered', entries: completed(sentence.entries, { amountMinor, day }) }
}

/** "yes"; "ok, what's left of my budget" is a question of its own. */
function isAssent({ message, understanding: { frames } }: Given): boolean {
  const words = plainWords(message)
  const asksElse = frames.some(({ intent }) => !/^(?:add|clarify|edit|other)$/.test(intent))
  return isYes(words) && isShort(words) && !asksElse
}

const unsaid =
  /^((just )?save (it|that)|whatever|nothing( special)?|anything|misc|other|(i )?don'?t (know|remember)|no idea)\b/

/** "make the first one 19", "rename it to Tokyo", "refund both": of what was told before. */
const ofAnother =
  /\b(?:the|my) (?:first|second|third|other|previous|earlier) one\b|^\W*(?:please )?(?:rename\b|refund (?:both|all|them|those|it|that)\b)/i

/** The answer to what an amount was for. Another amount is news of its own, or corrects the one that waits: "no, twelve". */
function resolvePurpose(
  sentence: OpenSentence,
  amountMinor: Minor,
  given: Given & { day: Day | undefined },
): Resolution {
  const { day, currency } = given
  if (ofAnother.test(given.message)) return { means: 'other' }
  const purpose = saidPurpose(given)
  const words = plainWords(given.message)
  const saysMore = given.understanding.drafts.some((draft) => draft.amountMinor !== null)
  // "ok, make it 25" tells another amount.
  const isChange = given.understanding.frames.some(({ intent }) => intent === 'edit')
  const isKnown =
    (isAssent(given) && !saysMore && !isChange && given.isJustAsked) || (isShort(words) && unsaid.test(words))
  if (purpose || isKnown) {
    const said = { amountMinor, day, ...(purpose ? { purpose } : {}) }
    return { means: 'answered', entries: completed(sentence.entries, said) }
  }
  const amount = given.understanding.frames[0]?.intent === 'edit' ? bareAmount(given) : null
  // "make it 6" to "What was the $6 for?" tells nothing new of it: the entry before it is meant.
  if (amount === amountMinor) return { means: 'other' }
  if (amount !== null) {
    const ask = askPurpose(amount, currency)
    return { means: 'answered', entries: reopened(sentence.entries, { amountMinor: amount, ask }) }
  }
  return isRefusal(given.message) ? { means: 'dropped' } : { means: 'other' }
}

/** "What was the $12.00 for?" */
export function askPurpose(amountMinor: Minor, currency: Currency): string {
  return `What was the ${formatMoney(amountMinor, currency)} for?`
}

/** The words of an answer without what leads up to the amount: "no, it was twelve fifty", "he charged me twelve fifty" are "twelve fifty". */
export function amountWords(message: string): string {
  return message.replace(
    /^((no|actually|sorry|well|it'?s|(?:it|that|they|those) (?:was|were|is|are|cost|came to)|(?:he|she|they|i|we|it) (?:charged|billed|paid|cost)(?: me| us)?|make it|make that|about)\b[\s,]*)+/i,
    '',
  )
}

/** "four fifty" to "How much was Coffee?": of the two ways to hear it the one that the thing in question can cost. */
function amountFitting({ understanding, inContext, message }: Given): Minor | null {
  const [frame, ...more] = understanding.frames
  const [meant, ...others] = inContext.frames
  if (frame?.intent !== 'clarify' || meant?.intent !== 'add' || more.length + others.length > 0) return null
  const { merchant } = frame.draft
  const isBare = isShort(plainWords(message)) && (merchant === undefined || isFiller(merchant))
  const { amountMinor } = meant.transaction
  return isBare && frame.choices?.some((choice) => choice.amountMinor === amountMinor) ? amountMinor : null
}

/** "got 30 back" to "How much came in from Shirt?" */
function amountReceived({ draft }: OpenEntry, { understanding, message }: Given): Minor | null {
  const [frame, ...more] = understanding.frames
  if (draft.kind !== 'income' || frame?.intent !== 'add' || more.length > 0 || !isShort(plainWords(message)))
    return null
  const { kind, merchant, amountMinor, currency } = frame.transaction
  return kind === 'income' && isFiller(merchant) && currency === undefined ? amountMinor : null
}

/** "checked my bank, it's 14": one of the amounts in question, or one that was looked up, with no other thing beside it. */
function amountCited({ draft, choices }: OpenEntry, given: Given): Minor | null {
  const { merchant = '' } = draft
  const { message, understanding } = given
  const tellsElse = understanding.drafts.some((each) => each.merchant && thingWords(each.merchant).length > 0)
  const amount = tellsElse ? null : loneAmount(message, { speaker: given, known: merchant })
  const isMeant =
    choices.length > 1 ? choices.some((choice) => choice.amountMinor === amount) : readEvidence(message) === 'sure'
  return isMeant ? amount : null
}

/** "batteries were 9.99", the thing that was asked about with its amount, and nothing more. */
function amountNamed({ draft }: OpenEntry, { understanding, message }: Given): Minor | null {
  const [frame, ...more] = understanding.frames
  if (!draft.merchant || more.length > 0 || !isShort(plainWords(message))) return null
  if (frame?.intent === 'add' && frame.transaction.currency === undefined) {
    const { merchant, amountMinor } = frame.transaction
    return nameFit(draft.merchant, merchant) === 'whole' ? amountMinor : null
  }
  // "sarah 20" to "How much was Sarah?": which way it went is known.
  if (frame?.intent === 'clarify' && frame.reason === 'no_kind' && frame.payer !== undefined)
    return nameFit(draft.merchant, frame.payer) === 'whole' ? (frame.choices?.[0]?.amountMinor ?? null) : null
  if (frame?.intent !== 'edit' || !frame.target || nameFit(draft.merchant, frame.target.merchant) !== 'whole')
    return null
  const { amountMinor, ...others } = frame.change
  return Object.keys(others).length === 0 ? (amountMinor ?? null) : null
}

/** "lunch", "it was for gas", "that was groceries": what an amount was for, in a message that names no amount of its own. */
function saidPurpose({ understanding }: Given): Purpose | null {
  const [frame, ...more] = understanding.frames
  if (more.length > 0) return null
  if (frame?.intent === 'edit' && !frame.target && frame.change.amountMinor === undefined) {
    const { merchant, category } = frame.change
    const name = merchant ?? category
    return name ? { merchant: name, category: category ?? 'Other', categoryKnown: category !== undefined } : null
  }
  if (frame?.intent !== 'clarify' || frame.reason !== 'no_amount') return null
  const { merchant, category, categoryKnown } = frame.draft
  return merchant && category ? { merchant, category, categoryKnown: categoryKnown ?? false } : null
}
