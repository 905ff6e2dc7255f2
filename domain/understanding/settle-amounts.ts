import { type Minor, minor } from '#domain/money.ts'
import { isLabelWord, isUnitWord } from '#domain/understanding/number-role.ts'
import type { AmountPiece, Piece } from '#domain/understanding/piece.ts'

/**
 * Decides which numbers are amounts once the whole sentence is known: in "two coffees for nine" the two counts, in
 * "3 coffees at 4.50 each" the amount is their product, in "half of 80" it is 40.
 */
export function settleAmounts(input: readonly Piece[]): Piece[] {
  const pieces = multiplyEach(absorbCounts(demote(demoteBeforePrice(demoteOtherMoney([...input])))))
  return addTips(shareHalves(pieces))
}

function isFirm(piece: Piece): piece is AmountPiece {
  return piece.type === 'amount' && !piece.struck && piece.doubt === null
}

function toNumber(piece: AmountPiece): Piece {
  const { from, to, start, end, norm, struck } = piece
  return { type: 'number', from, to, start, end, norm, struck, count: piece.money.count }
}

/** Doubtful numbers step back where a firm amount stands in the same entry, or where they can only be a count. */
function demote(pieces: Piece[]): Piece[] {
  const firmLater: boolean[] = []
  let seen = false
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    firmLater[at] = seen
    const piece = pieces[at]
    if (piece && isFirm(piece)) seen = true
    if (piece?.type === 'end') seen = false
  }
  let firmBefore = false
  return pieces.map((piece, at) => {
    if (piece.type === 'end') firmBefore = false
    if (isFirm(piece)) firmBefore = true
    if (piece.type !== 'amount' || piece.struck || piece.doubt === null) return piece
    if (piece.doubt === 'counts') {
      if (firmBefore && pieces[at - 1]?.type === 'name') return piece
      if (firmLater[at] || firmBefore || (piece.money.count <= 12 && !saidAsPrice(pieces, at))) return toNumber(piece)
      if (laterDoubtful(pieces, at)) return toNumber(piece)
      return piece
    }
    if (piece.doubt === 'beside') return firmLater[at] || firmBefore ? toNumber(piece) : piece
    if (piece.doubt === 'party') return amountFollowsDirectly(pieces, at) ? toNumber(piece) : piece
    return firmLater[at] || piece.money.count > 6 ? toNumber(piece) : piece
  })
}

const besideBefore = new Set([
  'with',
  'of',
  'from',
  'normally',
  'usually',
  'originally',
  'instead',
  'saved',
  'saving',
  'supposed',
  'thought',
  'reduced',
  'marked',
])
const besideAfter = new Set(['off', 'coupon', 'discount', 'voucher', 'change', 'note', 'bill', 'cashback'])

/** Money that was not the price: "20 off", "a 10 dollar coupon", "2 change", "paid with a 50"; only beside another amount. */
function demoteOtherMoney(pieces: Piece[]): Piece[] {
  const amounts = pieces.filter((piece) => piece.type === 'amount' && !piece.struck).length
  if (amounts < 2) return pieces
  return pieces.map((piece, at) => {
    if (piece.type !== 'amount' || piece.struck) return piece
    const after = pieces[at + 1]?.norm ?? ''
    const split = pieces[at - 1]?.norm === 'with' && pieces[at - 2]?.norm === 'split'
    const lead = /^a(n)? /.test(piece.norm) || pieces[at - 1]?.norm === 'a' ? 'a' : ''
    const before = lead === 'a' && pieces[at - 1]?.norm === 'a' ? pieces[at - 2]?.norm : pieces[at - 1]?.norm
    const tendered = lead === 'a' && before === 'with' && !split
    const supposed = /^(was|is|cost)$/.test(before ?? '') && besideBefore.has(pieces[at - 3]?.norm ?? '')
    const listed = before === 'was' && pieces[at - 2]?.norm === 'price'
    return tendered ||
      supposed ||
      listed ||
      (besideAfter.has(after) && after !== 'bill') ||
      /^(normally|usually|originally)$/.test(before ?? '')
      ? toNumber(piece)
      : piece
  })
}

const priceLeads = new Set('for|was|cost|costs|me|=|came|to|is|were|about|like|around|um|a'.split('|'))

