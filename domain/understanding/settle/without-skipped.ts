import { pattern } from '#domain/understanding/words/pattern.ts'
import { ends, isAmount, isPause, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "breakfast 9, lunch I skipped, dinner 31", "coffee 4, didn't have breakfast, lunch 12", "breakfast 9 no lunch dinner 31": what was not had is
 * named without a price, lends its name to no price beside it, and denies none.
 */
export function withoutSkipped(input: Piece[]): Piece[] {
  if (!input.some(({ norm }) => telltale.has(norm))) return input
  const pieces = [...input]
  silence(pieces, 0, endOfNotTaken(input))
  let from = 0
  for (let at = 0; at <= input.length; at += 1) {
    if (at < input.length && !isPause(input[at])) continue
    const told = input.slice(from, at)
    const isAgain = told.some((piece) => piece.type === 'name' && isToldBefore(input.slice(0, from), piece))
    if (skippedAtPrice.test(phraseText(told)) || (!isAgain && isSkipped(told, nextTold(input, at + 1))))
      silence(pieces, from, at)
    else {
      skipCourses(pieces, from, at)
      withoutExtras(pieces, from, at)
    }
    from = at + 1
  }
  return pieces
}
const telltale = wordSet('skipped skip no didnt missed leftovers home nothing')

/** "milk 2, skipped the wine 12": a thing and its price, neither of them had. */
const skippedAtPrice =
  /^ (?:(?:and|but|so|then|i|we) )*skipped (?:the|that|those|a) (?:[^\d ]+ ){1,3}(?:for |at |was )?\S*\d\S* $/

/** "didn't take the taxi took the bus for 2": where begins what was taken instead, told without a pause; 0 where nothing was. */
function endOfNotTaken(pieces: readonly Piece[]): number {
  const denied = tookOther.exec(phraseText(pieces))?.[1]?.trim().split(' ').length ?? 0
  return pieces.slice(0, denied).some((piece) => isAmount(piece) || isPause(piece)) ? 0 : denied
}
const tookOther = pattern`^ ((?:(?:so|and|i|we|today) )*didnt (?:take|get|buy|have|order|eat|go for|want) (?:(?:the|a|an|any|my) )?(?:[^\d ]+ ){1,2}?)(?:(?:so|but|just|i|we) )*(?:took|got|had|bought|ordered|ate|went for|grabbed) (?!it |them |that )`

/** All between two pauses: a thing, and that it was not had. */
function isSkipped(told: readonly Piece[], next: readonly Piece[]): boolean {
  if (boughtNothing.test(phraseText(told))) return next.some(({ type }) => type === 'name' || type === 'amount')
  if (told.some(isAmount) || !told.some(({ type }) => type === 'name')) return false
  // "skipped lunch, saved 12"
  if (next.length > 0 && !next.some(({ type }) => type === 'name')) return false
  const words = phraseText(told)
  return notHad.test(words) || noneForMe.test(words) || isNone(told, next)
}
/** "no coffee for me today" */
const noneForMe =
  /^ (?:(?:and|but|so) )*no (?:\S+ ){1,2}for (?:me|us)(?: (?:today|tonight|this time|yesterday|anymore))? $/
/** "no lunch", "no lunch today": a course that was not had, where another thing and its price follow. */
function isNone([no, course, ...more]: readonly Piece[], next: readonly Piece[]): boolean {
  if (
    no?.norm !== 'no' ||
    !isCourse(course) ||
    !more.every(({ type, norm }) => type === 'day' || /^(?:out|in)$/.test(norm))
  )
    return false
  return next.some(({ type }) => type === 'name') && next.some(isAmount)
}

/** "cinema 11, popcorn 6, I didn't get the popcorn in the end": what was told is taken back. */
function isToldBefore(before: readonly Piece[], { norm }: Piece): boolean {
  return before.some((piece) => piece.norm === norm)
}

const when =
  '(?:(?:today|yesterday|tonight|either|though|again|at all|this time|this morning|instead) )*(?:(?:because|cause|cos|since) .*)?$'
const notHad = pattern`^ (?:(?:and|but|so|then|i|we) )*(?:skipped|missed|had no|didnt (?:have|get|eat|do|buy|take|need)) (?:(?:any|the|my|a) )?(?:\S+ ){1,2}?${when}
  |^ (?:(?:and|but|so|then|the|my) )*(?:\S+ ){1,2}?(?:(?:i|we) (?:just )?(?:skipped|missed|didnt (?:have|get|eat|do|buy|take|need))|(?:was|were) (?:(?:just|only|from) )*(?:leftovers|at home|nothing)|at home|nothing) ${when}`

/** "tuesday I didn't buy anything", "wednesday nothing" */
const boughtNothing = pattern`^ (?:(?:and|but|so|then|on) )*(?:(?:\S+day|yesterday|today) )?(?:(?:i|we) )?(?:didnt (?:buy|spend|get|eat|have|do) (?:anything|a thing|much)|(?:bought|spent|had) nothing|nothing)
  (?: (?:\S+day|yesterday|today|at all))?(?: (?:thank (?:god|goodness|heavens)|luckily|surprisingly|for once|um))? $`

/** "breakfast 9 no lunch dinner 31", where "coffee 4 no tea 5" puts right. */
function skipCourses(pieces: Piece[], from: number, to: number): void {
  for (let at = from + 1; at < to - 2; at += 1)
    if (
      normAt(pieces, at) === 'no' &&
      isAmount(pieces[at - 1]) &&
      isCourse(pieces[at + 1]) &&
      endsCourse(pieces.slice(at + 2, to))
    )
      silence(pieces, at, at + 2)
}

/** "lashes 90 no tip", "dinner 40 with no tip": what was not given on top. */
function withoutExtras(pieces: Piece[], from: number, to: number): void {
  for (let at = from + 1; at < to; at += 1) {
    const isNone = normAt(pieces, at) === 'no' && extras.test(normAt(pieces, at + 1)) && endsExtra(pieces, at + 2)
    if (isNone) silence(pieces, normAt(pieces, at - 1) === 'with' ? at - 1 : at, at + 2)
  }
}
/** "no insurance obviously" */
function endsExtra(pieces: readonly Piece[], at: number): boolean {
  return ends(pieces[/^(?:obviously|either|though|sadly|luckily|of)$/.test(normAt(pieces, at)) ? at + 1 : at])
}
const extras = /^(?:tips?|tax|fees?|delivery|discount|receipt|change|insurance|copay|deposit|interest)$/

/** "… dinner 31", "… today, …" */
function endsCourse(behind: readonly Piece[]): boolean {
  return isPricedCourse(behind) || (behind[0]?.type === 'day' && behind.length === 1)
}

function nextTold(pieces: readonly Piece[], from: number): readonly Piece[] {
  const end = pieces.findIndex((piece, at) => at >= from && isPause(piece))
  return pieces.slice(from, end < 0 ? undefined : end)
}

function isPricedCourse([course, price, link]: readonly Piece[]): boolean {
  return isCourse(course) && (isAmount(price) || isAmount(link))
}

function isCourse(piece: Piece | undefined): boolean {
  return piece?.type === 'name' && courses.has(piece.norm)
}
const courses = wordSet('breakfast brunch lunch dinner supper dessert starter snack snacks')
