import { says, type Telling } from '#domain/understanding/income/income-telling.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'

/** "the new scrubs came in", "my amazon order came in, headphones 79": what is bought comes in as money does. */
export function goodsCame({ pieces }: Telling): boolean {
  const at = pieces.findIndex(({ norm }, index) => norm === 'came' && pieces[index + 1]?.norm === 'in')
  const goods = at > 0 ? pieces[at - 1] : undefined
  if (ordered.test(phraseText(pieces.slice(0, Math.max(0, at))))) return true
  // "momo came in 200" is of the mobile wallet.
  if (goods?.type !== 'name' || goods.entry.display !== null || goods.norm === 'momo') return false
  return /^(?:Shopping|Food & Dining)$/.test(goods.entry.category) && pieces.slice(0, at - 1).every(leadsToGoods)
}

/** One's own order, or one from a shop; "a new order came in, 45" is what somebody ordered of the person. */
const ordered = pattern` (?:(?:my|our) (?:\S+ ){0,2}|(?!an? |new |another |big |first |more |the )\S+ )(?:orders?|package|parcel|delivery|shipment) (?:just |finally |has )*$
  |^ (?:(?:and|so|finally) )*the (?:\S+ )?(?:package|parcel|delivery|shipment) (?:just |finally )*$`

function leadsToGoods({ type, norm }: Piece): boolean {
  return (
    type === 'day' || type === 'separator' || /^(?:the|my|our|new|some|those|these|and|so|finally|just|um)$/.test(norm)
  )
}

/** "child support came through", "the cheque cleared": what comes in, and that it did. */
export const funded =
  says(pattern` (?:cheque|check|payment|bonus|refund) (?:of|for) \S*\d\S* (?:\S+ )?(?:came|arrived|landed|cleared) | (?:got|banked) (?:a|my|the) (?:check|cheque) | (?:merch|market|stall|shop|depop|etsy|ebay
  |vinted) sales? | reimbursed | refunded | paid (?:out )?to me | insurance paid out | claim (?:was |got )?(?:paid|settled) | (?:fee|charge|payment|transaction) (?:(?:was|got|has been) )?reversed | (?:loan|support|benefits
  |grant|pay|pension|money|deposit|retainer(?= from)|advance|commission|cheque|check|maintenance|allowance|payment) (?:from (?:the |my |our )?(?:\S+ ){1,2})?(?:has |have |just |finally |is )*(?:came|(?<!(?:check|cheque) is )here(?= (?:(?:today|yesterday|now|finally|at last) )?\S*\d)
  |landed|arrived|cleared|dropped|hit) (?!to |out )| (?:benefits|check|cheque|grant|pay|paycheck|paycheque|pension|salary|stipend|wages) (?:has |have |just |finally )*(?:went|gone) in (?=(?:today|yesterday|tonight|this|last|on|the bank|my bank|um|,|\S*\d\S*)(?: |$))| (?:moneys?|pay|wages|salary) (?:(?:has|have|just|finally) )*come (?:in|through) [^a-z ]*\d\S* ${unitSaid}(?:today |yesterday )?$
  | (?:pay|wages|salary|stipend|pension|paycheck|paycheque) \S*\d\S* ${unitSaid}(?:(?:has|just|finally) )*(?:arrived|landed|cleared|came (?:in|through)) (?:(?:today|yesterday|this morning|this afternoon|tonight|on \S+day|\S+day) )?$
  | interest (?:was |got )?(?:posted|credited|added|paid) (?:to|into|on) my `)

/** "got my student loan today 2400"; a payment or a bill of one is paid. */
export const gotLoan =
  says(pattern` (?:got|received) (?:my|our|the|a) (?:(?:student|maintenance|uni|college) )?(?:loan|grant|bursary)(?: (?:money|today|yesterday
  |tonight|in|through|this|morning|week|month|finally|just|of|for|from|the|bank))* \S*\d`)

/** "the insurance paid out 900": somebody else did. */
export function paidOut({ text }: Telling): boolean {
  return / paid out /.test(text) && !/ (i|we|ive|weve) (\S+ )?paid out |^ paid out /.test(text)
}

/** "1,200 landed from my client", "75 in from eBay sales": the amount itself comes. */
export function arrives({ pieces, text }: Telling): boolean {
  if (fromOwn.test(text)) return false
  const at = pieces.findIndex(({ type, struck }) => type === 'amount' && !struck)
  let verb = at + 1
  while (fillers.has(normAt(pieces, verb)) || /^(just|has|have)$/.test(normAt(pieces, verb))) verb += 1
  return (
    at >= 0 &&
    /^(in|landed|arrived|came|come|dropped|cleared|rolled|hit|showed|popped)$/.test(normAt(pieces, verb)) &&
    pieces.slice(verb + 1, verb + 6).some(({ norm }) => norm === 'from')
  )
}

/** "40 came from my savings", "so two hundred came from me": what one pays with. */
const fromOwn = pattern` (?:from|of) (?:(?:my|the|our) )?(?:own )?(?:account|card|savings|wallet|bank account|current account|checking|pockets?|purse) 
  | from (?:me|us|my side) (?:(?:and|so|but|then|in the end) |[^a-z ]*\d|$)`

/** "Etsy sale 27.50 in": nothing comes after the "in", which is no way there ("bus 2.10 in"). */
export function cameIn({ pieces }: Telling): boolean {
  const kept = pieces.filter((piece) => !piece.struck)
  if (putsIn.test(phraseText(kept)) || kept.some(isRide)) return false
  // "petrol's 1.45 a litre, put 40 in"
  if (kept.some(isFuel) && kept.some(({ norm }, at) => norm === 'put' && kept[at + 1]?.type === 'amount')) return false
  return kept.some((piece, at) => {
    if (piece.norm !== 'in' || (kept[at + 1] && !/^(separator|end|day)$/.test(kept[at + 1]?.type ?? ''))) return false
    if (/^(?:all|going|getting|coming)$/.test(normBefore(kept, at))) return false
    return kept
      .slice(Math.max(0, at - 2), at)
      .some(({ type, norm }) => type === 'amount' || /(loan|benefits|grant|support|allowance|wages)$/.test(norm))
  })
}

function isRide(piece: Piece): boolean {
  return piece.type === 'name' && publicRides.test(piece.norm)
}

function isFuel(piece: Piece): boolean {
  return piece.type === 'name' && piece.entry.category === 'Transportation'
}

const publicRides = /^(?:bus|coach|train|tram|luas|dart|metro|subway|tube|ferry)$/

/** "ok put 200 in": an order, or what one paid into something. */
const putsIn = /^ (?:(?:ok|okay|so|and|then|i|we|just|um|please) )*(?:put|add|stick|throw|pop|chuck|paid) /

/** "interest 4.12 from the bank" */
export const bearsInterest = says(
  /^ (?:(?:and|got|earned|the) )*(?:\S*\d\S* )?(?:in )?interest (?:(?:was|of) )?(?:\S*\d\S* )?(?:from|on) (?:the|my|our) (?:bank|savings|saver|account|isa) /,
)
