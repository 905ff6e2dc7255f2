import { pattern } from '#domain/understanding/words/pattern.ts'
import { ends, isAmount, isPause, type Piece, phraseText, without } from '#domain/understanding/words/piece.ts'
import { normBefore, prior } from '#domain/understanding/words/prior.ts'

/**
 * "salary in, 2140, a bit more than last month", "rolls 11, last week it was Jens", "… so there goes that", "a sandwich 4, my cousin ate half
 * of it": what is remarked behind a price, and neither names, dates, shares nor denies what was paid.
 */
export function withoutAsides(input: Piece[]): Piece[] {
  for (let from = input.findIndex(isAmount) + 1; from < input.length; from += 1) {
    const to = opens(input, from) ? asideUntil(input, from) : from
    if (to > from) return withoutAsides(without(input, from, to))
  }
  return input
}

function opens(pieces: readonly Piece[], at: number): boolean {
  const before = prior(pieces, at)
  if (before === undefined || isPause(pieces[at])) return false
  return isPause(before) || isAmount(before) || before.type === 'day' || joint.test(normBefore(pieces, at + 1))
}
/** What an aside begins with where no pause is heard before it. */
const joint = /^(?:so|because|cause|cos|i|im|we|were)$/

/** Where it ends; its beginning where it is none. */
function asideUntil(pieces: readonly Piece[], from: number): number {
  const last = Math.min(pieces.length, from + LONGEST)
  for (let to = from + 2; to <= last; to += 1) {
    if (isAmount(pieces[to - 1])) return from
    if ((ends(pieces[to]) || pieces[to]?.norm === 'so') && aside.test(phraseText(pieces.slice(from, to)))) return to
  }
  return from
}
/** In pieces. */
const LONGEST = 16

const lead = '(?:(?:and|but|so|because|cause|cos|well|um|oh) )*'
const aside = pattern`^ ${lead}(?:
  (?:(?:its|it is|thats|that is|which is|which was|it was|thats|was|is) )?(?:(?:a (?:bit|little|lot|tad)|bit|much|way|far|slightly|even|quite a bit|no|not) )*(?:more|less|higher|lower|cheaper|dearer|pricier|better|worse|steeper|smaller|bigger) than (?:it was |the )?(?:last|usual|usually|normal|normally|before|i (?:thought|expected|planned|remember)|expected|planned|the (?:last|other))(?: (?:time|week|month|year|one|it was|um))*(?: (?:because|cause|cos|since|thanks|due) .*)?
  |(?:last (?:time|week|month|year)|yesterday) (?:it|that) was (?:(?:my|our) )?(?!\S*\d)(?!in |at |on |for |from |mine |me |free |also |only )\S+(?: turn| treat| round)?
  |there (?:goes|go|went) (?:that|it|my|the|our) ?(?:\S+ ?)?
  |(?:my |our |the |his |her )?(?!i |we )\S+ (?:just )?(?:ate|drank|finished|pinched|stole|nicked|scoffed|spilled|spilt|dropped|wasted) (?:(?:more than|nearly|almost|about|over) )?(?:half|most|some|all|a third|a quarter|the other half) (?:of (?:it|them|that|mine|those)|(?:himself|herself|themselves))
  |(?:its|it is|it was) (?:my |the )?(?:salary|pay|wage|payday) ?(?:week|day|weekend|time)?
  |(?:im|i am|were|we are) (?:clearly |definitely |obviously )?in the wrong (?:job|business|trade|line of work)
  ) ?$`
