import { absorbCounts } from '#domain/understanding/absorb-counts.ts'
import { addPayments } from '#domain/understanding/add-payments.ts'
import { addPercents } from '#domain/understanding/add-percents.ts'
import { addTips } from '#domain/understanding/add-tips.ts'
import { demoteBeforePrice } from '#domain/understanding/demote-before-price.ts'
import { demoteCounts } from '#domain/understanding/demote-counts.ts'
import { demoteOtherMoney } from '#domain/understanding/demote-other-money.ts'
import { explainNumbers } from '#domain/understanding/explain-numbers.ts'
import { multiplyEach, shareHalves } from '#domain/understanding/multiply-amounts.ts'
import type { Piece } from '#domain/understanding/piece.ts'
import { settleAgain } from '#domain/understanding/settle-again.ts'
import { settleDays } from '#domain/understanding/settle-days.ts'
import { settleLists } from '#domain/understanding/settle-lists.ts'
import { settleRates } from '#domain/understanding/settle-rates.ts'
import { settleReckoning } from '#domain/understanding/settle-reckoning.ts'

/**
 * Decides which numbers are amounts once the whole sentence is known: in "two coffees for nine" the two counts, in
 * "3 coffees at 4.50 each" the amount is their product, in "half of 80" it is 40.
 */
export function settleAmounts(input: readonly Piece[]): Piece[] {
  const prices = demoteCounts(
    settleLists(demoteBeforePrice(demoteOtherMoney(settleReckoning(explainNumbers(settleDays([...input])))))),
  )
  return settleAgain(addPayments(addTips(addPercents(shareHalves(multiplyEach(absorbCounts(settleRates(prices))))))))
}
