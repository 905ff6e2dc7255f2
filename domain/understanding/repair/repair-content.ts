import { applyAmount } from '#domain/understanding/repair/repair-amount.ts'
import {
  additive,
  cancelAt,
  isContent,
  isFiller,
  isPreposition,
  lastAmount,
} from '#domain/understanding/repair/repair-words.ts'
import { isPause, type Piece, silence, strikeOut } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

export function applyContent(pieces: Piece[], at: number, next: number, strong: boolean, cancels: boolean): void {
  let end = next
  while (end < pieces.length && (isContent(pieces[end]) || isPreposition(pieces[end]) || isFiller(pieces[end])))
    end += 1
  const ownAmount = findOwnAmount(pieces, end)
  const old = lastAmount(pieces, at)
  const before = old === null ? null : pieces[old]
  const again = pieces
    .slice(end, end + 6)
    .some(
      (piece) =>
        piece.type === 'amount' && before?.type === 'amount' && piece.money.amountMinor === before.money.amountMinor,
    )
  const adds = !strong && !again && additive.has(normAt(pieces, at))
  const price = pieces.findIndex(({ type }, index) => index > end && type === 'amount')
  if (old !== null && ownAmount && price > 0 && isOfSame(pieces.slice(next, price))) {
    applyAmount(pieces, at, price, strong)
    return
  }
  if (old !== null && ownAmount) {
    if (adds || (!strong && tellsAnother(pieces, old, next)) || dropsBegun(pieces, old, at)) silence(pieces, at, next)
    else cancelAt(pieces, at, next)
    return
  }
  if (cancels) {
    cancelAt(pieces, at, next)
    return
  }
  const beside = pieces.slice(0, at).findLast((piece) => piece.type !== 'separator' && !isFiller(piece))
  const named = strong || isPreposition(pieces[next]) || pieces[next]?.type === 'name' || isContent(beside)
  if (end === next || !named) {
    silence(pieces, at, next)
    return
  }
  replaceContent(pieces, at, next, end)
}

/** "bus 3, actually, tea was 5": what another thing was, of a kind of its own, and no slip of the one before. */
function tellsAnother(pieces: readonly Piece[], old: number, next: number): boolean {
  const thing = pieces[/^(?:the|my)$/.test(normAt(pieces, next)) ? next + 1 : next]
  const told = pieces.findLast((piece, index) => index < old && piece.type === 'name' && !piece.struck)
  if (thing?.type !== 'name' || told?.type !== 'name' || thing.entry.category === told.entry.category) return false
  return /^(?:was|were|cost)$/.test(normAt(pieces, pieces.indexOf(thing) + 1))
}

/** "club mate 2 and a spezi, no, a cola 3": the thing that was begun is taken back, and not what was told with its price before. */
function dropsBegun(pieces: Piece[], old: number, at: number): boolean {
  const joint = pieces.findLastIndex(({ type }, index) => index > old && index < at - 1 && type === 'separator')
  const from = /^an?$/.test(normAt(pieces, joint + 1)) ? joint + 2 : joint + 1
  const to = prior(pieces, at)?.type === 'separator' ? at - 1 : at
  const begun = pieces.slice(from, to)
  const isJoined = pieces[joint]?.norm === 'and' || from > joint + 1
  if (joint < 0 || !isJoined || begun.length === 0 || !begun.every(isContent)) return false
  strikeOut(pieces, from, to)
  return true
}

/** "smoothie eight, or no, it was the small one so six fifty": which of its kind, and no other thing. */
function isOfSame(between: readonly Piece[]): boolean {
  return between.some(({ norm }) => norm === 'one') && !between.some(({ type }) => type === 'name')
}

function findOwnAmount(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; at < pieces.length && at < from + 6; at += 1) {
    const piece = pieces[at]
    if (piece?.type === 'amount') return true
    if (piece?.norm === ',' && pieces[at + 1]?.type === 'amount' && isEnd(pieces[at + 2])) return true
    if (isPause(piece) || piece?.type === 'repair') return false
  }
  return false
}

/** "no wait, it was the bus, 2.50": nothing else is told of the price. */
function isEnd(piece: Piece | undefined): boolean {
  return piece === undefined || isPause(piece)
}

/** "Walgreens 17 for cough syrup, actually that was CVS": a shop takes the place of a shop. */
function lastShop(pieces: readonly Piece[], before: number): number {
  return pieces.findLastIndex((piece, at) => at < before && isShop(piece))
}

function isShop(piece: Piece | undefined): boolean {
  return piece?.type === 'name' && piece.entry.display !== null && !piece.struck
}

/** "at Subway, no, Chipotle": the old words are struck and the new ones take their place. */
function replaceContent(pieces: Piece[], at: number, next: number, end: number): void {
  const prep = isPreposition(pieces[next]) ? (pieces[next]?.norm ?? null) : null
  const shop = isShop(pieces[next]) && !isShop(pieces.slice(0, at).findLast(isContent)) ? lastShop(pieces, at) : -1
  let oldEnd = shop < 0 ? at : shop + 1
  while (oldEnd > 0 && !isContent(prior(pieces, oldEnd))) oldEnd -= 1
  let oldStart = shop < 0 ? oldEnd : shop
  while (shop < 0 && oldStart > 0 && isContent(prior(pieces, oldStart))) oldStart -= 1
  const samePrep = prep === null || prior(pieces, oldStart)?.norm === prep
  if (oldEnd > oldStart && samePrep) {
    strikeOut(pieces, oldStart, oldEnd)
    const fresh = pieces.slice(prep === null ? next : next + 1, end)
    silence(pieces, next, end)
    silence(pieces, at, next)
    if (prior(pieces, at)?.type === 'separator') silence(pieces, at - 1)
    pieces.splice(end - fresh.length, fresh.length)
    pieces.splice(oldEnd, 0, ...fresh)
    return
  }
  silence(pieces, at, next)
}
