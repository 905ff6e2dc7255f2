import { withoutBehindPrice } from '#domain/understanding/settle/behind-price.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { ends, isAmount, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'

/**
 * "put 25 on the PS5, 175 to go", "airtime 1000, they added 100 bonus", "drinks 18, Giulia left 2 for the waiter", "40 zloty, something like 9
 * euro": a sum that is told behind a price, and is still to come, came on top, was another's, or is the same in other money.
 */
export function withoutOtherSums(input: Piece[]): Piece[] {
  return withoutBehindPrice(input, otherSumUntil)
}

function otherSumUntil(pieces: readonly Piece[], from: number): number {
  if (isPause(pieces[from]) || !isPause(pieces[from - 1])) return from
  const before = phraseText(pieces.slice(0, from))
  const last = Math.min(pieces.length, from + LONGEST)
  for (let to = from + 2; to <= last; to += 1) {
    if (!ends(pieces[to])) continue
    const told = pieces.slice(from, to)
    const words = phraseText(told)
    if (notPaid.test(words) || isOthersShare(words) || (inOther.test(words) && isConverted(pieces, told))) return to
    if ((stillToPay.test(words) && paidInPart.test(before)) || (bonus.test(words) && credit.test(before))) return to
  }
  return from
}
const LONGEST = 14

const sum = pattern`(?:(?:like|about|around|only|just) )*(?:\d{1,3} )?\S*\d\S* ${unitSaid}`.source
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|the new year|(?:an?|one|two|three|\\d+) (?:weeks?|months?))'
/** "175 to go", "4 lakh still pending", "the other 18,000 in January", behind what was paid of it. */
const stillToPay = pattern`^ (?:${sum}(?:to go|still (?:pending|owed|due|to go)|pending)|the (?:other|remaining|second) ${sum}(?:in ${month}|next (?:week|month|year))) ?$`
const paidInPart = / (?:paid|put|deposit|down|advance|upfront|up front|instalment|installment|layaway) /
/** "they added 100 bonus", of what is loaded on a telephone or a card. */
const bonus = pattern`^ (?:they|he|she|the \S+) (?:(?:also|even) )?(?:added|gave(?: me)?|threw in|credited) ${sum}(?:as (?:an? )?)?(?:bonus|extra|free|for free) ?$`
const credit = / (?:airtime|data|bundle|load|credit|recharge|recharged|topup|top up|topped|points|miles) /
const notPaid = pattern`^ (?:(?:(?:but|and) )?(?:its|it is|it was) ${sum}(?:without(?: (?:it|that|the \S+))?|otherwise)
  |(?:(?:but|and|so) )?(?:ill|i will|im gonna|i need to|i have to|gotta) (?:give|pay|send|venmo|transfer) (?:him|her|them|\S+)(?: back)? (?:my )?${sum}(?:(?!\S*\d)\S+ ){0,4}
  |(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) of \S*\d\S* ) ?$`
/** "Giulia left 2 for the waiter" */
const othersShare = pattern`^ (?:(?:and|but) )?(\S+) (?:left|paid|covered) (?:the |an? )?${sum}for (?:(?:the|a|his|her|their) )?(?!me |us |both |all |it |that |them |everyone |half |tip )\S+(?: (?!me |us )\S+)? ?$`
function isOthersShare(words: string): boolean {
  return namesPerson(othersShare.exec(words)?.[1] ?? '') && !/ (?:me|us|back) /.test(words)
}
/** "something like 9 euro" */
const inOther = pattern`^ (?:something like|(?:which is|thats)(?: (?:about|around|roughly|like))?) ${sum}(?:or so |i think |roughly )?$`
function isConverted(all: readonly Piece[], told: readonly Piece[]): boolean {
  const price = all.find(isAmount)
  const other = told.find(isAmount)
  return other !== undefined && other.money.currency !== null && other.money.currency !== price?.money.currency
}
