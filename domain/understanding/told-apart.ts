import { isContent } from '#domain/understanding/entries/segment.ts'
import { isNamedEntry } from '#domain/understanding/entries/unnamed.ts'
import { tellsOfOthers } from '#domain/understanding/foreground.ts'
import type { Span } from '#domain/understanding/frame.ts'
import { extras, sums } from '#domain/understanding/part-tellings.ts'
import type { Part } from '#domain/understanding/reading.ts'
import { forFirstPart } from '#domain/understanding/settle/reckon-deposits.ts'
import { sharedList } from '#domain/understanding/settle/split-behind-list.ts'
import { fillers, paymentWords } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isPause, type Piece, phraseText, skip } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'
import { reductionWords } from '#domain/understanding/words/reduction-words.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What is told by itself: its pieces, and where it stands in the text. */
type Telling = Span & { pieces: readonly Piece[] }

/**
 * "gas 52. Gave the cabbie 20 and got 6 back": where sentences that each tell of a payment whole come to other sums when they are read
 * at once, one has taken the reckoning of the other. They are read each alone. Null where the one speaks of the other, or nothing changes.
 */
export function toldApart(
  pieces: readonly Piece[],
  whole: readonly Part[],
  readAlone: (telling: Span) => Part,
): Part[] | null {
  const payments = tellingsAt(opensPayment, pieces)
  if (payments.length < 2 || ofWhatIsLeft.test(phraseText(pieces)) || sharedList(pieces)) return null
  const sentences = tellingsAt(endsSentence, pieces)
  const apart = readApart(sentences, whole, readAlone)
  return apart ?? (payments.length > sentences.length ? readApart(payments, whole, readAlone) : null)
}

function readApart(
  tellings: readonly Telling[],
  whole: readonly Part[],
  readAlone: (telling: Span) => Part,
): Part[] | null {
  if (tellings.length < 2 || isToldInParts(tellings) || !tellings.every(standsThere) || tellings.some(isOfOthers))
    return null
  const apart: Part[] = []
  for (const telling of tellings) {
    const part = readAlone(telling)
    if (!isWhole(part, telling)) return null
    apart.push(part)
  }
  return sumsOf(apart) !== sumsOf(whole) ? apart : null
}

type Joint = (pieces: readonly Piece[], at: number) => boolean

function tellingsAt(isJoint: Joint, pieces: readonly Piece[]): Telling[] {
  const tellings: Telling[] = []
  let start = 0
  const add = (to: number): void => {
    const place = {
      start: start > 0 ? (pieces[start - 1]?.end ?? 0) : 0,
      end: pieces[to]?.start ?? Number.POSITIVE_INFINITY,
    }
    tellings.push({ ...place, pieces: pieces.slice(start, to) })
  }
  for (let at = 1; at < pieces.length; at += 1) {
    if (!isPause(pieces[at]) || /^[?:]$/.test(normAt(pieces, at)) || !isJoint(pieces, at)) continue
    const next = skip(pieces, at, joins)
    const led = skip(pieces, next, leadsOn)
    if (pieces.slice(at, led + 1).some(corrects) || !standApart(pieces.slice(start, at), pieces.slice(led))) continue
    add(at)
    start = next
  }
  add(pieces.length)
  return tellings
}

/** Nothing that is meant there was said in another telling, as a correction of it. */
function standsThere({ pieces, start, end }: Telling): boolean {
  return pieces.every((piece) => piece.start >= start && piece.end <= end)
}

/** The end of a sentence, or "then". */
function endsSentence(pieces: readonly Piece[], at: number): boolean {
  const [piece, next] = pieces.slice(at, at + 2)
  return piece?.type === 'end' || goesOn.has(piece?.norm ?? '') || goesOn.has(next?.norm ?? '')
}
const goesOn = wordSet('then also')

/** "gas 52, gave the cabbie 20 and got 6 back": the end of a sentence, or a pause before a verb of payment. */
function opensPayment(pieces: readonly Piece[], at: number): boolean {
  if (endsSentence(pieces, at)) return true
  const verb = skip(pieces, at, (piece) => leadsOn(piece) || payers.has(piece.norm))
  // "coffee 4 and got paid today, spent 60 at target", "insurance is 215, paid, and diesel 80"
  const clause = pieces.slice(pieces.slice(0, at).findLastIndex(isPause) + 1, at)
  return paying.has(normAt(pieces, verb)) && !isPause(pieces[verb + 1]) && clause.some(isPrice)
}
const payers = wordSet('i we ive weve just')
const paying = wordSet('booked bought earned gave grabbed ordered paid sent sold spent wrote')

