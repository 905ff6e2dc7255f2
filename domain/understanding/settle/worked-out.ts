import { minor } from '#domain/money.ts'
import { wholeOf } from '#domain/understanding/entries/price-range.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import type { MoneyRead } from '#domain/understanding/money/money-read.ts'
import { isAtShop } from '#domain/understanding/settle/reckoning.ts'
import { saidCount, toNumber, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { isPerson } from '#domain/understanding/words/first-names.ts'
import { people } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, isPause, type Piece, phraseText, quiet, shaped } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { coupon, giftCard, points, promo, storeCredit } from '#domain/understanding/words/reduction-words.ts'
import { whoServes } from '#domain/understanding/words/waiter.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** A sum that was worked out aloud: its price, what was reckoned with it, and where the result stands. */
type Working = { price: number; by: readonly number[]; result: number }

/**
 * "sneakers 165 but I had a gift card for 50 so 115 out of pocket", "the cab was 18 and I gave him 2 on top so 20 in total", "six coffees
 * at 2.25, 13.50": a price, what was taken off, put on or counted, and last what it came to. Where that follows, it is what was paid, and
 * the rest its working; of the two ways to hear a pair ("one sixty five") those are meant in which it follows. Where something was plainly
 * taken off and the result is another, both are open.
 */
export function workedOut(pieces: Piece[]): Piece[] {
  const told = [...pieces.keys()].filter((at) => isTold(pieces[at]))
  if (told.length < 2 || told.length > MOST_TOLD) return pieces
  for (const [index, result] of told.entries()) {
    if (index === 0 || !isLast(pieces, result)) continue
    for (const terms of [2, 1, 3]) {
      const [price, ...by] = told.slice(index - terms, index)
      if (price === undefined || index < terms) continue
      const working = { price, by, result }
      const between = pieces.slice(price, result)
      if (between.some(({ type }) => type === 'end')) continue
      const settled = between.some(({ type }) => type === 'repair')
        ? reckoned(pieces, working, false)
        : (counted(pieces, working) ??
          shared(pieces, working) ??
          reckoned(pieces, working, true) ??
          tradedIn(pieces, working) ??
          brokenDown(pieces, working))
      if (settled) return workedOut(settled)
    }
  }
  return pieces
}

/** More numbers than anybody reckons with in one breath. */
const MOST_TOLD = 16

/**
 * "I pay half of the room, it's 30 for me and 30 for the bassist": where something is shared, what it is for oneself is the own part, and
 * what it is for another theirs.
 */
export function forEachSharer(pieces: Piece[]): Piece[] {
  const share = pieces.findIndex((_, at) => tellsShare(pieces, at))
  const told = [...pieces.keys()].filter((at) => at > share && isTold(pieces[at]))
  const [first, second, ...more] = told
  if (share < 0 || first === undefined || second === undefined || more.length > 0) return pieces
  if (pieces.slice(0, share).some((piece) => isTold(piece) || piece.type === 'end')) return pieces
  const [one, other] = [phraseText(pieces.slice(first + 1, second)), phraseText(pieces.slice(second + 1))]
  const own = forMe.test(one) && forThem.test(other) ? first : forThem.test(one) && forMe.test(other) ? second : -1
  if (own < 0) return pieces
  const joint = pieces.findLastIndex((piece, at) => at > first && at < second && isPause(piece))
  const theirs = own === first ? [joint < 0 ? second : joint, pieces.length] : [first, second]
  return pieces.map((piece, at) => {
    const isTheirs = at >= (theirs[0] ?? 0) && at < (theirs[1] ?? 0)
    return isTheirs || (at < first && at >= share && ofShare.test(piece.norm)) ? quiet(piece) : piece
  })
}
/** "half of the room", "we split the tent"; no quarter pounder, and no plate to share. */
function tellsShare(pieces: readonly Piece[], at: number): boolean {
  const [before, norm, next] = [normBefore(pieces, at), normAt(pieces, at), normAt(pieces, at + 1)]
  if (/^(?:half|third|quarter)$/.test(norm)) return /^(?:of|the|my|our)$/.test(next)
  return /^(?:split|share|shared)$/.test(norm) && (/^(?:i|we)$/.test(before) || /^(?:the|it|our|that|a)$/.test(next))
}
const ofShare = /^(?:half|third|quarter|split|share|shared|splitting|sharing|of|mine|is|its|it|was)$/
const forMe = /^ (?:for )?(?:me|myself|mine) (?:,|and )*$/
const forThem = /^ for (?:(?:my|the|our) )?(?!me |mine |myself )[a-z]\S*(?: \S+)? (?:,|and )*$/

