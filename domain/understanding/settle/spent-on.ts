import { isIncome } from '#domain/understanding/income/is-income.ts'
import { isAmount, type Piece, phraseText, shaped } from '#domain/understanding/words/piece.ts'

/** "got 25 from mum and spent it on pizza": all that came in was spent, so that it is the price of what it went on as well. */
export function spentOn(input: Piece[]): Piece[] {
  const came = input.findIndex(isAmount)
  const sum = input[came]
  const it = input.findIndex(({ norm }, at) => at > came && /^(?:it|that)$/.test(norm))
  if (sum?.type !== 'amount' || it < 0) return input
  const stop = input.findIndex(({ type }, at) => at > it && type === 'end')
  const rest = input.slice(it + 1, stop < 0 ? undefined : stop)
  // "got 100 from dad and spent it on shoes 80" has a price of its own.
  if (rest.some(isAmount) || input.slice(came + 1, it).some(isAmount)) return input
  const [before, behind] = [phraseText(input.slice(Math.max(0, it - 4), it)), phraseText(rest)]
  const verb = spends.exec(before)
  if (!verb || others.test(before) || (verb[1] && kept.test(behind))) return input
  if (!(verb[1] ? towards : on).test(behind) || !isIncome(input.slice(0, it - 1))) return input
  const { from, to, start, end, norm } = input[it] ?? sum
  return input.map((piece, at) => (at === it ? shaped({ ...sum, from, to, start, end, norm }) : piece))
}

const spends = / (?:spent|blew|used|wasted|(put|dropped)) (?:all of )?$/
const others = / (?:he|she|they|who) (?:\S+ )?(?:spent|blew|used|wasted|put|dropped) /
const on = /^ (?:(?:all|straight|right) )*(?:on|for|towards?|at) /
const towards = /^ (?:(?:all|straight|right) )*(?:on|towards?) /
/** Where money rests, and was spent on nothing. */
const kept = / (?:bank|account|home|table|hold|savings?|shelf|rainy|fund|goal|pot|cards?|isa|side|wallet|purse) /
