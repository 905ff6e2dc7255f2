import { isPriced, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normBefore } from '#domain/understanding/words/prior.ts'

/**
 * "car insurance is 600 a year, I pay it quarterly, this quarter's just went out": one payment of what the year costs. Where none is told to
 * have been made, "600 a year" stays what it costs, and of a salary nobody knows what is left of it.
 */
export function oneTermOfYear(pieces: Piece[]): Piece[] {
  const [at, ...more] = [...pieces.keys()].filter((index) => isPriced(pieces[index]))
  const whole = at === undefined ? undefined : pieces[at]
  if (at === undefined || more.length > 0 || whole?.type !== 'amount') return pieces
  if (comesIn.test(phraseText(pieces.slice(0, at)))) return pieces
  const term = termPaid.exec(phraseText(pieces.slice(at + 1)))?.[1]
  const ways = term === undefined ? undefined : termsOfYear.get(term)
  if (ways === undefined) return pieces
  return pieces.map((piece, index) => {
    if (index === at) return withAmount(whole, Math.round((whole.money.amountMinor ?? 0) / ways))
    const isStated = index === at - 1 && /^(?:is|was|costs?)$/.test(normBefore(pieces, at))
    const isTold = index > at && piece.type !== 'day' && piece.type !== 'end'
    return isStated || isTold ? quiet(piece) : piece
  })
}
const termsOfYear = new Map(
  Object.entries({
    monthly: 12,
    'every month': 12,
    'by the month': 12,
    quarterly: 4,
    'every quarter': 4,
    weekly: 52,
    'every week': 52,
  }),
)
const comesIn = / (?:salary|wages?|pay|pension|earn|make|get|bursary|grant|stipend) /

const often = `(${[...termsOfYear.keys()].join('|')})`
const pays =
  '(?:(?:and|but|so|which|i|we|its|it|that|is|just|only|get|gets) )*(?:(?:pay|paying|paid|billed|charged|split|spread|comes? out|goes out) )(?:(?:it|that|for it|out) )*'
const term =
  '(?:this|todays|the|my|our) (?:(?:first|second|third|fourth|next|last|latest) )?(?:months|quarters|weeks|month|quarter|week|payment|instal?lment|one|part) (?:(?:payment|instal?lment|one|part|bit|share) )?'
const made =
  '(?:has|have|is|was|got|just|already|been|went|gone|came|come|paid|taken|left|debited|out|off|through|cleared|today|yesterday|now|this morning|last night) '
const termPaid = pattern`^ ${unitSaid}(?:an?|per|every|each) (?:year|annum) ${pays}${often} (?:(?:and|so|but) )?(?:${term}(?:${made})+|(?:(?:i|we) )?(?:(?:just|already) )*(?:paid|sent) ${term}(?:${made})*)$`