function isTold(piece: Piece | undefined): boolean {
  return piece?.type === 'number' || (piece?.type === 'amount' && piece.money.amountMinor !== null && !piece.struck)
}

/** Nothing is said behind the result but that it is one, and where or when it was paid. */
function isLast(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at]?.type !== 'amount') return false
  const next = at + 1 + closersAt(pieces, at + 1)
  if (isContent(pieces[next]) || isOfRest.test(normAt(pieces, next))) return false
  return !/^(?:for|on)$/.test(normAt(pieces, next)) || phraseText(pieces.slice(next + 1)).trim() === ''
}
/** "so 50 left", "so 8 change": what it is of is another sum. */
const isOfRest = /^(?:left|back|change|over|more|short|off|each|apiece|remaining|to|still|percent|%)$/

function closersAt(pieces: readonly Piece[], from: number): number {
  const words = closers.exec(phraseText(pieces.slice(from, from + 6)))?.[0].trim()
  return words ? words.split(' ').length : 0
}
const closers = pattern`^ (?:all in|in (?:all|total)|total|altogether|all together|(?:out of|from) pocket|for (?:me|all|both|the lot)
  |(?:(?:came|was|is) )?(?:from me|on (?:me|my (?:end|side|card))|out of my (?:own )?pocket)) `

/** "so 115", "which makes 99", "that's 700": behind it stands the result. */
const leads = pattern` (?:so|thats|that is|that was|makes|making|comes to|came to|came out to|totals|totalled|totaled|totalling|total|altogether|leaving
  )(?: (?:so|thats|that|this|it|its|all|in|is|was|i|we|only|just|paid|pay|paying|call|cost|me|makes|comes|came|to|a|the|total|of|like|about|ended|up))* $`

function isResult(pieces: readonly Piece[], { price, by, result }: Working): boolean {
  const from = (by.at(-1) ?? price) + 1
  // "jeans 70 but with a voucher I paid 50, and dry cleaning came to 20": another thing has a price of its own
  const told = pieces.findLastIndex((piece, at) => at >= from && at < result && (isPause(piece) || piece.norm === 'so'))
  const led = told < 0 ? [] : pieces.slice(told, result)
  if (led.some((piece) => isContent(piece) && !sums.has(piece.norm) && !isNamed(pieces, piece, from))) return false
  return leads.test(phraseText(pieces.slice(from, result))) || closersAt(pieces, result + 1) > 0
}

const sums = wordSet('total bill altogether tip tax price cost pocket call')

/** Whether a thing was named before a place. */
function isNamed(pieces: readonly Piece[], { norm }: Piece, before: number): boolean {
  return pieces.slice(0, before).some((piece) => piece.norm === norm)
}

/** "six coffees at 2.25, 13.50", "6 a day for three days so 18", "14.50, I got my brother's too so 29 total": a price, and how often it was paid. */
function counted(pieces: Piece[], working: Working): Piece[] | null {
  const { price, by, result } = working
  const [other] = by
  if (by.length > 1) return null
  const between = pieces.slice((other ?? price) + 1, result)
  const isSaid = isResult(pieces, working)
  const count = saidCount(pieces[price])
  // "six coffees at 2.25": how many stands in front of the price, or behind it.
  if (other !== undefined && count !== null && isPriceOfOne(pieces, other)) {
    const sum = between.some(isContent) ? null : heard(pieces, [other], result, ([one = 0]) => one * count)
    return sum === null ? null : paidFor(pieces, { price: other, by: [price], result }, sum)
  }
  if (!isSaid) return null
  const words = phraseText(pieces.slice(price + 1, result))
  const times = other === undefined ? null : saidCount(pieces[other])
  const isTimed = times === null ? other === undefined && twice.test(words) : timed.test(words)
  if (!isTimed || !isNamedBefore(pieces, price)) return null
  const sum = heard(pieces, [price], result, ([one = 0]) => one * (times ?? 2))
  return sum === null ? null : paidFor(pieces, working, sum)
}

