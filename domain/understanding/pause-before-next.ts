import { isContent } from '#domain/understanding/entries/segment.ts'
import { isOwnMove } from '#domain/understanding/intents/out-of-reach.ts'
import { isPerson } from '#domain/understanding/words/first-names.ts'
import { determiners, prepositions } from '#domain/understanding/words/function-words.ts'
import { gave } from '#domain/understanding/words/gave.ts'
import {
  ends,
  isAmount,
  isCount,
  type Piece,
  pausedBefore,
  phraseText,
  shaped,
  skip,
} from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { joinsSharers, whose } from '#domain/understanding/words/sharers.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "lunch 30 Sam paid half coffee 4", "returned shoes 60 got socks 5": what is told of a price (who has a part in it, that it came back) ends
 * where a known thing with a price of its own begins. Who tells it in one breath gets the pause there that others make, so that nothing
 * behind it is reckoned with.
 */
export function pauseBeforeNext(pieces: Piece[]): Piece[] {
  let [told, before, behind, shares] = [-1, false, false, false]
  const pauses = aroundOwnMoves(pieces)
  const ways = new Set<Piece>()
  for (const [at, { type, norm }] of pieces.entries()) {
    if (type === 'separator' && told >= 0 && goesOn(pieces, at)) continue
    if (type === 'separator' || type === 'end') [told, before, behind, shares] = [-1, false, false, false]
    else if (type === 'word' || type === 'name') {
      before ||= told < 0 && returns.has(norm)
      // "split lunch 30 with Sam coffee 5"
      shares ||= told < 0 && parts.has(norm)
      behind ||=
        told >= 0 && (parts.has(norm) || returns.has(norm) || (shares && companions.has(norm)) || endsAside(pieces, at))
      if (told >= 0) {
        const from = Math.max(takenBackFrom(pieces, told, at), willBeRepaidFrom(pieces, told, at))
        if (from > 0) pauses.push(from)
      }
    } else if (type === 'amount' && told >= 0 && isCompany(pieces, at)) {
      behind = true
    } else if (type === 'amount') {
      const isWayBack = told >= 0 && tellsWayBack(pieces, told, at)
      const there = pieces[told]
      if (isWayBack && there) ways.add(there)
      const next = told < 0 ? -1 : isWayBack ? at : startOfNext({ pieces, told, price: at, before, behind })
      if (next > 0) pauses.push(next)
      behind &&= next < 0
      // What stood behind the price before told of this one: "gas 35 Dave threw in 15".
      if (told >= 0) before = behind
      told = at
      behind = false
    }
  }
  if (pauses.length === 0) return pieces
  const said = pieces.map((piece) =>
    piece.type === 'amount' && ways.has(piece) ? shaped({ ...piece, doubt: null }) : piece,
  )
  return pausedBefore(said, new Set(pauses))
}

/** "coffee 4 withdrew 60 from the atm lunch 12": where money that stays one's own is moved right behind a price, and what is told right behind that. */
function aroundOwnMoves(pieces: readonly Piece[]): number[] {
  return pieces.flatMap(({ norm }, verb) => {
    if (!moves.has(norm)) return []
    const from = /^(?:i|we)$/.test(normBefore(pieces, verb)) ? verb - 1 : verb
    const before = prior(pieces, from)
    if (!ends(before) && before?.type !== 'amount') return []
    const to = endOfOwnMove(pieces, from)
    return [...(to > 0 && before?.type === 'amount' ? [from] : []), ...(to > 0 && !ends(pieces[to]) ? [to] : [])]
  })
}
const moves = wordSet(
  'added atm banked cash deposited drew got moved popped pulled put sent stuck threw took transferred withdrawal withdrew',
)

/** Where the move ends that begins at a place, with a pause or a known thing and its price behind it; -1 where none does. */
function endOfOwnMove(pieces: readonly Piece[], from: number): number {
  for (let to = from + 2; to <= Math.min(from + LONGEST_MOVE, pieces.length); to += 1) {
    const isOver = ends(pieces[to]) || (isPricedThing(pieces, to) && !prepositions.has(normBefore(pieces, to)))
    if (isOver && isOwnMove(phraseText(pieces.slice(from, to)))) return to
  }
  return -1
}
const LONGEST_MOVE = 10

function isPricedThing(pieces: readonly Piece[], from: number): boolean {
  const thing = skip(pieces, from, leads)
  const price = skip(pieces, thing, isKnown)
  return price > thing && pieces[price]?.type === 'amount'
}

/** In front of a price they say that it is no price of a thing, but came back, or is a part. */
const returns = wordSet('refund refunded returned back repaid reimbursed chipped threw share portion')
/** Behind a price they tell whose a part of it is. */
const parts = wordSet('half halves third quarter split shared halved ways of dutch by')

