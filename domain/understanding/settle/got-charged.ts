import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import {
  ends,
  isAmount,
  isPauseOrSound,
  type Piece,
  phraseText,
  quiet,
  shaped,
} from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "got dinged 35 for overdraft", "I got hit with a 50 fine": charged, in the words of whom it hurt. "got pinged 3 times" and "my car got
 * dinged, 300 to fix" tell of no charge, and what another got was another's.
 */
export function gotCharged(input: Piece[]): Piece[] {
  const verb = input.findIndex(({ norm }, at) => hurting.has(norm) && /^(?:got|get)$/.test(normAt(input, at - 1)))
  const amount = input.findIndex((piece, at) => at > verb && isAmount(piece))
  const hurt = input[verb]
  if (verb < 1 || !hurt || !isOwn(input, verb - 1)) return input
  if (!leads.test(phraseText(input.slice(verb + 1, amount)))) return input
  if (!isCharge.test(phraseText(input.slice(amount, amount + 5)))) return input
  return input.map((piece, at) => {
    if (at === verb) return shaped({ ...hurt, norm: 'charged' })
    return at > verb && at < amount && /^(?:with|for)$/.test(piece.norm) ? quiet(piece) : piece
  })
}
const hurting = wordSet(
  'clobbered dinged done hammered hit nailed pinged rinsed slammed slapped smacked socked walloped whacked',
)
const leads = /^ (?:with |for )?(?:(?:an?|another|the|um|like|about) )*$/
const isCharge = pattern`^ \S*\d\S* ${unitSaid}(?:for (?!\S*\d|me |him |her |them |my (?:exam|test|essay|paper) |offside |(?:late )?homework |talking |speaking )|(?:\S+ ){0,2}?(?:fees?|fines?|charges?|penalty|surcharge|ticket|bill) )`

/** One's own, and not what a brother or a car got. */
function isOwn(pieces: readonly Piece[], got: number): boolean {
  let lead = got
  while (/^(?:i|we|ive|weve|just|only|also|then|finally)$/.test(normAt(pieces, lead - 1))) lead -= 1
  const before = prior(pieces, lead)
  return ends(before) || isPauseOrSound(before)
}
