import { isContent } from '#domain/understanding/entries/segment.ts'
import { isAtShop, type Placed, without } from '#domain/understanding/settle/reckoning.ts'
import { setAside, toNumber, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { extras } from '#domain/understanding/words/extras.ts'
import { people } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, ends, isPause, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordsOf } from '#domain/understanding/words/word-set.ts'

/** "… insurance paid 93 of that, so put down 93 for me": what is to be written is said last. */
export function toldInTheEnd(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const told = amounts.at(-1)
  if (!told || amounts.length > 4 || pieces.slice(told.at + 1).some((piece) => isContent(piece))) return null
  if (pieces.some(({ norm }) => /^(split|half|shared|share)$/.test(norm))) return null
  const lead = pieces.slice(Math.max(0, told.at - 5), told.at)
  const so = lead.findIndex(({ norm }) => norm === 'so')
  if (so < 0 || !lead.slice(so).some(({ norm }) => /^(put|log|add|note|record|enter|write|save)$/.test(norm)))
    return null
  const first = amounts[0]?.at ?? told.at
  return pieces.map((piece, at) => {
    const earlier = amounts.find((amount) => amount.at === at && amount !== told)
    if (earlier) return setAside(earlier.piece)
    return at > first && at < told.at && piece.type !== 'end' && !isAtShop(pieces, at) ? quiet(piece) : piece
  })
}

/** "muffins 4 each so 12 total", "a fiver each for the kids, that's fifteen altogether": what so many came to was told. */
export function eachAndAll(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [each, ...more] = pieces.filter(({ norm }) => /^(?:each|apiece|ea)$/.test(norm))
  if (!each) return null
  for (const [index, whole] of amounts.entries()) {
    const one = prior(amounts, index)
    if (!one || whole.minor <= one.minor || whole.minor % one.minor !== 0) continue
    if (pieces[one.at + 1] !== each || more.length > 0 || /^(?:way|time)$/.test(normAt(pieces, one.at + 2))) continue
    const between = pieces.slice(one.at + 2, whole.at)
    const told = inSum.test(phraseText(pieces.slice(whole.at + 1, whole.at + 4)))
    if (
      between.some(isContent)
        ? !told || !comesTo.test(phraseText(between))
        : !told && !comesTo.test(phraseText(between))
    )
      continue
    return without(
      pieces,
      one,
      ({ norm }, at) => at > one.at && at < whole.at && (at === one.at + 1 || reckonsUp.test(norm)),
    )
  }
  return null
}

const reckonsUp = /^(?:so|thats|its|comes|came|to|makes|making|which|is|was)$/

const inSum = /^ (?:altogether|all together|in (?:all|total)|total|all in|for (?:all|both|the lot)) /

const comesTo = / (?:so|thats|that is|its|which is|makes|making|comes to|came to|for a total of|total of|total) $/

/** "total 52, groceries 40, cat food 12", "spent 100 on the kids, 60 on shoes and 40 on jackets": the parts are the entries. */
export function leadingTotal(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [total, ...parts] = amounts
  const sum = parts.reduce((all, { minor }) => all + minor, 0)
  if (!total || parts.length < 2 || sum !== total.minor) return null
  const lead = pieces.slice(Math.max(0, total.at - 4), total.at)
  const between = pieces.slice(total.at + 1, parts[0]?.at)
  const pause = between.findIndex(isPause)
  const next = total.at + 1 + (pause < 0 ? between.length : pause)
  const head = pieces.slice(total.at + 1, next)
  const isLed = head.every(({ type }) => type === 'day') || (pause > 0 && head.some(({ norm }) => people.has(norm)))
  const spent = prior(pieces, total.at)?.norm === 'spent' && isLed
  if (spent ? pieces[total.at + 1]?.norm === 'at' : !lead.some(({ norm }) => wholes.test(norm))) return null
  return pieces.map((piece, at) => {
    if (at === total.at) return spent ? setAside(total.piece) : toNumber(total.piece)
    const forWhom = spent && at > total.at && at < next && piece.type !== 'day'
    return forWhom || (at < total.at && lead.includes(piece)) ? quiet(piece) : piece
  })
}

