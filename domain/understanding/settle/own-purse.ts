import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { isAmount, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'

/**
 * "took 20 cash out of my wallet today, three for the paper": money that only left one's own purse is no spend beside what was paid of it;
 * in "took 20 out of my wallet for lunch" the purse names nothing.
 */
export function ownPurse(input: Piece[]): Piece[] {
  const pieces = [...input]
  for (const [verb, { norm }] of input.entries()) {
    const taken = takes.test(norm) ? pieces.slice(verb + 1, verb + LONGEST).findIndex(isAmount) : -1
    const at = verb + 1 + taken
    const sum = pieces[at]
    if (taken < 0 || taken > 1 || sum?.type !== 'amount' || sum.struck) continue
    const said = outOfPurse.exec(phraseText(pieces.slice(at + 1, at + LONGEST)))
    if (!said) continue
    const end = at + said[0].trim().split(' ').length + 1
    const next = pieces.slice(end, end + FAR).find(isAmount)
    const isPaidOf = next?.type === 'amount' && !next.struck && next.money.count <= sum.money.count
    if (isPaidOf && closes(pieces[end])) {
      pieces[at] = setAside(sum)
      silence(pieces, verb, at)
      silence(pieces, at + 1, end)
    } else if (/^(?:for|to)$/.test(normAt(pieces, end))) silence(pieces, at + 1, end)
  }
  return pieces
}

const LONGEST = 8
const FAR = 16
const takes = /^(?:took|pulled|grabbed|got)$/
const outOfPurse =
  /^ (?:cash |in cash )?(?:out of|from|out from) (?:my|our) (?:wallet|purse|pocket(?! money)|handbag|billfold) /

function closes(piece: Piece | undefined): boolean {
  return piece !== undefined && /^(?:separator|end|day)$/.test(piece.type)
}
