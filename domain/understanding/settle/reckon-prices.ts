import { isContent } from '#domain/understanding/entries/segment.ts'
import { onBoard } from '#domain/understanding/settle/reckon-expected.ts'
import { goesOn, type Placed, without } from '#domain/understanding/settle/reckoning.ts'
import { setAside, untold, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { people } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { ends, isPause, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

/** "the rent went up from 850 to 900", "paid netflix, it went from 15 to 18": what it is now. */
export function risen(pieces: Piece[], [before, now, ...more]: readonly Placed[]): Piece[] | null {
  if (!before || !now || more.length > 0) return null
  const lead = phraseText(pieces.slice(Math.max(0, before.at - 3), before.at))
  const isOfNamed = pieces.slice(0, before.at - 3).some(isContent) && lead === ' it went from '
  if (!(isOfNamed || rising.test(lead)) || !pieces.slice(before.at + 1, now.at).some(({ norm }) => norm === 'to'))
    return null
  return pieces.map((piece, at) =>
    at === before.at
      ? setAside(before.piece)
      : at >= before.at - 3 && at < now.at && piece.type !== 'end'
        ? quiet(piece)
        : piece,
  )
}

const rising = / (?:up|down|increased|raised|dropped|risen|rose|changed) (?:\S+ )?from $/

/** "the chair was 200 on the tag but I got it for 150 at Home Depot", "the lamp was 60, I paid 45 for it": what it would have cost, and what it did. */
export function gotItFor(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, paid] of amounts.entries()) {
    const full = prior(amounts, index)
    if (!full || paid.minor >= full.minor) continue
    const lead = phraseText(pieces.slice(full.at + 1, paid.at)).replace(onBoard, ' ')
    const isStated = /^(?:was|were|is|are)$/.test(normBefore(pieces, full.at))
    // "jeans 80 but I paid 60 at Gap", "jeans 80, got them for 60"
    if (
      !isStated &&
      amounts.length === 2 &&
      (butPaid.test(lead) ||
        (gotThem.test(lead) &&
          !isParty(full, paid) &&
          !pieces.slice(0, full.at).some(({ norm }) => asking.test(norm)))) &&
      isBare(pieces, full.at) &&
      isAllOrAtShop(pieces, paid.at)
    )
      return without(pieces, full, ({ type }, at) => at > full.at && at < paid.at && type !== 'end')
    if (!isStated) continue
    const forIt = / for (?:it|them|that|mine) $/.test(phraseText(pieces.slice(paid.at + 1, paid.at + 3)))
    if (!(forIt ? paidJust : gotIt).test(lead)) continue
    return without(pieces, full, (piece, at) => {
      const tells = at === full.at - 1 || (at > full.at && at < paid.at) || (forIt && at > paid.at && at < paid.at + 3)
      return tells && piece.type !== 'end'
    })
  }
  return null
}

const gotIt = pattern`^ (?:(?:but|and|so|then|um|luckily) )*(?:(?:i|we) )?(?:(?:just|only|managed to|ended up) )*(?:got|get|getting|bought|found|picked
  |snagged|scored|ordered) (?:it|them|that|mine|one)(?: up)? (?:for|at)(?: (?:just|only|like|about))* $`

const gotThem = / got (?:it|them) for(?: (?:just|only|like|about))* $/

/** "cake 40, got it for 6": so few may be those that it is for. */
function isParty(full: Placed, paid: Placed): boolean {
  return paid.piece.money.count <= MOST_AT_PARTY && paid.minor * CHEAPEST < full.minor
}
const MOST_AT_PARTY = 12
const CHEAPEST = 4

const butPaid =
  /^ (?:, )?but (?:i|we) (?:(?:just|only|really|actually) )*(?:paid|got (?:it|them) for)(?: (?:just|only|like|about))* $/

/** Whether only a thing is told before its price: "won 80 but I paid 60" and "mom gave me 80 but …" are of two moneys. */
function isBare(pieces: readonly Piece[], at: number): boolean {
  const told = pieces.slice(0, at)
  return at > 0 && told.every(({ norm }) => !people.has(norm) && !givesMoney.test(norm))
}

const givesMoney =
  /^(?:won|made|earned|got|get|sold|paid|spent|gave|give|lent|sent|owes?|owed?|me|us|him|them|refund|salary|payday|paycheck|budget|limit)$/

