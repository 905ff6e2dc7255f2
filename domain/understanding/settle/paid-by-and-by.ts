import { isPriced, minorOf, onlyPriced, setAside, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'

/** What is paid by and by: where one payment of it is told to have been made, that payment. */
export function paidByAndBy(pieces: Piece[]): Piece[] {
  return rateOfPlan(pieces) ?? termOfYear(pieces) ?? pieces
}

/** "the ring is 2400, paying 200 a month, this month's went through": of what it costs in all the rate was paid. */
function rateOfPlan(pieces: readonly Piece[]): Piece[] | null {
  const [whole, rate, ...more] = [...pieces.keys()].filter(
    (index) => isPriced(pieces[index]) && !/^(?:months|weeks|years)$/.test(normAt(pieces, index + 1)),
  )
  if (whole === undefined || rate === undefined || more.length > 0) return null
  if (minorOf(pieces[rate]) >= minorOf(pieces[whole])) return null
  const lead = phraseText(pieces.slice(whole + 1, rate))
  if (!onPlan.test(lead) || !ratePaid.test(phraseText(pieces.slice(rate + 1)))) return null
  return pieces.map((piece, index) => {
    if (index === whole && piece.type === 'amount') return setAside(piece)
    const isStated = index === whole - 1 && /^(?:is|was|costs?)$/.test(piece.norm)
    const isTold = index > whole && index !== rate && piece.type !== 'day' && piece.type !== 'end'
    return isStated || isTold ? quiet(piece) : piece
  })
}

/**
 * "car insurance is 600 a year, I pay it quarterly, this quarter's just went out": one payment of what the year costs. Where none is told to
 * have been made, "600 a year" stays what it costs, and of a salary nobody knows what is left of it.
 */
function termOfYear(pieces: Piece[]): Piece[] | null {
  const price = onlyPriced(pieces)
  if (!price) return null
  const { at, piece: whole } = price
  if (comesIn.test(phraseText(pieces.slice(0, at)))) return null
  const term = termPaid.exec(phraseText(pieces.slice(at + 1)))?.[1]
  const ways = term === undefined ? undefined : termsOfYear.get(term)
  if (ways === undefined) return null
  return pieces.map((piece, index) => {
    if (index === at) return withAmount(whole, Math.round(minorOf(whole) / ways))
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
const onPlan = pattern`^ (?:in total |altogether )?(?:over \S+ (?:months|weeks|years) )?(?:(?:and|so|but|i|we|im|were|its|thats|at|on a plan|works out(?: at)?|comes to) )*(?:paying |pay |it at |it off at )?$`
const firstOne = '(?:the )?first (?:one|payment|instal?lment) '
const oneMade = `(?:${term}|${firstOne})(?:${made})+|${firstOne}|(?:i |we )?(?:just )?paid (?:${term}|${firstOne})(?:${made})*`
const ratePaid = pattern`^ (?:an?|per|every|each) (?:month|week|quarter) (?:(?:and|so|but) )?(?:${oneMade})$`
