import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import type { Reader } from '#domain/understanding/days/day-reader.ts'
import { currencyWord } from '#domain/understanding/money/currency-words.ts'
import { stretch } from '#domain/understanding/pieces/stretch.ts'
import { isNumberToken, isNumberWord, smallNumber } from '#domain/understanding/words/number-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'

const yearLeads = new Set(['in', 'since', 'during'])
/** "my salary came in 2000": so much, and no year. */
const bringing = /^(?:came|comes|coming|brought|brings|took|takes|raked|pulled|put)$/

const clockLeads = new Set(['at', 'around', 'by'])
const clockWords = new Set(['am', 'pm', 'oclock'])

/** "at 5 pm", "around noon", "in 2019": a time that names no day of an entry. */
export function timePiece(tokens: readonly Token[], at: number): Piece | null {
  const token = tokens[at]
  const year = tokens[at + 1]
  if (
    token &&
    yearLeads.has(token.norm) &&
    !(token.norm === 'in' && bringing.test(normBefore(tokens, at))) &&
    year?.kind === 'number' &&
    year.norm.length === 4 &&
    year.value > 1900 &&
    year.value < 2036 &&
    year.suffix === ''
  ) {
    return stretch(tokens, at, at + 2, { type: 'time' })
  }
  if ((token?.norm === 'at' || token?.norm === 'around') && /^(noon|midday|midnight|lunchtime)$/.test(year?.norm ?? ''))
    return stretch(tokens, at, at + 2, { type: 'time' })
  const part = partOfDayEnd(tokens, at)
  if (part > at) return stretch(tokens, at, part, { type: 'time' })
  const lead = clockLeads.has(token?.norm ?? '') ? 1 : 0
  const clock = tokens[at + lead]
  if (!clock) return null
  const after = tokens[at + lead + 1]
  const spoken = clock.kind === 'number' || smallNumber(clock.norm) !== null
  const isHour =
    (clock.kind === 'number' ? clock.value : (smallNumber(clock.norm) ?? 0)) <=
    (/^(?:like|was)$/.test(normBefore(tokens, at)) ? 12 : 24)
  const parted = tokens[at + lead + 2]?.norm === 'm' && (after?.norm === 'a' || after?.norm === 'p')
  const inThe = after?.norm === 'in' && tokens[at + lead + 2]?.norm === 'the'
  if (
    spoken &&
    isHour &&
    inThe &&
    /^(morning|afternoon|evening)$/.test(normAt(tokens, at + lead + 3)) &&
    (lead > 0 || /^(its|like|was|until|till)$/.test(normBefore(tokens, at)))
  )
    return stretch(tokens, at, at + lead + 4, { type: 'time' })
  if (lead > 0 && (isHourOfDay(tokens, at, clock) || isHourOfPart(tokens, at, clock)))
    return stretch(tokens, at, at + lead + 1, { type: 'time' })
  const hour = tokens[at + lead + 2]
  const past = after?.norm === 'past' || (after?.norm === 'to' && prior(tokens, at)?.norm === 'its')
  if (spoken && past && (smallNumber(hour?.norm ?? '') ?? hour?.value ?? 99) <= 12)
    return stretch(tokens, at, at + lead + 3, { type: 'time' })
  if (spoken && parted) return stretch(tokens, at, at + lead + 3, { type: 'time' })
  if (spoken && after && clockWords.has(after.norm) && tokens[at + lead + 2]?.norm !== 'i')
    return stretch(tokens, at, at + lead + 2, { type: 'time' })
  if (clock.kind !== 'number') return null
  if (clock.suffix !== ':' && clock.suffix !== 'am' && clock.suffix !== 'pm') return null
  const to = after && clockWords.has(after.norm) ? at + lead + 2 : at + lead + 1
  return stretch(tokens, at, to, { type: 'time' })
}

/** "parking 5 in the morning and 8 at night", "80 bob in the morning": where the part of the day ends that stands right behind a price; its beginning for others. */
function partOfDayEnd(tokens: readonly Token[], at: number): number {
  const isPriced = currencyWord(normBefore(tokens, at)) !== null
  const before = prior(tokens, at, isPriced ? 2 : 1)
  if (before?.kind !== 'number' && !isNumberWord(before?.norm ?? '')) return at
  const [lead, next] = [tokens[at]?.norm, tokens[at + 1]?.norm]
  if (lead === 'at' && next === 'night') return at + 2
  const isPart = /^(?:morning|afternoon|evening)$/.test(normAt(tokens, at + 2))
  return lead === 'in' && next === 'the' && isPart ? at + 3 : at
}

/** "coffee 4 at 7 this morning", "taxi 20 around two last night": behind a price, and before the part of the day that it is of. */
function isHourOfPart(tokens: readonly Token[], at: number, clock: Token): boolean {
  if (!isWholeHour(clock) || clock.decimals > 0) return false
  const before = prior(tokens, at)
  const isPriced = isNumberToken(before) || currencyWord(before?.norm ?? '') !== null
  return isPriced && ofPart.test(` ${normAt(tokens, at + 2)} ${normAt(tokens, at + 3)} `)
}
const ofPart = / (?:(?:this|yesterday) (?:morning|afternoon|evening)|tonight \S*|last (?:night|evening)) /

/** "7", "seven": an hour as one says it, without its minutes. */
function isWholeHour(clock: Token): boolean {
  const hour = clock.kind === 'number' && clock.suffix === '' ? clock.value : smallNumber(clock.norm)
  return hour !== null && hour >= 1 && hour <= 12 && Number.isInteger(hour)
}

/** "yesterday around 5, petrol 38": right behind a day, where another number is the price. */
function isHourOfDay(tokens: readonly Token[], at: number, clock: Token): boolean {
  const day = /^(yesterday|today|tonight|morning|afternoon|evening|night|.*day)$/.test(normBefore(tokens, at))
  if (!day || !isWholeHour(clock)) return false
  const others = tokens.filter((token, index) => (index < at || index > at + 2) && isNumberToken(token))
  const next = tokens[at + 2]
  return (
    others.length > 0 &&
    (next === undefined ||
      next.kind === 'mark' ||
      !(currencyWord(next.norm) || isNumberWord(next.norm) || /^(on|for|to|at)$/.test(next.norm)))
  )
}

/** "yesterday", "the 3rd of May". */
export function dayPiece(reader: Reader, at: number): Piece | null {
  const { tokens } = reader
  if (tokens[at]?.suffix === '/' && /^(off|price|of|a|an|pound|lb|cup)$/.test(normAt(tokens, at + 1))) return null
  const read = readDayAt(reader, at)
  return read ? stretch(tokens, at, read.to, { type: 'day', ...read }) : null
}
