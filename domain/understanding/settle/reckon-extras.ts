import { type Placed, without } from '#domain/understanding/settle/reckoning.ts'
import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { extras } from '#domain/understanding/words/extras.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "order 48 plus 5.99 shipping, so 53.99 all in": the price and the extra make up the whole that is told last. */
export function withExtras(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, whole] of amounts.entries()) {
    const [price, extra] = [prior(amounts, index, 2), prior(amounts, index)]
    if (!price || !extra || price.minor + extra.minor !== whole.minor) continue
    const lead = normBefore(pieces, extra.at)
    if (!extras.has(normAt(pieces, extra.at + 1)) && !extras.has(lead) && lead !== 'tipped') continue
    if ((amounts.length > 3 || lead === 'tipped') && !isConcluded(pieces, whole.at)) continue
    if (isOfOther(pieces, extra.at, whole.at) && !isConcluded(pieces, whole.at)) continue
    return pieces.map((piece, at) => {
      if (at === price.at || at === extra.at) return setAside((at === price.at ? price : extra).piece)
      return at > price.at && at < whole.at && piece.type !== 'end' ? quiet(piece) : piece
    })
  }
  return null
}

/** "dinner 62, tip 12, cab 74", "… plus 4 tip and 24 at Target": the price of another thing, whatever it comes to. */
function isOfOther(pieces: readonly Piece[], extra: number, at: number): boolean {
  const between = pieces.slice(extra + 1, at)
  const isOther = (piece: Piece | undefined): boolean =>
    piece?.type === 'name' &&
    !extras.has(piece.norm) &&
    !sums.has(piece.norm) &&
    !pieces.slice(0, extra).some(({ norm }) => norm === piece.norm)
  if (between.some(isOther)) return true
  const next = normAt(pieces, at + 1)
  const thing = pieces[/^(?:the|a|an|my)$/.test(normAt(pieces, at + 2)) ? at + 3 : at + 2]
  const isTold =
    /^(?:for|on)$/.test(next) || (/^(?:at|from)$/.test(next) && /^(?:and|then)$/.test(between.at(-1)?.norm ?? ''))
  return isTold && isOther(thing)
}

/** What may stand beside the sum and is nothing else that was bought. */
const sums = wordSet('bill card cash check meal order restaurant total')

/** "… 70 with a 10 tip so 80": beside other entries only where it is said to be the sum. */
function isConcluded(pieces: readonly Piece[], at: number): boolean {
  return /^(so|makes|making|total)$/.test(normBefore(pieces, at))
}

/** "79.95 plus tax came to 86", "burger 12 plus tax 13": what has the extra in it is more than what it is put on. */
export function withTax(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, whole] of amounts.entries()) {
    const price = prior(amounts, index)
    if (!price || whole.minor <= price.minor) continue
    const between = pieces.slice(price.at + 1, whole.at).map(({ norm }) => `${norm} `)
    const isLast = closing.test(pieces[whole.at + 1]?.norm ?? '.')
    if (isLast && whole.minor <= price.minor * MOST_TAX && taxedThing.test(between.join('')))
      return without(pieces, price, (_, at) => at > price.at && at < price.at + 3)
    if (!taxed.test(between.join(''))) continue
    return without(pieces, price, (_, at) => at > price.at && at < whole.at)
  }
  return null
}

const taxed = pattern`^(?:, )?(?:and )?(?:(?:plus|with|after) (?:the |a |my )?(?:tax|taxes|tip|vat|gst|gratuity|shipping
  |postage|delivery|handling) (?:, )?(?:it |that |so |it all |all |the total )*(?:came to|comes to|makes|made|totals
  |totalled|totaled|brings it to|so|(?:it|that|all|total) (?:was|is)|its) |(?:plus|with|after) (?:the )?(?:tax|taxes|tip|vat|gst
  |gratuity) (?:, )?)(?:about |like )?$`
/** "12.50 plus tax for a book, 13.40 total" */
const taxedThing = pattern`^(?:plus|with|before) (?:tax|taxes|vat|gst) (?:for|on) (?:(?:a|an|the|my|some) )?(?:\S+ ){1,3}(?:, |so )(?:(?:so|it
  |that|was|came|to|total) )*$`
const MOST_TAX = 1.35
const closing = /^(?:[.,!]|total|altogether|in|all|and|today|yesterday)$/