function joins(piece: Piece): boolean {
  return isPause(piece) || goesOn.has(piece.norm)
}

function leadsOn(piece: Piece): boolean {
  return joins(piece) || fillers.has(piece.norm)
}

/** "milk 2. Actually eggs 3" */
function corrects({ type, norm }: Piece): boolean {
  return type === 'repair' || norm === 'actually'
}

/** Whether both have a sum and a thing of their own, and what follows begins with no part of what was told. */
function standApart(told: readonly Piece[], rest: readonly Piece[]): boolean {
  const prices = told.filter(isPrice)
  if (prices.length === 0 || !told.some((piece) => namesOwnThing(piece) || piece.norm === 'back')) return false
  if (isPaidFrom(prices, rest)) return false
  // What leads with its day tells of that day to its end.
  if (told[skip(told, 0, leadsOn)]?.type === 'day') return false
  const first = upToThing(rest)
  const lead = phraseText(first.slice(0, first.findIndex(isPrice) + 1))
    .replace(ofItself, ' ')
    .replace(paidBack, ' ')
  const tail = phraseText(first.slice(first.findIndex(isPrice) + 1))
  if (!first.some(isPrice) || refers.test(lead) || sums.test(lead)) return false
  if (isOfIt.test(tail) || forFirstPart.test(tail)) return false
  const isLone = rest.filter(isPrice).length === 1
  const said = new Set(told.map(({ norm }) => norm))
  const things = first.filter(
    (piece, at) => namesThing(piece) && piece.norm !== 'people' && first[at - 1]?.norm !== 'with',
  )
  // "dinner 60. Gave the waiter 70 and got 5 back"
  if (things.some(({ norm }) => serving.has(norm)) && told.some(isMealOrRide)) return false
  return (
    (things.length > 0 || gotPaid.test(lead)) && things.every(({ norm }) => !said.has(norm) && !isBeside(norm, isLone))
  )
}

/** "groceries 80 and gas 52, gave the cashier 150 and got 18 back": less its change, the note is what was told. */
function isPaidFrom(prices: readonly Piece[], rest: readonly Piece[]): boolean {
  const [note, change] = rest.filter(isPrice)
  if (!note || !change || !isCashBack(phraseText(rest))) return false
  return (
    prices.every((price) => price.type === 'amount' && price.doubt === null) &&
    prices.reduce((sum, price) => sum + minorOf(price), 0) === minorOf(note) - minorOf(change)
  )
}

/** "got 18 back", and no "gave 20 for the hat and got 5 back". */
function isCashBack(said: string): boolean {
  return / (?:back|change) (?!from )/.test(said) && !said.includes(' for ')
}

/** "paid rent 900. Roommate pays 450": what another pays, or what it costs elsewhere, is silent beside what one paid oneself alone. */
function isOfOthers({ pieces }: Telling): boolean {
  return pieces.filter(isPrice).length === 1 && tellsOfOthers(pieces)
}

/** "100 at IKEA. 60 for a lamp. 40 for a rug", "lunch 24, bought gas 30, so 54 today": a sum, and what it was for. */
function isToldInParts(tellings: readonly Telling[]): boolean {
  const prices = tellings.flatMap(({ pieces }, of) =>
    pieces.filter(isPrice).map((price) => ({ of, minor: minorOf(price) })),
  )
  return hasSumOfNext(prices) || hasSumOfNext(prices.toReversed())
}

/** One of them is as much as some of those right behind it, of which at least one was told by itself. */
function hasSumOfNext(prices: readonly { of: number; minor: number }[]): boolean {
  return prices.some((sum, at) => {
    let left = sum.minor
    let next = at + 1
    for (; next < prices.length && left > 0; next += 1) left -= prices[next]?.minor ?? 0
    return left === 0 && next > at + 2 && sum.of !== prices[next - 1]?.of
  })
}

