import { inherit } from '#domain/understanding/money/money-read.ts'
import { noteForThing } from '#domain/understanding/settle/note-for-thing.ts'
import { couponOn, creditTold, faceValue, lessened, withCoupon } from '#domain/understanding/settle/reckon-coupons.ts'
import { besideCredit } from '#domain/understanding/settle/reckon-credit.ts'
import { depositOfWhole, depositTold, paidAhead, partOfPrice } from '#domain/understanding/settle/reckon-deposits.ts'
import { otherThanExpected } from '#domain/understanding/settle/reckon-expected.ts'
import { withExtras, withTax } from '#domain/understanding/settle/reckon-extras.ts'
import { leftOver } from '#domain/understanding/settle/reckon-leftovers.ts'
import { changeGiven, changeOfNote, noteHanded } from '#domain/understanding/settle/reckon-notes.ts'
import { paidShort, partCovered, restTold } from '#domain/understanding/settle/reckon-payers.ts'
import {
  differencePaid,
  exchangedFor,
  gotItFor,
  haggled,
  putDown,
  risen,
} from '#domain/understanding/settle/reckon-prices.ts'
import { grossAndNet, leftOfSale, taxTaken } from '#domain/understanding/settle/reckon-sales.ts'
import {
  besideRest,
  othersPart,
  ownPart,
  ownPartTold,
  shareTold,
  spentOfDrawn,
} from '#domain/understanding/settle/reckon-shares.ts'
import { afterTipOut, tippedOn } from '#domain/understanding/settle/reckon-tips.ts'
import {
  brokenDown,
  eachAndAll,
  leadingTotal,
  partOfTold,
  toldInAndOut,
  toldInTheEnd,
  trailingTotal,
} from '#domain/understanding/settle/reckon-totals.ts'
import { type Placed, placedIn, type Reckon } from '#domain/understanding/settle/reckoning.ts'
import { type Piece, shaped } from '#domain/understanding/words/piece.ts'

/** The ways to reckon, in the order in which they are tried: the first that knows the words decides. */
const ways: readonly Reckon[] = [
  tippedOn,
  afterTipOut,
  toldInAndOut,
  changeGiven,
  changeOfNote,
  noteHanded,
  noteForThing,
  faceValue,
  paidShort,
  withCoupon,
  couponOn,
  paidAhead,
  shareTold,
  restTold,
  creditTold,
  besideCredit,
  othersPart,
  partCovered,
  toldInTheEnd,
  ownPartTold,
  ownPart,
  besideRest,
  spentOfDrawn,
  leftOver,
  partOfPrice,
  depositOfWhole,
  depositTold,
  lessened,
  withExtras,
  withTax,
  eachAndAll,
  leftOfSale,
  taxTaken,
  grossAndNet,
  otherThanExpected,
  risen,
  differencePaid,
  exchangedFor,
  gotItFor,
  haggled,
  putDown,
  leadingTotal,
  trailingTotal,
  brokenDown,
  partOfTold,
]

/**
 * Numbers that only reckon with the others: the note that was handed over and the change that came back ("gave her 20 for a
 * 12.50 lunch, got 7.50 back"), a total in front of the parts that make it up ("total 52, groceries 40, cat food 12").
 */
export function settleReckoning(pieces: Piece[]): Piece[] {
  const amounts = placedIn(pieces)
  if (amounts.length < 2 || amounts.length > 12) return pieces
  for (const way of ways) {
    const settled = way(pieces, amounts)
    if (settled) return inCurrencyOf(settled, amounts)
  }
  return pieces
}

/** "dinner €30, with tip 36": what is left of the reckoning is in the currency of what was set aside. */
function inCurrencyOf(settled: Piece[], amounts: readonly Placed[]): Piece[] {
  const marked = amounts.find(({ piece }) => piece.money.currency !== null)
  if (!marked || settled[marked.at]?.type === 'amount') return settled
  return settled.map((piece) =>
    piece.type === 'amount' && !piece.struck
      ? shaped({ ...piece, money: inherit(piece.money, marked.piece.money) })
      : piece,
  )
}
