import type { Placed } from '#domain/understanding/settle/reckoning.ts'
import { setAside, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { ends, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

/** "gross was 3000 but net 2350", "500 before tax 380 after", "20 before tip 24 with": the net is what came. */
export function grossAndNet(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [gross, net] = amounts
  if (!gross || !net || amounts.length > 2) return null
  const words = amounts.map(({ at }) => phraseText(pieces.slice(at + 1, at + 3)))
  const before = beforeTax.test(words[0] ?? '') && / (?:after|with|total|um) /.test(words[1] ?? '')
  const told = phraseText(pieces.slice(0, net.at + 2))
  if (!before && !(gross.minor > net.minor && / gross .* net /.test(told))) return null
  return pieces.map((piece, at) =>
    at === gross.at ? setAside(gross.piece) : reckoned.test(piece.norm) && at !== net.at ? quiet(piece) : piece,
  )
}

const beforeTax = / before (?:tax|taxes|deductions|withholding|tips?|gratuity) $/

const reckoned = /^(gross|net|but|before|after|with|tax|taxes|deductions|withholding|tips?|gratuity)$/

/** "sold it on eBay for 300, after fees 252 landed": what is left of what somebody paid for a thing. */
export function leftOfSale(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, net] of amounts.entries()) {
    const gross = prior(amounts, index)
    const left = gross ? leftOf(pieces, gross, net) : null
    if (left) return left
  }
  return null
}

function leftOf(pieces: Piece[], gross: Placed, net: Placed): Piece[] | null {
  if (
    net.minor >= gross.minor ||
    !/ (?:sold|selling|sell|flogged|got|made) /.test(phraseText(pieces.slice(0, gross.at)))
  )
    return null
  const end = pieces.findIndex((piece, at) => at > net.at && ends(piece))
  const to = end < 0 ? pieces.length : end
  const [between, behind] = [pieces.slice(gross.at + 1, net.at), pieces.slice(net.at + 1, to)].map(phraseText)
  const isLed = afterFees.test(between ?? '') && landed.test(behind ?? '')
  if (!isLed && !(straight.test(between ?? '') && netOfFees.test(behind ?? ''))) return null
  const turn = pieces.findIndex(
    ({ type, norm }, at) => at > gross.at && (type === 'separator' || /^(?:after|but|so)$/.test(norm)),
  )
  return pieces.map((piece, at) => {
    if (at === gross.at) return withAmount(gross.piece, net.minor)
    return at === net.at || (at >= turn && at < to) ? quiet(piece) : piece
  })
}

const taken =
  'after (?:(?:the|all|their|its|ebay|etsy|paypal|platform|selling|seller) )*(?:fees?|commission|shipping|postage|taxe?s?|cut)(?: (?:fees?|commission|shipping|postage|tax|taxes))*'

const came =
  '(?:(?:and|but|so|then|it|i|we|that|only|just|was|is|its|got|get|had|kept|netted|cleared|received|ended|up|with|came|comes|to|left|me|made|about|like|leaves|thats|which|on|at|from|ebay|etsy|depop|vinted|facebook|marketplace|for|them|um) )*'

const afterFees = new RegExp(`^ ${came}${taken} ${came}$`)

const straight = new RegExp(`^ ${came}$`)

const landed = /^ (?:(?:landed|came|arrived|hit|cleared|left|in|to|my|the|account|bank|for|me|was|mine|actually) )*$/

const netOfFees = new RegExp(`^ (?:(?:landed|came|in|arrived|left|cleared|for|me|um) )*${taken} $`)
