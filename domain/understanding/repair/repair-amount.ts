import { additive, cancelAt, lastAmount } from '#domain/understanding/repair/repair-words.ts'
import { inRole, type Piece, silence, strikeOut } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

export function applyEnd(pieces: Piece[], at: number, next: number, strong: boolean, cancels: boolean): void {
  const first = pieces[at]
  if (cancels) {
    cancelAt(pieces, at, next)
    return
  }
  // "zara 65 I mean": what takes back comes last, of a sentence that was told right.
  const isAfterthought = /^i meant?$/.test(first?.norm ?? '') && next === at + 1
  if (strong && first && !isAfterthought && lastAmount(pieces, at)) {
    silence(pieces, at, next)
    pieces[at] = inRole(first, { type: 'repair', norm: 'pending', cancels: false })
    return
  }
  silence(pieces, at, next)
}

export function applyAmount(pieces: Piece[], at: number, next: number, strong: boolean): void {
  const old = lastAmount(pieces, at)
  const replaced = old === null ? null : pieces[old]
  const fresh = pieces[next]
  if (old === null || replaced?.type !== 'amount' || fresh?.type !== 'amount') {
    silence(pieces, at, next)
    return
  }
  const prep = pieces[next + 1]
  const thing = pieces[next + 2]
  const another = prep?.type === 'word' && (prep.norm === 'for' || prep.norm === 'on') && thing?.type === 'name'
  if (!strong && another && pieces[at]?.type === 'repair' && additive.has(normAt(pieces, at))) {
    silence(pieces, at, next)
    return
  }
  if (another && !pieces.slice(0, at).some(({ norm }) => norm === thing.norm)) {
    cancelAt(pieces, at, next)
    return
  }
  if (!/^(was|were|is|are)$/.test(normBefore(pieces, at))) strikeOut(pieces, old)
  silence(pieces, at, next)
}

export function applyDay(pieces: Piece[], at: number, next: number): void {
  for (let before = at - 1; before >= 0; before -= 1) {
    const piece = pieces[before]
    if (piece?.type !== 'day' || piece.struck) continue
    strikeOut(pieces, before)
    break
  }
  silence(pieces, at, next)
  if (prior(pieces, at)?.type === 'separator') silence(pieces, at - 1)
}