/** "cinema 30 for two", "rent 900 split with 2 friends": how many it was for, and no price. */
function isCompany(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.type !== 'amount' || piece.money.marked) return false
  const lead = normBefore(pieces, at)
  return lead === 'for' ? piece.doubt === 'party' : piece.doubt === 'counts' && companions.has(lead)
}

/** "returned shoes 60 socks 5" may be sixty of them. */

type Reach = { pieces: readonly Piece[]; told: number; price: number; before: boolean; behind: boolean }

/** Where the pause belongs in front of what has its price at a place; -1 where none does. */
function startOfNext(reach: Reach): number {
  const { pieces, told, price, before, behind } = reach
  if ((before || behind) && !isCount(pieces[told])) return nextOf(reach)
  return Math.max(giver(pieces, told, price), opensAnew(pieces, told, price))
}

/** "train 12 going 14 coming back", "bus 2 there 3 back": the price of the one way, and right behind what tells it that of the other. */
function tellsWayBack(pieces: readonly Piece[], told: number, price: number): boolean {
  const [first, way] = [pieces[told], phraseText(pieces.slice(told + 1, price))]
  const isPlain = first?.type === 'amount' && first.doubt === null
  // "bus 12 to work 3 back" may be the line.
  if (!(wayThere.test(way) || (isPlain && toPlace.test(way)))) return false
  const back = wayBack.exec(phraseText(pieces.slice(price + 1, price + 6)))
  if (!back) return false
  const behind = pieces.slice(price + back[0].trim().split(' ').length + 1)
  // "uber 12 to work 20 home cleaning"
  return !isContent(behind[0]) || behind.some(isAmount)
}
const wayThere = /^ (?:(?:on the way |going )?(?:there|out|over)|going) $/
const toPlace = /^ (?:going )?to (?:(?:the|my) )?\S+ $/
const wayBack = /^ (?:(?:on the way |coming |going )?(?:back|home)|returning|return|on the return) /

/** Where the thing begins that has its price at a place, with the article or the verb that leads to it; -1 where what was told goes on until there. */
function nextOf({ pieces, told, price, before, behind }: Reach): number {
  for (const isThing of [isKnown, isNamed]) {
    let at = price
    while (at > told + 1 && isThing(pieces[at - 1])) at -= 1
    // "split with Sam at Pizza Hut ice cream 5"
    if (placed.has(normBefore(pieces, at)) && at + 1 < price) at += 1
    if (at === price) continue
    while (at > told + 1 && leads(pieces[at - 1])) at -= 1
    if (at === told + 1 ? before : behind && endsPart(pieces, at)) return at
  }
  return -1
}
const placed = wordSet('at from')

function isKnown(piece: Piece | undefined): boolean {
  return piece?.type === 'name'
}

function isNamed(piece: Piece | undefined): boolean {
  return isContent(piece) && !wholes.has(piece?.norm ?? '') && !isPerson(piece)
}

function leads(piece: Piece | undefined): boolean {
  return acquires.has(piece?.norm ?? '') || determiners.has(piece?.norm ?? '')
}
const acquires = wordSet('i we then got bought grabbed ordered')

/** "I paid 50 for gas mike gave me 20": where somebody stands who gave what is told, behind what the price before was for; else -1. */
function giver(pieces: readonly Piece[], told: number, price: number): number {
  const [whom, verb, who] = [1, 2, 3].map((back) => pieces[price - back])
  if (whom?.norm !== 'me' || !gave.has(verb?.norm ?? '') || who?.type !== 'word' || self.has(who.norm)) return -1
  const from = whose.has(normBefore(pieces, price - 3)) ? price - 4 : price - 3
  return from > told + 1 && isKnown(pieces[from - 1]) ? from : -1
}
const self = wordSet('i we and so but it that which who')

/** "coffee 4 lunch is 12", "nails 45 tip 5 on top": where what has its price told so begins right behind a price; else -1. */
function opensAnew(pieces: readonly Piece[], told: number, price: number): number {
  if (pieces[told + 1]?.norm === 'on' && pieces[told + 2]?.norm === 'top')
    return told + 3 < price && pieces.slice(told + 3, price).every(isKnown) ? told + 3 : -1
  const isStated = isCopula(prior(pieces, price))
  const isOnTop = pieces[price + 1]?.norm === 'on' && pieces[price + 2]?.norm === 'top'
  if (!isStated && !isOnTop && !isCopula(prior(pieces, told))) return -1
  const thing = pieces.slice(
    determiners.has(normAt(pieces, told + 1)) ? told + 2 : told + 1,
    isStated ? price - 1 : price,
  )
  return thing.length > 0 && thing.every(isKnown) ? told + 1 : -1
}