function isAllOrAtShop(pieces: readonly Piece[], at: number): boolean {
  const [next, shop] = [pieces[at + 1], pieces[at + 2]]
  const isShop = shop?.type === 'name' ? shop.entry.display !== null : shop?.type === 'word' && shop.capital
  return ends(next) || (next?.norm === 'at' && isShop && ends(pieces[at + 3]))
}

const paidJust = /^ (?:(?:but|and|so|then|um) )*(?:i|we) (?:(?:just|only) )*paid(?: (?:just|only|like|about))* $/

/** "exchanged the 40 shirt for a 55 one, paid the 15 difference": only that was paid. */
export function differencePaid(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const at = pieces.findIndex(({ norm }) => norm === 'difference')
  const paid = at < 0 ? undefined : amounts.find((amount) => Math.abs(amount.at - at) < 4 && amount.at > at - 2)
  const from = Math.min(at, paid?.at ?? at)
  if (!paid || !amounts.some((amount) => amount.at < from) || amounts.at(-1) !== paid) return null
  const others = pieces.slice(0, amounts.findLast((amount) => amount.at < from)?.at)
  const exchange = others.findIndex(({ norm }) => exchanges.test(norm))
  if (exchange < 0 || others.slice(exchange).some(isPause)) return null
  const lead = /^(?:the|a)$/.test(normBefore(pieces, from)) ? from - 2 : from - 1
  return pieces.map((piece, index) => {
    const other = amounts.find((amount) => amount.at === index && amount !== paid)
    if (other) return setAside(other.piece)
    const tells = index === at || (index >= lead && index < Math.max(at, paid.at)) || piece.norm === 'one'
    return tells && index !== paid.at ? quiet(piece) : piece
  })
}
const exchanges = /^(?:exchanged?|swapped|traded|upgraded|switched)$/

/** "exchanged the 50 dollar shirt for a 60 one": only what the second costs more was paid; where it costs less, nobody knows what came back. */
export function exchangedFor(pieces: Piece[], [given, taken, ...more]: readonly Placed[]): Piece[] | null {
  if (!given || !taken || more.length > 0 || given.minor === taken.minor) return null
  const rest = pieces.slice(taken.at + 2)
  const paysDifference = differenceOnly.test(phraseText(rest))
  const verbs = paysDifference ? exchanges : takesBack
  const exchange = pieces.findIndex(({ norm }) => verbs.test(norm))
  const lead = phraseText(pieces.slice(exchange + 1, given.at))
  if (exchange < 0 || !(/^ (?:the|my|a|an|that|our) $/.test(lead) || (paysDifference && lead === ' '))) return null
  const between = pieces.slice(given.at + 1, taken.at)
  const link = between.findIndex(({ norm }) => norm === 'for')
  if (link < 1 || !between.slice(0, link).every(isContent)) return null
  const second = phraseText(between.slice(link))
  if (!(paysDifference && second === ' for ') && !/^ for (?:a|an|the|another)(?: new)? $/.test(second)) return null
  const next = pieces[taken.at + 1]
  if (!isContent(next) && next?.norm !== 'one') return null
  if (!paysDifference && rest.some((piece) => isContent(piece))) return null
  const from = given.at + 1 + link
  return pieces.map((piece, at) => {
    if (at === given.at) return setAside(given.piece)
    if (at === taken.at)
      return taken.minor > given.minor ? withAmount(taken.piece, taken.minor - given.minor) : untold(taken.piece)
    if (paysDifference && at > taken.at + 1) return quiet(piece)
    const isOld = next?.norm !== 'one' && at > given.at && at < from
    return isOld || (at >= from && at < taken.at) || (at === taken.at + 1 && piece.norm === 'one')
      ? quiet(piece)
      : piece
  })
}

/** "…, paid the difference": the second thing was had for what it costs more. */
const differenceOnly =
  /^ (?:(?:and|so|then|i|we|just|only) )*(?:paid|pay|paying|covered) (?:(?:just|only) )?the difference $/

/** What goes back for its price; who "switched my 30 plan for a 40 plan" pays the 40. */
const takesBack = /^(?:exchanged?|swapped|traded)$/

/** "the electrician wanted 200 but we settled on 170": what was asked at first, and what was agreed on. */
export function haggled(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [first, offer, agreed, ...more] = amounts
  if (!first || !offer || !agreed || more.length > 0) return agreedOn(pieces, amounts)
  const from = offerFrom(pieces, first, offer)
  if (from < 0) return null
  const told = pieces.map((piece, at) => {
    if (at === offer.at) return setAside(offer.piece)
    return at >= from && at < offer.at ? quiet(piece) : piece
  })
  return agreedOn(told, [first, agreed])
}