/** "dinner at six for thirty", "flight 482 cost me 310": with nothing else between, the number that the price words lead to is it. */
function demoteBeforePrice(pieces: Piece[]): Piece[] {
  const bundled = new Set<Piece>()
  const settled = pieces.map((piece, at) => {
    if (piece.type !== 'amount' || piece.struck || piece.money.marked || piece.money.decimal) return piece
    let later = at + 1
    while (pieces[later]?.type === 'word' && priceLeads.has(pieces[later]?.norm ?? '')) later += 1
    const price = pieces[later]
    const led = pieces.slice(at + 1, later).some((between) => /^(for|was|cost|costs|came|is|were)$/.test(between.norm))
    const bundle = pieces[at + 1]?.norm === 'for' && later === at + 2 && piece.money.count <= 12
    if (bundle && price?.type === 'amount') bundled.add(price)
    return led && price?.type === 'amount' && !price.struck && pieces[at - 1]?.type !== 'repair'
      ? toNumber(piece)
      : piece
  })
  return settled.map((piece) => (piece.type === 'amount' && bundled.has(piece) ? { ...piece, doubt: null } : piece))
}

const priceVerbs = new Set('spent spend paid payed for was were cost costs blew dropped on is of'.split(' '))

function saidAsPrice(pieces: readonly Piece[], at: number): boolean {
  let before = at - 1
  while (pieces[before]?.norm === 'like' || pieces[before]?.norm === 'about' || pieces[before]?.norm === 'um')
    before -= 1
  return priceVerbs.has(pieces[before]?.norm ?? '')
}

/** "two coffees for nine": a party number later in the same breath is the amount. */
function laterDoubtful(pieces: readonly Piece[], at: number): boolean {
  for (let later = at + 1; later < pieces.length; later += 1) {
    const piece = pieces[later]
    if (piece?.type === 'end' || (piece?.type === 'separator' && piece.norm !== 'and')) return false
    if (piece?.type === 'amount' && !piece.struck && piece.doubt === 'party') return true
  }
  return false
}

/** "dinner for two 80": another amount comes with no pause between. */
function amountFollowsDirectly(pieces: readonly Piece[], at: number): boolean {
  for (let later = at + 1; later < pieces.length && later < at + 8; later += 1) {
    const piece = pieces[later]
    if (piece?.type === 'separator' || piece?.type === 'end') return false
    if (piece?.type === 'amount' && !piece.struck && piece.doubt !== 'counts') {
      const named = pieces
        .slice(at + 1, later)
        .some((between) => between.type === 'name' && between.entry.display === null)
      return !named
    }
  }
  return false
}

/** The words around a count say nothing of what was bought: "3 kg of", "table for six", "size 9", "pack of 12". */
function absorbCounts(pieces: Piece[]): Piece[] {
  const result = [...pieces]
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'number') continue
    const unit = result[at + 1]
    if (
      unit &&
      (unit.type === 'word' || unit.type === 'name') &&
      isUnitWord(unit.norm) &&
      !sharing.has(unit.norm) &&
      (unit.type === 'word' || result[at + 2]?.norm === 'of')
    ) {
      result[at + 1] = quiet(unit)
      const of = result[at + 2]
      if (of?.norm === 'of') result[at + 2] = quiet(of)
    } else if (unit?.norm === 'of') result[at + 1] = quiet(unit)
    const before = result[at - 1]
    const label = before?.norm === 'for' || before?.norm === 'of' ? at - 2 : at - 1
    const named = result[label]
    if (named && (named.type === 'word' || named.type === 'name') && !named.capital && isLabelWord(named.norm)) {
      for (let index = label; index < at; index += 1) {
        const part = result[index]
        if (part) result[index] = quiet(part)
      }
    }
  }
  return result
}

function quiet({ from, to, start, end, struck }: Piece): Piece {
  return { type: 'word', norm: 'um', capital: false, from, to, start, end, struck }
}

const sharing = new Set('ways|way|people|persons|guys|x|times|*'.split('|'))

const eachWords = new Set(['each', 'apiece', 'ea'])

function isEach(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (!piece) return false
  if (eachWords.has(piece.norm)) return true
  const next = pieces[at + 1]?.norm
  if (piece.norm === 'a') return next === 'piece' || next === 'pop'
  return piece.norm === 'per' && (next === 'ticket' || next === 'piece' || next === 'tickets')
}

function withAmount(piece: AmountPiece, amountMinor: number): AmountPiece {
  const settled = Number.isSafeInteger(amountMinor) && amountMinor > 0 ? minor(amountMinor) : null
  return { ...piece, doubt: null, money: { ...piece.money, amountMinor: settled, otherMinor: null } }
}

