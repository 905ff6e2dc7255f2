import { explainNumbers } from '#domain/understanding/guards/explain-numbers.ts'
import { absorbCounts } from '#domain/understanding/settle/absorb-counts.ts'
import { addHeads } from '#domain/understanding/settle/add-heads.ts'
import { addPayments } from '#domain/understanding/settle/add-payments.ts'
import { addPercents } from '#domain/understanding/settle/add-percents.ts'
import { addTips } from '#domain/understanding/settle/add-tips.ts'
import { demoteBeforePrice } from '#domain/understanding/settle/demote-before-price.ts'
import { demoteCounts } from '#domain/understanding/settle/demote-counts.ts'
import { demoteOtherMoney } from '#domain/understanding/settle/demote-other-money.ts'
import { demoteSold } from '#domain/understanding/settle/demote-sold.ts'
import { handNote } from '#domain/understanding/settle/hand-note.ts'
import { moneyOff } from '#domain/understanding/settle/money-off.ts'
import { multiplyEach, shareHalves } from '#domain/understanding/settle/multiply-amounts.ts'
import { onTopOf } from '#domain/understanding/settle/on-top-of.ts'
import { ownPurse } from '#domain/understanding/settle/own-purse.ts'
import { priceRow } from '#domain/understanding/settle/price-row.ts'
import { settleAgain } from '#domain/understanding/settle/settle-again.ts'
import { settleConfirmed } from '#domain/understanding/settle/settle-confirmed.ts'
import { settleDays } from '#domain/understanding/settle/settle-days.ts'
import { settleLists } from '#domain/understanding/settle/settle-lists.ts'
import { settleRates } from '#domain/understanding/settle/settle-rates.ts'
import { settleReadings } from '#domain/understanding/settle/settle-readings.ts'
import { settleReckoning } from '#domain/understanding/settle/settle-reckoning.ts'
import { spreadEach } from '#domain/understanding/settle/spread-each.ts'
import { takeBack } from '#domain/understanding/settle/take-back.ts'
import { takeOffShare } from '#domain/understanding/settle/take-off-share.ts'
import { takeWanted } from '#domain/understanding/settle/take-wanted.ts'
import { toldInParts } from '#domain/understanding/settle/told-in-parts.ts'
import { withoutFree } from '#domain/understanding/settle/without-free.ts'
import { withoutOthersDay } from '#domain/understanding/settle/without-others-day.ts'
import { withoutTold } from '#domain/understanding/settle/without-told.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'

/** In this order: each reads what those before it have settled. */
const steps: readonly ((pieces: Piece[]) => Piece[])[] = [
  takeWanted,
  withoutFree,
  withoutOthersDay,
  withoutTold,
  ownPurse,
  settleDays,
  settleConfirmed,
  toldInParts,
  explainNumbers,
  settleReadings,
  settleReckoning,
  handNote,
  moneyOff,
  demoteOtherMoney,
  demoteBeforePrice,
  priceRow,
  settleLists,
  demoteCounts,
  demoteSold,
  takeBack,
  settleRates,
  addHeads,
  absorbCounts,
  spreadEach,
  multiplyEach,
  shareHalves,
  addPercents,
  takeOffShare,
  addTips,
  addPayments,
  onTopOf,
  settleAgain,
]

/**
 * Decides which numbers are amounts once the whole sentence is known: in "two coffees for nine" the two counts, in
 * "3 coffees at 4.50 each" the amount is their product, in "half of 80" it is 40.
 */
export function settleAmounts(input: readonly Piece[]): Piece[] {
  return steps.reduce((pieces, step) => step(pieces), [...input])
}
