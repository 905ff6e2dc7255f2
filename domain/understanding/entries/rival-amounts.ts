import { amountIndex, type Entry } from '#domain/understanding/entries/entry.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { isOnAnotherDay } from '#domain/understanding/entries/share-between.ts'
import type { Range } from '#domain/understanding/money/amount-range.ts'
import { fillers, people } from '#domain/understanding/words/function-words.ts'
import { type AmountPiece, type Piece, struckOut } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

/** More than these are not listed in one question. */
const MOST_RIVALS = 4

/** "taxi home fifteen or fifty": the entries of both amounts are one, and which amount is meant stays open. */
export function joinRanges(entries: readonly Entry[], ranges: readonly Range[]): Entry[] {
  const joined = [...entries]
  for (const [first, second] of ranges) {
    const one = joined.findIndex((entry) => holds(entry, first))
    const other = joined.findIndex((entry) => holds(entry, second))
    const [a, b] = [joined[one], joined[other]]
    if (a && b && a !== b) joined.splice(Math.min(one, other), Math.abs(other - one) + 1, merge(a, b))
  }
  return joined
}

/** "gas 41 or 44, I think 44": of the amounts that were open the one that is said once more is meant. */
export function settleRivals(entries: readonly Entry[]): Entry[] {
  const settled: Entry[] = []
  for (const entry of entries) {
    const before = settled.at(-1)
    const { amount } = entry
    const isSaidAgain = before?.rivals.some(({ money }) => money.amountMinor === amount?.money.amountMinor) ?? false
    if (before && amount && isSaidAgain && entry.merchant === null && !entry.pieces.some(isContent)) {
      const pieces = [...before.pieces.map(struckAmount), ...entry.pieces]
      settled.splice(-1, 1, { ...before, amount, rivals: [], pieces, spans: [...before.spans, ...entry.spans] })
    } else settled.push(entry)
  }
  return settled
}

function struckAmount(piece: Piece): Piece {
  return piece.type === 'amount' ? struckOut(piece) : piece
}

/**
 * The last guard before an amount is written. Two numbers with no pause between them, where one has no name or only a word
 * that is nowhere known ("blink 182 tickets 90"), leave open which one is the price: one question instead of a guess.
 */
export function joinRivals(entries: readonly Entry[]): Entry[] {
  const joined: Entry[] = []
  const isRow = isRowOfPairs(entries)
  for (const [at, entry] of entries.entries()) {
    const before = joined.at(-1)
    if (isRow && at > 1 && isCheap(before) && !staged.test(entry.category.words)) joined.push(entry)
    else if (before && isBeside(before, entry))
      joined.splice(-1, 1, { ...merge(before, entry), amount: entry.amount, rivals: [] })
    else if (before && compete(before, entry)) joined.splice(-1, 1, merge(before, entry))
    else joined.push(entry)
  }
  return joined
}

/** "bowling 27 shoes rental 10 pitcher 16 wings 14": each thing has its price right behind it, and most of them are known. */
function isRowOfPairs(entries: readonly Entry[]): boolean {
  const known = entries.filter(({ category }) => category.known).length
  return (
    entries.length > 2 &&
    known > 1 &&
    entries.every(
      (entry) =>
        entry.merchant !== null &&
        entry.kind === 'spend' &&
        amountIndex(entry) === entry.pieces.length - 1 &&
        entry.pieces.slice(0, -1).every((piece) => isContent(piece) || fillers.has(piece.norm)),
    )
  )
}

/** No number that a name could have so high: "blink 182". */
function isCheap(entry: Entry | undefined): boolean {
  return (entry?.amount?.money.count ?? MOST_OF_A_SNACK) < MOST_OF_A_SNACK && entry?.rivals.length === 0
}
const MOST_OF_A_SNACK = 100
/** "maroon 5 tickets 80": what is called after a band, or a team. */
const staged = /^(?:ticket|concert|gig|show|game|match|merch|album|vinyl|shirt|tshirt|hoodie|poster)$/

