import { dayOf, dayParts, daysInMonth } from '#domain/calendar.ts'
import { inRole, type Piece, quiet } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'

const bareDate = /^(?:on )?(?:the )?(?:\d{1,2}|[a-z]+(?:st|nd|rd|th)|(?:twenty|thirty) ?-?[a-z]+)$/

/** "last month I paid 900 rent on the 1st": a bare date behind the month that the sentence opens with is one of that month. */
export function datesInMonth(pieces: readonly Piece[]): Piece[] {
  const opening = pieces.findIndex(({ type }) => type === 'day' || type === 'amount')
  const month = pieces[opening]
  // "last month was mad" is told of the month itself.
  const isSubject = /^(?:was|were|is)$/.test(normAt(pieces, opening + 1))
  if (month?.type !== 'day' || month.norm !== 'last month' || isSubject) return [...pieces]
  const dated = pieces.map((piece, at) => {
    if (at <= opening || piece.type !== 'day' || !bareDate.test(piece.norm)) return piece
    const { year, month: which } = dayParts(month.day)
    const { date } = dayParts(piece.day)
    if (date > daysInMonth(year, which)) return piece
    return inRole(piece, { type: 'day', day: dayOf(year, which, date), future: false })
  })
  const isDated = dated.some((piece, at) => piece !== pieces[at])
  return isDated ? dated.map((piece, at) => (at === opening ? quiet(piece) : piece)) : dated
}