const wholes = /^(total|altogether|all|bill)$/

/** "gas 50, groceries 30, that's 80 gone", "dinner was 62 and the tip 12. So 74 total.": what the prices before it come to is no price. */
export function trailingTotal(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const total = amounts.at(-1)
  const parts = amounts.slice(0, -1)
  const [first, last] = [parts[0], parts.at(-1)]
  if (!total || !first || !last || parts.length < 2) return null
  if (parts.reduce((all, { minor }) => all + minor, 0) !== total.minor) return null
  const after = phraseText(pieces.slice(total.at + 1))
  if (!closesSum.test(after)) return null
  const lead = sumUp.exec(phraseText(pieces.slice(last.at + 1, total.at)))
  if (!lead && !inSum.test(after)) return null
  const begins = total.at - (lead ? wordsOf(lead[0]).length : 0)
  const isThingFirst = pieces.slice(0, first.at).some((piece) => isContent(piece))
  const isOfThing = isThingFirst && pieces.slice(last.at + 1, begins).some((piece) => isContent(piece))
  if (isOfThing) return null
  const between = pieces.slice(first.at + 1, total.at)
  const isExtra =
    between.some(({ norm }) => extras.has(norm)) &&
    between.every((piece) => !isContent(piece) || extras.has(piece.norm) || sums.test(piece.norm))
  if (isExtra)
    return pieces.map((piece, at) => {
      if (at === first.at) return withAmount(first.piece, total.minor)
      return at > first.at && piece.type !== 'end' ? quiet(piece) : piece
    })
  return pieces.map((piece, at) => (at >= begins && !isPause(piece) && piece.type !== 'day' ? quiet(piece) : piece))
}

const sumUp = pattern` (?:so|thats|that is|that was|that makes|makes|which is|comes to|came to|there goes|total|totals|altogether|everything|all in|all together)
  (?: (?:so|thats|its|it|that|all|in|is|was|comes?|came|makes?|to|a|the|grand|total|altogether|of|like|around|about|another))* $`
const closesSum = pattern`^ (?:(?:dollars|bucks|quid|pounds|euros|total|altogether|all|together|in|all in|gone|so far|for|today|tonight|already
  |spent|down|out|the|day|right|there|just|like|that) )*$`
const sums = /^(?:total|altogether|all)$/

/** "bingo cost me 8 but I won 25 so that's 8 out and 25 in", "… so 17 up": sums that were told before, or what they differ by. */
export function toldInAndOut(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [first, second, ...again] = amounts
  const [third, last] = again
  if (!first || !second || !third || again.length > 2) return null
  const text = phraseText(pieces)
  const lead = phraseText(pieces.slice(second.at + 1, third.at))
  const behind = phraseText(pieces.slice(third.at + 1, last?.at))
  if (!so.test(lead) || !won.test(text)) return null
  const isBoth = again.length === 2 && again.every(({ minor }) => minor === first.minor || minor === second.minor)
  const isRest = again.length === 1 && third.minor === Math.abs(first.minor - second.minor)
  const isIn = last
    ? inOrOut.test(behind) && inOrOut.test(phraseText(pieces.slice(last.at + 1)))
    : ahead.test(behind) || / (?:up|down) $/.test(lead)
  if (!isIn || !(isBoth || isRest)) return null
  return pieces.map((piece, at) => {
    const told = again.find((amount) => amount.at === at)
    if (told) return setAside(told.piece)
    return at > second.at && piece.type !== 'end' ? quiet(piece) : piece
  })
}
const so = / so (?:(?:thats|that is|that was|its|im|i was|were|overall|all in all) )*(?:(?:about|up|down) )?$/
const inOrOut = /^ (?:dollars |quid |pounds |bucks )?(?:in|out|up|down) (?:and |then )?$/
const ahead = /^ (?:dollars |quid |pounds |bucks )?(?:up|down|ahead|in front|profit|to the good|better off) $/
const won = / (?:won|win|wins|lost) /

