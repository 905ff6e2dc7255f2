import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import type { Reader } from '#domain/understanding/days/day-reader.ts'
import { stretch } from '#domain/understanding/pieces/stretch.ts'
import { extras } from '#domain/understanding/words/extras.ts'
import { fillers, moneyVerbs, prepositions, pronouns } from '#domain/understanding/words/function-words.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, sound } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { type Token, textOf } from '#domain/understanding/words/token.ts'
import { waiter } from '#domain/understanding/words/waiter.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What is said beside a price or in front of a thing and was not paid for itself: "including tax", "on sale", "a bit earlier". */
export function besidePiece(reader: Reader, at: number): Piece | null {
  const { tokens } = reader
  const to =
    afterExtras(tokens, at) ??
    afterReduced(tokens, at) ??
    afterAlone(tokens, at) ??
    afterLastPart(tokens, at) ??
    afterDearPlace(tokens, at) ??
    afterEntrance(tokens, at) ??
    afterTurn(tokens, at) ??
    afterWhole(tokens, at) ??
    afterHour(reader, at) ??
    afterErrand(tokens, at) ??
    afterDistance(tokens, at)
  return to === null ? null : stretch(tokens, at, to, sound)
}

/** "ran 10k then smoothie 7.25": how far; "cycled 20k" costs nothing. */
function afterDistance(tokens: readonly Token[], at: number): number | null {
  const far = tokens[at + 1]
  return goesFar.test(normAt(tokens, at)) && far?.kind === 'number' && far.suffix === 'k' && far.value <= FARTHEST
    ? at + 2
    : null
}
const goesFar = /^(?:ran|run|running|jogged|walked|cycled|biked|hiked|swam|rowed)$/
/** In metres. */
const FARTHEST = 300_000

/** So far an extra may stand from the price that it is part of. */
const NEAR = 24

const includes = wordSet('including incl inclusive inc plus with before after excluding without')
const included = wordSet('included incl inc inclusive')
const inFront = wordSet('of the a all my sales local booking')
const behind = wordSet('charge charges fee fees tax taxes')

/** "45 including tax", "60 with tip and service", "30, delivery included": an extra whose price is not told. The one of "90 plus tax" is asked for. */
function afterExtras(tokens: readonly Token[], at: number): number | null {
  const word = normAt(tokens, at)
  if (extras.has(word)) return included.has(normAt(tokens, at + 1)) && closes(tokens, at + 2) ? at + 2 : null
  if (!includes.has(word)) return null
  const lead = tokens.slice(Math.max(0, at - NEAR), at)
  if (!lead.some(isNumber) || (word === 'plus' && lead.slice(-1).some(isNumber))) return null
  if (lead.some(({ norm }) => norm === 'left') || (word === 'after' && leavesLess(lead, tokens.slice(at, at + NEAR))))
    return null
  let next = pastLead(tokens, at + 1, at + NEAR)
  let to = 0
  while (next < at + NEAR && extras.has(normAt(tokens, next))) {
    to = next + (behind.has(normAt(tokens, next + 1)) ? 2 : 1)
    next = /^(and|&)$/.test(normAt(tokens, to)) ? pastLead(tokens, to + 1, at + NEAR) : to
  }
  if (to > 0 && forWaiter.test(textOf(tokens.slice(to, to + 3)))) to += 3
  return to > 0 && closes(tokens, to) ? to : null
}
const forWaiter = new RegExp(`^ for (?:the|my|our) (?:rider|courier|${waiter}) $`)

function pastLead(tokens: readonly Token[], from: number, most: number): number {
  let at = from
  while (at < most && inFront.has(normAt(tokens, at))) at += 1
  return at
}

/** "sold it for 300, 252 after fees": what is left of a sale is another amount, told before or behind. */
function leavesLess(lead: readonly Token[], rest: readonly Token[]): boolean {
  const isSale = lead.some(({ norm }) => /^(?:sold|selling|flogged|got|made)$/.test(norm))
  const isLess = rest.slice(1, 4).some(({ norm }) => /^(?:fees|shipping|postage|tax|taxes)$/.test(norm))
  return isSale && isLess && (lead.filter(isNumber).length > 1 || rest.some(isNumber))
}

/** "a jacket for 45 on sale": how it came to its price. */
function afterReduced(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.norm !== 'on' || !/^(sale|offer|special|discount|promo)$/.test(normAt(tokens, at + 1))) return null
  const told =
    tokens.slice(Math.max(0, at - NEAR), at).some(isNumber) && !/^(was|were|is|its|but)$/.test(normBefore(tokens, at))
  return told && closes(tokens, at + 2) ? at + 2 : null
}

