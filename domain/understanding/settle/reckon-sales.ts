import { isContent } from '#domain/understanding/entries/segment.ts'
import { type Placed, without } from '#domain/understanding/settle/reckoning.ts'
import { setAside, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { ends, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

/** "gross was 3000 but net 2350", "gross 3200, what landed is 2418.65", "got paid 2400, gross was 3200", "500 before tax 380 after", "20 before tip 24 with": the net is what came. */
export function grossAndNet(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [gross, net] = amounts
  if (!gross || !net || amounts.length > 2) return null
  if (net.minor > gross.minor && isSaidGross(pieces, net) && !tellsMore(pieces, gross.at + 1))
    return without(pieces, net, ({ type }, at) => at > gross.at && type !== 'end' && type !== 'day')
  const words = amounts.map(({ at }) => phraseText(pieces.slice(at + 1, at + 3)))
  const before = beforeTax.test(words[0] ?? '') && / (?:after|with|total|um) /.test(words[1] ?? '')
  const told = phraseText(pieces.slice(0, net.at + 2))
  const isNet = / gross .* net /.test(told) || (isSaidGross(pieces, gross) && !tellsMore(pieces, gross.at + 1))
  const isTaxed = lessTax.test(phraseText(pieces.slice(gross.at + 1, net.at))) && !isTaxItself(pieces, gross, net)
  if (!before && !(gross.minor > net.minor && (isNet || isTaxed))) return null
  return pieces.map((piece, at) => {
    if (at === gross.at) return setAside(gross.piece)
    if (piece.norm === 'gross' && normAt(pieces, at + 1) === 'pay') return piece
    const isLead = at > gross.at && at < net.at && leadsToNet.test(piece.norm)
    return at !== net.at && (reckoned.test(piece.norm) || isLead) ? quiet(piece) : piece
  })
}

/** "gross 3200", "bonus 4000 gross": what stands on the payslip. */
function isSaidGross(pieces: readonly Piece[], { at }: Placed): boolean {
  return isGross.test(phraseText(pieces.slice(Math.max(0, at - 3), at + 2)))
}

/** Whether anything is told from there on than what came of one's pay. */
function tellsMore(pieces: readonly Piece[], from: number): boolean {
  const told = pieces.slice(from)
  return told.some((piece) => isContent(piece) && !ofPay.test(piece.norm)) || spends.test(phraseText(told))
}
const isGross = / gross (?:(?:pay|was|is|of|salary|wage|about) )*\S*\d| \S*\d\S* gross /
const ofPay = /^(?:gross|net|pay|home|account|bank|hand|tax|taxes|deductions|landed|arrived|cleared)$/
const spends = / (?:spent|paid|fees?|for|plus) /
const leadsToNet = /^(?:what|is|was|that|so)$/

/** "bonus of 1000 less tax so 610" */
const lessTax =
  /^ (?:less|minus|after|before) (?:the )?(?:tax|taxes|deductions) (?:(?:so|and|i|we|got|it|came|in|to|as|at|through|landed|cleared|thats|left|leaves|me|just|only) )*$/
/** "salary 2300 after tax 700": so little is the tax, and not what came. */
function isTaxItself(pieces: readonly Piece[], pay: Placed, tax: Placed): boolean {
  return tax.minor * 2 < pay.minor && / after (?:tax|taxes|deductions) $/.test(phraseText(pieces.slice(pay.at, tax.at)))
}
const beforeTax = / before (?:tax|taxes|deductions|withholding|tips?|gratuity) $/

const reckoned = /^(gross|net|but|less|minus|so|before|after|with|tax|taxes|deductions|withholding|tips?|gratuity)$/

/** "wage slip: 2400 gross, 420 tax, 1980 net", "payday 1980 after 420 tax": what was taken off it has no part in what came. */
export function taxTaken(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [gross, taken, net, ...more] = amounts
  if (!gross || !taken || more.length > 0 || !ofTax.test(phraseText(pieces.slice(taken.at - 1, taken.at + 3))))
    return null
  const isAfter = afterTaken.test(phraseText(pieces.slice(gross.at + 1, taken.at)))
  if (!net && (isAfter || isTaxItself(pieces, gross, taken)))
    return without(pieces, taken, ({ type }, at) => at > gross.at && at < taken.at + 2 && type !== 'end')
  if (!net || gross.minor - taken.minor !== net.minor || tellsMore(pieces, gross.at + 1)) return null
  return pieces.map((piece, at) => {
    if (at === gross.at) return withAmount(gross.piece, net.minor)
    return at > gross.at && piece.type !== 'end' && piece.type !== 'day' ? quiet(piece) : piece
  })
}
const ofTax = / (?:tax(?:es)?|deductions|withholding|national insurance|ni) /
const afterTaken = /^ (?:net )?after (?:(?:about|the) )?$/

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
  '(?:after|less|minus) (?:(?:the|all|their|its|ebay|etsy|paypal|platform|selling|seller) )*(?:fees?|commission|shipping|postage|taxe?s?|cut)(?: (?:fees?|commission|shipping|postage|tax|taxes))*'

const came =
  '(?:(?:and|but|so|then|it|i|we|that|only|just|was|is|its|got|get|had|kept|netted|cleared|received|ended|up|with|came|comes|to|left|me|made|about|like|leaves|thats|which|on|at|from|ebay|etsy|depop|vinted|facebook|marketplace|for|them|um) )*'

const afterFees = new RegExp(`^ ${came}${taken} ${came}$`)

const straight = new RegExp(`^ ${came}$`)

const landed = /^ (?:(?:landed|came|arrived|hit|cleared|left|in|to|my|the|account|bank|for|me|was|mine|actually) )*$/

const netOfFees = new RegExp(`^ (?:(?:landed|came|in|arrived|left|cleared|for|me|um) )*${taken} $`)
