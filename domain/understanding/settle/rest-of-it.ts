import { restByMeans } from '#domain/understanding/settle/reckon-credit.ts'
import { placedIn } from '#domain/understanding/settle/reckoning.ts'
import { isPriced, minorOf, untold, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import {
  type AmountPiece,
  ends,
  isAmount,
  isPause,
  isPauseOrSound,
  type Piece,
  pausedBefore,
  phraseText,
  quiet,
  shaped,
  skip,
} from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

/**
 * "withdrew 200, spent 50 on drinks and the rest on a taxi": what is left of what there was went on the last thing. Where nobody said
 * how much there was ("spent 50 on drinks and the rest on a taxi"), the price of the last thing is to be asked for.
 */
export function restOfIt(pieces: Piece[]): Piece[] {
  const rest = findRest(pieces)
  if (!rest) return pieces
  const told = [...pieces.keys()].filter((at) => isPriced(pieces[at]))
  if (rest.byOtherMeans)
    return (
      restByMeans(pieces, placedIn(pieces), rest) ??
      pieces.map((piece, at) => (at < rest.from || at >= rest.to ? piece : quiet(piece)))
    )
  const next = skip(pieces, rest.to, (piece) => !isPause(piece))
  // "… and the rest on dinner, 60"
  const isPricedBehind = told.includes(next + 1) && ends(pieces[next + 2])
  if (isPricedBehind || told.some((at) => at > rest.to && at < next)) return pieces
  const whole = told.find((at) => at > rest.from && at < rest.to) ?? wholeBefore(pieces, told)
  const parts = told.filter((at) => at !== whole && at < rest.from)
  const left = priceOfRest(pieces, whole, parts)
  const isToldAs = normBefore(pieces, rest.to) === 'was'
  if (!left || (whole === undefined && (isToldAs || !isParallel(pieces, parts, rest.from)))) return pieces
  const untilTold =
    whole !== undefined && whole < rest.from ? skip(pieces, endOfWhole(pieces, whole), isPauseOrSound) : 0
  const settled = pieces.map((piece, at) => {
    if (at === rest.from) return priced(piece, left)
    const isSaid = at < untilTold || (at > rest.from && at < rest.to - 1)
    return isSaid && piece.type !== 'day' ? quiet(piece) : piece
  })
  return isPause(prior(pieces, rest.from)) ? settled : pausedBefore(settled, new Set([rest.from]))
}

/** "the rest on a taxi", "the rest of my 100 went on food": from its first word to behind the one that joins it to the thing. */
function findRest(pieces: readonly Piece[]): Rest | null {
  const from = pieces.findIndex((_, at) => at > 0 && isPauseOrSound(pieces[at - 1]) && namesRest(pieces, at) > 0)
  if (from < 0) return null
  let to = from + namesRest(pieces, from)
  if (normAt(pieces, to) === 'of') to = skip(pieces, to + 1, (piece) => isAmount(piece) || ofMoney.test(piece.norm))
  to = skip(pieces, to, ({ norm }) => /^(?:all|just|i|spent|put|went|goes|gone)$/.test(norm))
  if (ends(pieces[to])) return { from, to, byOtherMeans: true }
  if (!/^(?:on|for|was|in|by)$/.test(normAt(pieces, to))) return null
  const thing = skip(pieces, to + 1, ({ norm }) => /^(?:an?|some|the|my|his|her|their)$/.test(norm))
  const piece = pieces[thing]
  if (piece?.type === 'day' || otherMeans.test(piece?.norm ?? ''))
    return ends(pieces[thing + 1]) ? { from, to: thing + 1, byOtherMeans: true } : null
  const isThing = piece?.type === 'word' || piece?.type === 'name'
  return isThing && !/^(?:in|by)$/.test(normAt(pieces, to)) ? { from, to: to + 1, byOtherMeans: false } : null
}
type Rest = { from: number; to: number; byOtherMeans: boolean }
const ofMoney = /^(?:my|our|the|that|it|this|those|them|money|cash|note|um)$/
/** "200 down and the rest on finance", "20 in cash and the rest on my card": how, when or by whom it is paid. */
const otherMeans = pattern`^(?:card|credit|debit|visa|mastercard|amex|paypal|klarna|cash|finance|tick|tab|account|savings|loan|delivery
  |arrival|collection|completion|pickup|instal?lments?|layaway|points|him|her|them|us|me|mum|mom|dad|later|now|next|free|company|work|house)$`

/** "the rest", "rest", "the remainder": how many pieces it takes; 0 where it is not named. */
function namesRest(pieces: readonly Piece[], at: number): number {
  const article = normAt(pieces, at) === 'the' ? 1 : 0
  return /^(?:rest|remainder)$/.test(normAt(pieces, at + article)) ? article + 1 : 0
}

/** "had 100 with me", "out of 60", "spent 80 today": what there was in all, of which the parts are told behind a pause. */
function wholeBefore(pieces: readonly Piece[], [first, second]: readonly number[]): number | undefined {
  if (first === undefined || second === undefined) return undefined
  const end = endOfWhole(pieces, first)
  if (end >= second || !isPause(pieces[end])) return undefined
  const lead = phraseText(pieces.slice(0, first).filter(({ type }) => type !== 'day'))
  return hadInAll.test(lead) ? first : undefined
}
const hadInAll = pattern`^ (?:(?:so|um|ok|well) )*(?:(?:i|we) )?(?:just )?(?:had|took|withdrew|drew|brought|started with|(?:took|got|drew) out|carried
  |was given|got given|spent|out of|from) (?:about |only )?(?:my |the |a )?$`

/** Where all that is said of what there was ends: "with me", "out of the cash machine". */
function endOfWhole(pieces: readonly Piece[], whole: number): number {
  return skip(pieces, whole + 1, (piece) => piece.type === 'day' || besideWhole.test(piece.norm))
}
const besideWhole = pattern`^(?:with|on|me|us|in|my|the|a|cash|out|from|of|atm|bank|machine|cashpoint|pocket|wallet|purse|to|spend|today|altogether|total
  |all|note|bill|um)$`

/** "50 on drinks and the rest on a taxi": without a whole, both have to be told alike. */
function isParallel(pieces: readonly Piece[], parts: readonly number[], rest: number): boolean {
  const last = parts.at(-1) ?? rest
  const lead = phraseText(pieces.slice(0, last))
  const between = pieces.slice(last + 1, rest - 1)
  return (
    / (?:spent|spend|put|blew|dropped) /.test(lead) &&
    between[0]?.norm === 'on' &&
    !otherMeans.test(between.at(-1)?.norm ?? '')
  )
}

/** What is left of the whole, or the place of a price nobody told; null where the parts come to more than there was. */
function priceOfRest(
  pieces: readonly Piece[],
  whole: number | undefined,
  parts: readonly number[],
): AmountPiece | null {
  const [model] = [whole ?? parts[0] ?? -1].map((at) => pieces[at]).filter(isPriced)
  if (!model || parts.length === 0) return null
  if (whole === undefined) return untold(model)
  if (parts.some((at) => ![null, currencyAt(pieces, whole)].includes(currencyAt(pieces, at)))) return null
  const spent = parts.reduce((sum, at) => sum + minorOf(pieces[at]), 0)
  return minorOf(model) > spent ? withAmount(model, minorOf(model) - spent) : null
}

function currencyAt(pieces: readonly Piece[], at: number): string | null {
  const piece = pieces[at]
  return isPriced(piece) ? piece.money.currency : null
}

/** The price of the rest, where it was said. */
function priced({ from, to, start, end, norm }: Piece, { type, money, doubt, correctedFrom }: AmountPiece): Piece {
  return shaped({
    type,
    from,
    to,
    start,
    end,
    norm,
    struck: false,
    money: { ...money, marked: true },
    doubt,
    correctedFrom,
  })
}
