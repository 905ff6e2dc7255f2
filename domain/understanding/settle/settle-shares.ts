import { minor } from '#domain/money.ts'
import { roundShare } from '#domain/understanding/settle/multiply-amounts.ts'
import { partsCalled } from '#domain/understanding/settle/part-said.ts'
import { withOther } from '#domain/understanding/settle/settle-piece.ts'
import { waysOf } from '#domain/understanding/settle/split.ts'
import { paysPart } from '#domain/understanding/words/payers.ts'
import type { AmountPiece, Piece } from '#domain/understanding/words/piece.ts'
import { phraseText, shaped } from '#domain/understanding/words/piece.ts'

/** The person's own part of the amount of an entry: "split 60 with Sam" is 30; of "Sam paid me 400, he pays half" all came in. */
export function ownShare(pieces: readonly Piece[], amount: AmountPiece, kind: 'spend' | 'income'): AmountPiece {
  if (isConcluded(pieces, amount) || (kind === 'income' && othersPay.test(phraseText(pieces)))) return amount
  const ways = waysOf(pieces)
  if (ways === null) return shaped({ ...amount, money: { ...amount.money, amountMinor: null, otherMinor: null } })
  if (isOwnPart(pieces, amount, ways)) return amount
  const parts = partsCalled.get(partOfThing.exec(phraseText(pieces))?.[1] ?? '')
  if (parts && amount.money.amountMinor !== null) return withOther(amount, roundShare(amount.money.amountMinor, parts))
  if (ways <= 1 || amount.money.amountMinor === null) return amount
  const share = roundShare(amount.money.amountMinor, ways)
  const { otherMinor } = amount.money
  const other = otherMinor === null ? null : minor(roundShare(otherMinor, ways))
  // "I paid half, 250" may have paid 250, or half of it.
  if (share > 0 && paidHalfOf.test(phraseText(pieces))) return withOther(amount, share)
  return shaped({
    ...amount,
    money: { ...amount.money, amountMinor: share > 0 ? minor(share) : null, otherMinor: other },
  })
}

/** "my half of the wifi bill, which is 44": of the bill, or of the half. */
const partOfThing =
  / my (half|third|quarter) of (?:the |our |that )?(?:[a-z]\S* ){1,3}which (?:is|was|comes to|came to) \S*\d/

const othersPay = new RegExp(` ${paysPart} `)

/** The amount comes behind the half that was paid, and no "of" between them. */
const paidHalfOf = /^ (?:(?!paid )[^\d ]\S* )*paid half (?!of )(?:[^\d ]\S* )*\S*\d/

/** "split the 96 bill four ways, so I paid 24": the part was said, beside the whole that it is of. */
function isOwnPart(pieces: readonly Piece[], { money }: AmountPiece, ways: number): boolean {
  return ways > 1 && pieces.some((piece) => piece.type === 'number' && piece.count === money.count * ways)
}

/** "josh paid half, so 30": the part was worked out already. */
function isConcluded(pieces: readonly Piece[], amount: AmountPiece): boolean {
  const shared = pieces.findIndex(({ norm }) => /^(half|halves|halfsies|split|splitting|shared|between)$/.test(norm))
  const so = pieces.findIndex(({ norm }, at) => norm === 'so' && at > shared)
  const at = pieces.indexOf(amount)
  return shared >= 0 && so > shared && so < at && at - so < 4
}
