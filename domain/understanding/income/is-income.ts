import { isBareTelling } from '#domain/understanding/bare-telling.ts'
import { arrives, bearsInterest, cameIn, funded, gotLoan, paidOut } from '#domain/understanding/income/arrivals.ts'
import { isBorrowed } from '#domain/understanding/income/borrowed.ts'
import {
  blessed,
  fromSomebody,
  gotAllowance,
  gotFrom,
  handsMe,
  putInMine,
  sentByOther,
  transferFrom,
} from '#domain/understanding/income/from-others.ts'
import {
  backOnCard,
  gotBack,
  isPaidBack,
  isReturned,
  putBack,
  returnedBought,
  returnedThing,
  sentBack,
  tookBack,
  wentBack,
} from '#domain/understanding/income/given-back.ts'
import { comesToAnother, givesOut, paysOnIncome, tipsOthers } from '#domain/understanding/income/given-out.ts'
import { tellingOf, type Way } from '#domain/understanding/income/income-telling.ts'
import { namesIncome, tellsIncoming, tellsSpend, tellsSurely } from '#domain/understanding/income/income-words.ts'
import { filesReturn, isForIncome, isNamedForIncome } from '#domain/understanding/income/named-for-income.ts'
import {
  boughtFrom,
  paysInvoice,
  paysMine,
  paysSomebody,
  settledDebt,
  sharedWith,
  spendsGiven,
} from '#domain/understanding/income/paid-to-others.ts'
import { leftAfterCut, redeemed, sellsOwn, soldToOther, takesIn, tradedIn } from '#domain/understanding/income/sales.ts'
import { isBetWon, isPrize, isWon } from '#domain/understanding/income/winnings.ts'
import {
  busking,
  customerPaid,
  didWork,
  earnedMoney,
  gotForWork,
  gotPaycheck,
  hasPaidUp,
  made,
  nextCustomerPaid,
  paidForWork,
  servedClients,
  sharesTips,
  tippedBy,
  tookInSales,
} from '#domain/understanding/income/work.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'

/** Money that went to others, however much it sounds like income. */
const surelyPaid: readonly Way[] = [
  paysSomebody,
  boughtFrom,
  paysInvoice,
  paysMine,
  settledDebt,
  spendsGiven,
  paysOnIncome,
  comesToAnother,
  givesOut,
  tipsOthers,
  isNamedForIncome,
  isForIncome,
  filesReturn,
  sharedWith,
]

/** Money that came, whatever else is told. */
const surelyCame: readonly Way[] = [
  tippedBy,
  tookInSales,
  busking,
  servedClients,
  gotLoan,
  blessed,
  paidForWork,
  sellsOwn,
  soldToOther,
  returnedBought,
  tellsSurely,
  isPrize,
  backOnCard,
  putBack,
  handsMe,
  isBorrowed,
]

/** Money that came, where nothing is told that was bought or spent. */
const came: readonly Way[] = [
  tellsIncoming,
  namesIncome,
  // Sales
  tradedIn,
  takesIn,
  leftAfterCut,
  redeemed,
  // Work and wages
  didWork,
  gotForWork,
  made,
  earnedMoney,
  customerPaid,
  nextCustomerPaid,
  hasPaidUp,
  sharesTips,
  gotPaycheck,
  // Winnings
  isWon,
  isBetWon,
  // Given and brought back
  isPaidBack,
  isReturned,
  tookBack,
  wentBack,
  returnedThing,
  gotBack,
  // From somebody
  transferFrom,
  gotAllowance,
  sentByOther,
  putInMine,
  gotFrom,
  fromSomebody,
  // It came
  funded,
  paidOut,
  arrives,
  bearsInterest,
  cameIn,
]

/** Whether the words tell of money that came in: pay, refunds, sales, gifts, money given back. */
export function isIncome(pieces: readonly Piece[]): boolean {
  if (isBareTelling(pieces)) return false
  const telling = tellingOf(pieces)
  const isIn = (ways: readonly Way[]) => ways.some((way) => way(telling))
  if (sentBack(telling)) return true
  if (isIn(surelyPaid)) return false
  return isIn(surelyCame) || (!tellsSpend(telling) && isIn(came))
}
