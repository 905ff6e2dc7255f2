import { type Day, dayOf, dayParts, daysInMonth } from '#domain/calendar.ts'
import type { Minor } from '#domain/money.ts'
import { chunkMeant } from '#domain/understanding/chunk-meant.ts'
import { readDateNumber } from '#domain/understanding/days/date-number.ts'
import { applyRepairs } from '#domain/understanding/repair/self-repair.ts'
import { settleAmounts } from '#domain/understanding/settle/settle-amounts.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import type { AmountPiece, Piece } from '#domain/understanding/words/piece.ts'
import { tokenise } from '#domain/understanding/words/token.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'

/** The amounts and days that stand in a person's own words, each as often as it was said. */
export type SaidFigures = { amounts: Minor[]; days: Day[] }

/**
 * Reads a sentence with the local engine's own readers. An amount that can be heard in two ways, was taken back, is only
 * roughly said, or is in another currency is none that may be written (ruling 42). With a repair that leads nowhere, no
 * amount is certain.
 */
export function saidFigures(text: string, speaker: Hearing): SaidFigures {
  return figuresOf(settleAmounts(read(text, speaker)))
}

/** Its amounts, of one that can be heard in two ways the reading that is near to a known amount: "eleven ninety nine" beside 10.99 is 11.99. */
export function amountsNear(text: string, speaker: Hearing, known: number): Minor[] {
  const pieces = settleAmounts(read(text, speaker)).map((piece) =>
    piece.type === 'amount' ? heardNear(piece, known) : piece,
  )
  return figuresOf(pieces).amounts
}

function heardNear(piece: AmountPiece, known: number): AmountPiece {
  const { amountMinor, otherMinor } = piece.money
  const readings = otherMinor === null ? [] : [amountMinor, otherMinor]
  const [near, ...more] = readings.flatMap((each) => (each !== null && !isFarFrom(each, known) ? [each] : []))
  return near === undefined || more.length > 0
    ? piece
    : { ...piece, money: { ...piece.money, amountMinor: near, otherMinor: null } }
}

/** The same of an order, in which the old amount of an entry may stand beside its new one ("change the 12 dollar tea to 15"). */
export function orderFigures(text: string, speaker: Hearing): SaidFigures {
  const pieces = read(text, speaker)
  const { amounts, days } = figuresOf(settleAmounts(pieces))
  const firm = figuresOf(pieces.filter((piece) => piece.type !== 'amount' || piece.doubt === null))
  return { amounts: [...new Set([...amounts, ...firm.amounts])], days }
}

/** The amount that some words are, with nothing beside it; null where they are more, could be heard in two ways, or none were said. */
export function onlyAmount(words: string | null | undefined, speaker: Hearing): Minor | null {
  if (!words?.split(/[\s,]+|(?<=\p{L})-(?=\p{L})/u).every(isOfAmount)) return null
  const [amount, ...more] = saidFigures(words, speaker).amounts
  return amount !== undefined && more.length === 0 ? amount : null
}

/** "not 20 minutes later I paid 12" denies no amount. */
export function isOfAmount(word: string): boolean {
  return (
    isNumberWord(word.toLowerCase()) ||
    /^(?:[$£€]?\d[\d.,]*[$£€]?|dollars?|bucks?|pounds?|euros?|quid|cents?|and|but|it|was|is|it's|a|point|oh)$/i.test(
      word,
    )
  )
}

/** The one day up to today that a short answer names; a bare date is one of the month that is talked of. Null where it names none. */
export function answeredDay({ message, today, currency }: Hearing & { message: string }, month: Day): Day | null {
  const plain = /^\W*(?:on |it was )*(?:the )?(\S+(?:[ -]\S+)?)\W*$/i.exec(message)?.[1]
  const tokens = tokenise(plain ?? '')
  const date = readDateNumber(tokens, 0)
  const { year, month: which } = dayParts(month)
  const isBare = date !== null && date.to === tokens.length
  const bare = isBare && date.value <= daysInMonth(year, which) ? dayOf(year, which, date.value) : null
  const [day, ...more] = isBare ? (bare ? [bare] : []) : saidFigures(message, { today, currency }).days
  return day && more.length === 0 && day <= today ? day : null
}

/** The words of the amount that was said last: "twelve fifty" of "make the rent twelve fifty"; the whole where none is found. */
export function amountSaid(text: string, speaker: Hearing): string {
  const last = read(text, speaker).findLast((piece) => piece.type === 'amount' && !piece.struck)
  return last ? text.slice(last.start, last.end) : text
}

type Hearing = { today: Day; currency: string }

function read(text: string, { today, currency }: Hearing): Piece[] {
  return applyRepairs(chunkMeant({ tokens: tokenise(text), today, currency }).pieces)
}

function figuresOf(all: readonly Piece[]): SaidFigures {
  const pieces = all.filter((piece) => !piece.struck)
  const isUnsettled = pieces.some((piece) => piece.type === 'repair' && !isFiller(piece.norm))
  return {
    amounts: isUnsettled ? [] : pieces.flatMap((piece) => (piece.type === 'amount' ? (exactAmount(piece) ?? []) : [])),
    days: pieces.flatMap((piece) => (piece.type === 'day' && piece.unreal === undefined ? [piece.day] : [])),
  }
}

function exactAmount({ money, doubt }: AmountPiece): Minor | null {
  const isExact = money.otherMinor === null && !money.vague && money.currency === null && doubt !== 'label'
  return isExact ? money.amountMinor : null
}

function isFiller(norm: string): boolean {
  return norm !== 'cancel' && norm !== 'pending'
}

/** Whether words tell of an amount or a day. */
export function tellsFigures(words: string, speaker: Hearing): boolean {
  const { amounts, days } = saidFigures(words, speaker)
  return amounts.length + days.length > 0
}
