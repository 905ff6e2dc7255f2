import type { Day } from '#domain/calendar.ts'
import type { Reader } from '#domain/understanding/days/day-reader.ts'
import { currencyWord } from '#domain/understanding/money/currency-words.ts'
import { amountPiece } from '#domain/understanding/pieces/amount-piece.ts'
import { besidePiece } from '#domain/understanding/pieces/beside-piece.ts'
import { brandBegun, dayNamed, namePiece, numberedName } from '#domain/understanding/pieces/name-piece.ts'
import { quietPiece } from '#domain/understanding/pieces/quiet-piece.ts'
import { stretch } from '#domain/understanding/pieces/stretch.ts'
import { dayPiece, timePiece } from '#domain/understanding/pieces/time-piece.ts'
import { readRepairMarker } from '#domain/understanding/repair/repair-marker.ts'
import { functionWords, moneyVerbs } from '#domain/understanding/words/function-words.ts'
import { isNumberToken, isNumberWord } from '#domain/understanding/words/number-words.ts'
import { and, type Piece, type Role, sound } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'

type Chunking = { tokens: readonly Token[]; today: Day; currency: string }

/** Gives every token its role in one pass: amounts, days, names, repairs, separators, other words. */
export function chunk({ tokens, today, currency }: Chunking): Piece[] {
  const pieces: Piece[] = []
  const reader = { tokens, today, own: currency }
  let at = 0
  while (at < tokens.length) {
    const piece = next(reader, at)
    pieces.push(piece)
    at = Math.max(piece.to, at + 1)
  }
  return pieces
}

function next(reader: Reader, at: number): Piece {
  const { tokens, own } = reader
  return (
    quietPiece(tokens, at) ??
    numberedName(tokens, at) ??
    dayNamed(tokens, at) ??
    timePiece(tokens, at) ??
    dayPiece(reader, at) ??
    besidePiece(reader, at) ??
    amountPiece(tokens, at, own) ??
    mark(tokens, at) ??
    brandBegun(tokens, at) ??
    repair(tokens, at) ??
    namePiece(tokens, at) ??
    word(tokens, at)
  )
}

function mark(tokens: readonly Token[], at: number): Piece | null {
  const token = tokens[at]
  if (token?.kind !== 'mark') return null
  const as = (role: Role): Piece => stretch(tokens, at, at + 1, role)
  if (token.norm === '@') return as({ type: 'word', norm: 'at', capital: false })
  if (token.norm === '.' && tokens[at + 1]?.norm === '.') {
    let to = at + 1
    while (tokens[to]?.norm === '.') to += 1
    return stretch(tokens, at, to, { type: 'separator', norm: '…' })
  }
  if (token.norm === '.' && abbreviated.test(normBefore(tokens, at)) && tokens[at + 1]?.kind === 'word')
    return as(sound)
  if (token.norm === '.' || token.norm === '!' || token.norm === '?' || token.norm === '\n') return as({ type: 'end' })
  if (token.norm === '=' && !token.gap) return as(sound)
  return as({ type: 'separator', norm: token.norm === '&' || token.norm === '+' ? 'and' : token.norm })
}

/** "38.20 incl. tip" */
const abbreviated = /^(incl|excl|approx|ca|orig)$/

function repair(tokens: readonly Token[], at: number): Piece | null {
  const marker = readRepairMarker(tokens, at)
  if (!marker) return null
  const thanks = tokens[at]?.norm === 'thanks'
  const exact = /^(exact|precise)$/.test(normAt(tokens, marker.to - 1)) && marker.to - at === 3
  const aside: Role = thanks || exact ? { type: 'word', norm: thanks ? 'thanks' : 'exactly', capital: false } : sound
  return stretch(tokens, at, marker.to, marker.aside ? aside : { type: 'repair', cancels: marker.cancels })
}

const joiners = new Set(['and', 'then', 'plus', 'also'])

/** "patty an coco bread": no article stands before such a letter; in "an MRI", "an X-ray" it does. */
function isHeardAnd(before: Token | undefined, next: Token | undefined): boolean {
  if (before?.kind !== 'word' || next?.kind !== 'word' || next.capital) return false
  return consonantal.test(next.norm) && !functionWords.has(before.norm) && !moneyVerbs.has(before.norm)
}
const consonantal = /^(?:[bcdgjkpqtvwyz][a-z]{3,}|[flmnrs][aeiouhlrwytckpmnsq][a-z]{2,})$/

function word(tokens: readonly Token[], at: number): Piece {
  const token = tokens[at]
  const as = (role: Role): Piece => stretch(tokens, at, at + 1, role)
  // "nail polish and stuff at Ulta"
  const before = prior(tokens, at)
  const isMore =
    token?.norm === 'and' &&
    /^(?:stuff|things|such|whatnot)$/.test(normAt(tokens, at + 1)) &&
    !/^(?:for|from)$/.test(normAt(tokens, at + 2))
  if (isMore && before?.kind === 'word' && !isNumberWord(before.norm) && currencyWord(before.norm) === null)
    return stretch(tokens, at, at + 2, sound)
  if (token && joiners.has(token.norm)) return as({ type: 'separator' })
  // "fries 3 n a shake 4", "fiver on parking n thirty on petrol"
  if (token?.norm === 'n' && [before, tokens[at + 1]].some(isNumberToken)) return as(and)
  if (token?.norm === 'an' && isHeardAnd(before, tokens[at + 1])) return as(and)
  if (token?.kind === 'number' && token.suffix !== '' && token.value > 0)
    return as({
      type: 'number',
      count: token.value,
      norm: token.suffix === 'x' ? token.norm : token.norm + token.suffix,
    })
  if (token?.kind === 'number') return as({ type: 'word', norm: token.norm + token.suffix, capital: false })
  if (token?.norm === 'w') return as({ type: 'word', norm: 'with', capital: false })
  // "my half's 35": only a price stands behind it.
  const part = prior(tokens, at)?.norm === 'my' ? /^(half|share|portion)s$/.exec(token?.norm ?? '')?.[1] : undefined
  if (part && /\d|[$£€]/.test(normAt(tokens, at + 1))) return as({ type: 'word', norm: part, capital: false })
  return as({ type: 'word', capital: token?.capital ?? false })
}
