import { type Placed, without } from '#domain/understanding/settle/reckoning.ts'
import { setAside } from '#domain/understanding/settle/settle-piece.ts'
import { ends, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'

/** "had 100, spent 40 on food, 60 left": what is still there. */
export function leftOver(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const rest = amounts.find(({ at }) => /^(left|remaining|over)$/.test(normAt(pieces, at + 1)) && ends(pieces[at + 2]))
  if (rest) return pieces.map((piece, at) => (at === rest.at ? setAside(rest.piece) : piece))
  const kept = amounts.find(({ at }) => isLeftWith(pieces, at))
  if (kept)
    return pieces.map((piece, at) => {
      if (at === kept.at) return setAside(kept.piece)
      return (at === kept.at - 1 || at === kept.at - 2) && piece.type === 'word' ? quiet(piece) : piece
    })
  return notPaid(pieces, amounts)
}

/** "left with 60 dollars after spending 40 on gas"; "left with a 60 dollar coat" carried it off. */
function isLeftWith(pieces: readonly Piece[], at: number): boolean {
  const lead = phraseText(pieces.slice(Math.max(0, at - 3), at))
  const next = pieces[at + 1]
  return / left with (?:only |just |about )?$/.test(lead) && (ends(next) || leftAfter.test(next?.norm ?? ''))
}

const leftAfter = /^(?:after|once|since|because|cause|when|now)$/

/** "down to my last 20, bought bread 3", "cancelled Hulu, saved 8, coffee 4", "saved 20 on shoes that cost 60": none of it was paid. */
function notPaid(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const [told] = amounts
  if (!told) return null
  const words = phraseText(pieces.slice(0, told.at))
  const next = pieces[told.at + 1]
  const isSaved = next?.norm === 'saved' && gotSaved.test(words) && amounts.length > 1
  if (isSaved) return without(pieces, told, (piece, at) => at < told.at + 2 && piece.type !== 'end')
  const kept =
    saving.test(words) &&
    (next?.norm === 'on' ||
      next?.norm === 'by' ||
      (gaveUp.test(words) && (ends(next) || perTime.test(next?.norm ?? ''))))
  if (!kept && !/^ (?:im |i am |we are |were |i was )?down to (?:my|our|the) last $/.test(words)) return null
  return without(pieces, told, (piece, at) => at < told.at && piece.type !== 'end')
}

const saving =
  /^ (?:(?:cancell?ed|switched|downgraded) .*|i |we |just |and )*sav(?:ed?|es|ing) (?:me |us |like |about )*$/

/** "got 20 saved with a coupon on groceries, paid 80" */
const gotSaved = /^ (?:(?:i|we|just|and) )*(?:got|had) (?:(?:like|about) )*$/

const gaveUp = / (?:cancell?ed|switched|downgraded) /

const perTime = /^(?:an?|per|every|each|monthly|yearly)$/
