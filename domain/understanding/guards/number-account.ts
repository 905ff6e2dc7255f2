import { matchLexicon, singular } from '#domain/understanding/lexicon/lexicon.ts'
import {
  isAside,
  isLabelWord,
  isLengthWord,
  isService,
  isUnitWord,
  opensCount,
} from '#domain/understanding/money/number-role.ts'
import { isNumberToken, isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { coupon } from '#domain/understanding/words/reduction-words.ts'
import type { Token } from '#domain/understanding/words/token.ts'

const counting = pattern`^(%|pounds?|x|times|\*|of|off|${coupon}|change|note|cashback|tip|gratuity|tax|vat|gst
  |shipping|postage|handling|delivery|each|apiece|ea|more|a|an|per|showing|to|from|train|bus|flight|tube|tram
  |metro|ferry|pump|one|way|ways|left)$`
const labelling = pattern`^(#|no|for|by|between|of|with|at|until|till|before|after|turned|turning|turns|aged
  |im|am|had|have|was|were|is|normally|usually|originally|than|x|times|\*|bus|tram|train|tube|metro|ferry|pump|combo|menu
  |or|over|under|from|table|card|game|match|top|house|part|page|order|booking|reservation|parcel|shipment|po|round|lap|booth|station|court|channel|door
  |week|block|track|line|route|model|phase|heat|step|item|stall|lot|hole|building|appendix|question|flat|part
  |set|unleaded|invoice|year|saved|saving|all)$`

type Counted = Extract<Piece, { type: 'number' }>

/** "two red stripe at 4 each": how many, at so much each. */
function isPricedEach(tokens: readonly Token[], from: number): boolean {
  const each = tokens.findIndex((token, at) => at > from && isEach(token))
  const told = tokens.slice(from, each)
  return (
    each > 0 &&
    told.length < 7 &&
    told.every(({ kind }) => kind !== 'mark') &&
    told.some(({ norm }) => norm === 'at' || norm === 'for')
  )
}

/**
 * Whether the words beside a number tell what else than the price it is: a unit or the things it counts come after it, a label
 * or the word that introduces a party, a share, a time or another price stands before it.
 */
export function isExplained({ from, to, count }: Counted, tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[from], prior(tokens, to)]
  const after = tokens[to]
  let lead = from - 1
  while (/^(the|a|an|my|our|that|his|her)$/.test(normAt(tokens, lead))) lead -= 1
  const before = tokens[lead]
  if (!first || !last) return false
  // "shirts 2x15": reckoned, or a size.
  if (last.suffix === 'x' && after?.kind === 'number' && !after.gap) return false
  if (count <= 20 && taken.test(before?.norm ?? '') && tokens.slice(Math.max(0, from - 5), from).some(isEach))
    return true
  if (count <= 20 && isPricedEach(tokens, to)) return true
  if (lead < from - 1 && after?.kind === 'word' && after.norm !== 'for') return true
  if (before?.capital && before.norm.length < 4) return true
  if (/^(?:sold|selling)$/.test(before?.norm ?? '') && after?.kind === 'word') return true
  if (
    first.norm === 'x' ||
    last.suffix !== '' ||
    isUnitWord(last.norm) ||
    /^(mil|pound)$/.test(last.norm) ||
    after?.hyphen ||
    first.hyphen
  )
    return true
  // "python 3 fourteen ninety nine": a part of the name before a price that was said in words.
  if (first.kind === 'number' && prior(tokens, from)?.kind === 'word' && isNumberWord(after?.norm ?? '')) return true
  // "locker 212"; locker 12 may have cost that.
  if (before?.norm === 'locker' && count > 60) return true
  if (isService(tokens, from, to) || /^00\d+$/.test(first.norm)) return true
  if (isYear(first, count) || (count <= 20 && /^(cost|costs)$/.test(after?.norm ?? ''))) return true
  if (before?.norm === 'flight' && (aboard.test(after?.norm ?? '') || leadsToPrice(tokens, to))) return true
  if (
    after?.norm === 'for' &&
    count <= 12 &&
    (isPlural(before) || (opensBundle(tokens, from) && leadsToPrice(tokens, to)))
  )
    return true
  if (before && (labelling.test(before.norm) || isLabelWord(before.norm) || isAside(tokens, { from, to, count })))
    return true
  if (
    after?.norm === 'at' &&
    (isPlural(before) || tokens.slice(to, to + 7).some(({ norm }) => /^(each|apiece|ea|per|a|an)$/.test(norm)))
  )
    return true
  if (after && (counting.test(after.norm) || isUnitWord(after.norm) || isLengthWord(after.norm))) return true
  // "1 slice of cake and 2 coffees"
  if (count === 1 && after?.kind === 'word' && !/^(?:for|on|at|and|but|or)$/.test(after.norm)) return true
  if (count <= 12 && opensCount.test(before?.norm ?? '') && countsPricedThing(tokens, to)) return true
  const thing = count <= 12 ? matchLexicon(tokens, to) : null
  const price = thing && tokens[thing.to]
  if (isNumberToken(price)) return true
  return count <= 1000 && (isPlural(after) || isPlural(tokens[to + 1]) || isPlural(tokens[to + 2]))
}

/** "bought 2 gomesi for 240", "4 tsire 12": so many of what stands behind, right before its price. */
function countsPricedThing(tokens: readonly Token[], to: number): boolean {
  const [thing, next] = [tokens[to], tokens[to + 1]]
  return thing?.kind === 'word' && (isNumberToken(next) || leadsToPrice(tokens, to + 1))
}

/** "three for a tenner on the candles", "got 2 for 15": so many for the price behind them. */
function opensBundle(tokens: readonly Token[], at: number): boolean {
  const before = prior(tokens, at)
  return before === undefined || before.kind === 'mark' || /^(?:and|got|bought|grabbed|picked|took)$/.test(before.norm)
}

/** "for 15", "was 150", "for a tenner"; not "flight 90 for mom and hotel 120". */
function leadsToPrice(tokens: readonly Token[], at: number): boolean {
  const price = tokens[at + 1]
  return (
    /^(?:for|cost|was)$/.test(normAt(tokens, at)) &&
    (price?.kind === 'number' || price?.norm === 'a' || isNumberWord(price?.norm ?? ''))
  )
}

/** "flight 208 baggage fee 35": what is paid besides the fare; "flight 208 hotel 150" may be a list. */
const aboard = /^(baggage|luggage|bags?|checked|carry|seats?|upgrade|change|wifi|meal|snacks?)$/

/** The verbs of what was taken at the price of one. */
export const taken = /^(got|bought|booked|took|had|grabbed|did|played|picked up|up)$/

/** "24.99 each I got two", "2 a game we played six". */
export function isEach({ norm }: { norm: string }): boolean {
  return /^(each|apiece|ea|piece|pop|go|load|ride|game|round|ticket|lap|session|lesson|class)$/.test(norm)
}

function isYear(token: Token, count: number): boolean {
  return token.kind === 'number' && token.norm.length === 4 && count >= 1900 && count <= 2100
}

/** Counted things: "two coffees", "3 iced lattes". */
function isPlural(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    (singular(token.norm) !== null ||
      /^(kids?|people|men|women|children|child|adult|senior|person|student|man|woman)$/.test(token.norm))
  )
}
