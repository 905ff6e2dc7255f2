import { isConnective, isContent, isFiller } from '#domain/understanding/repair/repair-words.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import { isAmount, isPause, type Piece, silence, strikeOut, struckOut } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

/**
 * "Tesco 12, coffee 4, bus 3, sorry, I meant Aldi not Tesco": what was told some entries before is replaced where it stands, and
 * the words of the correction become silent. The pieces are changed in place.
 */
export function swapNamed(pieces: Piece[]): void {
  const at = pieces.findIndex(
    ({ norm }, index) => index > 2 && /^(not|instead of|instead|rather than|rather)$/.test(norm),
  )
  if (at < 0) return
  let next = at + 1
  while (/^(of|than)$/.test(normAt(pieces, next)) || determiners.has(normAt(pieces, next))) next += 1
  const wrong = pieces[next]
  let from = at
  while (isContent(pieces[from - 1]) && !determiners.has(normAt(pieces, from - 1))) from -= 1
  const fresh = pieces.slice(from, at)
  if (fresh.length === 0 || fresh.length > 4 || !isContent(wrong) || pieces[next + 1]?.type === 'amount') return
  let lead = from
  while (lead > 0 && leads(pieces, lead - 1)) lead -= 1
  const told = pieces.slice(lead, from)
  const meant = told.some(({ type, norm }) => type === 'repair' || /^(meant|mean)$/.test(norm))
  const old = pieces.findLastIndex(({ norm, struck }, index) => index < lead && !struck && norm === wrong?.norm)
  const piece = pieces[old]
  if (!piece || !meant || !pieces.slice(old, lead).some(isAmount)) return
  silence(pieces, lead, next + 1)
  pieces.splice(old, 1, struckOut(piece), ...fresh)
}

/** "lunch 12, coffee 4, actually the lunch was yesterday": the day of what was told some entries before. */
export function dateNamed(pieces: Piece[]): void {
  for (let at = 3; at < pieces.length; at += 1) {
    const [thing, verb, day, end] = pieces.slice(at, at + 4)
    if (!thing || day?.type !== 'day' || day.struck || !/^(was|were|is|happened)$/.test(verb?.norm ?? '')) continue
    const closes = !end || isPause(end)
    if (!closes || !isContent(thing) || !/^(the|my|that)$/.test(normBefore(pieces, at))) continue
    let lead = at - 1
    while (lead > 0 && leads(pieces, lead - 1)) lead -= 1
    const old = pieces.findLastIndex(({ norm, struck }, index) => index < lead && !struck && norm === thing.norm)
    const pricedFirst = /^(on|for)$/.test(normBefore(pieces, old))
    const told = pricedFirst ? old : pieces.findIndex(({ type }, index) => index > old && type === 'amount')
    if (old < 0 || told < 0 || told > lead) continue
    silence(pieces, lead, at + 3)
    const other = pieces[told + 1]
    if (other?.type === 'day') strikeOut(pieces, told + 1)
    pieces.splice(told + 1, 0, day)
    at += 1
  }
}

/** "sorry", "no wait, it was", "I meant the". */
function leads(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  return (
    piece?.type === 'repair' ||
    (piece?.type === 'separator' && prior(pieces, at)?.type !== 'separator' && piece.norm === ',') ||
    isFiller(piece) ||
    isConnective(pieces, at) ||
    /^(i|meant|mean|at|from|no|was|it|the)$/.test(piece?.norm ?? '')
  )
}
