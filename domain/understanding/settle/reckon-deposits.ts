import { isContent } from '#domain/understanding/entries/segment.ts'
import { type Placed, without } from '#domain/understanding/settle/reckoning.ts'
import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { ends, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normBefore, prior } from '#domain/understanding/words/prior.ts'

/** "gym 40 a month, paid for the year 480": what so many months come to was paid, and no month beside it. */
export function paidAhead(pieces: Piece[], [rate, whole, ...more]: readonly Placed[]): Piece[] | null {
  if (!rate || !whole || more.length > 0 || whole.minor <= rate.minor || whole.minor % rate.minor !== 0) return null
  if (!/^ (?:an?|per) (?:month|week|quarter) /.test(phraseText(pieces.slice(rate.at + 1, rate.at + 3)))) return null
  const behind = pieces.slice(rate.at + 3)
  const told = phraseText(behind)
  if (behind.some((piece) => piece.type === 'day' || (isContent(piece) && !aheadWords.test(piece.norm)))) return null
  if (!/ (?:paid|upfront|up front|ahead|prepaid) /.test(told) || !spell.test(told)) return null
  return without(pieces, rate, (piece, at) => {
    const stated = at === rate.at - 1 && /^(?:is|was|its)$/.test(piece.norm)
    return stated || (at > rate.at && at !== whole.at && piece.type !== 'end')
  })
}

const spell =
  / (?:for (?:the |a |one |\S+ )?(?:whole |full |entire |next )?(?:year|months|weeks|quarter|season)|(?:upfront|up front|ahead)) /

const aheadWords =
  /^(?:paid|prepaid|upfront|up front|front|up|ahead|year|years|month|months|weeks?|quarter|season|whole|full|entire|next|annual)$/

/** "left a 200 deposit on an 800 dollar sofa", "chipped in 15 for a 60 dollar gift": what was paid of what the thing costs. */
export function partOfPrice(pieces: Piece[], [part, price, ...more]: readonly Placed[]): Piece[] | null {
  if (!part || !price || more.length > 0 || part.minor >= price.minor) return null
  const between = pieces.slice(part.at + 1, price.at)
  const before = pieces.slice(Math.max(0, part.at - 4), part.at)
  const article = /^an? /.test(price.piece.norm) || /^(a|an|the)$/.test(between.at(-1)?.norm ?? '')
  const gives = [...before, ...between].some(({ norm }) =>
    /^(deposit|down|chipped|contributed|towards|toward)$/.test(norm),
  )
  const named = pieces[price.at + 1]?.type === 'name' || pieces[price.at + 1]?.type === 'word'
  if (!article || !gives || !named || between.some(({ type }) => type === 'separator' || type === 'end')) return null
  return pieces.map((piece, at) => (at === price.at ? setAside(price.piece) : piece))
}

/** "deposit 500 on the car, 8000 total", "put 200 down on the sofa, 700 to go": what was paid, and what the whole costs or is still owed. */
export function depositOfWhole(pieces: Piece[], [part, whole, ...more]: readonly Placed[]): Piece[] | null {
  if (!part || !whole || more.length > 0 || part.minor >= whole.minor) return null
  const pause = pieces.findIndex(({ type }, at) => at > part.at && at < whole.at && type === 'separator')
  if (pause < 0 || !putsDown.test(phraseText(pieces.slice(0, pause)))) return null
  const ofThing = / (?:on|for|towards) (?:the|a|an|my|our) /.test(phraseText(pieces.slice(part.at + 1, pause)))
  if (!ofThing || !tellsWhole.test(phraseText(pieces.slice(pause + 1)))) return null
  return without(pieces, whole, (_, at) => at > pause)
}
/** "sat down for the meal" and "wrote down 20" put nothing down. */
const putsDown =
  / (?:deposit|down payment|(?<! (?:broke|came|cut|go|going|knocked|lay|note|noted|sat|sit|went|wrote|write) )down) /
const tellsWhole = pattern`^ (?:(?:and|but|of|out|the|its|that|thats|is|was|a) )*(?:(?:total|full|whole) (?:(?:price|cost|thing) )?(?:(?:of|is|was|comes|came|to) )*\S*\d\S* ${unitSaid}
  |\S*\d\S* ${unitSaid}(?:(?:in )?(?:total|all|altogether)|all in|to go|left(?: to pay)?|still to (?:pay|go)|remaining|outstanding) )$`

