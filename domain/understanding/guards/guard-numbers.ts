import type { Minor } from '#domain/money.ts'
import { askOf, questionFor, sayAmount } from '#domain/understanding/entries/clarify.ts'
import type { Composed } from '#domain/understanding/entries/compose-add.ts'
import { amountIndex, type Entry } from '#domain/understanding/entries/entry.ts'
import { withItsPoint } from '#domain/understanding/entries/price-range.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import type { AddFrame, ClarifyFrame } from '#domain/understanding/frame.ts'
import { isNoName, type Turn, turnOf } from '#domain/understanding/guards/guard-meaning.ts'
import { isNoPayment } from '#domain/understanding/guards/no-payment.ts'
import { isExplained } from '#domain/understanding/guards/number-account.ts'
import { looksItUp } from '#domain/understanding/intents/hypothetical.ts'
import { singular } from '#domain/understanding/lexicon/lexicon.ts'
import { minorPerMajor } from '#domain/understanding/money/currency-words.ts'
import { together } from '#domain/understanding/settle/settle-lists.ts'
import { determiners, moneyVerbs } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, ends, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** A number that nothing accounts for: another reading of the price, or null where it cannot even be read. */
type Open = { otherMinor: Minor | null }

export type Guarded = {
  composed: Composed
  tokens: readonly Token[]
  text: string
  words: string
  shape: string
  currency: string
}

/**
 * The last stage before an entry is written: every number of its words must be accounted for, as its amount, a count, a label, a
 * day, a time, part of a name, or taken back. One that is left over, a sign before the amount, or more decimals than the
 * currency has, and the entry becomes a question.
 */
export function guardNumbers({ composed, tokens, text, words, shape, currency }: Guarded): Composed {
  const wavers = wavering.test(words) || looksItUp.test(words)
  const rest = composed.entries.slice(1).reduce((sum, { amount }) => sum + (amount?.money.amountMinor ?? 0), 0)
  const frames = composed.frames.map((frame, at) => {
    const entry = composed.entries[at]
    if (frame.intent !== 'add' || !entry) return frame
    if (isNoPayment(entry, words) && !splits.test(words) && !isOfIncome(entry, prior(composed.entries, at)))
      return { intent: 'other' as const, topic: 'remark' as const, spans: entry.spans, confidence: 0.6 }
    const shared =
      sharing.test(words) && !/ (my|mine|from me|halves|split|each|middle|fifty-fifty|between) /.test(words)
    const turn = turnOf(entry, words, shape, composed.entries.length === 1)
    if (turn) return ask(frame, entry, { otherMinor: turned(frame, turn) }, frame.transaction.currency ?? currency)
    if (isNoName(entry)) return nameless(frame, frame.transaction.currency ?? currency)
    const whole =
      composed.entries.length > 2 &&
      at === 0 &&
      !isThingAlone(entry) &&
      rest === entry.amount?.money.amountMinor &&
      !composed.entries.every(isPricedOn) &&
      !composed.entries.every(isPlaced)
    const summed = composed.entries.length > 1 && isTotalOfMore(composed.entries)
    const isOpen = wavers || shared || whole || summed
    const open = isOpen
      ? { otherMinor: null }
      : (openNumber(entry, tokens, text, currency) ?? withItsPoint(entry, currency))
    return open ? ask(frame, entry, open, frame.transaction.currency ?? currency) : frame
  })
  const drafts = composed.drafts.filter((_, at) => frames[at]?.intent !== 'other')
  return { ...composed, frames, drafts }
}

/** "the internet is 70 split with my roommate": who shares it pays. */
const splits = / \d\S* (?:and |which |that )?(?:we |i )?(?:split|splitting|shared|halved) (?:it )?with /

/** "the scholarship came in, 2500, and 2000 of it went to tuition": a part of what came in was paid. */
function isOfIncome({ pieces, kind, merchant }: Entry, before: Entry | undefined): boolean {
  return kind === 'spend' && merchant !== null && before?.kind === 'income' && wentOn.test(phraseText(pieces))
}
const wentOn =
  / of (?:it|that|this|those|which) (?:went|was spent) (?:\S+ )?(?:to|on|for|into) (?!(?:\S+ ){0,2}(?:fund|savings?|bank|account|goal|pot|isa|my head) (?:and|but|so|$|um))/

/** "bait 8, ice 3 and the ramp 5": a thing of its own is no sum of the others, whatever they come to; a dinner may be. */
function isThingAlone({ pieces }: Entry): boolean {
  return pieces.some((piece) => piece.type === 'name' && piece.entry.display === null && !together.has(piece.norm))
}

