import { isContent } from '#domain/understanding/repair/repair-words.ts'
import { ends, inRole, isPause, type Piece, pause, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

/**
 * "lunch 12 should have been 10, and bus 2.50": whether that puts it right, or only tells what was charged too much, stays open. In "gas 40,
 * groceries 60, gas should be 44" the thing is named again with what it was.
 */
export function shouldHaveBeen(input: Piece[]): Piece[] {
  const pieces = namedAgain(input)
  const at = pieces.findIndex(({ norm }) => /^(?:should|shouldve)$/.test(norm))
  if (at < 2) return pieces
  const next = pieces.findIndex(({ type }, index) => index > at && type === 'amount')
  const named = isPricedBefore(pieces, at - 1) ? pieces.findIndex(({ norm }) => norm === pieces[at - 1]?.norm) : -1
  const old = named < 0 ? pieces.findLastIndex(({ type }, index) => index < at && type === 'amount') : named + 1
  const from = named < 0 ? old + 1 : at
  if (next < 0 || old < 1 || !wished.test(phraseText(pieces.slice(from, next)))) return pieces
  const doubtful = inRole(pieces[at] as Piece, { type: 'word', norm: 'or', capital: false })
  const hushed = pieces.map((piece, index) =>
    index >= (named < 0 ? from : at - 1) && index < next ? quiet(piece) : piece,
  )
  return [
    ...hushed.slice(0, old + 1),
    doubtful,
    pieces[next] as Piece,
    ...hushed.slice(old + 1, next),
    ...pieces.slice(next + 1),
  ]
}
const wished = /^ (?:(?:it|that|but|and|which|um) )*(?:should have|shouldve) (?:only |really )?been (?:only )?$/

/**
 * The pieces with "was" for "is" and "should be" behind a thing that has its price already, and behind what is joined to it: "coffee 4, bagel 3,
 * the coffee should be 5 and the bagel 2".
 */
function namedAgain(pieces: readonly Piece[]): Piece[] {
  const told: Piece[] = []
  let isAgain = false
  for (let at = 0; at < pieces.length; at += 1) {
    const thing = pieces[at] as Piece
    told.push(thing)
    const verbs = verbsAt(pieces, at + 1)
    const [price, next] = pieces.slice(at + 1 + verbs, at + 3 + verbs)
    if (thing.type === 'amount') isAgain = false
    if (price?.type !== 'amount' || !(ends(next) || next?.type === 'repair') || !isPricedBefore(pieces, at)) continue
    if (verbs === 0 && !isAgain) continue
    const joint = told.findLast(({ norm }) => norm !== 'the' && norm !== thing.norm)
    if (joint?.norm === 'but') told[told.indexOf(joint)] = inRole(joint, pause)
    told.push(inRole({ ...thing, from: thing.to, start: thing.end }, was), price)
    at += verbs + 1
    isAgain = true
  }
  return told
}
const was = { type: 'word', norm: 'was', capital: false } as const

/** How many pieces "is", "was" and "should be" take. */
function verbsAt(pieces: readonly Piece[], at: number): number {
  const [verb, be] = pieces.slice(at, at + 2)
  if (verb?.norm === 'should' && be?.norm === 'be') return 2
  return /^(?:is|was|were)$/.test(verb?.norm ?? '') ? 1 : 0
}

function isPricedBefore(pieces: readonly Piece[], at: number): boolean {
  const [thing, lead] = [pieces[at], prior(pieces, at)]
  const isLed =
    isPause(lead) || /^(?:amount|repair)$/.test(lead?.type ?? '') || /^(?:the|my|but)$/.test(lead?.norm ?? '')
  if (!isContent(thing) || !isLed) return false
  return pieces.some(({ norm }, index) => index < at && norm === thing?.norm && pieces[index + 1]?.type === 'amount')
}
