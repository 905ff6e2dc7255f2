import { isBareTelling } from '#domain/understanding/bare-telling.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import type { Frame } from '#domain/understanding/frame.ts'
import { refusedPrice } from '#domain/understanding/intents/negated.ts'
import { isPersonalNumber } from '#domain/understanding/intents/not-to-write.ts'
import { soFar } from '#domain/understanding/intents/remark.ts'
import { extras, isMarked, partTellings, plainItem, several, sums } from '#domain/understanding/part-tellings.ts'
import type { Part } from '#domain/understanding/reading.ts'
import { choosesPlace } from '#domain/understanding/settle/chosen-place.ts'
import { shareWords } from '#domain/understanding/words/circumstance.ts'
import { paymentWords } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'
import { reductionWords } from '#domain/understanding/words/reduction-words.ts'

type Read = (pieces: Piece[]) => Part[]

/** A plain item at one side of a firm joint, and what is told at the other. */
type Cut = { item: Piece[]; other: Piece[]; itemFirst: boolean }

/**
 * "coffee 4 and doctor said 80 please", "pizza 31, should have gone out, and bus 2.50": a plain item beside a telling of another
 * sort may hide it, or be hidden by it. Where one of the two is lost, or more is written than the telling comes to alone, each is read
 * alone. Null where both are told as they are, or the one speaks of the other.
 */
export function besidePlainItem(pieces: readonly Piece[], whole: readonly Part[], read: Read): Part[] | null {
  const alone = whole.length > 0 && whole.every(isUnwritten) ? besideNoTelling(pieces, read) : null
  if (alone) return alone
  if (whole.length > 0 && whole.every(isOnlySaid)) return besideOthers(pieces, read)
  if (pieces.filter(isAmount).length < 2 || pieces.some(isNoTelling) || choosesPlace(pieces)) return null
  const written = amountsOf(whole)
  for (const cutOf of [itemInFront, itemBehind]) {
    const cut = cutOf(pieces)
    if (!cut || isBareTelling(cut.other) || isPlainlyTold(cut, written) || speaksOfItem(cut)) continue
    const [item, other] = [read(cut.item), read(cut.other)]
    // "coffee 4 and paid the plumber invoice 4471": asked for alone, and lost beside the item.
    if (isWritten(item) && isLost(whole, item, other)) return cut.itemFirst ? [...item, ...other] : [...other, ...item]
    if (![item, other].every(isWritten)) continue
    const [price, told] = [amountsOf(item), amountsOf(other)]
    if (price.length === 1 && isBetter(price[0] ?? 0, told, written, pieces))
      return cut.itemFirst ? [...item, ...other] : [...other, ...item]
  }
  return null
}

/**
 * "50 push ups and coffee 4", "my temperature is 38, medicine 12", "coffee 4 and gas is 5 a gallon": what tells of no money at all, or
 * behind the item of prices as they are, hides no item beside it.
 */
function besideNoTelling(pieces: readonly Piece[], read: Read): Part[] | null {
  for (const cut of [itemInFront(pieces, isPause), itemBehind(pieces, isPause)]) {
    if (!cut?.item.some((piece) => piece.type === 'name')) continue
    const { item, other, itemFirst } = cut
    const words = phraseText(other)
    const isNumber = soFar.test(words) || isPersonalNumber({ pieces: other, words, from: 0, to: 0, question: false })
    if (!isNumber && (!itemFirst || !stated.test(words) || refers.test(words))) continue
    const [told, beside] = [read(item), read(other)]
    if (isWritten(told) && beside.every(isUnwritten)) return told
  }
  return null
}
/** "milk is 5 these days", "gas is 3.50 a gallon". */
const stated = / (?:is|are) \S*\d/

/**
 * "coffee 4 and my boss paid 200", "the tickets were 90 and work paid for them, lunch 12": what another paid hides nothing that is told in the
 * plainest words beside it.
 */