/** "gas 30 and food, 50 altogether", "coffee 4 and a muffin, 12 total": what the parts come to, which they do not. */
function isTotalOfMore(entries: readonly Entry[]): boolean {
  const last = entries.at(-1)
  if (!last) return false
  const at = amountIndex(last)
  const [next, then] = [last.pieces[at + 1]?.norm ?? '', last.pieces[at + 2]?.norm ?? '']
  const before = prior(last.pieces, at)
  const isLed =
    /^(?:total|totals|altogether)$/.test(before?.norm ?? '') && prior(last.pieces, at, 2)?.type === 'separator'
  if (!isLed && !/^(?:altogether|total)$/.test(next) && !(next === 'in' && /^(all|total)$/.test(then))) return false
  // "coffee 4, 3 bagels 12 total" is of the bagels, and so is "coffee 4 and 3 bagels, 12 total".
  const things = last.pieces.slice(0, at)
  const isOfAll = before?.type === 'separator' ? !isCounted(things) : next === 'total' && isOneThing(things)
  if (!isLed && !isOfAll) return false
  const minors = entries.map(({ amount }) => amount?.money.amountMinor ?? 0)
  return minors.slice(0, -1).reduce((sum: number, minor) => sum + minor, 0) < (minors.at(-1) ?? 0)
}

/** "a muffin"; three bagels, or gas, may have a total of their own. */
function isOneThing(pieces: readonly Piece[]): boolean {
  const things = pieces.filter((piece) => isContent(piece))
  return things.length === 1 && !isCounted(pieces) && pieces.some(({ norm }) => norm === 'a' || norm === 'an')
}

function isCounted(pieces: readonly Piece[]): boolean {
  return pieces.some(({ type }) => type === 'number')
}

/** "forty on gas": the amount leads to its own thing, so that it is the sum of no others. */
function isPricedOn(entry: Entry): boolean {
  return /^(on|for)$/.test(entry.pieces[amountIndex(entry) + 1]?.norm ?? '')
}

/** "50 at Target, 30 at Walmart": what each place took. */
function isPlaced(entry: Entry): boolean {
  return /^(at|in|from)$/.test(entry.pieces[amountIndex(entry) + 1]?.norm ?? '')
}

function turned({ transaction }: AddFrame, { by }: NonNullable<Turn>): Minor | null {
  const other = Math.round(transaction.amountMinor * by)
  return other > 0 ? (other as Minor) : null
}

function nameless(frame: AddFrame, currency: string): ClarifyFrame {
  const { merchant: _merchant, category: _category, categoryKnown: _known, ...draft } = frame.transaction
  const ask = `What was the ${sayAmount(draft.amountMinor, currency)} for?`
  return { intent: 'clarify', reason: 'no_merchant', ask, draft, spans: frame.spans, confidence: 0.5 }
}

/** "maybe put 30 for dinner, or don't": the person has not made up their mind. */
const wavering = pattern` (other way (?:a)?round|havent decided|or dont|or maybe not|maybe not|not decided|undecided
  |cant decide|not sure (if|whether|how much|what)|forget if|dont remember if
  |(?:forget|forgot|dont remember|cant remember) how much|might have been|could have been|something like
  |no idea(?! how (?!much|many))) `

/** "shared an uber 24 with two friends": the whole or the own part. */
const sharing = / shared (a|an|the|some) .*with /

function openNumber(entry: Entry, tokens: readonly Token[], text: string, currency: string): Open | null {
  const paidIn = entry.amount?.money.currency ?? currency
  for (const piece of entry.pieces) {
    if (piece.struck) continue
    if (piece.type === 'amount') {
      if (piece.start !== entry.amount?.start) return { otherMinor: piece.money.amountMinor }
      const { amountMinor, count } = piece.money
      const settled = amountMinor !== minorOf(count, paidIn) && amountMinor !== count
      const minutes = settled ? 0 : clockMinutes(piece, entry)
      const times = settled ? 0 : timesAt(piece, entry)
      if (minutes > 0 && times < 2) return { otherMinor: minorOf(minutes, paidIn) }
      if (times > 1) return { otherMinor: ((entry.amount.money.amountMinor ?? 0) * times) as Minor }
      if (hasSign(piece, tokens) || isTooFine(piece, tokens, paidIn) || isCodeLike(piece, entry, tokens, currency))
        return { otherMinor: null }
    } else if (piece.type === 'number') {
      if (!isExplained(piece, tokens)) return { otherMinor: minorOf(piece.count, paidIn) }
    } else if (
      piece.type === 'word' &&
      piece.norm !== 'um' &&
      !piece.capital &&
      piece.norm !== 'fifty-fifty' &&
      hasBareNumber(piece, tokens)
    )
      return { otherMinor: null }
  }
  if (isTakenOff(entry)) return { otherMinor: null }
  const less = lessThanSaid(entry, paidIn) ?? percentOf(entry, text)
  if (less) return less
  const [first, last] = [entry.pieces[0], entry.pieces.at(-1)]
  return first && last && loneSign.test(text.slice(first.start, last.end)) ? { otherMinor: null } : null
}