/** What is paid on top of a price, or to whom the price before was handed: "taxi was 18. Gave the driver 20". */
function isBeside(norm: string, isLone: boolean): boolean {
  return extras.test(norm) || reductionWords.has(norm) || (isLone && takers.has(norm))
}
const takers = wordSet('balance barista bartender cabbie cashier clerk deposit driver server staff waiter waitress')
const serving = wordSet('barista bartender cabbie driver server waiter waitress')

function isMealOrRide(piece: Piece): boolean {
  if (piece.type !== 'name') return false
  return piece.entry.category === 'Food & Dining' || rides.has(piece.norm)
}
const rides = wordSet('bolt cab lyft ride taxi uber')

const refers = pattern` (?:it|its|that|thats|this(?! (?:morning|afternoon|evening|week|weekend|month|year))|mine|other|another|more|extra|no|not|instead|actually|ones|same|too|both|halves
  |(?:share|half|third|quarter|part)(?! an? | of (?:(?:the|a|an|our) )?(?!bill|total|rest|price|tab|check|cost|sum|amount|it|that|this|them|those)\S+ )|of which|included|including|chipped|pitched) |^ (?:[^\d ]\S* ){0,2}(?:him|her|them|they|theyre|those|these|one) `
/** "paid the remaining 70", "paid 20 by card and the rest in cash", "snacks with the 20 left over" */
const ofWhatIsLeft = / (?:rest|remaining|remainder|leftovers?|left over) /
/** "paid the rent it went up to 900" */
const ofItself = /(?<=\S )(?:it|they) (?:went|was|were|cost|came|is) /
/** "got paid 2300 today" */
const gotPaid = / (?:got|was|been|just) paid /
const paidBack = /(?:paid|gave|sent|venmoed|transferred) (?:(?:me|us) back|back (?!\S*\d)) ?/
/** "30 of it", "10 back": so much of what was told. */
const isOfIt =
  /^ (?:(?:of|for|on) (?:it|that|this|those|them)|back|change|more|extra|included|instead) |^ off (?!(?:my|the|our) (?:\S+ ){0,2}(?:cards?|loans?|debts?|mortgage|visa|amex|mastercard|balance|overdraft) )/

/** What is said of the first price, to the pause behind it, or to the one behind what was bought: "paid with a 20 and got 6 back for the keyring". */
function upToThing(rest: readonly Piece[]): readonly Piece[] {
  const price = rest.findIndex(isPrice)
  const pauses = [...rest.keys()].filter((at) => at > price && isPause(rest[at]))
  const end = pauses.find((at) => rest[at]?.type === 'end' || rest.slice(0, at).some(namesThing))
  return rest.slice(0, end)
}

function isPrice({ type, struck }: Piece): boolean {
  return type === 'amount' && !struck
}

function minorOf(piece: Piece): number {
  return piece.type === 'amount' ? (piece.money.amountMinor ?? 0) : 0
}

/** No cashier who was handed a note, and no 20 percent tip. */
function namesOwnThing(piece: Piece): boolean {
  return namesThing(piece) && !takers.has(piece.norm) && !extras.test(piece.norm) && piece.norm !== 'percent'
}

function namesThing(piece: Piece): boolean {
  return isContent(piece) && !paymentWords.has(piece.norm)
}

/** Something was paid, nothing is asked, and everything has a name, but for what one "got paid"; what was not bought may stand beside it. */
function isWhole({ frames }: Part, { pieces }: Telling): boolean {
  const isPay = gotPaid.test(phraseText(pieces))
  return (
    frames.some(({ intent }) => intent === 'add') &&
    frames.every((frame) =>
      frame.intent === 'add' ? isPay || isNamedEntry(frame) : frame.intent === 'other' && unbought.has(frame.topic),
    )
  )
}

const unbought = wordSet('hypothetical negated remark')

function sumsOf(parts: readonly Part[]): string {
  return parts
    .flatMap(({ frames }) =>
      frames.flatMap((frame) => {
        if (frame.intent === 'other') return []
        return frame.intent === 'add' ? `${frame.transaction.kind} ${frame.transaction.amountMinor}` : frame.intent
      }),
    )
    .sort()
    .join()
}
