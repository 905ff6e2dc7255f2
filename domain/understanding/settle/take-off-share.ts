import { isPercent } from '#domain/understanding/settle/add-percents.ts'
import { withAmount } from '#domain/understanding/settle/settle-piece.ts'
import { isAmount, type Piece, phraseText, silence } from '#domain/understanding/words/piece.ts'

/**
 * "croissants 96 but they knocked off half", "… took 20 percent off": the price without the part of it that was taken off. Where another
 * amount is told behind, that is what was paid.
 */
export function takeOffShare(input: Piece[]): Piece[] {
  const verb = input.findIndex(({ norm }) => /^(?:knocked|took|slashed)$/.test(norm))
  const at = input.findLastIndex(({ type, struck }, index) => index < verb && type === 'amount' && !struck)
  const price = input[at]
  if (price?.type !== 'amount' || price.money.amountMinor === null) return input
  if (input.slice(verb).some(isAmount)) return input
  const stop = input.findIndex(({ type }, index) => index > verb && /^(?:separator|end)$/.test(type))
  const end = stop < 0 ? input.length : stop
  const off = partOf(input.slice(verb, end))
  if (off === null) return input
  const pieces = [...input]
  pieces[at] = withAmount(price, Math.round(price.money.amountMinor * (1 - off)))
  silence(pieces, verb, end)
  return pieces
}

/** How much of the price it says was taken off: "knocked off half", "took a third off", "took 20 percent off it". */
function partOf(told: readonly Piece[]): number | null {
  const said = takenOff.exec(phraseText(told))
  if (!said || !/ off /.test(said[0])) return null
  const share = parts[said[1] ?? '']
  if (share !== undefined) return share
  const percent = told.find((piece, at) => piece.type === 'number' && isPercent(told[at + 1]))
  return percent?.type === 'number' && percent.count < 100 ? percent.count / 100 : null
}
const takenOff =
  /^ \S+ (?:(?:off|like|about|another|um) )*(?:(?:a|one) )?(half|third|quarter|\S+(?: \S+)? (?:percent|%|um)) (?:off )?(?:(?:of|the|it|that|them|this|price|bill|total|cost|lot) )*$/
const parts: Partial<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 }