/** "three of us in a taxi, 12, I gave my 4", "taxi 12, we were three, I paid my 4": a price, and one's own part of it. */
function shared(pieces: Piece[], { price, by, result }: Working): Piece[] | null {
  const [other, ...more] = by
  if (more.length > 0 || !paysOwn.test(phraseText(pieces.slice((other ?? price) + 1, result)))) return null
  for (const whole of other === undefined ? [price] : [other, price]) {
    if (pieces[whole]?.type !== 'amount') continue
    const heads = other === undefined ? undefined : whole === price ? other : price
    const count = saidCount(heads === undefined ? undefined : pieces[heads])
    const ways = count === null ? somePayers : [count]
    for (const payers of ways) {
      const part = payers < 2 ? null : heard(pieces, [whole], result, ([all = 0]) => all / payers)
      if (part === null) continue
      const settled = paidFor(pieces, { price: whole, by: heads === undefined ? [] : [heads], result }, part)
      return settled.map((piece, at) =>
        at < whole && (at === heads || ofCompany.test(piece.norm)) && piece.type !== 'name' ? quiet(piece) : piece,
      )
    }
  }
  return null
}
const paysOwn = / (?:i|we) (?:(?:only|just) )*(?:gave|give|paid|pay|put|chipped|threw|chucked) (?:in )?my $/
const ofCompany = /^(?:we|was|were|of us|of|us|people|girls|guys|boys|lads|friends|mates)$/
/** Where nobody told how many they were. */
const somePayers = [2, 3, 4, 5, 6, 7, 8, 9, 10]

/** What the price is of stands in front of it. */
function isNamedBefore(pieces: readonly Piece[], price: number): boolean {
  const from = pieces.findLastIndex((piece, at) => at < price && isPause(piece)) + 1
  return pieces.slice(from, price).some(isContent)
}

/** "at 2.25", "2.25 each": what each of them cost. */
function isPriceOfOne(pieces: readonly Piece[], at: number): boolean {
  return prior(pieces, at)?.norm === 'at' || /^(?:each|apiece|ea)$/.test(normAt(pieces, at + 1))
}
/** "a day for three days", "each, there were four of us". */
const timed = pattern` (?:an?|per|each|apiece|every) `
/** "I paid hers too", "there and back", "each way": the price was paid once more. */
const twice = pattern` (?:hers|his|theirs|there back|each way|both ways|both of us|(?:i|we|and) (?:also )?(?:pay|paid|got|covered|bought)(?: for)? (?:\S+ ){1,2}(?:also|too|as well)
  |(?:i|we) also (?:pay|paid|got|covered|bought)) `

/** "gave the sitter sixty, three hours at twenty": what it came to, and behind it how. */
function brokenDown(pieces: Piece[], { price, by, result }: Working): Piece[] | null {
  const [times, ...more] = by
  const [whole, count] = [pieces[price], saidCount(times === undefined ? undefined : pieces[times])]
  if (times === undefined || count === null || count < 2 || more.length > 0 || whole?.type !== 'amount') return null
  if (!isPriceOfOne(pieces, result)) return null
  const counted = pieces.slice(times + 1, result)
  if (counted.some((piece) => isContent(piece) && !isUnit(piece, pieces.slice(0, price)))) return null
  const sum = readingsOf(whole).find((paid) => readingsOf(pieces[result]).some((one) => one * count === paid))
  if (sum === undefined) return null
  const to = result + 1 + closersAt(pieces, result + 1)
  return pieces.map((piece, at) => {
    if (at === price) return withAmount(whole, sum)
    return at >= times && at < to ? quiet(piece) : piece
  })
}

