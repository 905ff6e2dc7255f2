import type { Placed } from '#domain/understanding/settle/reckoning.ts'
import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { ends, type Piece, phraseText, quiet, shaped } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

/** "a guy tipped me a ten on a four dollar order", "table six left me 20 on an 80 dollar bill": what he paid the shop is no entry. */
export function tippedOn(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, price] of amounts.entries()) {
    const tip = prior(amounts, index)
    if (!tip || !tipsMe.test(phraseText(pieces.slice(0, tip.at)))) continue
    if (!onPrice.test(phraseText(pieces.slice(tip.at + 1, price.at)))) continue
    const verb = pieces.findLastIndex(({ norm }, at) => at < tip.at && /^(?:me|us)$/.test(norm)) - 1
    const end = pieces.findIndex((piece, at) => at > price.at && (ends(piece) || piece.type === 'day'))
    const to = Math.min(end < 0 ? pieces.length : end, price.at + LONGEST)
    return pieces.map((piece, at) => {
      if (at === verb) return shaped({ ...piece, norm: 'tipped' })
      if (at === price.at) return setAside(price.piece)
      return at > tip.at && at < to ? quiet(piece) : piece
    })
  }
  return null
}
/** The noun behind the price, with a word before it. */
const LONGEST = 3
const tipsMe =
  /(?<=\S)(?<! i| we| and) (?:tipped|tip|left|gave|give|handed|slipped) (?:me|us) (?:(?:an?|another|about|like|only|just) )*$/
const onPrice =
  /^ (?:(?:dollars|bucks|quid|pounds|euros|dollar|tip|extra|cash) )*(?:(?:on|on top of|over) (?:(?:an?|the|their|his|her|my) (?:\S+ )?)?|for (?:an?|the|their|his|her|my) (?:\S+ )?)$/

/** "tips was sixty one after I give the dishwasher his ten": what is left when others had their part. */
export function afterTipOut(pieces: Piece[], [left, out, ...more]: readonly Placed[]): Piece[] | null {
  if (!left || !out || more.length > 0 || !/ (?:tips|made) /.test(phraseText(pieces.slice(0, left.at)))) return null
  if (!tipsOut.test(phraseText(pieces.slice(left.at + 1, out.at)))) return null
  const from = pieces.findIndex(({ norm }, at) => at > left.at && norm === 'after')
  return pieces.map((piece, at) => {
    if (at === out.at) return setAside(out.piece)
    return at >= from && at < out.at ? quiet(piece) : piece
  })
}
const tipsOut = / after (?:(?:i|we) )?(?:gave|give|giving|paid|pay|paying|tipped|tip|tipping)(?: out)? (?:\S+ ){1,4}$/
