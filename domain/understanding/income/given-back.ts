import { isContent } from '#domain/understanding/entries/segment.ts'
import { says, type Telling } from '#domain/understanding/income/income-telling.ts'
import { passive } from '#domain/understanding/income/paid-to-others.ts'
import { determiners, people } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount, type Piece } from '#domain/understanding/words/piece.ts'
import { normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "my sister paid back the 200", "got paid back 30", but not "my wife and I paid back the loan 200". */
export function isPaidBack({ pieces }: Telling): boolean {
  if (!pieces.some(({ norm }) => norm === 'back')) return false
  const kept = pieces.filter(({ norm, struck }) => !struck && !/^(has|have|had|just|finally|.*ly)$/.test(norm))
  const payer = prior(
    kept,
    kept.findIndex(({ norm }, at) => norm === 'paid' && kept[at + 1]?.norm === 'back'),
  )
  if (!payer || /^(i|we|ive|weve|and)$/.test(payer.norm)) return false
  return passive.test(payer.norm) || people.has(payer.norm) || (payer.type === 'word' && isContent(payer))
}

/** "Best Buy return 29.99": to a shop, and no way back ("train return 12", "Delta return 240"). */
export function isReturned({ pieces }: Telling): boolean {
  return pieces.some((piece, at) => {
    const shop = prior(pieces, at)
    const ways = shop?.type === 'name' && /^(Travel|Transportation)$/.test(shop.entry.category)
    return piece.norm === 'return' && shop?.type === 'name' && shop.entry.display !== null && !ways
  })
}

/** "took the wrong faucet back to Lowe's for 39"; "took the kids back to Disney for 300" was paid. */
const broughtBack =
  / (?:took|brought|carried) (?!a |an |some |(?:the |my )?(?:train|bus|ferry|cab|taxi|car|boat|kids?) )(?:\S+ ){1,5}back to (?:\S+ ){1,3}(?:for [^a-z ]*\d|[^a-z ]*\d\S* back $)/

export function tookBack({ pieces, text }: Telling): boolean {
  return broughtBack.test(text) && !pieces.some(({ norm }) => people.has(norm))
}

/** "sent the boots back", "took back the boots at Zara 40": to the shop, where a thing that is sold there goes back, and nobody. */
export function sentBack({ pieces, text }: Telling): boolean {
  if (!sentThing.test(text) || carriage.test(text)) return false
  const verb = pieces.findIndex(({ norm }) => /^(?:sent|took|brought)$/.test(norm))
  const back = pieces.findIndex(({ norm }, at) => at > verb && /^back(?: |$)/.test(norm))
  return pieces
    .slice(verb, back > verb + 1 ? back : back + 4)
    .some((piece) => piece.type === 'name' && piece.entry.category === 'Shopping')
}
const carriage = / (?:paid|costs?|shipping|postage|label|courier|return|returning|fee|fine|late|overdue|library) /
const sentThing =
  / (?:sent|took|brought) (?:the|my|those|that|these|this|both|one of the) (?:\S+ ){1,3}back (?:to (?:the (?:shop|store)|(?!the |my |his |her |their |be |get )\S+(?: [^\d ]\S*)?) )?(?:(?:today|yesterday|again|already) )?(?:,|and |so |for (?:a refund|\S*\d)|\S*\d|$)| (?:sent|took|brought) back (?:the|my|those|that|these|this) [^\d ,]+ (?:(?!i |from )[^\d ,]+ ){0,3}(?:, )?\S*\d/

/** "they put 29.50 back on my debit", "the shop popped it back onto my card, 12": somebody else did; "I put 200 back on my card" paid it off. */
export const putBack =
  says(pattern`(?<=\S)(?<! i| we| ive| weve| just| and| then| to| ill| will) (?:(?:has|have) )?(?:chucked|credited|dropped|popped|put|puts
  |reversed|returned|sent|shoved|stuck|threw|whacked) (?:(?!on |onto |in |into |to )\S+ ){0,6}?(?:back|onto|to) (?:on |onto |to |in |into )?(?:my|our|the|me) (?:\S+ )?(?:card|debit|credit|visa|amex|mastercard|paypal|revolut|monzo|account|bank|upi) 
  |(?<=\S)(?<! i| we| ive| weve| just| and| then| to| ill| will) (?:(?:has|have) )?(?:chucked|popped|put|puts|stuck|threw|whacked) (?:(?:my|the) )?\S*\d\S* (?:\S+ )?back $`)

/** "39.95 back on my card from Zara" */
export const backOnCard = says(
  /^ (?:(?:so|and|got|i) )*\S*\d\S* (?:\S+ )?back on(?:to)? my (?:card|debit|credit card|visa) from /,
)

/** "the shirt went back, 15": a thing that was given back to the shop; who "went back to the shop" paid. */
export const wentBack = says(
  / (?:the|my|that|this|one|those|these|both) (?:(?!kids|boys|girls|guys|children|dog|cat|others)[^\d ]+ ){1,2}went back (?:(?:today|yesterday|again|already) )?(?:,|so |for [^a-z ]*\d|i got |got |[^a-z ]*\d)/,
)

/** "returned the shoes I bought for 80": what was paid for them came back. */
export const returnedBought = says(
  / returned (?:the|my|those|these|that|this) (?:\S+ ){1,3}(?:that |which )?(?:i|we) (?:bought|got|ordered|paid) (?:\S+ ){0,4}\S*\d/,
)

/** "returned the shoes 45" */
export function returnedThing({ pieces, text }: Telling): boolean {
  return / returned (?!to |from |home |and |at )/.test(text) && !isRentalBack(pieces) && !isOtherBack(pieces)
}

/** "socks 8, I returned the boots at work": another thing than the one whose price was told went back. */
function isOtherBack(pieces: readonly Piece[]): boolean {
  const priced = pieces.findIndex(isAmount)
  const back = pieces.findIndex(({ norm }) => norm === 'returned')
  const [told, other] = [pieces.slice(0, priced), pieces.slice(back)].map((part) =>
    part.find(({ type }) => type === 'name'),
  )
  return priced >= 0 && priced < back && told !== undefined && other !== undefined && told.norm !== other.norm
}

/** "returned the Hertz car 128", "rented a suit for 80 and returned it": what was hired is paid for when it goes back. */
function isRentalBack(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(({ norm }) => norm === 'returned')
  if (pieces.slice(0, at).some(({ norm }) => /^(?:hired|rented)$/.test(norm))) return true
  return pieces
    .slice(at + 1, at + 5)
    .some(
      (piece) =>
        /^(rental|hired|rented)$/.test(piece.norm) ||
        (piece.type === 'name' &&
          piece.entry.display !== null &&
          /^(Travel|Transportation)$/.test(piece.entry.category)),
    )
}

/** "dinner 120 and 80 came back": nothing but the money did. */
const sumCameBack = /^ (?:(?:and|but|then|only|about) )*\S*\d\S* (?:of (?:it|that) )?came back /

/** "took it back, got the right one 11": bought instead; "Mike got the one back": his ride home. "Got the old one 20 back" came back. */
const gotAnother = / got (?:(?:an?|the|another) (?:\S+ )?one (?:for )?\S*\d\S* (?!(?:\S+ )?back )|the one back )/

/** "got 20 back from Ana", "20 back from Zara". */
export function gotBack({ pieces, text: said }: Telling): boolean {
  if (sumCameBack.test(said)) return true
  if (isBackFrom(pieces) || isRiddenBack(pieces) || gotAnother.test(said)) return false
  const text = said
    .replace(/ (?:went|go|going|gone|came|come|ran|run|drove|drive|walked|headed|popped|been|was) back /g, ' went ')
    .replace(/ (?:days?|nights?|weeks?|months?|years?|while|mornings?) back /g, ' ago ')
  if (!text.includes(' back ')) return false
  if (
    text.includes(' back in ') ||
    text.includes(' set me back ') ||
    text.includes(' set us back ') ||
    text.includes(' way back ')
  )
    return false
  return (
    text.includes(' got ') ||
    text.includes(' back from ') ||
    text.includes(' get ') ||
    / (gave|given) /.test(text) ||
    text.includes(' returned ') ||
    text.includes(' money back ')
  )
}

/** "got a taxi back to the hotel 30", "got the bus back 3": one came back by it. */
function isRiddenBack(pieces: readonly Piece[]): boolean {
  const back = pieces.findIndex(({ norm }) => norm === 'back')
  const [ride, lead] = [prior(pieces, back), prior(pieces, back, 2)]
  const got = determiners.has(lead?.norm ?? '') && lead?.norm !== 'my' ? prior(pieces, back, 3) : lead
  return rides.has(ride?.norm ?? '') && got?.norm === 'got'
}
const rides = wordSet('bus cab ferry lift lyft metro ride subway taxi train tram tube uber')

/** "back from the gym, smoothie 6", "just back from Lidl 23": somebody came back, no money. */
function isBackFrom(pieces: readonly Piece[]): boolean {
  const back = pieces.findIndex(({ norm }, at) => norm === 'back' && pieces[at + 1]?.norm === 'from')
  const price = pieces.findIndex(({ type, struck }) => type === 'amount' && !struck)
  if (back < 0 || price < back) return false
  const shop = pieces[back + 2]
  const isHome = /^(?:just|im|were|home)$/.test(normBefore(pieces, back)) && !pieces.slice(0, back).some(isContent)
  if (isHome && shop?.type === 'name' && shop.entry.display !== null && shop.entry.category !== 'Bills') return true
  return pieces.slice(back, price).some(({ type }) => type === 'separator')
}
