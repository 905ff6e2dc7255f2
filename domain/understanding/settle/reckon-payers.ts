import { minor } from '#domain/money.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { isAtShop, type Placed } from '#domain/understanding/settle/reckoning.ts'
import { setAside, withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type AmountPiece, ends, type Piece, phraseText, quiet, shaped } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'
import { coupon, giftCard, storeCredit } from '#domain/understanding/words/reduction-words.ts'
import { wordsOf } from '#domain/understanding/words/word-set.ts'

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
  const [mine = ''] = fromMe.exec(phraseText(pieces.slice(own.at + 1))) ?? []
  const concluded =
    (mine !== '' || between.some(({ norm }) => /^(so|i|we|leaving|left)$/.test(norm))) &&
    !between.some((piece) => isContent(piece) && !reduction.test(piece.norm))
  if (!concluded) return null
  return pieces.map((piece, at) => {
    if (isTippedOut && at === whole.at) return withAmount(whole.piece, own.minor)
    if (isTippedOut && at === own.at) return setAside(own.piece)
    if (at === whole.at || at === others.at) return setAside((at === whole.at ? whole : others).piece)
    if (at > own.at && at <= own.at + wordsOf(mine).length) return quiet(piece)
    return at > whole.at && at < own.at && piece.type !== 'end' && !isAtShop(pieces, at) ? quiet(piece) : piece
  })
}

/** "… so two hundred came from me", "300 was for me", "60 out of my own pocket" */
const fromMe =
  /^ (?:(?:came|come|comes|was|is) )?(?:out )?(?:from|of|on|for|to) (?:me|us|my (?:own )?(?:pocket|purse|side)) |^ (?:was|is) mine /

const reduction = pattern`^(?:store|gift|${giftCard}|${coupon}|${storeCredit})$`

const coveredBy =
  / (?:(?:covered|paid|covers|pays|(?<!^ (?:i|we) )gave|picked up|chipped in|put in|took off|took care of|threw in) (?:for )?|(?:gave|paid|sent|handed) (?:me|us) (?:back )?|(?:had|used|got|redeemed|with|minus|less) (?:a |an |my |the )?)$/

/**
 * "the vet was 210 and insurance paid 150", "dinner 80, Dave paid 30": whether all of it was paid first, or the rest alone, only the
 * person knows. What somebody chipped in ("tapas 44 but Lucy put in 20") leaves the rest either way.
 */
export function partCovered(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, others] of amounts.entries()) {
    const whole = prior(amounts, index)
    if (!whole || others.minor >= whole.minor) continue
    const between = phraseText(pieces.slice(whole.at + 1, others.at))
    const person = byPerson.exec(between)
    const isPerson = person !== null && isCompanion(person[1] ?? '')
    if (!isPerson && (amounts.length > 2 || !byPayer.test(between))) continue
    const to = pieces.findIndex(({ norm }, at) => at > others.at && !/^(?:of|it|that)$/.test(norm))
    if (to > 0 && !ends(pieces[to]) && !(isPerson && pieces[to]?.type === 'day')) continue
    const { piece } = whole
    const rest = minor(whole.minor - others.minor)
    const open = shaped({ ...piece, money: { ...piece.money, otherMinor: rest, decimal: false } })
    const left = isPerson && person[2]?.endsWith(' in') ? withAmount(piece, rest) : open
    const namesThing = isPerson && /^ (?:for|on) /.test(between)
    const tells = namesThing ? pieces.findIndex(({ norm }, at) => at > whole.at && norm === person[1]) : whole.at + 1
    return pieces.map((each, at) => {
      if (at === whole.at) return left
      return at >= tells && (to < 0 || at < to) && each.type !== 'end' ? quiet(each) : each
    })
  }
  return null
}

const byPayer = pattern` (?:(?:the|my|our) )?(?:boss|company|employer|insurance|insurer|office|work)(?: (?:has|have))? (?:paid|covered|covers|pays
  |picked up|took care of) (?:for )?$`

const byPerson =
  /^ (?:(?:for|on) (?:(?:the|my|our|some|an?) )?(?:\S+ ){1,2})?(?:(?:and|but|so|then) )*(?:(?:the|my|our) )?(\S+) (?:has |have |had )?(paid|covered|(?:put|chipped|threw|pitched|kicked) in) (?:for )?$/

function isCompanion(word: string): boolean {
  return (namesPerson(word) && !/^(?:myself|me|us|everyone|everybody)$/.test(word)) || /^s?he$/.test(word)
}