/** How long, or for how many; or what was named before the price. "petrol 50, two coffees at 25" is of two things. */
function isUnit({ norm }: Piece, before: readonly Piece[]): boolean {
  return units.test(norm) || people.has(norm) || before.some((piece) => piece.norm === norm)
}
const units =
  /^(?:hours?|days?|nights?|weeks?|months?|minutes|lessons?|sessions?|classes|visits?|trips?|times|people|persons|heads?|kids|pieces?|adults|tickets|rides|seats|rounds|pairs|boxes|bottles)$/

/** "165 but a gift card for 50 so 115", "60 plus 10 tip so 70": what was taken off, or put on; where the result does not follow, it may be left open. */
function reckoned(pieces: Piece[], working: Working, mayBeOpen: boolean): Piece[] | null {
  const { price, by, result } = working
  if (by.length === 0 || pieces[price]?.type !== 'amount' || isOfOther(pieces, price)) return null
  const isSaid = isResult(pieces, working)
  const terms = by.map((at, index) => termAt(pieces, by[index - 1] ?? price, at, by[index + 1] ?? result))
  if (terms.includes(null) || !(isSaid || isWithTip(pieces, working))) return null
  const sum = heard(pieces, [price, ...by], result, ([whole = 0, ...parts]) =>
    parts.reduce((all, part, index) => {
      const term = terms[index]
      const share = term?.isPercent ? (whole * part) / 100 : part
      return all + (term?.sign ?? 1) * share
    }, whole),
  )
  if (sum !== null) return paidFor(pieces, working, sum)
  const isPlain = terms.every((term) => term?.sign === -1 && !term.isPercent)
  return mayBeOpen && isPlain && leads.test(phraseText(pieces.slice((by.at(-1) ?? 0) + 1, result)))
    ? leftOpen(pieces, working)
    : null
}

/** "new phone 800 but traded in the old one so 550": what was left to pay of a price. */
function tradedIn(pieces: Piece[], working: Working): Piece[] | null {
  const { price, by, result } = working
  const [whole, left] = [pieces[price], pieces[result]]
  if (by.length > 0 || whole?.type !== 'amount' || left?.type !== 'amount') return null
  const isLess = (left.money.amountMinor ?? 0) < (whole.money.amountMinor ?? 0)
  return isLess && trades.test(phraseText(pieces.slice(price + 1, result)))
    ? paidFor(pieces, working, left.money)
    : null
}
const trades =
  /^ (?:(?:but|and|then|i|we) )*(?:traded(?: in)?|part exchanged|swapped) (?:[^\d ]+ ){1,6}so (?:(?:i|we|it|was|only|just|paid) )*$/

/** "165 but a gift card for 50 so 120": what was paid is what was said, or what is left. */
function leftOpen(pieces: Piece[], working: Working): Piece[] | null {
  const told = pieces[working.result]
  const off = working.by.reduce((all, at) => all + (readingsOf(pieces[at])[0] ?? 0), 0)
  const whole = readingsOf(pieces[working.price]).find((reading) => reading > off)
  const paid = whole === undefined ? undefined : readingsOf(told).findLast((reading) => reading < whole)
  if (whole === undefined || paid === undefined || told?.type !== 'amount') return null
  const isRounded = paid % 100 === 0 && Math.abs(whole - off - paid) < 100
  const otherMinor = isRounded ? null : minor(whole - off)
  return paidFor(pieces, working, { ...told.money, amountMinor: minor(paid), otherMinor, decimal: false })
}

/** "14 and with 3 of tip 17": the tip leads to what it came to, with nothing between. */
function isWithTip(pieces: readonly Piece[], { by, result }: Working): boolean {
  const [tip, ...more] = by
  if (tip === undefined || more.length > 0 || prior(pieces, tip)?.norm !== 'with') return false
  return /^ (?:(?:of|in|for) )?(?:(?:a|the) )?(?:tip|tax) $/.test(phraseText(pieces.slice(tip + 1, result)))
}

type Term = { sign: 1 | -1; isPercent: boolean }

