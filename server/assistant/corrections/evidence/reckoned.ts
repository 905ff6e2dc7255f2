import { type Minor, minor } from '#domain/money.ts'
import { count } from '#domain/talk/count-words.ts'
import {
  clausesOf,
  countsSaid,
  eachOf,
  saysEach,
  saysOnTop,
  saysTwice,
  sharesSaid,
  timesThat,
} from '#domain/talk/evidence-sentence.ts'
import type { TalkedOf } from '#server/assistant/corrections/evidence/subject-of.ts'
import { tellsOnlyOf } from '#server/assistant/find/lone-amount.ts'
import { orderFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { singularWords } from '#server/assistant/talk/name-fit.ts'

/**
 * "each for the three of us" of tickets for 18, "my brother and I went halves on it so 46" of a brunch for 92, "I gave her five on top so
 * thirty five" of a haircut for 30: the amount that follows from that of the entry by what else the sentence says; "so twice that" says no
 * amount at all. Null where none does.
 */
export function reckonedAmount(
  { entry, told }: TalkedOf,
  { message, speaker }: { message: string; speaker: Speaker },
): Minor | null {
  const was = Math.abs(entry.amountMinor)
  const many = told.some(saysEach) ? null : eachOf(message)
  if (many !== null) return minor(was * many)
  const amounts = orderFigures(message, speaker).amounts.filter((amount) => amount !== was)
  const factor = timesThat(message)
  // "twice that, I bought two": a count is no amount.
  const isAmount = (amount: number) => !countsSaid(message).includes(amount / 100)
  if (factor !== null && !amounts.some(isAmount)) return minor(Math.round(was * factor))
  const shares = sharesSaid(message)
  const times = saysTwice(message) ? [2] : saysEach(message) || /\bso\b/i.test(message) ? countsSaid(message) : []
  const isShare = (amount: number) => shares.some((parts) => Math.abs(amount * parts - was) < parts)
  const isMultiple = (amount: number) => times.some((count) => count > 1 && was * count === amount)
  const isMoved = (amount: number) => amounts.some((other) => Math.abs(amount - was) === other && other < amount)
  const isOnTop = saysOnTop(message)
  const found = amounts.filter((amount) => isShare(amount) || isMultiple(amount) || (isOnTop && isMoved(amount)))
  const [only, ...more] = found
  return only !== undefined && more.length === 0 ? only : null
}

/**
 * "I only got two in the end" of "four tires at 110 each", "they were 32 each" of "two pairs at 35 each": what the entry comes to with
 * another count, or another price of one, of those that it was told with. Null where it was told without, or nothing of it changes.
 */
export function countedAnew(
  { entry, told }: TalkedOf,
  { message, speaker }: { message: string; speaker: Speaker },
): Minor | null {
  const was = Math.abs(entry.amountMinor)
  const known = [entry.merchant, ...told].join(' ')
  const [before] = told.flatMap((telling) => countedIn(telling, { was, speaker }))
  if (!before) return null
  for (const clause of clausesOf(message).toReversed()) {
    if (!tellsOnlyOf(clause, known)) continue
    const { amounts } = orderFigures(clause, speaker)
    const [price, ...prices] = saysEach(clause) ? amounts : []
    if (price !== undefined && prices.length === 0 && price !== before.price) return minor(before.count * price)
    const [number, ...numbers] = countsSaid(clause)
    const isCount = number !== undefined && numbers.length === 0 && !saysEach(clause) && !endsInPrice(clause, known)
    if (isCount && number !== before.count) return minor(number * before.price)
  }
  return null
}

/** "coffee 3" after "two coffees at 4 each": what one more came to; a count stands before its thing, or behind a verb. */
function endsInPrice(clause: string, known: string): boolean {
  const [, thing = ''] = pricedThing.exec(clause.trim()) ?? []
  return singularWords(thing).some((word) => singularWords(known).includes(word))
}
const pricedThing = new RegExp(`([\\p{L}'’]+) (?:${count})\\W*$`, 'iu')

/** The count and the price of one in a telling that come to its amount. */
export function countedIn(
  telling: string,
  { was, speaker }: { was: number; speaker: Speaker },
): { count: number; price: number }[] {
  const [priced = telling] = /\S+(?: \S+)? (?=each\b|apiece\b|per\b)/i.exec(telling) ?? []
  const prices = priced
    .split(/\s+/)
    .flatMap((_, at, words) => orderFigures(words.slice(at, at + 2).join(' '), speaker).amounts)
  return countsSaid(telling).flatMap((count) =>
    count > 1 && prices.some((price) => price * count === was) ? [{ count, price: was / count }] : [],
  )
}
