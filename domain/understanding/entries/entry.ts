import type { Day } from '#domain/calendar.ts'
import { capital } from '#domain/capital.ts'
import type { TransactionCategory } from '#domain/category.ts'
import { type CategoryRead, categoryOf } from '#domain/understanding/entries/category-of.ts'
import { merchantOf, type Named } from '#domain/understanding/entries/merchant.ts'
import type { Segment } from '#domain/understanding/entries/segment.ts'
import type { Span, UnderstandingContext } from '#domain/understanding/frame.ts'
import { isIncome } from '#domain/understanding/income/is-income.ts'
import { misspelt } from '#domain/understanding/lexicon/misspelt.ts'
import { ownShare } from '#domain/understanding/settle/settle-shares.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What one part of a sentence says about one entry, before it is decided whether that is enough. */
export type Entry = {
  kind: 'spend' | 'income'
  amount: AmountPiece | null
  merchant: string | null
  category: CategoryRead
  categoryName: TransactionCategory
  day: Day | null
  /** The name of a day that was said and does not exist. */
  unreal: string | null
  dayLeads: boolean
  dayTrails: boolean
  future: boolean
  cancelled: boolean
  pending: boolean
  /** Amounts that were said for it and leave open which one is meant. */
  rivals: AmountPiece[]
  /** An amount was said, and nothing tells what it was for. */
  nameless: boolean
  anchor: Span
  spans: Span[]
  pieces: readonly Piece[]
}

/** It is for the same as another entry. */
export function takeName(entry: Entry, { merchant, category, categoryName }: Entry): void {
  Object.assign(entry, { merchant, category, categoryName, nameless: false })
}

/** Reads merchant, category, kind and day of one entry. */
export function readEntry(segment: Segment, text: string, context: UnderstandingContext): Entry {
  const pieces = segment.pieces
  const kind = isIncome(pieces) ? 'income' : 'spend'
  const named = merchantOf(pieces, text)
  const amount = segment.amount ? ownShare(pieces, segment.amount, kind) : null
  const days = pieces.filter((piece) => piece.type === 'day' && !piece.struck)
  const day = days.at(-1)
  const first = segment.amount ? pieces.indexOf(segment.amount) : -1
  const dayAt = day ? pieces.indexOf(day) : -1
  const learned = named ? context.learned?.get(named.merchant.toLowerCase()) : undefined
  const meant = kind === 'spend' && !learned ? misspeltIn(named) : null
  const read = meant?.category ?? categoryOf(named, pieces)
  const implied = impliedBy(pieces, first, named, read.known)
  const category = hired(implied?.category ?? (kind === 'income' && isPay(pieces) ? ofPay : read), pieces, text)
  const spans = spansOf(amount, named, day ?? null)
  return {
    kind,
    amount,
    merchant: learned?.merchant ?? implied?.merchant ?? meant?.merchant ?? named?.merchant ?? null,
    category,
    categoryName: kind === 'income' ? 'Income' : (learned?.category ?? category.category),
    day: day?.type === 'day' ? day.day : null,
    unreal: day?.type === 'day' ? (day.unreal ?? null) : null,
    dayLeads:
      day !== undefined && !pieces.slice(0, dayAt).some((piece) => piece.type === 'name' || piece.type === 'amount'),
    dayTrails: day !== undefined && first >= 0 && dayAt > first,
    future: days.some((piece) => piece.type === 'day' && piece.future),
    cancelled: segment.cancelled,
    pending: segment.pending,
    rivals: [],
    nameless: named === null && implied === null && amount !== null && kind === 'spend' && !tellsSpend(pieces),
    anchor: named ? { start: named.start, end: named.end } : spanOf(amount ?? pieces[0]),
    spans,
    pieces,
  }
}

/** "starbuks 6.25": one unknown word in small letters, and nothing else, that is a slip away from what is known. */
function misspeltIn(named: Named | null): Implied | null {
  const [word, ...more] = named?.phrase.parts ?? []
  if (!named || !word || more.length > 0 || named.phrases.length > 1 || word.type !== 'word' || word.capital)
    return null
  const meant = namesPerson(word.norm) ? null : misspelt(word.norm)
  if (meant && namesWho(word.norm, named.phrase.after ?? '')) return null
  if (!meant || meant.entry.category === 'Income') return null
  const { display, category, price, words } = meant.entry
  return {
    merchant: display ?? capital(meant.word),
    category: { category, known: true, price, words: words.join(' ') },
  }
}

/** "lent marites 500", "gave marites 20": somebody, and no slip for Marmite; "gave coffe 4" and "sent grocries 20" are slips. */
function namesWho(word: string, verb: string): boolean {
  return /^(?:lent|loaned)$/.test(verb) || (handed.test(verb) && /^.{3,}[^ih][aeo]s$/.test(word))
}
const handed = /^(?:gave|give|sent|send|slipped|handed)$/

