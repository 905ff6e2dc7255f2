import { isIncome } from '#domain/understanding/income/is-income.ts'
import { isAmount, type Piece, phraseText, shaped } from '#domain/understanding/words/piece.ts'

/** "got 25 from mum and spent it on pizza": all that came in was spent, so that it is the price of what it went on as well. */
export function spentOn(input: Piece[]): Piece[] {
  const came = input.findIndex(isAmount)
  const sum = input[came]
  const it = input.findIndex(({ norm }, at) => at > came && /^(?:it|that)$/.test(norm))
  if (sum?.type !== 'amount' || it < 0 || input.slice(came + 1, it + 3).some(isAmount)) return input
  const [before, behind] = [phraseText(input.slice(it - 3, it)), phraseText(input.slice(it + 1, it + 4))]
  if (!spends.test(before) || !on.test(behind) || !isIncome(input.slice(0, it - 1))) return input
  const { from, to, start, end, norm } = input[it] ?? sum
  return input.map((piece, at) => (at === it ? shaped({ ...sum, from, to, start, end, norm }) : piece))
}

const spends = / (?:spent|blew|used|put|dropped|wasted) (?:all of )?$/
const on = /^ (?:(?:all|straight|right) )*(?:on|for|towards?|at) /
