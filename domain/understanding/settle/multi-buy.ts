import { isPriced, saidCount, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { ends, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'

/**
 * "three for two on candles, 6 each, so I took three" is 12, "shampoo was buy one get one free at 12, took two" 12: what so many of them come
 * to, where the price of one is told. "Buy one get one free pizza 18" tells what was paid.
 */
export function multiBuy(pieces: Piece[]): Piece[] {
  const offer = offerIn(pieces)
  if (offer === null) return pieces
  return (
    pricedByOffer(pieces, offer) ??
    // Where no price follows from it an offer is a sound among the others.
    pieces.map((piece) => (offers.has(piece.norm) && fillers.has(piece.norm) ? quiet(piece) : piece))
  )
}

function pricedByOffer(pieces: readonly Piece[], offer: Offer): Piece[] | null {
  const count = pieces.findLastIndex((_, at) => isBought(pieces, at))
  const times = saidCount(pieces[count])
  const [price, ...more] = [...pieces.keys()].filter((at) => at !== count && isPriced(pieces[at]))
  const one = price === undefined ? undefined : pieces[price]
  if (times === null || price === undefined || one?.type !== 'amount' || more.length > 0 || price > count) return null
  const isOfOne = normBefore(pieces, price) === 'at' || eachWord.test(normAt(pieces, price + 1))
  if (!isOfOne && !(offer.few === 1 && times === 2)) return null
  const paid = times - Math.floor(times / offer.many) * (offer.many - offer.few)
  const from = pieces.findLastIndex((piece, at) => at < count && (ends(piece) || piece.norm === 'so'))
  return pieces.map((piece, at) => {
    if (at === price) return withAmount(one, Math.round((one.money.amountMinor ?? 0) * paid))
    const isTold = (at >= from && piece.type !== 'end') || (at >= offer.from && at < offer.to)
    const isRate = (at === price - 1 && piece.norm === 'at') || (at === price + 1 && eachWord.test(piece.norm))
    return isTold || isRate ? quiet(piece) : piece
  })
}
const eachWord = /^(?:each|apiece|ea)$/

/** Where an offer stands, and of how many one pays how few. */
type Offer = { from: number; to: number; many: number; few: number }

function offerIn(pieces: readonly Piece[]): Offer | null {
  for (const [from, { norm }] of pieces.entries()) {
    const said = offers.get(norm)
    if (said) return { ...said, from, to: from + 1 }
    const words = oneMore.exec(phraseText(pieces.slice(from, from + 6)))
    if (words)
      return { from, to: from + words[0].trim().split(' ').length, many: 2, few: words[0].includes(' half ') ? 1.5 : 1 }
  }
  return null
}
const offers = new Map(
  Object.entries({
    bogo: { many: 2, few: 1 },
    bogof: { many: 2, few: 1 },
    // as the reader of such words writes them
    twoforone: { many: 2, few: 1 },
    threefortwo: { many: 3, few: 2 },
    fourforthree: { many: 4, few: 3 },
  }),
)
const oneMore = /^ buy (?:one|1) get (?:one|1)(?: free| half (?:price|off))? /

/** "took two", "so I got three of them": how many were bought, told last. */
function isBought(pieces: readonly Piece[], at: number): boolean {
  const count = saidCount(pieces[at])
  const isCount = count !== null && Number.isInteger(count) && count > 1 && count <= MOST_BOUGHT
  return isCount && buys.test(normBefore(pieces, at)) && closes.test(phraseText(pieces.slice(at + 1)))
}
const MOST_BOUGHT = 24
const buys = /^(?:took|got|bought|grabbed|had|up|ordered|chose)$/
const closes = /^ (?:(?:of (?:them|those|each)|please|today) )?$/