/** What a number does to the price before it; null where the words tell of something else. */
function termAt(pieces: readonly Piece[], before: number, at: number, next: number): Term | null {
  const words = phraseText(pieces.slice(before + 1, next))
  const isPercent = pieces[at]?.type === 'number' && /^(?:percent|%)$/.test(normAt(pieces, at + 1))
  if (pieces[at]?.type === 'number' && !isPercent && !/%$/.test(normAt(pieces, at))) return null
  const isMore = isPutOn(pieces, before, at, next) || isPartMore(pieces, before, next)
  const sign = isTakenOff(words) ? -1 : isMore ? 1 : null
  return sign === null ? null : { sign, isPercent: pieces[at]?.type === 'number' }
}

function isTakenOff(words: string): boolean {
  return (takesOff.test(words) || (byOthers.test(words) && !byOneself.test(words))) && !ofPart.test(words)
}
const takesOff = pattern` (?:minus|less|off|discount(?:ed)?|${coupon}s?|${giftCard}s?|${storeCredit}s?|${points}|${promo}|trade in
  |traded(?: in)?|for the old (?:one|\S+)) `
const byOthers = pattern` (?:covers?|covered|covering|does|pays|paid|paying|picks up|picked up|takes?|took|gave me|gives me|gave us|knocked|chipped|threw|put in|sent me|venmoed me
  |refunded|cash ?back|back) `
const byOneself = pattern` (?:i|we|ive|weve|already) (?:(?:already|only|just|still|have|had|also) )*(?:paid|pay|put|gave|spent|sent|chipped|threw|took|covered) `
const ofPart = / (?:deposit|on credit|down|upfront|owes?|owed|lent|spent|borrowed|a third|half|quarter) /

/** Whether all that is told from the price on is of what comes on top of it: a tip, a fee, tax. */
function isPutOn(pieces: readonly Piece[], before: number, at: number, next: number): boolean {
  const from = workingFrom(pieces, before, at)
  const told = pieces.slice(from, next)
  const words = phraseText(told)
  if (!extra.test(words) && !onTop.test(words)) return false
  return told.every((piece, index) => {
    if (
      !isContent(piece) ||
      /^(?:top|table|call)$/.test(piece.norm) ||
      extraWord.test(lastWord(piece.norm)) ||
      people.has(piece.norm) ||
      givesTip.test(piece.norm)
    )
      return true
    return extraWord.test(lastWord(normAt(told, index + 1))) || who.test(piece.norm) || isPerson(piece)
  })
}
/** "plus the seat 5.20", "plus 80 for the install": a part of the same thing, where "plus a muffin" is a thing of its own. */
function isPartMore(pieces: readonly Piece[], before: number, next: number): boolean {
  const told = pieces.slice(before + 1, next)
  return (
    told[0]?.norm === 'plus' &&
    told.some(isContent) &&
    !told.some((piece) => piece.type === 'name' || isOfAnother(piece))
  )
}
/** "plus the 10 I owe Tom", "plus 20 for the kids", "plus 20 to savings" */
function isOfAnother(piece: Piece): boolean {
  return (
    isPerson(piece) ||
    people.has(piece.norm) ||
    /^(?:i|we|him|her|them|lent|gave|owe|owed|sent|yesterday|to|savings?)$/.test(piece.norm)
  )
}
function lastWord(norm: string): string {
  return norm.slice(norm.lastIndexOf(' ') + 1)
}
const extraWord = pattern`^(?:tips?|tipped|gratuity|tax|taxes|vat|gst|hst|fees?|charges?|charged|surcharge|commission|shipping|postage|handling|delivery|customs|duty|service
  |total|altogether)$`
const extra = pattern` (?:tips?|tipped|gratuity|tax|taxes|vat|gst|hst|fees?|charges?|(?:they|he|she|it) charged(?: me)?|surcharge|commission|shipping|postage|handling|delivery|customs|duty|service) `
const onTop = pattern` (?:on top|extra|on the table|(?:for|gave|handed|slipped) (?:him|her|them|the (?:${whoServes}))) `
const who = new RegExp(`^(?:${whoServes})$`)
const givesTip = /^(?:chucked|tossed|threw|slipped|bunged|handed|added|left|gave|tipped)$/

