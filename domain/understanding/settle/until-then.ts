import { determiners } from '#domain/understanding/words/function-words.ts'
import { ends, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "lent my brother 300 till Friday", "bus pass until Sunday 22", "borrowed 50 from Ana till month end": when it is to come back, or how long it
 * lasts, and not when it was paid. In "from Monday till Friday" and "here from nine till eleven" it ends what has begun, and "at the till" one pays.
 */
export function untilThen(input: Piece[]): Piece[] {
  if (!input.some(({ norm }) => until.test(norm) || /^back\b/.test(norm))) return input
  const pieces = [...input]
  const isLent = input.some(({ norm }) => lent.has(norm))
  for (const [at, { norm, type }] of input.entries()) {
    if (type === 'day' && comesBack.test(saidUntil(input, at))) silence(pieces, at)
    const before = prior(input, at)
    if (type !== 'word' || !until.test(norm)) continue
    if (determiners.has(before?.norm ?? '') || before?.type === 'time' || before?.type === 'number') continue
    if (before?.type === 'day' && !isLent) continue
    silence(pieces, at, Math.max(at, termEnd(input, at + 1, isLent)))
  }
  return pieces
}
/** "lent Dave 50, he'll pay me back Friday" */
const comesBack =
  / (?:hell|shell|theyll|will|wants|gonna|going to|promised|says|said|due|has to|have to|must) (?:\S+ ){0,5}back (?:(?:on|by|next|this|it) )*$/
const LEAD = 9

/** The words up to a day, which may hold the "back" in front of it. */
function saidUntil(pieces: readonly Piece[], day: number): string {
  const back = pieces[day]?.norm.startsWith('back ') ? 'back ' : ''
  return phraseText(pieces.slice(Math.max(0, day - LEAD), day)) + back
}

const until = /^(?:till|til|until|untill)$/
const lent = wordSet(
  'advanced borrow borrowed bunged fronted gave lend lent loan loaned slipped spot spotted sub subbed',
)

/** Where the words end that tell how long: behind a day, and of what was lent behind the words for one; the beginning where they are others. */
function termEnd(pieces: readonly Piece[], from: number, isLent: boolean): number {
  let to = from
  while (to < from + LONGEST && term.has(normAt(pieces, to))) to += 1
  if (pieces[to]?.type === 'day') return to + 1
  return isLent && to > from && ends(pieces[to]) ? to : 0
}
const LONGEST = 5
const term = wordSet(`
  at christmas coming end first fifteenth get gets he i just least me month my next of pay paid payday she start term the then they this
  we week weekend year january february march april may june july august september october november december
`)
