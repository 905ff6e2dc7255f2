import { isContent } from '#domain/understanding/entries/segment.ts'
import { saidCount, toNumber } from '#domain/understanding/settle/settle-piece.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { ends, type Piece, phraseText, quiet } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'

/** "12 gallons at 3.50 came to 42", "340 kwh at 0.28, bill 95.20": so much of it at the price of one, and what that made. */
export function pricedByUnit(pieces: Piece[]): Piece[] {
  for (const [at, price] of pieces.entries()) {
    if (price.type !== 'amount' || price.struck || prior(pieces, at)?.norm !== 'at') continue
    const unit = prior(pieces, at, 3)?.norm === 'of' ? at - 4 : at - 2
    const count = saidCount(prior(pieces, unit))
    if (count === null || count <= 1 || !measured.test(normAt(pieces, unit))) continue
    const next = pieces.findIndex(({ type }, index) => index > at && type === 'amount')
    const sum = pieces[next]
    if (sum?.type !== 'amount' || sum.struck || sum.money.currency !== price.money.currency) continue
    const between = pieces.slice(at + 1, next)
    const product = count * (price.money.amountMinor ?? 0)
    const paid = sum.money.amountMinor ?? 0
    const isSum = makes.test(phraseText(between)) || totals.test(normAt(pieces, next + 1))
    const isExact = ends(pieces[next + 1]) && Math.abs(paid - product) <= product * ROUNDED
    if (
      !(isSum || isExact) ||
      between.some((piece) => isContent(piece) && piece.norm !== 'bill') ||
      Math.abs(paid - product) > product * LEEWAY
    )
      continue
    return pieces.map((piece, index) => (piece === price ? toNumber(price) : index === at - 1 ? quiet(piece) : piece))
  }
  return pieces
}
/** A pump shows more places than are told. */
const LEEWAY = 0.05
const ROUNDED = 0.005
const measured =
  /^(?:gallons?|lit(?:re|er)s?|kilos?|kgs?|pounds|lbs?|ounces|oz|grams?|met(?:re|er)s?|yards?|feet|nights|hours|days|miles|kwh|units|minutes)$/
const makes = pattern` (?:came|comes|coming|total|totalled|totaled|totalling|made|makes|so|altogether) (?:(?:it|to|out|was|of|that|thats|a) )*$`
const totals = /^(?:total|altogether)$/