/** "the plumber charged 180, 60 for parts and 120 labor", "pharmacy 16, that's 10 for pills and 6 for soap": what a price is made of, each part led by its amount. */
export function brokenDown(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [total, ...parts] = amounts
  const sum = parts.reduce((all, { minor }) => all + minor, 0)
  const last = parts.at(-1)
  if (!total || !last || parts.length < 2 || sum !== total.minor) return null
  const [first, ...others] = parts
  const isTold = first !== undefined && isMadeOf.test(phraseText(pieces.slice(total.at + 1, first.at)))
  const isPaidMe =
    paidMe.test(phraseText(pieces.slice(0, total.at))) &&
    parts.every(({ at }) => isForWhat(pieces[at + 1])) &&
    !pieces.slice(total.at, last.at).some(({ norm }) => spends.test(norm))
  const opens =
    isTold || isPaidMe || (priced.test(normBefore(pieces, total.at)) && isPause(pieces[(first?.at ?? 0) - 1]))
  if (!opens || !others.every(({ at }) => isPause(pieces[at - 1]))) return null
  let end = last.at + 1
  while (end < pieces.length && !ends(pieces[end])) end += 1
  return pieces.map((piece, at) => {
    if (parts.some((part) => part.at === at)) return setAside(piece as AmountPiece)
    return at > total.at && at < end && piece.type !== 'end' ? quiet(piece) : piece
  })
}

/** Between a price and the first of its parts. */
const isMadeOf = / (?:thats|that is|that was|its|it was|which is|which was) $/
/** "she gave me 65, 60 for cleaning and 5 extra for the oven": each part behind what was paid, and what it was for. */
const paidMe = /(?<=\S)(?<! i| we) (?:gave|paid|sent|handed|slipped|give|pay|send) (?:me|us) (?:an? |about )?$/

const spends = /^(?:i|we|spent|spend|bought|paid|cost|went|gave|used)$/

function isForWhat(piece: Piece | undefined): boolean {
  return /^(?:for|extra|because|as|tip|bonus|towards)$/.test(piece?.norm ?? '')
}
const priced = /^(charged|charges|was|were|is|to|cost|ran|billed|me|us|paid)$/

/** "Target 40, toothpaste 4, the toothpaste was part of the 40": the whole, told once more, says of what the price before it is a part. */
export function partOfTold(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, part] of amounts.entries()) {
    const again = pieces.findIndex((piece, at) => at > part.at && (piece.type === 'amount' || piece.type === 'number'))
    const whole = amounts.slice(0, index).find(({ piece }) => piece.money.count === countOf(pieces[again]))
    if (!whole || part.minor >= whole.minor || !ends(pieces[again + 1])) continue
    if (!inWhole.test(phraseText(pieces.slice(part.at + 1, again)))) continue
    const from = pieces.findLastIndex((piece, at) => at > whole.at && at < part.at && isPause(piece))
    const clause = pieces.findIndex((piece, at) => at > part.at && (isPause(piece) || at === again))
    const said = pieces.slice(from, clause).map(({ norm }) => norm)
    // "rent 80, gas 20, lunch 12, the gas was part of the 80": of which one it is said.
    if (from < 0 || pieces.slice(clause, again).some(({ type, norm }) => type === 'name' && !said.includes(norm)))
      continue
    return pieces.map((piece, at) => {
      if (at === part.at) return setAside(part.piece)
      return at >= from && at <= again && piece.type !== 'end' ? quiet(piece) : piece
    })
  }
  return null
}

function countOf(piece: Piece | undefined): number | null {
  if (piece?.type === 'amount') return piece.money.count
  return piece?.type === 'number' ? piece.count : null
}

const inWhole =
  / (?:was|were|is|are) (?:(?:already|all|also) )?(?:(?:a )?part of|in|inside|within|(?:included|counted) in) (?:the|that|those|my) $/
