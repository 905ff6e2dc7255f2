import { withoutBehindPrice } from '#domain/understanding/settle/behind-price.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { ends, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'

/** "paid the remaining 400 on the kitchen, deposit was 600 last month": what was put down before is told behind the last part, and was paid then. */
export function withoutEarlierDeposit(input: Piece[]): Piece[] {
  return withoutBehindPrice(input, depositUntil)
}

/** Where the words end that tell of it; where they begin, if they do not. */
function depositUntil(pieces: readonly Piece[], from: number): number {
  if (!isPause(pieces[from - 1]) || !opening.test(phraseText(pieces.slice(from, from + 7)))) return from
  const isLastPart = lastPart.test(phraseText(pieces.slice(0, from)))
  const last = Math.min(pieces.length, from + LONGEST)
  for (let to = last; to > from + 2; to -= 1) {
    if (!ends(pieces[to])) continue
    const words = phraseText(pieces.slice(from, to))
    if (deposit.test(words) && (isLastPart || longAgo.test(words))) return to
    if (isLastPart && putDown.test(words)) return to
  }
  return from
}
const LONGEST = 12
const lastPart =
  / (?:balance|final|rest|remaining|remainder|left to pay|(?:second|other) half|last (?:bit|part|instal?lment|payment)|paid (?:it )?off|settled) /
const lead = '(?:(?:and|but|so|as|since|i|we|id|wed|had|have|ive|weve|already|um) )*'
const opening = / (?:deposit|down payment|already|had|put down) /
const longAgo = / (?:back|already|ago|earlier) /
const earlier =
  '(?:already |back )?(?:(?:in|on|at|from) \\S+|last \\S+|(?:an?|one|two|three|four|few|\\d) (?:weeks?|months?|years?) (?:ago|back|before)|(?:earlier|before|already|then|upfront))'
const deposit = pattern`^ ${lead}(?:the |a |my |our )?(?:(?:deposit|down payment) (?:of |was |is )?\S*\d\S* ${unitSaid}|\S*\d\S* ${unitSaid}(?:deposit|down payment) )(?:(?:was|went|paid|came) )?(?:(?:in|out|paid) )?${earlier} $`
const putDown = pattern`^ ${lead}(?:paid|put down|put|gave|given|left|sent) (?:(?:down|the|a|an|them|him|her) )*\S*\d\S* ${unitSaid}(?:(?:down|deposit|as a deposit|upfront|for the deposit|before) )?(?:${earlier} )?$`