function besideOthers(pieces: readonly Piece[], read: Read): Part[] | null {
  for (const [at, joint] of pieces.entries()) {
    if (!isPause(joint) || joint.norm === '?') continue
    const [front, back] = [pieces.slice(0, at), pieces.slice(at + 1)]
    for (const [told, other] of [
      [front, back],
      [back, front],
    ] as const) {
      if (!isBareTelling(told) || !told.some(({ type }) => type === 'name')) continue
      if (!isOfOthers(other, told) && !isRefused(other)) continue
      const [written, beside] = [read([...told]), read([...other])]
      if (isWritten(written) && beside.length > 0 && beside.every(isOnlySaid)) return written
    }
  }
  return null
}

/** "the drill was 149, no chance" */
function isRefused(other: readonly Piece[]): boolean {
  return other.filter(isAmount).length === 1 && refusedPrice.test(phraseText(other))
}

/** One price, and who paid it; "my wife paid 20" beside gas for 40 may be a part of that. */
function isOfOthers(other: readonly Piece[], told: readonly Piece[]): boolean {
  const [price, ...more] = other.filter(isAmount)
  const words = phraseText(other)
  if (more.length > 0 || price?.type !== 'amount' || refers.test(words) || !othersPay.test(words)) return false
  if (toMe.test(words)) return false
  const sum = price.money.amountMinor ?? 0
  const isPart = told.some((piece) => piece.type === 'amount' && (piece.money.amountMinor ?? 0) >= sum)
  const things = new Set(told.map(({ norm }) => norm))
  return !isPart || other.some(({ type, norm }) => type === 'name' && !things.has(norm))
}
const toMe = / (?:me|us|back|salary|wages|(?:in|into|to) (?:my|our)) /
const othersPay = pattern` (?!i |we |you |ive |just |already |and |so )\S+ (?:(?:already|just|has|is|was|will be) )?(?:bought|covered|paid|paying|pays|spent|treated) (?:\S+ ){0,5}?\S*\d
  | (?:was|were|is|cost|came to) \S*\d\S* (?:\S+ ){0,3}?(?!i |we |you |ive |just |already )\S+ (?:covered|paid|pays|treated) `

/** Whatever it was, it was nothing to write, ask or change. */
function isOnlySaid({ frames }: Part): boolean {
  return frames.every((frame) => frame.intent === 'other' && /^(?:negated|remark|unknown)$/.test(frame.topic))
}

/** Nothing was read but a remark, or a number of another kind; what is denied or planned may be the item itself. */
function isUnwritten({ frames }: Part): boolean {
  return frames.every((frame) => frame.intent === 'other' && /^(?:remark|unknown)$/.test(frame.topic))
}

/** "coffee 4 and paid 12 for lunch": the item is written, and one entry beside it. */
function isPlainlyTold({ item }: Cut, written: readonly number[]): boolean {
  const price = item.find(isAmount)
  const minor = price?.type === 'amount' ? price.money.amountMinor : null
  return minor !== null && without(written, [minor])?.length === 1
}

/** What is told of several days, or of a list under its head, is told of both sides. */
function isNoTelling({ type, norm }: Piece): boolean {
  return type === 'day' || norm === ':' || norm === '?'
}

/** Whether the whole has lost the item, or of the telling beside it all, or wrote more than it comes to where it was read at once. */
function isBetter(
  price: number,
  told: readonly number[],
  written: readonly number[],
  pieces: readonly Piece[],
): boolean {
  const beside = without(written, [price])
  if (beside === null) return written.length <= told.length && !told.some((one) => written.includes(one + price))
  if (beside.length === 0) return told.length > 0
  return beside.length > told.length && without(beside, told) !== null && partTellings(pieces).length === 1
}