/**
 * "the sofa was 800 and I put 200 down", "… put down the 200 deposit", "bike costs 400, paid a 100 deposit": what was paid of the price
 * before.
 */
export function depositTold(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, part] of amounts.entries()) {
    const price = prior(amounts, index)
    if (!price || part.minor >= price.minor) continue
    const first = (prior(amounts, index, 2)?.at ?? -1) + 1
    const next = pieces.findIndex((piece, at) => at > part.at && (piece.type === 'amount' || ends(piece)))
    const to = next < 0 ? pieces.length : next
    const isLast = index === amounts.length - 1
    const rest = pieces.slice(part.at + 1, isLast ? pieces.length : to).filter(({ type }) => type !== 'day')
    const lead = phraseText(pieces.slice(price.at + 1, part.at))
    if (!isDeposit(lead, phraseText(rest)) && !isPaidSoFar(pieces, { price, lead, rest })) continue
    if ((!isLast && !ends(pieces[to])) || !isNamedBefore(pieces.slice(first, price.at))) continue
    return pieces.map((piece, at) => {
      if (at === price.at) return setAside(price.piece)
      const isTold = at > price.at && at < (isLast ? pieces.length : to) && at !== part.at
      const isStated = at === price.at - 1 && /^(?:was|were|is|are|cost|costs)$/.test(piece.norm)
      return (isTold && piece.type !== 'day' && piece.type !== 'end') || isStated ? quiet(piece) : piece
    })
  }
  return null
}

/** "the sofa was", "the total was": what the price is of, or that it is all of it. */
function isNamedBefore(pieces: readonly Piece[]): boolean {
  return pieces.some(isContent) || / total (?:(?:price|cost) )?(?:is|was|comes to|came to) $/.test(phraseText(pieces))
}

/** Whether the words around an amount tell that it was put down on the price before. */
function isDeposit(lead: string, rest: string): boolean {
  if (putsDeposit.test(lead)) return endsDeposit.test(rest)
  return putsMoney.test(lead) && (/ down (?:the |an? )?$/.test(lead) ? saysDeposit : tellsDeposit).test(rest)
}

/** "the fridge is 900, paid 300 today", "sofa 1200, paid 400 so far", "fees are 32000, I paid 20000 for the first term": a first part of what it costs. */
function isPaidSoFar(
  pieces: readonly Piece[],
  { price, lead, rest }: { price: Placed; lead: string; rest: readonly Piece[] },
): boolean {
  if (!paysOfIt.test(lead)) return false
  if (forFirstPart.test(phraseText(rest))) return true
  if (!endsDeposit.test(phraseText(rest))) return false
  return rest.length > 0 || /^(?:is|are|costs?)$/.test(normBefore(pieces, price.at))
}
const paysOfIt = /^ (?:, )?(?:(?:and|but|so|i|we|ive|weve) )*(?:only |just )?paid (?:only |just )?$/

/** "for the first term", "now as the next instalment": of what was told before, and no thing of its own. */
export const forFirstPart = pattern`^ (?:(?:so far|for now|now|already|just) )*(?:(?:for|as|on) (?:the |my |our |this )?(?:first|1st|second|2nd|third|3rd|next)
  \s(?:term|semester|trimester|instal?lment|half|part|portion|payment|quarter|third|phase|stage)|(?:for|as|on) (?:term|semester|phase|stage|part) (?:one|two|three|\d))(?: (?:so far|for now|now|already))? $`

const puts =
  '^ (?:(?:in )?(?:total|altogether) )?(?:(?:and|but|so|i|we|then|just|only|um) )*(?:put|paid|left|gave|made|placed|sent)(?: (?:down|them|him|her|the|an?|my|our))*'

const putsMoney = new RegExp(`${puts} $`)

const putsDeposit = new RegExp(`${puts} (?:deposit|down payment)(?: (?:of|was))? $`)

const sofar = '(?:on it |for it |so far |for now |now |already )?$'

const endsDeposit = new RegExp(`^ ${sofar}`)

const tellsDeposit = new RegExp(
  `^ (?:down(?: payment)?|(?:dollars? )?deposit(?: down)?|up ?front|(?:as|for) (?:an?|the|my) (?:deposit|down payment)) ${sofar}`,
)

const saysDeposit = new RegExp(`${endsDeposit.source}|${tellsDeposit.source}`)
