import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { willPayBack } from '#domain/understanding/words/pays-back.ts'
import {
  inRole,
  isAmount,
  isPause,
  type Piece,
  pause,
  phraseText,
  silence,
  skip,
} from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "taxi 38 my boss will pay me back coffee 4", "lunch 24, Dan will pay me back 12, coffee 4": who is to give back what was paid is no
 * thing, nor is the part that is to come, and what is told behind it is another telling. At the end of a sentence it is left as it
 * stands, but for its day: there it denies nothing.
 */
export function withoutRepayment(input: Piece[]): Piece[] {
  if (!input.some(({ norm }) => givesBack.has(norm.split(' ')[0] ?? ''))) return input
  const pieces = [...input]
  for (const [at, { type }] of input.entries()) {
    const to = type === 'amount' ? promisedUntil(input, at + 1) : at
    const [last, part] = [pieces[to - 1], input[to]]
    if (to <= at + 1 || !last) continue
    // "… 6 on friday", "… 60 but that's not here yet"
    const dated = part?.type === 'amount' ? skip(input, to + 1, ({ type: next }) => next === 'day') : to
    const waits = part?.type === 'amount' ? lengthOfWait(input.slice(dated)) : 0
    const end = dated + waits
    for (let day = at + 1; day < end; day += 1) if (input[day]?.type === 'day') silence(pieces, day)
    const isToldOn = input.slice(end).some(isAmount) && (end === to || isPause(input[end]) || waits > 0)
    // "parking 20 and hotel 180 they'll reimburse me": of the second, which is no plan beside the first
    const isBeside =
      end === input.length &&
      part?.type !== 'amount' &&
      !ownDebt.test(phraseText(input)) &&
      input.slice(0, at).some((piece) => isAmount(piece) && piece.doubt === null)
    if (!isToldOn && !isBeside && (waits === 0 || end < input.length)) continue
    silence(pieces, at + 1, end)
    if (part?.type === 'amount') pieces[to] = setAside(part)
    if (isToldOn && !isPause(input[end])) pieces[end - 1] = inRole(pieces[end - 1] ?? last, pause)
  }
  return pieces
}
/** What one is to give back, or got: no payment that comes back. */
const ownDebt = / (?:ill|well|i will|borrowed|lent|loaned|salary|wages|got|received) /
const givesBack = wordSet('back reimburse reimbursing refunding')

/** "… but that's not here yet": how many pieces say that it has not come. */
function lengthOfWait(rest: readonly Piece[]): number {
  const said = waits.exec(phraseText(rest.slice(0, LONGEST)))?.[0]
  return said === undefined ? 0 : said.trim().split(' ').length
}
const waits =
  /^ (?:(?:but|and|though|which) )?(?:(?:that|it|this|thats|its|i) )?(?:(?:hasnt|havent|has not|have not|isnt|is not|not|still) )(?:[^\d ]+ ){0,3}?yet(?= )/

/** Where the promise ends that begins there; its beginning where it is none. */
function promisedUntil(pieces: readonly Piece[], from: number): number {
  let to = Math.min(pieces.length, from + LONGEST)
  while (to > from && !promises.test(phraseText(pieces.slice(from, to)))) to -= 1
  return to
}
const LONGEST = 12
const promises = pattern`^ (?:(?:,|but|and|so|which|um|each|apiece) )*(?:${willPayBack}|[^\d ]+ (?:is|are) (?:refunding|reimbursing))(?: (?:later|tomorrow|soon|next week|on \S+day|\S+day))? $`