function isCopula(piece: Piece | undefined): boolean {
  return piece?.norm === 'is' || piece?.norm === 'are'
}

/** "dinner 60 with Sam and Jo split three ways" */
function joinsTwo(pieces: readonly Piece[], joint: number): boolean {
  return pieces[joint]?.norm === 'and' && isPerson(prior(pieces, joint)) && isPerson(pieces[joint + 1])
}

/** "two hours at fifteen an hour", "80 with 20 percent off", "12 was on Tom": with this ends what is told of a price. */
function endsAside(pieces: readonly Piece[], at: number): boolean {
  const [norm, before] = [pieces[at]?.norm, prior(pieces, at)?.norm]
  if (norm === 'off') return before === 'percent' || before === '%'
  if (norm === 'percent' || norm === '%') return prior(pieces, at, 2)?.norm === 'minus'
  if (before === 'on') return prior(pieces, at, 2)?.norm === 'was' && isPerson(pieces[at])
  return isRate(pieces, at)
}

function isRate(pieces: readonly Piece[], at: number): boolean {
  const isOfOne = pieces[at]?.type === 'word' && ones.has(normBefore(pieces, at))
  return isOfOne && prior(pieces, at, 2)?.type === 'amount'
}
const ones = wordSet('a an per')

/** Whether behind a joint it is still told how the price before it was shared. */
function goesOn(pieces: readonly Piece[], joint: number): boolean {
  return sharesIt(pieces, joint) || joinsTwo(pieces, joint) || joinsSharers(pieces, joint)
}

/** "the cab was 26 and we went halves juice 4": behind the joint it is told how that was shared. */
function sharesIt(pieces: readonly Piece[], joint: number): boolean {
  return /^(?:i|we)$/.test(normAt(pieces, joint + 1)) && sharing.has(normAt(pieces, joint + 2))
}
const sharing = wordSet('went split shared halved')

/** "coffee 4 lunch 12 scratch the coffee", "… my brother paid for the tickets": where it begins what is told of a thing before; 0 for all else. */
function takenBackFrom(pieces: readonly Piece[], told: number, verb: number): number {
  const norm = normAt(pieces, verb)
  const who = prior(pieces, verb)
  if (norm === 'paid' && pieces[verb + 1]?.norm === 'for' && isPerson(who) && isOfBefore(pieces, told, verb + 2))
    return whose.has(normBefore(pieces, verb, 2)) ? verb - 2 : verb - 1
  if (!takesBack.has(norm) || !isOfBefore(pieces, told, verb + 1)) return 0
  return /^(?:i|we)$/.test(who?.norm ?? '') ? verb - 1 : verb
}

/** "gp visit 45 company will reimburse 30", "taxi 45 my boss will pay me back": where it begins what somebody is to give back; 0 for all else. */
function willBeRepaidFrom(pieces: readonly Piece[], told: number, verb: number): number {
  if (!repays.has(normAt(pieces, verb)) || prior(pieces, verb)?.norm !== 'will') return 0
  const who = prior(pieces, verb, 2)
  if (!(isContent(who) || isPerson(who))) return 0
  const from = whose.has(normBefore(pieces, verb, 3)) ? verb - 3 : verb - 2
  return from > told ? from : 0
}
const repays = wordSet('pay reimburse refund repay cover')

/** Something that was told before, and nothing else. */
function isOfBefore(pieces: readonly Piece[], told: number, from: number): boolean {
  const [article, thing, next] = pieces.slice(from, from + 3)
  if (!determiners.has(article?.norm ?? '') || thing?.type !== 'name' || !ends(next)) return false
  return pieces.slice(0, told).some(({ norm }) => norm === thing.norm)
}
const takesBack = wordSet('scratch cancel forget remove delete drop skip returned cancelled undo')

/** "half", "split it", "four ways", "of it", "with Lou": nothing more is to come of what is told of the part. */
function endsPart(pieces: readonly Piece[], next: number): boolean {
  const last = prior(pieces, next)
  if (last?.type === 'amount' || last?.type === 'day' || last?.type === 'name')
    return last.type !== 'name' || isPlace(pieces, next)
  if (wholes.has(last?.norm ?? '') || isPerson(last) || endsAside(pieces, next - 1)) return true
  const lead = prior(pieces, next, whose.has(normBefore(pieces, next, 2)) ? 3 : 2)
  return companions.has(lead?.norm ?? '') && !determiners.has(last?.norm ?? '')
}
const wholes = wordSet('half halves third quarter it that them ways evenly equally dutch fifty-fifty')
const companions = wordSet('with between by')

function isPlace(pieces: readonly Piece[], next: number): boolean {
  return placed.has(normBefore(pieces, next, 2))
}
