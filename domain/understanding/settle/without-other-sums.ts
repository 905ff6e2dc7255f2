import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import {
  type AmountPiece,
  ends,
  isAmount,
  isPause,
  type Piece,
  phraseText,
  without,
} from '#domain/understanding/words/piece.ts'

/**
 * "paid 25, 175 to go", "18,000 now, the other half 18,000 in January", "airtime 1000, they added 100 bonus", "drinks 18, Giulia left 2 for the
 * waiter", "40 zloty, something like 9 euro": a sum that is told behind a price, and that nobody paid, another paid, is still to be paid, or
 * is the same in other money.
 */
export function withoutOtherSums(input: Piece[]): Piece[] {
  const price = input.findIndex(isAmount)
  for (let from = price + 1; price >= 0 && from < input.length; from += 1) {
    if (isPause(input[from]) || !(isPause(input[from - 1]) || isAmount(input[from - 1]))) continue
    const to = otherSumUntil(input, from)
    if (to > from) return withoutOtherSums(without(input, from, to))
  }
  return input
}

function otherSumUntil(pieces: readonly Piece[], from: number): number {
  const last = Math.min(pieces.length, from + LONGEST)
  for (let to = from + 2; to <= last; to += 1) {
    if (!ends(pieces[to])) continue
    const told = pieces.slice(from, to)
    const words = phraseText(told)
    if (notPaid.test(words) || isOthersShare(words) || (inOther.test(words) && isConverted(pieces, told))) return to
  }
  return from
}
const LONGEST = 14

const lead = '(?:(?:and|but|so|well|um|oh|then) )*'
const sum = pattern`(?:(?:like|about|around|only|just|another) )*(?:\d{1,3} )?\S*\d\S* ${unitSaid}`.source
const later =
  '(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|the new year|(?:an?|one|two|three|\\d+) (?:weeks?|months?|days?)|spring|summer|autumn|winter)|next (?:week|month|year|time)|later|tomorrow|afterwards|at the end|on delivery|when its (?:done|finished|ready|delivered))'
const notPaid = pattern`^ ${lead}(?:${sum}(?:(?:is|are) )?(?:to go|still (?:pending|owed|due|to go)|(?:left )?to pay ${later}|pending)
  |(?:and )?the (?:other|remaining|second|next|last)(?: half| part| instalment| payment)? (?:of )?${sum}(?:is |due |comes )*${later}
  |(?:they|he|she|the \S+) (?:(?:also|even) )?(?:added|gave me|gave|threw in|credited) ${sum}(?:bonus|extra|free|for free|as a bonus)
  |(?:its|it is|it was|thats) ${sum}(?:without(?: (?:it|that|the \S+))?|otherwise)
  |(?:ill|i will|im gonna|i need to|i have to|gotta|well|we will) (?:give|pay|send|venmo|transfer|owe|tikkie) (?:him|her|them|\S+)(?: back)? (?:my )?${sum}(?:(?!.*\d)\S+ ){0,4}
  |(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) of \S*\d?\S* ) ?$`
/** "Giulia left 2 for the waiter", "Elin took the 30 for parking" */
const othersShare = pattern`^ ${lead}(\S+) (?:left|took|paid|covered|got|put in|gave) (?:the |an? )?${sum}for (?:(?:the|a|his|her|their) )?(?!me |us |both |all |it |that |them |everyone )\S+(?: (?!me |us )\S+)? ?$`
function isOthersShare(words: string): boolean {
  const who = othersShare.exec(words)?.[1] ?? ''
  return (namesPerson(who) || /^(?:he|she|they)$/.test(who)) && !/ (?:me|us|back) /.test(words)
}
/** "something like 9 euro" */
const inOther = pattern`^ ${lead}(?:(?:something like|roughly|about|around|approximately|thats|which is|so|or) )+${sum}(?:or so |I think |roughly )?$`
function isConverted(all: readonly Piece[], told: readonly Piece[]): boolean {
  const isMoney = (piece: Piece): piece is AmountPiece => piece.type === 'amount'
  const [price] = all.filter(isMoney)
  const other = told.find(isMoney)
  return other?.money.currency !== null && other?.money.currency !== price?.money.currency
}
