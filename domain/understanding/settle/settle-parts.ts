import { type PartSaid, partSaid } from '#domain/understanding/settle/part-said.ts'
import { minorOf, onlyPriced, saidCount, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isOtherPayer } from '#domain/understanding/words/payers.ts'
import { isPause, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'

/**
 * "the course is 800, paid three quarters so far", "dinner was 90, I paid two thirds", "the dress is 300, put a third down", "five of us, 135
 * all in, I paid for two, so two fifths", "the vet was 200, insurance covered 80 percent": the part of the price that one paid, where no other
 * amount is told.
 */
export function settleParts(pieces: Piece[]): Piece[] {
  const some = paidForSome(pieces)
  if (some) return some
  for (const at of pieces.keys()) {
    const part = partSaid(pieces, at)
    const settled = part && settlePart(pieces, part)
    if (settled) return settled
  }
  return pieces
}

/** "Nando's came to 96 for the six of us, I paid for two": of what all had, the part of those who are paid for. */
function paidForSome(pieces: readonly Piece[]): Piece[] | null {
  const us = pieces.findIndex(({ norm }, at) => norm === 'of' && normAt(pieces, at + 1) === 'us')
  if (us < 1) return null
  const paid = pieces.findLastIndex(
    ({ norm }, at) => norm === 'for' && /^(?:paid|covered)$/.test(normBefore(pieces, at)),
  )
  const [all, few] = [us - 1, paid + 1].map((at) => saidCount(pieces[at]))
  if (!all || !few || few >= all || !Number.isInteger(few) || !Number.isInteger(all)) return null
  const price = onlyPriced(pieces, (index) => index === us - 1 || index === paid + 1)
  if (!price || price.at > paid) return null
  const { at, piece: whole } = price
  if (!/^ (?:(?:of us|of them|people) )?$/.test(phraseText(pieces.slice(paid + 2)))) return null
  const isOfOne = eachWord.test(normAt(pieces, at + 1))
  const own = isOfOne ? minorOf(whole) * few : Math.round((minorOf(whole) * few) / all)
  return pieces.map((piece, index) => {
    if (index === at) return withAmount(whole, own)
    const isOfAll = index >= us - 1 && index <= us + 1
    return isOfAll || (index > at && piece.type !== 'day' && piece.type !== 'end') ? quiet(piece) : piece
  })
}
/** "tickets 25 each for four of us" */
const eachWord = /^(?:each|apiece)$/

function settlePart(pieces: readonly Piece[], part: PartSaid): Piece[] | null {
  const price = onlyPriced(pieces, (index) => index === part.from)
  if (!price || price.at > part.from) return null
  const { at, piece: whole } = price
  const share = ownShareOf(pieces, at, part)
  if (share === null || comesIn.test(phraseText(pieces.slice(0, at)))) return null
  return pieces.map((piece, index) => {
    if (index === at) return withAmount(whole, Math.round(minorOf(whole) * share))
    const isStated = index === at - 1 && /^(?:is|are|was|were|costs?)$/.test(piece.norm)
    const isTold = index > at && piece.type !== 'day' && piece.type !== 'end'
    return isStated || isTold ? quiet(piece) : piece
  })
}

/** How much of the price at a place was one's own, by what is told from there on of a part; null where that tells of something else. */
function ownShareOf(pieces: readonly Piece[], whole: number, part: PartSaid): number | null {
  const pause = pieces.findIndex((piece, index) => index >= part.to && isPause(piece))
  const to = pause < 0 ? pieces.length : pause
  const lead = phraseText(pieces.slice(whole + 1, part.from))
  const behind = phraseText(pieces.slice(part.to, to))
  if (!rest.test(phraseText(pieces.slice(to)))) return null
  if (leadsToPart.test(lead) && (putDown.test(behind) || isMine.test(behind))) return part.value
  if (!paidSoFar.test(behind) || (part.isPercent && part.value <= MOST_OF_TIP)) return null
  if (paysOwn.test(lead)) return part.value
  return isOtherPayer(otherPays.exec(lead)?.[1] ?? '') ? 1 - part.value : null
}
/** "dinner was 60, paid 20 percent" may be the tip. */
const MOST_OF_TIP = 0.3
/** "salary 3000, paid a tenth" */
const comesIn = / (?:salary|wages?|paycheck|payday|bonus|refund|earned|received|got|get|made|sold|won) /

const inAll = '(?:(?:in )?(?:total|all)|altogether|all in|(?:for|between) (?:the |all )?\\S+ of us) '
const joints = '(?:and|but|so|then|um) '
const paysOwn = pattern`^ (?:${inAll})?(?:${joints})*(?:(?:(?:i|we|ive|weve|have|only|just|already) )*(?:paid|put|covered|sent|settled)|(?:i|we) (?:only |just )?(?:pay|cover|owe)) (?:(?:in|down|for|them|him|her|only|just) )*$
  |^ (?:${inAll})?(?:${joints})*(?:i|we) (?:only |just )?(?:paid|covered) (?:for )?(?:[^\d ]+ ){1,6}?so (?:(?:thats|that is|my share was|my part was) )*$`
const leadsToPart = pattern`^ (?:${inAll})?(?:${joints})*(?:(?:i|we) (?:paid|put)(?: down)? |paid |put (?:down )?)?$`

const otherPays = pattern`^ (?:${inAll})?(?:${joints})*(?:(?:the|my|our) )?(?!i |we )(\S+) (?:(?:only|just|already|has|have) )*(?:paid|pays|covered|covers) (?:for )?$`

const ofIt = '(?:of (?:it|that|the (?:bill|total|price|cost|lot|whole thing)) )?'
const soFar =
  '(?:so far|for now|now|today|already|up ?front|in advance|down|(?:as|for) (?:a|the|my) (?:deposit|down payment)|to (?:hold|book|reserve|secure|keep) (?:it|them|(?:the|our|my) \\S+)) '
const paidSoFar = pattern`^ ${ofIt}(?:${soFar})*$`
const putDown = pattern`^ ${ofIt}(?:${soFar})+$`
const isMine = pattern`^ ${ofIt}(?:is|was|were) (?:mine|my (?:own )?(?:share|part|bit)|on me) $`
/** "…, Sam did the rest", "… and the rest on delivery" */
const rest =
  /^ (?:(?:and|but) )?(?:$|(?:(?:my )?\S+ (?:(?:paid|pays|did|got|covered|covers|had) )?)?the (?:rest|other \S+) (?:\S+ ){0,5}$)/