/** The list without some of its members; null where it lacks one of them. */
function without(list: readonly number[], some: readonly number[]): number[] | null {
  const left = [...list]
  for (const one of some) {
    const at = left.indexOf(one)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

function amountsOf(parts: readonly Part[]): number[] {
  return parts.flatMap(({ frames }) =>
    frames.flatMap((frame) => (frame.intent === 'add' ? frame.transaction.amountMinor : [])),
  )
}

/** Only the item was read of both, where the other alone asks whether its number is the price. */
function isLost(whole: readonly Part[], item: readonly Part[], other: readonly Part[]): boolean {
  const [frame, ...more] = whole.flatMap(({ frames }) => frames)
  const [price] = amountsOf(item)
  if (more.length > 0 || frame?.intent !== 'add' || frame.transaction.amountMinor !== price) return false
  const [asked, ...others] = other.flatMap(({ frames }) => frames)
  return others.length === 0 && asked?.intent === 'clarify' && asked.reason === 'unusual_amount'
}

function isWritten(parts: readonly Part[]): boolean {
  return parts.length > 0 && parts.every(({ frames }) => frames.length > 0 && frames.every(isSpend))
}

function isSpend(frame: Frame): boolean {
  return frame.intent === 'add' && frame.transaction.kind === 'spend'
}

function itemInFront(pieces: readonly Piece[], isJoint = isFirm): Cut | null {
  const amount = pieces.findIndex(isAmount)
  const joint = amount + 1
  let next = joint
  while (isPause(pieces[next])) next += 1
  const item = pieces.slice(0, joint)
  if (!pieces.slice(joint, next).some(isJoint) || plainItem(item) === null) return null
  return { item, other: pieces.slice(next), itemFirst: true }
}

function itemBehind(pieces: readonly Piece[], isJoint = isFirm): Cut | null {
  const amount = pieces.findLastIndex(isAmount)
  const next = pieces.findLastIndex((piece, at) => at < amount && isPause(piece)) + 1
  let joint = next
  while (isPause(prior(pieces, joint))) joint -= 1
  const item = pieces.slice(next).filter(({ type }) => type !== 'end')
  if (joint < 1 || !pieces.slice(joint, next).some(isJoint) || plainItem(item) === null) return null
  return { item, other: pieces.slice(0, joint), itemFirst: false }
}

function isFirm({ type, norm }: Piece): boolean {
  return type === 'end' || /^(?:and|then|also)$/.test(norm)
}

/** Whether the two may be of one price, or of one thing. */
function speaksOfItem({ item, other, itemFirst }: Cut): boolean {
  const words = phraseText(other)
  if (sums.test(words) || several.test(words) || isMarked(item) !== isMarked(other)) return true
  if (itemFirst && (other[0]?.type === 'repair' || refers.test(words))) return true
  if (!itemFirst && isSharedAhead(other)) return true
  const things = other.filter(isContent).map(({ norm }) => norm)
  const isNamed = other.some(({ type, norm }) => type === 'name' && isThing(norm))
  return !isNamed || item.some((piece) => isContent(piece) && things.includes(piece.norm))
}

/** Up to its first amount: "and it was 5", "and gave him 25", "and no milk, just bread 3"; behind it: "and the wine was 20 of it". */
const refers = pattern`^ (?:[^\d ]\S* )*?(?:it|its|that|thats|this|them|they|theyre|those|these|him|her|mine|rest|other|another|more|extra|tip|tipped|handed
  |no|not|instead|actually|just|only|one|ones|same|too) (?:[^\d ]\S* )*?\S*\d
  | (?:of (?:it|that|this|those|them|which)|included|including|instead) `

/** "split dinner 60 and drinks 30": the half may be of both. */
function isSharedAhead(other: readonly Piece[]): boolean {
  const amount = other.findIndex(isAmount)
  return other.slice(0, amount).some(({ norm }) => shareWords.has(norm))
}

function isThing(norm: string): boolean {
  return !extras.test(norm) && !reductionWords.has(norm) && !paymentWords.has(norm)
}
