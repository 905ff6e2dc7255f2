import { dayNumber } from '#domain/calendar.ts'
import { minor } from '#domain/money.ts'
import { amountIndex, type Entry } from '#domain/understanding/entries/entry.ts'
import { isPlural } from '#domain/understanding/lexicon/lexicon.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { type AmountPiece, type Piece, phraseText, quiet, shaped } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

/**
 * "bus 2.50 yesterday and the day before": the same once on each of the days. Only of what is bought by the day, or where it is said
 * so: what "groceries 80 on Saturday and Sunday" came to on either day nobody knows. As many entries as days have one each.
 */
export function repeatDays(entry: Entry, at: number, all: readonly Entry[]): Entry[] {
  const days = entry.pieces.filter((piece) => piece.type === 'day' && !piece.struck)
  const [first, last] = [days[0], days.at(-1)]
  if (first && first === last && isDayToo(entry, first)) return [{ ...entry, day: null }, entry]
  if (at > 0 && days.length === all.length && all.slice(0, at).every(({ day }) => day === null)) {
    for (const [index, day] of days.entries())
      Object.assign(all[index] ?? entry, { day: day.type === 'day' ? day.day : null })
    return [entry]
  }
  if (!first || !last || first === last || !entry.amount || entry.merchant === null) return [entry]
  const between = entry.pieces.slice(entry.pieces.indexOf(first) + 1, entry.pieces.indexOf(last))
  const said = entry.pieces.some(({ norm }) => /^(each|both|again|every|apiece)$/.test(norm))
  const byDay =
    entry.category.price === 'small' || entry.categoryName === 'Transportation' || daily.test(entry.category.words)
  if (byDay && isOfOne(entry, first) && / (?:to|till|until|through|thru) $/.test(phraseText(between)))
    return [{ ...entry, amount: forAllDays(entry.amount, first, last) }]
  if (!between.some(isAnd) || !between.every(joins) || !(said || (byDay && isOfOne(entry, first))) || isSum(entry))
    return [entry]
  const pieces = entry.pieces.map((piece) => (ofEach.test(piece.norm) ? quiet(piece) : piece))
  return days.flatMap((piece) => (piece.type === 'day' ? { ...entry, pieces, day: piece.day } : []))
}

/** "parking 4 Monday to Thursday": of each of the days, or of them all. */
function forAllDays(amount: AmountPiece, first: Piece, last: Piece): AmountPiece {
  const { amountMinor } = amount.money
  if (first.type !== 'day' || last.type !== 'day' || amountMinor === null) return amount
  const days = ((dayNumber(last.day) - dayNumber(first.day) + 7) % 7) + 1
  return shaped({ ...amount, money: { ...amount.money, otherMinor: minor(amountMinor * days), decimal: false } })
}

/** "coffee 4 and yesterday too": today's, and once more; "and yesterday I had tea too" tells of another thing. */
function isDayToo({ pieces, amount }: Entry, day: Piece): boolean {
  const at = pieces.indexOf(day)
  const said = pieces.slice(at + 1).filter(({ type }) => type !== 'separator' && type !== 'end')
  const again = /^ (?:too|also|as well) $/.test(phraseText(said))
  return again && prior(pieces, at)?.norm === 'and' && amountIndex({ pieces, amount }) < at
}

/** "lunch on Monday and Tuesday, 12 each": of each of the days, which are told. */
const ofEach = /^(?:each|apiece)$/

const daily =
  /^(breakfast|brunch|lunch|dinner|gym|yoga|pool|childcare|daycare|babysitter|coworking|lesson|class|therapy|physio)$/

/** A price of a single thing, said before its days: "coffees on Monday and Tuesday 8" may be what they came to together. */
function isOfOne(entry: Entry, first: Piece): boolean {
  const at = entry.pieces.indexOf(first)
  const several = entry.pieces.some(({ type, norm }) => type === 'name' && isPlural(norm))
  return amountIndex(entry) < at && !several && !entry.pieces.slice(0, at).some(({ norm }) => norm === 'between')
}

function isAnd(piece: Piece): boolean {
  return piece.norm === 'and' || piece.norm === 'again'
}

function joins(piece: Piece): boolean {
  const { type, norm } = piece
  return type === 'day' || (type === 'separator' && /^(,|and)$/.test(norm)) || fillers.has(norm) || norm === 'again'
}

function isSum({ pieces }: Entry): boolean {
  return pieces.some(({ norm }) => /^(total|altogether|together|all|combined)$/.test(norm))
}