function agreedOn(pieces: Piece[], [first, agreed, ...more]: readonly Placed[]): Piece[] | null {
  if (!first || !agreed || more.length > 0 || agreed.minor >= first.minor) return null
  const from = Math.max(0, first.at - 3)
  const asks = pieces.slice(from, first.at).some(({ norm }) => asking.test(norm))
  const between = pieces.slice(first.at + 1, agreed.at)
  if (between.some(({ norm }) => norm === 'left')) return null
  if (goesOn(pieces, agreed.at + 1)) return null
  const agrees = between.findIndex(
    ({ norm }, at) => agreeing.test(norm) || (norm === 'did' && normAt(between, at + 1) === 'it'),
  )
  if (!asks || agrees < 0 || between.some(({ type }) => type === 'end')) return null
  const isTaken = !leftThere.test(phraseText(pieces.slice(agreed.at + 1)))
  return without(pieces, first, ({ type, norm }, at) => {
    // "they wanted 40 for the charger, haggled it to 25": who asked for it told nothing that they paid.
    const isAsker = at < first.at && asker.test(norm) && asking.test(normAt(pieces, at + 1))
    const isOnto = at > first.at + 1 + agrees && onto.test(norm)
    const turns = type === 'separator' || asking.test(norm) || agreeing.test(norm) || norm === 'but'
    return at >= from && at < agreed.at && (turns || (isTaken && (isAsker || isOnto)))
  })
}
const leftThere = / (?:left (?:it|them)|didnt|never|walked|passed|refused|too (?:much|expensive|dear)) /
const asker = /^(?:they|he|she|seller|vendor|shop)$/
const onto = /^(?:it|that|them|him|her|to|for)$/

const asking = /^(wants?|wanted|asks?|asked|asking|quoted|demanded|listed|advertised)$/

const agreeing = /^(settled|agreed|haggled|bargained|talked|beat|got|paid|pay|give|gave|took|knocked|down)$/

/** "he quoted 250, I told him 200, did it for 220": where it is told what one offered, which was no price either; -1 where it is not. */
function offerFrom(pieces: readonly Piece[], first: Placed, second: Placed): number {
  const from = pieces.findIndex(({ norm }, at) => at > first.at && at < second.at && /^(?:i|we)$/.test(norm))
  return from > 0 && offers.test(phraseText(pieces.slice(from, second.at))) ? from : -1
}
const offers = /^ (?:i|we) (?:(?:told|offered) (?:him|her|them)|offered|said) $/

/**
 * "jeans 40 on sale for 28", "jeans 40 marked down to 28", "pills 105, but insurance knocked it down to 20": the price on the thing, and
 * what was asked in the end.
 */
export function putDown(pieces: Piece[], [first, now, ...more]: readonly Placed[]): Piece[] | null {
  if (!first || !now || more.length > 0 || now.minor >= first.minor) return null
  const lead = phraseText(pieces.slice(first.at + 1, now.at))
  // "gas was 4 now 3.50" is what one thinks of its price.
  const isNow = / now (?:only |just )?$/.test(lead)
  if (pieces.slice(0, first.at).some(({ norm }) => /^(?:budget|limit)$/.test(norm))) return null
  if (!toPrice.test(lead) || (isNow && pieces.slice(0, first.at).some(isContent))) return null
  return without(pieces, first, ({ norm }, at) => {
    const stated = at === first.at - 1 && /^(?:was|were|is|are)$/.test(norm)
    return stated || (at > first.at && at < now.at)
  })
}

const toPrice = pattern`^ (?:(?:but|was|were|is|are|it|they|and|um) )*(?:on sale (?:for|at|to)|(?:marked|knocked|reduced|discounted|down)(?: down)? to)(?: only
  | just)? $|^ (?:but |and )?now (?:only |just )?$|^ (?:(?:but|and|then|so|luckily|um) )*(?:(?:the|my|our|a) )?(?:\S+ ){1,2}(?:(?:knocked|brought|took
  |got|put|marked|talked|haggled|negotiated|beat) (?:it|that|them|me|us|the price|the bill)(?: all the way)?(?: back)? down|(?:cut|lowered|reduced
  |dropped) (?:it|that|them|the price|the bill)(?: down)?) to (?:only |just )?$`