/** "a sandwich eleven dollars, airport prices": why it was as dear. */
function afterDearPlace(tokens: readonly Token[], at: number): number | null {
  if (normAt(tokens, at + 1) !== 'prices' || !dearPlaces.has(normAt(tokens, at))) return null
  const isTold = tokens.slice(Math.max(0, at - NEAR), at).some(isNumber)
  const to = fillers.has(normAt(tokens, at + 2)) ? at + 3 : at + 2
  return isTold && closes(tokens, to) ? to : null
}
const dearPlaces = wordSet(
  'airport stadium cinema festival tourist motorway arena resort hotel theatre theater london city zoo',
)

/** "paid off the photographer today, 650 left to pay": what was left until it was paid; "paid off 200 of the car, 650 left to pay" still owes it. */
function afterLastPart(tokens: readonly Token[], at: number): number | null {
  if (normAt(tokens, at) !== 'left' || !/^ left to pay /.test(textOf(tokens.slice(at, at + 3)))) return null
  const before = tokens.slice(Math.max(0, at - NEAR), at)
  const isPaidOff = / (?:paid off|settled|cleared) (?!up |half |part |some |most |a )/.test(textOf(before))
  const price = before.findLastIndex((token) => !isNumber(token)) + 1
  const isOnly = price < before.length && !before.slice(0, price).some(isNumber)
  return isPaidOff && isOnly && closes(tokens, at + 3) ? at + 3 : null
}

/** "the cake alone was 52", "the cake alone 52": that it was all of that. */
function afterAlone(tokens: readonly Token[], at: number): number | null {
  const [thing, next] = [prior(tokens, at), tokens[at + 1]]
  if (normAt(tokens, at) !== 'alone' || thing?.kind !== 'word' || !next) return null
  if (thing.norm === 'home' || /[^e]ed$/.test(thing.norm) || moneyVerbs.has(thing.norm)) return null
  return isNumber(next) || /^(?:was|were|cost|costs|came|ran|set)$/.test(next.norm) ? at + 1 : null
}

/** "signed up for the 10k, entry was 28", "the museum, entry 12": what one paid to get in; "the entry was 28" may speak of the ledger. */
function afterEntrance(tokens: readonly Token[], at: number): number | null {
  const to = normAt(tokens, at + 1) === 'fee' ? at + 2 : at + 1
  const place = prior(tokens, at, 2)
  const isLed = at > 2 && normBefore(tokens, at) === ',' && (place?.kind === 'word' || place?.suffix === 'k')
  return normAt(tokens, at) === 'entry' &&
    isLed &&
    place?.norm !== 'one' &&
    normBefore(tokens, at, 3) !== 'last' &&
    /^(?:was|were|cost|is)$/.test(normAt(tokens, to))
    ? to
    : null
}

/** "day 9 of no takeaways", "on day 3 of the trip": which of a row it was, and what one does without; "lunch every day 9 of course" has its price. */
function afterTurn(tokens: readonly Token[], at: number): number | null {
  if (!/^(?:day|week)$/.test(normAt(tokens, at)) || !turnLeads.test(normBefore(tokens, at))) return null
  const turn = tokens[at + 1]
  const isTurn = turn?.kind === 'number' && turn.decimals === 0 && turn.value <= MOST_TURNS
  if (!isTurn || normAt(tokens, at + 2) !== 'of' || notOfRow.test(normAt(tokens, at + 3))) return null
  let to = at + 3
  if (normAt(tokens, to) !== 'no') return to
  while (to < at + 7 && tokens[to]?.kind === 'word' && !isNumber(tokens[to] as Token)) to += 1
  return to
}
/** What stands in front of a row's day, where it does not open the sentence. */
const turnLeads = /^(?:|,|on|its|is|was|and|so|today|im|at|still|into|only|just)$/
const notOfRow = /^(?:|course|that|it|this|them|which|us|those|these)$/
const MOST_TURNS = 400

/** "45 for the hotel, all in": the whole price, said once more. Right behind a number it may be what others come to. */
function afterWhole(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.norm !== 'all' || !/^(in|together|told|up)$/.test(normAt(tokens, at + 1))) return null
  const numbers = tokens.slice(Math.max(0, at - NEAR), at).filter(isNumber)
  const before = prior(tokens, at, prior(tokens, at)?.norm === ',' ? 2 : 1)
  const told = numbers.length === 1 || (numbers.length > 1 && before !== numbers.at(-1))
  return told && closes(tokens, at + 2) ? at + 2 : null
}

