import type { Day } from '#domain/calendar.ts'
import type { LexiconEntry } from '#domain/understanding/lexicon/lexicon.ts'
import type { MoneyRead } from '#domain/understanding/money/money-read.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'

/** Why a number beside the words is probably not the amount. */
export type Doubt = 'counts' | 'party' | 'label' | 'beside' | null

/** A stretch of tokens with one role in the sentence. Offsets point into the original text. */
export type Stretch = {
  /** Token range. */
  from: number
  to: number
  start: number
  end: number
  norm: string
  /** The person took it back. */
  struck: boolean
}

export type AmountPiece = Stretch & {
  type: 'amount'
  money: MoneyRead
  doubt: Doubt
  /** The amount that this one replaces. */
  correctedFrom: MoneyRead | null
}

export type Piece =
  | AmountPiece
  | (Stretch & { type: 'number'; count: number })
  /** `unreal` names a day that no calendar has; `day` then only tells the month. */
  | (Stretch & { type: 'day'; day: Day; future: boolean; unreal?: string })
  | (Stretch & { type: 'time' })
  | (Stretch & { type: 'name'; entry: LexiconEntry; capital: boolean })
  | (Stretch & { type: 'word'; capital: boolean })
  | (Stretch & { type: 'separator' })
  | (Stretch & { type: 'end' })
  | (Stretch & { type: 'repair'; cancels: boolean })

type RoleIn<One> = One extends Stretch ? Omit<One, keyof Stretch> & { norm?: string } : never

/** What a piece is, wherever it stands; `norm` where it reads otherwise than it was said. */
export type Role = RoleIn<Piece>

/**
 * A piece of that role in that place, with the fields of all pieces in one order, whatever its role: the rules read pieces at
 * hundreds of places, and property look-ups are fastest where all objects have one shape.
 */
export function inRole(place: Stretch, role: Role): Piece {
  const { type } = role
  const [amount, day] = [type === 'amount' ? role : undefined, type === 'day' ? role : undefined]
  return {
    type,
    from: place.from,
    to: place.to,
    start: place.start,
    end: place.end,
    norm: role.norm ?? place.norm,
    struck: place.struck,
    capital: type === 'word' || type === 'name' ? role.capital : undefined,
    entry: type === 'name' ? role.entry : undefined,
    money: amount?.money,
    doubt: amount?.doubt,
    correctedFrom: amount?.correctedFrom,
    count: type === 'number' ? role.count : undefined,
    day: day?.day,
    future: day?.future,
    unreal: day?.unreal,
    cancels: type === 'repair' ? role.cancels : undefined,
  } as unknown as Piece
}

/** A copy of a piece in the shape of all pieces. */
export function shaped<Some extends Piece>(piece: Some): Some {
  return inRole(piece, piece) as Some
}

/** A sound that says nothing. */
export const sound: Role = { type: 'word', norm: 'um', capital: false }

/** The pause that others make, where a person made none or a stop. */
export const pause: Role = { type: 'separator', norm: ',' }

/** The word that joins two things told, where a comma would put the first of two prices right. */
export const and: Role = { type: 'separator', norm: 'and' }

/** The pieces with a pause in front of those at some places, "and" in front of a price; right behind the piece before, so that no two begin alike. */
export function pausedBefore(pieces: readonly Piece[], places: ReadonlySet<number>): Piece[] {
  return pieces.flatMap((piece, at) => {
    const { to, end } = pieces[at - 1] ?? { to: piece.from, end: piece.start }
    const place = { ...piece, from: to, to, start: end, end, struck: false }
    return places.has(at) ? [inRole(place, piece.type === 'amount' ? and : pause), piece] : piece
  })
}

/** The first place from there on where that does not hold. */
export function skip(pieces: readonly Piece[], from: number, passes: (piece: Piece) => boolean): number {
  const at = pieces.findIndex((piece, index) => index >= from && !passes(piece))
  return at < 0 ? pieces.length : at
}

/** The same stretch as a sound. */
export function quiet(place: Stretch): Piece {
  return inRole(place, sound)
}

/** Makes some of the pieces sounds that say nothing, so that nothing else reads them. */
export function silence(pieces: Piece[], from: number, to = from + 1): void {
  for (let at = from; at < to; at += 1) {
    const piece = pieces[at]
    if (piece) pieces[at] = quiet(piece)
  }
}

/** Without what stands from one place to another: all between two pauses falls away with the first of them, anything else becomes silent. */
export function without(pieces: readonly Piece[], from: number, to: number): Piece[] {
  const start = isPause(pieces[from]) ? from : from - 1
  if (start >= 0 && isPause(pieces[start]) && ends(pieces[to])) return [...pieces.slice(0, start), ...pieces.slice(to)]
  const left = [...pieces]
  silence(left, from, to)
  return left
}

/** The same piece as one that the person took back. */
export function struckOut(piece: Piece): Piece {
  return shaped({ ...piece, struck: true })
}

/** Strikes out some of the pieces: the person took them back. */
export function strikeOut(pieces: Piece[], from: number, to = from + 1): void {
  for (let at = from; at < to; at += 1) {
    const piece = pieces[at]
    if (piece) pieces[at] = struckOut(piece)
  }
}

/** Whether a comma, an "and" or a full stop stands between two things. */
export function isPause(piece: Piece | undefined): boolean {
  return piece?.type === 'separator' || piece?.type === 'end'
}

/** A pause, or a sound that says nothing. */
export function isPauseOrSound(piece: Piece | undefined): boolean {
  return piece?.type === 'separator' || (piece?.type === 'word' && fillers.has(piece.norm))
}

/** Whether nothing more is said of a thing: a pause, or the end. */
export function ends(piece: Piece | undefined): boolean {
  return piece === undefined || isPause(piece)
}

/** Money, also where it may prove to be none. */
export function isAmount(piece: Piece | undefined): piece is AmountPiece {
  return piece?.type === 'amount'
}

/** A number that may tell how many of the thing behind it. */
export function isCount(piece: Piece | undefined): boolean {
  return piece?.type === 'amount' && piece.doubt === 'counts'
}

/** The person who tells. */
export function isMe(piece: Piece | undefined): boolean {
  return piece?.norm === 'me' || piece?.norm === 'myself'
}

/** A word that is written with a capital. */
export function isCapital(piece: Piece | undefined): boolean {
  return (piece?.type === 'word' || piece?.type === 'name') && piece.capital
}

/** The words of some pieces, with a space at both ends, for looking phrases up. */
export function phraseText(pieces: readonly Piece[]): string {
  let text = ' '
  for (const piece of pieces) if (piece.type !== 'separator' && piece.type !== 'end') text += `${saidOf(piece)} `
  return text
}

/** "$ 8": one sign, and the number. */
function isSign(norm: string): boolean {
  return norm.charCodeAt(1) === SPACE && signs.has(norm.charAt(0))
}
const SPACE = 32
const signs = new Set('$£€₹¥')

/** "eight bucks" is "8 bucks", and "$8" is "8": a number reads alike, however it was said. */
function saidOf(piece: Piece): string {
  if (piece.type !== 'amount') return piece.norm
  if (isSign(piece.norm)) return piece.norm.slice(2)
  if (!isLetter(piece.norm.charCodeAt(0)) || /\d/.test(piece.norm)) return piece.norm
  const unit = piece.norm.slice(piece.norm.lastIndexOf(' ') + 1)
  return isNumberWord(unit) ? `${piece.money.count}` : `${piece.money.count} ${unit}`
}

function isLetter(code: number): boolean {
  return code > 96 && code < 123
}
