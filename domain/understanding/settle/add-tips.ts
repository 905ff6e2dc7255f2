import { toNumber, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { type Piece, quiet } from '#domain/understanding/words/piece.ts'

/** "dinner 60 plus 10 tip" is 70. */
export function addTips(pieces: Piece[]): Piece[] {
  const result = [...pieces]
  for (let at = 0; at < result.length; at += 1) {
    const tip = result[at]
    if (tip?.type !== 'amount' || tip.struck || tip.money.amountMinor === null) continue
    const named = isTip(result, at + 1)
    const joined = result[at - 1]
    const article = joined?.norm === 'a' ? result[at - 2] : joined
    if (!named || !/^(plus|and|with)$/.test(article?.norm ?? '')) continue
    const base = baseBefore(result, at)
    if (base === null) continue
    const paid = result[base]
    if (paid?.type !== 'amount' || paid.money.amountMinor === null) continue
    result[base] = withAmount(paid, paid.money.amountMinor + tip.money.amountMinor)
    result[at] = toNumber(tip)
    const joint = joined?.norm === 'a' ? at - 2 : at - 1
    const word = result[joint]
    if (word) result[joint] = quiet(word)
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
    norm === 'shipping' ||
    norm === 'postage' ||
    norm === 'handling' ||
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
