import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { isPause, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "the deposit was 200, 300 still to pay on the sofa", "paid 200, 300 left to pay": what is still owed, behind what was paid. */
export function withoutOutstanding(input: Piece[]): Piece[] {
  if (!input.some(({ norm }) => ending.has(norm))) return input
  const pieces = [...input]
  let paid = -1
  for (const [at, piece] of input.entries()) {
    if (piece.type === 'end') paid = -1
    if (piece.type !== 'amount' || piece.struck) continue
    const told = paid >= 0 ? outstanding.exec(phraseText(input.slice(at + 1, at + LONGEST)))?.[0] : undefined
    const before = paid
    paid = at
    if (told === undefined || (/^ to (?:pay|be) /.test(`${told} `) && !besides.test(normBefore(input, at)))) continue
    let from = at
    while (leads.has(normBefore(input, from))) from -= 1
    if (prior(input, from)?.type === 'separator') from -= 1
    const end = input.findIndex((next, index) => index > at && isPause(next))
    const until = at + 1 + told.trim().split(' ').length
    const saysOf = tellsOf.test(normAt(input, until))
    if (!isPartPaid(input, before, at) && !saysOf) continue
    const goesOn = saysOf && !isNamed(input, before, from)
    silence(pieces, from, at)
    pieces[at] = setAside(piece)
    silence(pieces, at + 1, goesOn ? until : end < 0 ? input.length : end)
  }
  return pieces
}

/** "paid 200", or less than is still to pay; "sofa 300 with 200 still to pay" is the whole price, or the first part of it. */
function isPartPaid(pieces: readonly Piece[], at: number, owed: number): boolean {
  const [paid, rest] = [pieces[at], pieces[owed]]
  if (paid?.type !== 'amount' || rest?.type !== 'amount') return false
  return paid.money.count < rest.money.count || pieces.slice(Math.max(0, at - 4), at).some(({ norm }) => pays.has(norm))
}
const pays = wordSet('paid pay deposit gave put sent down')

/** "rent 900, 100 still to pay for parking": what was paid has a name of its own. */
function isNamed(pieces: readonly Piece[], paid: number, to: number): boolean {
  const from = pieces.findLastIndex((piece, at) => at < paid && isPause(piece)) + 1
  return pieces.slice(from, to).some(({ type }) => type === 'name')
}

const ending = wordSet('pay owing outstanding come go owe owed')
const outstanding =
  /^ (?:(?:is|are|still|left|more|yet|now) )*(?:(?:still|left|more|yet) to (?:pay|come|go)|to (?:pay|be paid)|to come(?: back)?(?= $| from )|owing|outstanding)(?= )/
/** "with another 300 to pay"; in "the meal was 60 and I had 20 to pay" it is the own part. */
const besides = /^(?:with|theres|is|another|other|remaining|leaving)$/
/** "300 still to pay on the sofa": what all of it is for. */
const tellsOf = /^(?:on|for|of|off)$/
const leads = wordSet('with and theres there is another still the other remaining leaving but so')
const LONGEST = 8