/** "had 165, spent 50 so 115", "Sam owes me 50 …": what stands there is no price. */
function isOfOther(pieces: readonly Piece[], price: number): boolean {
  const from = pieces.findLastIndex((piece, at) => at < price && isPause(piece)) + 1
  return noPrice.test(phraseText(pieces.slice(from, price + 1)))
}
const noPrice = pattern` (?:had|have|balance|budget|limit|account|withdrew|owes?|owed|lent|loaned|borrowed|wallet|goal|saved|savings|split|shared|half) `

/** Where what is reckoned begins: right behind the price, or behind what it was for ("paid 165 for sneakers but …"). */
function workingFrom(pieces: readonly Piece[], price: number, at: number): number {
  if (!/^(?:for|on|at|to)$/.test(normAt(pieces, price + 1))) return price + 1
  const joint = pieces.findIndex(
    (piece, index) => index > price && index < at && (isPause(piece) || joints.test(piece.norm)),
  )
  return joint < 0 ? price + 1 : joint
}
const joints = /^(?:but|with|minus|less|i|we|they|he|she|had|so)$/

/** The result as it was heard, of all ways to hear the numbers, where it follows; null where it does not. */
function heard(
  pieces: readonly Piece[],
  terms: readonly number[],
  result: number,
  sumOf: (terms: readonly number[]) => number,
): MoneyRead | null {
  const readings = terms.map((at) => readingsOf(pieces[at]))
  const rows = readings.reduce<number[][]>((all, said) => all.flatMap((row) => said.map((one) => [...row, one])), [[]])
  const told = pieces[result]
  if (told?.type !== 'amount') return null
  const { money } = told
  const follows = (paid: number | null): boolean => paid !== null && rows.some((row) => Math.abs(sumOf(row) - paid) < 1)
  // "one sixty nine a night for two nights so three thirty eight" follows either way
  if (!follows(money.amountMinor)) return follows(money.otherMinor) ? wholeOf(money) : null
  return follows(money.otherMinor) ? money : { ...money, otherMinor: null }
}

function readingsOf(piece: Piece | undefined): number[] {
  if (piece?.type === 'number') return [piece.count]
  if (piece?.type !== 'amount' || piece.money.amountMinor === null) return []
  const { amountMinor, otherMinor } = piece.money
  return otherMinor === null ? [amountMinor] : [amountMinor, otherMinor]
}

/** "the till said 24.80 but I had a 5 dollar coupon so 19.80" */
const reports = /^(?:said|says|showed|read)$/
/** "dinner was meant to be 40 but they knocked 10 off so 30" */
const expected = /^ (?:meant|supposed|going) to (?:be|cost) $/

/** The result in the place of the price, its working silent. */
function paidFor(pieces: readonly Piece[], { price, by, result }: Working, sum: MoneyRead): Piece[] {
  const paid = pieces[price] as AmountPiece
  const currency = paid.money.currency ?? sum.currency
  const from = workingFrom(pieces, price, by[0] ?? result)
  const to = result + 1 + closersAt(pieces, result + 1)
  const isExpected = expected.test(phraseText(pieces.slice(Math.max(0, price - 3), price)))
  const isReport = reports.test(normAt(pieces, price - 1))
  return pieces.flatMap((piece, at) => {
    if (at === price) return shaped({ ...paid, doubt: null, money: { ...sum, currency, to: paid.money.to } })
    if (at === price - 1 && piece.norm === 'at' && by.some((count) => count < price)) return quiet(piece)
    if (at < price && by.includes(at) && piece.type === 'amount') return toNumber(piece)
    // "tickets, two at 68, so 136": how many, of what was named right before it
    if (at < price && by.includes(at + 1) && piece.norm === ',') return []
    if (isExpected && at >= price - 3 && at < price) return quiet(piece)
    const isShop = piece.type === 'name' && piece.entry.display !== null
    if (isReport && (at === price - 1 || (at === price - 2 && !isShop))) return quiet(piece)
    return at >= from && at < to && piece.type !== 'day' && !isAtShop(pieces, at) ? quiet(piece) : piece
  })
}