/** Nothing more is told of the entry: neither another number nor what the one before came to. */
function closes(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || /^[.!?\n]$/.test(token.norm)) return true
  const next = tokens[at + 1]
  if (/^(yesterday|today|tonight|this|last|please|thanks|i|earlier|altogether|all|including)$/.test(token.norm))
    return !next || !isNumber(next)
  if (prepositions.has(token.norm)) return next !== undefined && !isNumber(next)
  if (!/^(,|and|then|plus|also|&)$/.test(token.norm) || !next || isNumber(next)) return false
  const goesOn = pronouns.has(next.norm) || moneyVerbs.has(next.norm)
  return !goesOn || !tokens.slice(at + 2, at + NEAR).some(isNumber)
}

function isNumber({ kind, norm, suffix }: Token): boolean {
  return (
    (kind === 'number' && !/^(st|nd|rd|th)$/.test(suffix)) ||
    isNumberWord(norm) ||
    /^(fiver|tenner|buck|quid|hundo)$/.test(norm)
  )
}

const hours = pattern`^(?:(?:just |not |only |some )?(?:a )?(?:little |short |long |good )*(?:bit |while |time )(?:earlier
    |ago|before)
  |not long ago
  |earlier(?: on)?
  |first thing) `
const occasions = pattern`^(?:(?:just |right |shortly |straight )?(?:before|after|during|over|at
  |on) (?:(?:my|the|our) )?(?:lunch |coffee |tea )?(?:work|lunch|lunchtime|dinner|breakfast|brunch|break|class
  |practice|training|church|gym|game|match|movie|meeting|bed|shift|commute)
  |on (?:my|the|our) way(?: back| over| out)?(?: (?:home|there|in|(?:to|from) (?:the )?\w+))?) `
const openers = wordSet(
  'earlier a an just right shortly straight not only some first before after during over at on little',
)

/** "a while ago I bought", "before work a coffee 4": the hour at which the telling opens. */
function afterHour(reader: Reader, at: number): number | null {
  const { tokens } = reader
  const first = normAt(tokens, at)
  if (!openers.has(first)) return null
  const inside = first === 'earlier' && at + 1 < tokens.length && tokens.slice(at + 1, at + 2).every(isNumber)
  if (!inside && !begins(prior(tokens, at))) return null
  const words = `${tokens
    .slice(at, at + 8)
    .map(({ norm }) => norm)
    .join(' ')} `
  const hour = hours.exec(words)
  const said = hour ?? occasions.exec(words)
  if (!said || readDayAt(reader, at)) return null
  const to = at + said[0].trimEnd().split(' ').length
  const next = tokens[tokens[to]?.norm === ',' ? to + 1 : to]
  if (!next) return null
  if (hour) return to
  return isNumber(next) ||
    prepositions.has(next.norm) ||
    (next.kind === 'mark' && !/^[$£€]$/.test(next.norm)) ||
    /^(was|were|is|cost|came)$/.test(next.norm)
    ? null
    : to
}

const errand = pattern`^(?:started|began|did|doing|finished|went|been|out) (?:(?:on|my|the|our|some|a bit of|a little|more) )*(?:\w+ )?shopping
  \s(?:(?:today|yesterday|tonight|this \w+) )?, `
const errandOpeners = wordSet('started began did doing finished went been out')

/** "did some shopping, lego 54.99": what was bought is named behind it. */
function afterErrand(tokens: readonly Token[], at: number): number | null {
  if (!errandOpeners.has(normAt(tokens, at))) return null
  const words = `${tokens
    .slice(at, at + 9)
    .map(({ norm }) => norm)
    .join(' ')} `
  const said = errand.exec(words)?.[0].trimEnd().split(' ')
  const before = prior(tokens, at)
  if (!said || !(begins(before) || /^(i|we|ive|weve|just)$/.test(before?.norm ?? ''))) return null
  const next = tokens[at + said.length]
  const isThing = next?.kind === 'word' && !isNumber(next) && !prepositions.has(next.norm) && !pronouns.has(next.norm)
  return isThing ? at + said.indexOf('shopping') + 1 : null
}

function begins(token: Token | undefined): boolean {
  return !token || token.kind === 'mark' || /^(and|then|plus|so|but)$/.test(token.norm) || fillers.has(token.norm)
}