/** "got 20 off the shoes", "the shoes were 20 off": what was not paid; a lamp for "20 off the market" was bought there, and "paid 20 off the loan" was paid. */
function isTakenOff(entry: Entry): boolean {
  const { pieces, kind } = entry
  const at = amountIndex(entry)
  if (
    kind !== 'spend' ||
    pieces[at + 1]?.norm !== 'off' ||
    pieces.some(({ norm }) => /^(?:paid|pay|paying)$/.test(norm))
  )
    return false
  const [first, second, third] = pieces.slice(at + 2)
  const thing = determiners.has(first?.norm ?? '') ? second : first
  if (pieces.slice(0, at).some(isContent))
    return ends(first) && /^(?:got|was|were|is|are|another)$/.test(normBefore(pieces, at))
  return (
    ends(first) ||
    first?.norm === 'at' ||
    (thing?.type === 'name' && thing.entry.display === null && ![thing, third].some(isBill))
  )
}

/** "200 off the car loan" was paid. */
function isBill(piece: Piece | undefined): boolean {
  return piece?.type === 'name' && piece.entry.category === 'Bills'
}

/** "shoes 100 with 20% off": whether the price before or after is meant was not said. */
function lessThanSaid({ pieces, amount }: Entry, currency: string): Open | null {
  const price = amount?.money.amountMinor ?? null
  const off = pieces.findIndex(({ type }, index) => type === 'number' && pieces[index + 1]?.norm === 'off')
  const discount = pieces[off]
  const priced = amountIndex({ pieces, amount })
  const direct = pieces.slice(off + 2, priced).every(({ norm }) => /^(a|an|the|my|of)$/.test(norm))
  if (price !== null && discount?.type === 'number' && off < priced && direct) {
    const rest = price - (minorOf(discount.count, currency) ?? 0)
    return { otherMinor: rest > 0 ? (rest as Minor) : null }
  }
  const at = pieces.findIndex((piece) => piece.type === 'number')
  const number = pieces[at]
  if (price === null || number?.type !== 'number' || number.start < (amount?.start ?? 0)) return null
  const after = pieces.slice(at + 1, at + 4).map(({ norm }) => norm)
  if (!after.some((norm) => isReduction.test(norm))) return null
  // "64, 20% off from 80"
  if (pieces[at + after.indexOf('off') + 2]?.norm === 'from') return null
  // "2,340 after 200 off"
  if (prior(pieces, at)?.norm === 'after' && prior(pieces, at, 2)?.norm !== 'then') return null
  const share = /^(?:um$|%|percent)/.test(after[0] ?? '')
  const less = share ? Math.round((price * (100 - number.count)) / 100) : price - (minorOf(number.count, currency) ?? 0)
  return { otherMinor: less > 0 ? (less as Minor) : null }
}

const isReduction = /^(?:off|percent off|discount)$/

/** "15 percent of 60 for the tip": the share that was not worked out. */
function percentOf({ pieces, amount }: Entry, text: string): Open | null {
  const share = pieces.find(({ type }) => type === 'number')
  if (share?.type !== 'number' || !amount || amount.money.amountMinor === null || share.end > amount.start) return null
  if (!/^ ?(?:%|percent|per cent) of (?:the |my |a )?$/i.test(text.slice(share.end, amount.start))) return null
  return { otherMinor: Math.round((amount.money.amountMinor * share.count) / 100) as Minor }
}

/** A number in a ring or a raised one. */
const loneSign = /[①-⓿²³¹⅐-⅒⅖-⅚⅜-↉]/u

function minorOf(count: number, currency: string): Minor | null {
  const scaled = Math.round(count * minorPerMajor(currency))
  return Number.isSafeInteger(scaled) && scaled > 0 ? (scaled as Minor) : null
}

const timed = /^(lunch|dinner|brunch|breakfast|supper|meeting|appointment|party|drinks|movie|class)$/

/** "movie at 9 20": the minutes of what may be a time or a price, for things that begin at a time; 0 where it can only be a price, as "lunch at 12.30" is. */
function clockMinutes({ start, norm, money }: AmountPiece, { pieces, category }: Entry): number {
  const lead = prior(
    pieces,
    pieces.findIndex((piece) => piece.start === start),
  )
  if (!/^(at|around|by)$/.test(lead?.norm ?? '') || money.marked || !money.decimal) return 0
  if (norm.includes('.')) return 0
  const minutes = Math.round((money.count % 1) * 100)
  const fits = money.count < 13 && minutes >= 5 && minutes < 60
  const begins = /^(Ent|Tra|Hea)/.test(category.category) || timed.test(category.words)
  return fits && begins ? minutes : 0
}

