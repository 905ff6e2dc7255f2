import { isContent } from '#domain/understanding/entries/segment.ts'
import { changes } from '#domain/understanding/words/circumstance.ts'
import { determiners, fillers } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isPause, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'

/**
 * "dinner 80 and I have 200 left in my budget", "dinner 50 on a budget of 100": how it stands with one's money, told behind a
 * thing and its price, is neither a spend nor a budget that is to be set.
 */
export function withoutRemaining(input: Piece[]): Piece[] {
  if (!input.some(({ norm }) => norm === 'budget' || norm === 'left' || norm === 'saved')) return input
  const pieces = [...input]
  let opens = input[0]?.norm === 'is' ? 0 : standingUntil(input, 0)
  if (opens > 0 && isThingPriced(input.slice(opens))) silence(pieces, 0, opens + 1)
  else opens = 0
  let behind = -1
  for (const [at, piece] of input.entries()) {
    if (behind >= 0 && (at === behind || piece.type === 'separator')) silence(pieces, at, standingUntil(input, at))
    if (piece.type === 'amount') {
      if (behind < 0 && isTold(input.slice(opens, at))) behind = at + 1
      else if (behind >= 0 && paidOfIt.test(phraseText(input.slice(behind, at)))) return input
    }
    if (piece.type !== 'end') continue
    opens = at + 1
    behind = -1
  }
  return pieces
}

/** "…, coffee 4": nothing but a thing and its price comes first. */
function isThingPriced(pieces: readonly Piece[]): boolean {
  const [thing, price] = pieces.filter(
    ({ type, norm }) => type !== 'separator' && !fillers.has(norm) && !determiners.has(norm),
  )
  return thing?.type === 'name' && price?.type === 'amount'
}

/** A thing, and no order to set something, nor what one had to begin with. */
function isTold(words: readonly Piece[]): boolean {
  const first = words.find(({ type, norm }) => type !== 'separator' && norm !== 'um')?.norm ?? ''
  return words.some(isContent) && !changes.test(first) && !words.some(({ norm }) => besides.test(norm))
}
const besides = /^(?:had|started|withdrew|took|drew|left|budget|limit|keep|cut|cap|allow|give|reduce|increase|want)$/

/** "rent 900, I paid 600, 300 left": what is left of the price, and not of one's money. */
const paidOfIt = /^ (?:[^\d ]\S* )*(?:paid|pay|put) (?:(?:only|just|like|about|in|down) )*$/

/** Where it ends how it stands, that is told from a place on; the place itself where something else is told, or it is asked. */
function standingUntil(pieces: readonly Piece[], from: number): number {
  for (let to = from + 1; to <= pieces.length && to < from + LONGEST; to += 1) {
    const next = pieces[to]
    if (next && !isPause(next)) continue
    if (standing.test(phraseText(pieces.slice(from, to)))) return next?.norm === '?' ? from : to
    if (next?.type === 'end') break
  }
  return from
}
const LONGEST = 18

const mine = '(?:my|the|our|this) (?:\\S+ ){0,3}?budget'
const portion = '(?:(?:half|most|all|some|much|a lot|a bit|\\S+ percent|\\S+ %) (?:of )?)?'
const having =
  '(?:i have|we have|i got|still have|and have|have|ive|weve|got|theres|there is|leaves?|leaving|with)(?: got)?(?: me| us)?(?: with)?'
const standing = pattern`^ (?:(?:and|but|so|then|um|now|well|still|which|that|this|it|thats|its|is|was|just|only|way|right|i|we|im|were) )*(?:
  |(?:${having} (?:\S+ ){1,3}?|\S*\d\S* (?:\S+ )?)(?:left|saved)(?: over| up)?(?: (?:in|of|from|on|for|until|till) (?:${mine}
    |(?:(?:the|this|my) )?(?:rest of the )?(?:week|weekend|month|year|day)))?
  |${having} (?:\S+ ){1,3}?(?:in|of|from|on) ${mine}(?: left| remaining| to go)?
  |(?:within|under|inside|over|on|out of|of|from|above|past) (?:${mine}|budget)
  |(?:eats?|ate|takes?|took|uses?|used|blows?|blew|busts?|breaks?|broke|burns?|hits?|maxes)(?: up| through| out)? ${portion}${mine}
  |${portion}${mine}(?: (?:is |has )?(?:gone|left|spent|used|done|blown))?
  |(?:within|under|inside|over|on|out of|with|from|above|past|had) an? (?:\S+ )?budget of \S*\d\S*
  |${mine} (?:was|used to be) \S*\d\S*
  ) $`
