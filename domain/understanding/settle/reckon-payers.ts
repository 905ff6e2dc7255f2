import { minor } from '#domain/money.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { isAtShop, type Placed } from '#domain/understanding/settle/reckoning.ts'
import { setAside, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, type Piece, phraseText, quiet, shaped } from '#domain/understanding/words/piece.ts'
import { coupon, giftCard, storeCredit } from '#domain/understanding/words/reduction-words.ts'

/** "Mrs Alvarez was fifty short so she paid eleven fifty instead of twelve hundred": what somebody owed, less what was missing, came in. */
export function paidShort(pieces: Piece[], [short, paid, due, ...more]: readonly Placed[]): Piece[] | null {
  if (!short || !paid || !due || more.length > 0 || pieces[short.at + 1]?.norm !== 'short') return null
  const payer = paysLess.exec(phraseText(pieces.slice(short.at + 1, paid.at)))?.[1] ?? ''
  const rest = due.minor - short.minor
  if (!payer || rest <= 0) return null
  if (!insteadOf.test(phraseText(pieces.slice(paid.at + 1, due.at)))) return null
  const verb = pieces.findLastIndex(({ norm }, at) => at < paid.at && norm === 'paid')
  const isOwn = /^(?:i|we)$/.test(payer)
  const isRest = rest === paid.minor || rest === paid.piece.money.otherMinor
  // Where the three do not add up, only the person knows which of them was another.
  const open = { ...paid.piece, money: { ...paid.piece.money, otherMinor: minor(rest), decimal: false } }
  return pieces.map((piece, at) => {
    if (at === paid.at) return isRest ? withAmount(paid.piece, rest) : shaped(open)
    if (at === short.at || at === due.at) return setAside(piece as AmountPiece)
    if (!isOwn && (at === verb - 1 || at === verb)) return shaped({ ...piece, norm: at === verb ? 'me' : 'paid' })
    return at >= short.at - 1 && at < due.at && at !== verb ? quiet(piece) : piece
  })
}

const paysLess =
  /^ short (?:(?:on|for|with) (?:the |her |his |their |this )?(?:\S+ )?)?(?:(?:this|last) month )?(?:so|and|but) (i|we|he|she|they) (?:(?:only|just) )*paid (?:(?:me|us|only|just) )*$/

const insteadOf = /^ (?:(?:for|in) (?:\S+ ){1,2})?(?:instead of|rather than|not) (?:(?:the|her|his|their|usual) )*$/

/** "eye exam 90 but insurance covered 60 so I paid 30": the rest of what another paid is the own part. */
export function restTold(pieces: Piece[], [whole, others, own, ...more]: readonly Placed[]): Piece[] | null {
  if (!whole || !others || !own || more.length > 0 || whole.minor - others.minor !== own.minor) return null
  const how = phraseText(pieces.slice(whole.at + 1, others.at))
  // "made 95 in tips but had to tip out the busser 15 so 80 to me"
  const isTippedOut = / tip(?:ped)? out (?:(?:the|my) )?\S+ $/.test(how)
  if (!isTippedOut && !coveredBy.test(how)) return null
  const between = pieces.slice(others.at + 1, own.at)
  const concluded =
    between.some(({ norm }) => /^(so|i|we|leaving|left)$/.test(norm)) &&
    !between.some((piece) => isContent(piece) && !reduction.test(piece.norm))
  if (!concluded) return null
  return pieces.map((piece, at) => {
    if (isTippedOut && at === whole.at) return withAmount(whole.piece, own.minor)
    if (isTippedOut && at === own.at) return setAside(own.piece)
    if (at === whole.at || at === others.at) return setAside((at === whole.at ? whole : others).piece)
    return at > whole.at && at < own.at && piece.type !== 'end' && !isAtShop(pieces, at) ? quiet(piece) : piece
  })
}

const reduction = pattern`^(?:store|gift|${giftCard}|${coupon}|${storeCredit})$`

const coveredBy =
  / (?:(?:covered|paid|covers|pays|picked up|chipped in|took off|took care of|threw in) (?:for )?|(?:had|used|got|redeemed|with|minus|less) (?:a |an |my |the )?)$/

/** "the vet was 210 and insurance paid 150": whether all of it was paid first, or the rest alone, only the person knows. */
export function partCovered(pieces: Piece[], [whole, others, ...more]: readonly Placed[]): Piece[] | null {
  if (!whole || !others || more.length > 0 || others.minor >= whole.minor) return null
  if (!byPayer.test(phraseText(pieces.slice(whole.at + 1, others.at)))) return null
  if (pieces.slice(others.at + 1).some(({ type, norm }) => type !== 'end' && !/^(?:of|it|that)$/.test(norm)))
    return null
  const { piece } = whole
  const rest = minor(whole.minor - others.minor)
  const open = shaped({ ...piece, money: { ...piece.money, otherMinor: rest, decimal: false } })
  return [...pieces.slice(0, whole.at), open, ...pieces.slice(whole.at + 1).map(quiet)]
}

const byPayer = pattern` (?:(?:the|my|our) )?(?:boss|company|employer|insurance|insurer|office|work)(?: (?:has|have))? (?:paid|covered|covers|pays
  |picked up|took care of) (?:for )?$`