/** "party for nine at the Grange, £130": a number of doubtful role beside a price that has no name. */
function isBeside(first: Entry, second: Entry): boolean {
  if (first.amount && second.amount && isNumberInName(first, second.amount) && !isParted(first, second)) return true
  return (
    first.amount !== null &&
    first.amount.doubt !== null &&
    second.nameless &&
    second.amount?.doubt === null &&
    !second.pieces.some((piece) => piece.norm === 'and')
  )
}

/** "Chem 240 goggles 12 dollars": a bare number after an unknown word, and a price that is marked as money. */
function isNumberInName(first: Entry, price: AmountPiece): boolean {
  if (!first.amount || !isBareInteger(first.amount) || isBareInteger(price) || first.category.known) return false
  const at = amountIndex(first)
  const before = prior(first.pieces, at)
  return first.merchant === null
    ? at === 0 && first.amount.money.count >= 1000
    : before?.type === 'word' && isContent(before)
}

function compete(first: Entry, second: Entry): boolean {
  if (first.amount && second.amount && second.merchant === null && toldAgain(second)) return true
  if (first.nameless && second.kind === 'income' && second.merchant === null) return true
  if (!first.amount || !second.amount || first.kind !== second.kind || isParted(first, second)) return false
  if (first.merchant === null || second.merchant === null) return true
  if (!second.category.known && second.pieces.some((piece) => piece.norm === 'it')) return true
  return !first.category.known && isBareInteger(first.amount) && !first.pieces.some((piece) => people.has(piece.norm))
}

/** "groceries 45, it was 54": told once more, with another amount. */
function toldAgain({ pieces }: Entry): boolean {
  return pieces.some(({ norm }, at) => norm === 'it' && pieces.slice(at, at + 4).some((next) => next.norm === 'was'))
}

/** A pause, a joint or a verb of its own stands between the two amounts, or a day of its own before either. */
export function isParted(first: Entry, second: Entry): boolean {
  if (isOnAnotherDay(second, first)) return true
  const between = [...first.pieces.slice(amountIndex(first) + 1), ...second.pieces.slice(0, amountIndex(second))]
  const commaAlone = first.merchant === null || second.merchant === null
  return between.some((piece) =>
    piece.type === 'separator'
      ? piece.norm !== ':' && !(commaAlone && piece.norm === ',' && between.every(isPause))
      : piece.type === 'end',
  )
}

function isPause(piece: Piece): boolean {
  return piece.type === 'separator'
    ? piece.norm === ',' || piece.norm === ':'
    : piece.type === 'word' && (fillers.has(piece.norm) || /^(?:each|apiece|ea)$/.test(piece.norm))
}

function isBareInteger({ money }: AmountPiece): boolean {
  return !money.marked && !money.decimal
}

function holds(entry: Entry, amount: AmountPiece): boolean {
  return amountsOf(entry).some((own) => own.start === amount.start)
}

function amountsOf(entry: Entry): AmountPiece[] {
  if (entry.rivals.length > 0) return entry.rivals
  return entry.amount ? [entry.amount] : []
}

/** One entry of two: what is known of either, and both amounts. */
export function merge(first: Entry, second: Entry): Entry {
  const named = first.merchant === null || (!first.category.known && second.category.known) ? second : first
  return {
    ...named,
    amount: first.amount,
    rivals: [...amountsOf(first), ...amountsOf(second)].slice(0, MOST_RIVALS),
    day: first.day ?? second.day,
    dayLeads: first.dayLeads,
    dayTrails: second.dayTrails || first.dayTrails,
    spans: first.rivals.length < MOST_RIVALS ? [...first.spans, ...second.spans] : first.spans,
    pieces: first.rivals.length < MOST_RIVALS ? [...first.pieces, ...second.pieces] : first.pieces,
    nameless: false,
  }
}