/** "got paid eighteen forty two": a wage, which may be thousands. */
function isPay(pieces: readonly Piece[]): boolean {
  return pieces.some(({ norm }, at) => norm === 'paid' && /^(got|get|been)$/.test(normBefore(pieces, at)))
}
const ofPay: CategoryRead = { category: 'Other', known: true, price: 'big', words: 'pay' }

type Implied = { merchant: string; category: CategoryRead }

/** "tipped (him) 5", "12 just to park (downtown)", "parked for 3 hours, 12": the verb tells what the money was for. */
function impliedBy(pieces: readonly Piece[], at: number, named: Named | null, known: boolean): Implied | null {
  if (fuels.test(phraseText(pieces)) && !isFuel.test(named?.merchant ?? ''))
    return isStation(named) ? { ...implied.gas, merchant: named.merchant } : implied.gas
  if (named?.merchant.toLowerCase() === 'parked') return implied.park
  if (known) return null
  const tipped = /^(him|her|them|us)$/.test(normBefore(pieces, at)) ? prior(pieces, at, 2) : prior(pieces, at)
  if (!named && tipped?.norm === 'tipped') return implied.tip
  const park = pieces.findIndex(({ norm }, index) => norm === 'park' && prior(pieces, index)?.norm === 'to')
  return park > 0 && (!named || at === park - 2) ? implied.park : null
}

const vehicle = '(?:the|my|our|his|her) (?:car|van|truck|tank|pickup|suv|jeep|bike|motorbike|scooter|ute|minivan) '
const fuels = pattern` (?:gassed|(?:re)?fuell?ed) | fill(?:ed|ing)? up (?:$|at |for |\S*\d
  |(?:the|my|our|his|her) (?!fridge|freezer|pantry|cart|basket|kettle|pool|water|bottle|glass)\S+ )
  | (?:fill|filled|filling|topped)(?: up)? ${vehicle}`

/** "filled up the diesel" */
const isFuel = /^(?:diesel|petrol|unleaded|lpg|gasoline|biodiesel)$/i

/** "filled up at Shell": the name is that of the place, not of what was filled. */
function isStation(named: Named | null): named is Named {
  return named !== null && (named.brand || /^(at|from|in)$/.test(named.phrase.preposition ?? ''))
}

const implied = {
  tip: { merchant: 'Tip', category: { category: 'Other', known: true, price: 'small', words: 'tip' } },
  park: {
    merchant: 'Parking',
    category: { category: 'Transportation', known: true, price: 'small', words: 'parking' },
  },
  gas: { merchant: 'Gas', category: { category: 'Transportation', known: true, price: 'medium', words: 'fuel' } },
} satisfies Record<string, Implied>

/** Where the amount of an entry stands among its pieces; -1 where it has none. */
export function amountIndex({ pieces, amount }: Pick<Entry, 'pieces' | 'amount'>): number {
  return pieces.findIndex(({ start }) => start === amount?.start)
}

/** "rented a car" is travel. */
function hired(category: CategoryRead, pieces: readonly Piece[], text: string): CategoryRead {
  const rents =
    /^(car|van|bike|scooter|boat)$/.test(category.words) &&
    pieces.some((piece) => /^(rented|hired|renting|hiring)$/.test(piece.norm))
  if (rents) return { ...category, category: 'Travel' }
  return category.known || !isStay(pieces, text)
    ? category
    : { category: 'Travel', known: true, price: 'big', words: 'stay' }
}

/** "seven nights in Bali", "a weekend in Brighton", "two nights at the Riverside": where one stayed is a journey. */
function isStay(pieces: readonly Piece[], text: string): boolean {
  return stays.test(text.slice(pieces[0]?.start, pieces.at(-1)?.end))
}
const stays =
  /\b(?:(?:nights|weekend|week|days|fortnight) in|nights at) (?:the )?(?!an? |years|total|between|advance)[a-z]/i

const spendVerbs = wordSet('spent spend paid payed pay cost costs bought add log record purchase expense')

/** "spent 15", "i paid 20": a spend without a name. */
function tellsSpend(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => piece.type === 'word' && spendVerbs.has(piece.norm))
}

function spanOf(piece: Piece | undefined): Span {
  return { start: piece?.start ?? 0, end: piece?.end ?? 0 }
}

function spansOf(amount: AmountPiece | null, named: Named | null, day: Piece | null): Span[] {
  const spans: Span[] = []
  if (named) spans.push({ start: named.start, end: named.end })
  if (amount) spans.push(spanOf(amount))
  if (day) spans.push(spanOf(day))
  return spans.sort((a, b) => a.start - b.start)
}