function multiplyEach(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.type !== 'amount' || piece.struck || piece.money.amountMinor === null) return piece
    const before = pieces[at - 1]
    const by = before?.norm === 'x' || before?.norm === 'times' || before?.norm === '*'
    const times = by ? countNear(pieces, at - 2, at - 1) : null
    if (times !== null) return withAmount(piece, piece.money.amountMinor * times)
    if (!isEach(pieces, at + 1)) return timesAfter(pieces, at, piece)
    const count =
      countNear(pieces, Math.max(0, at - 8), at) ?? countNear(pieces, at + 1, Math.min(pieces.length, at + 8))
    return count === null ? piece : withAmount(piece, piece.money.amountMinor * count)
  })
}

/** "4.50 times 3". */
function timesAfter(pieces: readonly Piece[], at: number, piece: AmountPiece): AmountPiece {
  const next = pieces[at + 1]?.norm
  const count = pieces[at + 2]
  if (next !== 'times' && next !== 'x') return piece
  const factor =
    count?.type === 'amount' && Number.isInteger(count.money.count)
      ? count.money.count
      : count?.type === 'number'
        ? count.count
        : null
  return factor === null || piece.money.amountMinor === null
    ? piece
    : withAmount(piece, piece.money.amountMinor * factor)
}

function countNear(pieces: readonly Piece[], from: number, to: number): number | null {
  for (let at = to - 1; at >= from; at -= 1) {
    const piece = pieces[at]
    if (piece?.type === 'number' && Number.isInteger(piece.count) && piece.count >= 1 && piece.count <= 100)
      return piece.count
    if (piece?.type === 'word' && (piece.norm === 'both' || piece.norm === 'couple')) return 2
  }
  return null
}

const shares: Record<string, number> = { half: 2, third: 3, quarter: 4, fourth: 4 }

/** "half of 80", "a third of 90", "half the 60". */
function shareHalves(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.type !== 'amount' || piece.struck || piece.money.amountMinor === null) return piece
    let before = at - 1
    while (
      pieces[before]?.norm === 'the' ||
      pieces[before]?.norm === 'a' ||
      pieces[before]?.norm === 'of' ||
      pieces[before]?.norm === 'that'
    )
      before -= 1
    const word = pieces[before]?.norm ?? ''
    if (before === at - 1 || !Object.hasOwn(shares, word)) return piece
    return withAmount(piece, roundShare(piece.money.amountMinor, shares[word] ?? 1))
  })
}

/** One share of an amount, to the nearest minor unit. */
export function roundShare(amountMinor: Minor, ways: number): number {
  return Math.round(amountMinor / ways)
}

/** "dinner 60 plus 10 tip" is 70. */
function addTips(pieces: Piece[]): Piece[] {
  const result = [...pieces]
  for (let at = 0; at < result.length; at += 1) {
    const tip = result[at]
    if (tip?.type !== 'amount' || tip.struck || tip.money.amountMinor === null) continue
    const named = isTip(result, at + 1)
    const joined = result[at - 1]
    const article = joined?.norm === 'a' ? result[at - 2] : joined
    if (!named || (article?.norm !== 'plus' && article?.norm !== 'and')) continue
    const base = baseBefore(result, at)
    if (base === null) continue
    const paid = result[base]
    if (paid?.type !== 'amount' || paid.money.amountMinor === null) continue
    result[base] = withAmount(paid, paid.money.amountMinor + tip.money.amountMinor)
    result[at] = toNumber(tip)
    const joint = joined?.norm === 'a' ? at - 2 : at - 1
    const word = result[joint]
    if (word)
      result[joint] = {
        type: 'word',
        norm: 'um',
        capital: false,
        from: word.from,
        to: word.to,
        start: word.start,
        end: word.end,
        struck: false,
      }
  }
  return result
}

function isTip(pieces: readonly Piece[], at: number): boolean {
  const norm = pieces[at]?.norm
  const after = pieces[at + 1]?.norm
  return (
    norm === 'tip' ||
    norm === 'gratuity' ||
    norm === 'tax' ||
    ((norm === 'for' || norm === 'in' || norm === 'dollar' || norm === 'dollars') &&
      (after === 'tip' || after === 'the tip'))
  )
}

function baseBefore(pieces: readonly Piece[], at: number): number | null {
  for (let before = at - 1; before >= 0; before -= 1) {
    const piece = pieces[before]
    if (piece?.type === 'amount' && !piece.struck) return before
    if (piece?.type === 'end') return null
  }
  return null
}
