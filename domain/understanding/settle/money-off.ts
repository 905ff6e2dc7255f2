import { isContent } from '#domain/understanding/entries/segment.ts'
import { isPercent } from '#domain/understanding/settle/add-percents.ts'
import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { determiners, fillers } from '#domain/understanding/words/function-words.ts'
import { ends, inRole, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "she gave me 10 off, paid 40", "they gave us half off the jacket": what was taken off a price did not come in. Behind the price itself
 * ("jacket 60, they gave me 5 off") it stays told how much that was: only the person knows which of the two they named.
 */
export function moneyOff(pieces: Piece[]): Piece[] {
  const result = offThePrice(pieces)
  let priced = false
  for (let at = 0; at < result.length; at += 1) {
    if (result[at]?.type === 'end') priced = false
    const to = endOfCut(result, at)
    if (to === at) {
      priced ||= result[at]?.type === 'amount'
      continue
    }
    const from = giverFrom(result, at)
    silence(result, from < at && isElsewhere(result, from, to) ? from : at, at + 2)
    const last = result[to - 1]
    if (priced && last && isPercent(last))
      result[to - 1] = inRole(last, { type: 'word', norm: 'percent off', capital: false })
    if (priced) continue
    for (let index = at + 2; index < to; index += 1) {
      const piece = result[index]
      if (piece?.type === 'amount') result[index] = setAside(piece)
      else silence(result, index)
    }
    at = to - 1
  }
  return result
}

/** "dinner 40, they took 10 off the bill": said of the price told, and of no bill beside it. */
function offThePrice(pieces: readonly Piece[]): Piece[] {
  const result = [...pieces]
  for (const [at, { norm }] of pieces.entries()) {
    if (norm !== 'off' || prior(pieces, at)?.type !== 'amount' || !cuts.has(normBefore(pieces, at, 2))) continue
    if (determiners.has(normAt(pieces, at + 1)) && prices.has(normAt(pieces, at + 2)) && ends(pieces[at + 3]))
      silence(result, at + 1, at + 3)
  }
  return result
}
const cuts = wordSet('took knocked got gave had me us')
const prices = wordSet('bill tab check total price')

/** Where the last words before it begin, in which it is said who gave it. */
function giverFrom(pieces: readonly Piece[], verb: number): number {
  let from = verb
  while (from > 0 && verb - from < MOST_OF_GIVER && !isPause(pieces[from - 1])) from -= 1
  return from
}
const MOST_OF_GIVER = 5

function isPause(piece: Piece | undefined): boolean {
  return piece?.type === 'separator' || piece?.type === 'end' || piece?.type === 'amount'
}

/** "the guy gave me 20 off the jacket": what it was is told beside who gave it. */
function isElsewhere(pieces: readonly Piece[], from: number, to: number): boolean {
  const [before, behind] = [pieces.slice(Math.max(0, from - NEAR), from), pieces.slice(to, to + NEAR)]
  return before.some(isContent) || behind.some(isContent)
}
const NEAR = 12

/** Where "gave me ten off" ends that begins there; its beginning where none does. */
function endOfCut(pieces: readonly Piece[], from: number): number {
  if (!/^(?:gave|given)$/.test(normAt(pieces, from)) || isPerson(pieces, from)) return from
  if (!/^(?:me|us)$/.test(normAt(pieces, from + 1))) return from
  let at = from + 2
  while (leads.test(normAt(pieces, at)) || isSound(pieces[at])) at += 1
  if (!isMeasure(pieces[at])) return from
  at += 1
  // "they gave me 20 percent": off.
  if (isPercent(pieces[at]) && ends(pieces[at + 1])) return at + 1
  while (units.test(normAt(pieces, at)) || isSound(pieces[at])) at += 1
  const cut = pieces[at]?.norm
  if (cut !== 'off' && cut !== 'discount') return from
  if (cut === 'off' && isOtherwise(pieces, at)) return from
  return at + 1 + (nextTime.test(phraseText(pieces.slice(at + 1, at + 4))) ? 3 : 0)
}
/** "off my next order": of no price that was told. */
const nextTime = /^ (?:my|our|the) next \S+ /
const leads = /^(?:an?|another|the|some)$/
const units = /^(?:%|percent|dollars?|bucks?|pounds?|quid|euros?|cents?|student|senior|staff|member|loyalty)$/

function isMeasure(piece: Piece | undefined): boolean {
  return piece?.type === 'amount' || piece?.type === 'number' || /^(?:half|money|something)$/.test(piece?.norm ?? '')
}

function isSound(piece: Piece | undefined): boolean {
  return piece !== undefined && fillers.has(piece.norm)
}

/** "mom gave me 50 off Venmo", "my boss gave me 60 off the tips": who is no shop gives money, and no price down; "the guy" may sell it. */
function isPerson(pieces: readonly Piece[], verb: number): boolean {
  const giver = normBefore(pieces, verb)
  const isKnown = prior(pieces, verb, 2)?.norm !== 'the' && namesPerson(giver)
  return isKnown || givers.test(giver)
}
const givers = /^(?:boss|client|customer|tenant|landlord|neighbou?r)$/

/** "gave me 50 off the books", "20 off and on", "100 off his pension", "80 off Craigslist", "50 off the 200 he owes": money that came after all. */
function isOtherwise(pieces: readonly Piece[], off: number): boolean {
  const [next, then] = [pieces[off + 1], pieces[off + 2]]
  if (next?.type === 'name' && next.entry.display !== null) return true
  if (next?.norm === 'and') return then?.norm === 'on'
  return (
    otherwise.test(next?.norm ?? '') ||
    (next?.norm === 'the' && (then?.type === 'amount' || sources.test(then?.norm ?? '')))
  )
}
const otherwise = /^(?:his|her|their|to|books?|record)$/
const sources = /^(?:books?|record|clock|cuff|street|bat|top|back|till|payroll|debt|loan)$/