/** "parking 3 hours at 4", "five coffees this week at 3.20": the whole price, or that of one of them. */
function timesAt({ start }: AmountPiece, entry: Entry): number {
  const pieces = entry.pieces.filter(({ type, norm }) => type !== 'day' && !runningPeriod.test(norm))
  const at = pieces.findIndex((piece) => piece.start === start)
  if (prior(pieces, at)?.norm !== 'at' || /^(each|apiece|ea|a|an|per)$/.test(normAt(pieces, at + 1))) return 0
  const direct = prior(pieces, at, 2)
  const counts = prior(pieces, at, 3)
  if (direct?.type === 'number' && (counts?.type === 'separator' || isContent(counts))) return direct.count
  const counted = [prior(pieces, at, 3), prior(pieces, at, 4)].find((piece) => piece?.type === 'number')
  const thing = prior(pieces, at, 2)
  if (counted?.type === 'number' && isContent(thing) && singular(thing?.norm ?? '') !== null)
    return Number.isInteger(counted.count) && counted.count <= 60 ? counted.count : 0
  const span = pieces.findIndex((piece, index) => piece.type === 'number' && index < at)
  const number = pieces[span]
  const spans = number?.type === 'number' && pieces[span + 1]?.norm === 'um'
  return spans && Number.isInteger(number.count) && number.count <= 60 ? number.count : 0
}

const runningPeriod = /^(?:this|week|month)$/

/** "travel 2024", "case 20391": a year or a long number beside a bare name, which nothing says was paid. */
function isCodeLike(
  { from, to, money }: AmountPiece,
  { pieces, category }: Entry,
  tokens: readonly Token[],
  currency: string,
): boolean {
  const digits = normAt(tokens, from)
  // "paid the plumber invoice 4471", "card 4412": its number or its price; a round one is a price.
  if (!money.marked && /^(?:invoice|card|ending)$/.test(normBefore(tokens, from)) && /^\d{3}[1-9]$/.test(digits))
    return true
  if (!money.marked && /^0\d+$/.test(digits)) return true
  if (money.marked || to !== from + 1 || !/^\d{4,}$/.test(digits) || tokens[from]?.suffix !== '') return false
  if (pieces.some(({ type, norm }) => type === 'word' && moneyVerbs.has(norm) && norm !== 'spending')) return false
  return digits.length > 4
    ? dear.test(currency) && !(category.known && category.price === 'big')
    : money.count > 2000 && money.count < 2036
}

/** Of these nobody pays ten thousand for a small thing. */
const dear = /^(USD|EUR|GBP|CAD|AUD|NZD|CHF|SGD)$/

/** "spent -20", "minus 4": a minus that is stuck to the amount, or said. */
function hasSign({ from }: AmountPiece, tokens: readonly Token[]): boolean {
  const money = tokens[from]
  const sign = prior(tokens, from)
  if (!money || !sign) return false
  if (/^(minus|negative)$/.test(sign.norm)) return true
  const inner = tokens[from + 1]
  if (money.kind === 'mark' && inner?.norm === '-') return true
  // "-12.40 chipotle": the first word of what is told is led by a dash of a list.
  return (sign.norm === '-' || sign.norm === '−') && !money.gap && sign.gap && from > 1
}

/** "4.999": finer than the currency can be paid in. */
function isTooFine({ from, to }: AmountPiece, tokens: readonly Token[], currency: string): boolean {
  const scale = minorPerMajor(currency)
  return tokens.slice(from, to).some(({ kind, suffix, value }, index) => {
    const isScaled = suffix === 'k' || suffix === 'm' || tokens[from + index + 1]?.kind === 'word'
    return kind === 'number' && !isScaled && Math.abs(value * scale - Math.round(value * scale)) > 1e-6
  })
}

/** A numeral that is no amount, day, time or measure ("12/0", "1/2"), or "hundred" with nothing before it. */
function hasBareNumber({ from, to }: { from: number; to: number }, tokens: readonly Token[]): boolean {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'number' && (token.suffix === '' || token.suffix === '/' || token.suffix === ':')) return true
    if (token && /^(hundred|thousand|million)$/.test(token.norm)) return true
  }
  return false
}

function ask(frame: AddFrame, entry: Entry, { otherMinor }: Open, currency: string): ClarifyFrame {
  const { amountMinor, ...draft } = frame.transaction
  const base = { intent: 'clarify' as const, draft, spans: frame.spans, confidence: 0.5 }
  if (otherMinor === null || otherMinor === amountMinor)
    return { ...base, reason: 'unusual_amount', ask: questionFor(entry) }
  const choices = [amountMinor, otherMinor].map((value) => ({ label: sayAmount(value, currency), amountMinor: value }))
  return { ...base, reason: 'two_readings', ask: askOf(choices), choices }
}
