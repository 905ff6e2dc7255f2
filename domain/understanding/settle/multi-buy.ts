import { minorOf, onlyPriced, saidCount, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { smallNumber } from '#domain/understanding/words/number-words.ts'
import { ends, isPause, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
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
  const told = onlyPriced(pieces, (at) => at === count || (at >= offer.from && at < offer.to))
  if (times === null || !told || told.at > count) return null
  const { at: price, piece: one } = told
  const isOfOne = normBefore(pieces, price) === 'at' || eachWord.test(normAt(pieces, price + 1))
  if (!isOfOne && !(offer.few === 1 && times === 2)) return null
  const paid = times - Math.floor(times / offer.many) * (offer.many - offer.few)
  const from = pieces.findLastIndex((piece, at) => at < count && (ends(piece) || piece.norm === 'so'))
  return pieces.map((piece, at) => {
    if (at === price) return withAmount(one, Math.round(minorOf(one) * paid))
    const isTold = (at >= from && piece.type !== 'end') || (at >= offer.from && at < offer.to)
    const isRate = (at === price - 1 && piece.norm === 'at') || (at === price + 1 && eachWord.test(piece.norm))
    return isTold || isRate ? quiet(piece) : piece
  })
}
const eachWord = /^(?:each|apiece|ea)$/

/** Of how many one pays how few, and where it is said. */
type Deal = { many: number; few: number }
type Offer = Deal & { from: number; to: number }

function offerIn(pieces: readonly Piece[]): Offer | null {
  for (const [from, piece] of pieces.entries()) {
    const said = offers.get(piece.norm)
    if (said) return { ...said, from, to: from + 1 }
    if (!isPause(piece) && !/^(?:buy|second)/.test(piece.norm)) continue
    const words = phraseText(pieces.slice(from, from + 6))
    const [bought, many, free, half] = moreFree.exec(words) ?? []
    const [second] = secondHalf.exec(words) ?? []
    const offer = bought ? offerOf(numberOf(many), numberOf(free), half !== undefined) : second ? secondAtHalf : null
    if (offer) return { ...offer, from, to: from + wordsIn(bought ?? second) }
  }
  return null
}

/** "buy two get one free": of three two are paid. */
function offerOf(bought: number, free: number, atHalf: boolean): Deal | null {
  return bought > 0 && free > 0 ? { many: bought + free, few: bought + (atHalf ? free / 2 : 0) } : null
}

function numberOf(word: string | undefined): number {
  return smallNumber(word ?? '') ?? Number(word)
}

function wordsIn(text: string | undefined): number {
  return (text ?? '').trim().split(' ').length
}
const moreFree = /^ buy (one|two|three|[1-3]) get (one|two|[12])(?: free| (half) (?:price|off))? /
const secondHalf = /^ second (?:(?:one|pair|item) )?(?:was |is )?half (?:price|off) /
const secondAtHalf: Deal = { many: 2, few: 1.5 }
const offers = new Map<string, Deal>(
  Object.entries({
    bogo: { many: 2, few: 1 },
    bogof: { many: 2, few: 1 },
    // as the reader of such words writes them
    twoforone: { many: 2, few: 1 },
    threefortwo: { many: 3, few: 2 },
    fourforthree: { many: 4, few: 3 },
  }),
)
/** "took two", "so I got three of them": how many were bought, told last. */
function isBought(pieces: readonly Piece[], at: number): boolean {
  const count = saidCount(pieces[at])
  const isCount = count !== null && Number.isInteger(count) && count > 1 && count <= MOST_BOUGHT
  return isCount && buys.test(normBefore(pieces, at)) && closes.test(phraseText(pieces.slice(at + 1)))
}
const MOST_BOUGHT = 24
const buys = /^(?:took|got|bought|grabbed|had|up|ordered|chose)$/
const closes = /^ (?:(?:of (?:them|those|each)|please|today) )?$/
