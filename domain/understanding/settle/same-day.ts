import { dayThings } from '#domain/understanding/days/day-things.ts'
import { ends, type Piece } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

const things = new RegExp(`^(?:${dayThings})(?: |$)`)

/**
 * Where the words begin that tell once more the day that was said before: "the same day", "on that night", whose last word stands at a
 * place. -1 where that word belongs to a thing ("same day delivery"), or nothing points back.
 */
export function sameDayFrom(pieces: readonly Piece[], at: number): number {
  const isSame = prior(pieces, at)?.norm === 'same'
  const same = isSame ? at - 1 : at
  const article = normBefore(pieces, same)
  const isPointed = article === 'that' || (isSame && article === 'the')
  if (!(isSame || isPointed) || things.test(normAt(pieces, at + 1))) return -1
  const from = isPointed ? same - 1 : same
  const lead = normBefore(pieces, from)
  if (/^(?:for|of|from|since|until|till|all|by)$/.test(lead)) return -1
  return lead === 'on' ? from - 1 : from
}

/** Where the words begin that tell of the day after one that was said: "the next day", "the following morning", "… next day" at an end. */
export function nextDayFrom(pieces: readonly Piece[], at: number): number {
  const isPart = /^(?:day|night|evening|morning|afternoon)$/.test(normAt(pieces, at))
  if (!isPart || !/^(?:next|following)$/.test(normBefore(pieces, at)) || things.test(normAt(pieces, at + 1))) return -1
  if (normBefore(pieces, at, 2) === 'the') return at - 2
  return ends(pieces[at + 1]) ? at - 1 : -1
}
