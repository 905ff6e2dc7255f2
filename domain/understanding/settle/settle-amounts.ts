import { explainNumbers } from '#domain/understanding/guards/explain-numbers.ts'
import { absorbCounts } from '#domain/understanding/settle/absorb-counts.ts'
import { addHeads } from '#domain/understanding/settle/add-heads.ts'
import { addPayments } from '#domain/understanding/settle/add-payments.ts'
import { addPercents } from '#domain/understanding/settle/add-percents.ts'
import { addTips } from '#domain/understanding/settle/add-tips.ts'
import { betweenHours } from '#domain/understanding/settle/between-hours.ts'
import { bundlesTaken } from '#domain/understanding/settle/bundles-taken.ts'
import { cardNumber } from '#domain/understanding/settle/card-number.ts'
import { chosenPlace } from '#domain/understanding/settle/chosen-place.ts'
import { demoteBeforePrice } from '#domain/understanding/settle/demote-before-price.ts'
import { demoteCounts } from '#domain/understanding/settle/demote-counts.ts'
import { demoteOtherMoney } from '#domain/understanding/settle/demote-other-money.ts'
import { demoteSold } from '#domain/understanding/settle/demote-sold.ts'
import { fuelOf } from '#domain/understanding/settle/fuel-of.ts'
import { gotCharged } from '#domain/understanding/settle/got-charged.ts'
import { handNote } from '#domain/understanding/settle/hand-note.ts'
import { lineNumber } from '#domain/understanding/settle/line-number.ts'
import { menuNumber } from '#domain/understanding/settle/menu-number.ts'
import { moneyOff } from '#domain/understanding/settle/money-off.ts'
import { multiBuy } from '#domain/understanding/settle/multi-buy.ts'
import { multiplyEach, shareHalves } from '#domain/understanding/settle/multiply-amounts.ts'
import { offUsualPrice } from '#domain/understanding/settle/off-usual-price.ts'
import { onTopOf } from '#domain/understanding/settle/on-top-of.ts'
import { oneOfParts } from '#domain/understanding/settle/one-of-parts.ts'
import { orderNumber } from '#domain/understanding/settle/order-number.ts'
import { ownPurse } from '#domain/understanding/settle/own-purse.ts'
import { paidByAndBy } from '#domain/understanding/settle/paid-by-and-by.ts'
import { paidTheRest } from '#domain/understanding/settle/paid-the-rest.ts'
import { priceRow } from '#domain/understanding/settle/price-row.ts'
import { pricedByUnit } from '#domain/understanding/settle/priced-by-unit.ts'
import { settleAgain } from '#domain/understanding/settle/settle-again.ts'
import { settleConfirmed } from '#domain/understanding/settle/settle-confirmed.ts'
import { settleDays } from '#domain/understanding/settle/settle-days.ts'
import { settleLists } from '#domain/understanding/settle/settle-lists.ts'
import { settleParts } from '#domain/understanding/settle/settle-parts.ts'
import { settleRates } from '#domain/understanding/settle/settle-rates.ts'
import { settleReckoning } from '#domain/understanding/settle/settle-reckoning.ts'
import { shouldHaveBeen } from '#domain/understanding/settle/should-have-been.ts'
import { spentOn } from '#domain/understanding/settle/spent-on.ts'
import { spreadEach } from '#domain/understanding/settle/spread-each.ts'
import { tableFor } from '#domain/understanding/settle/table-for.ts'
import { takeBack } from '#domain/understanding/settle/take-back.ts'
import { takeOffShare } from '#domain/understanding/settle/take-off-share.ts'
import { takeWanted } from '#domain/understanding/settle/take-wanted.ts'
import { tipAtPlace } from '#domain/understanding/settle/tip-at-place.ts'
import { saidOut, toldExactly } from '#domain/understanding/settle/told-exactly.ts'
import { toldInParts } from '#domain/understanding/settle/told-in-parts.ts'
import { untilThen } from '#domain/understanding/settle/until-then.ts'
import { withoutAsides } from '#domain/understanding/settle/without-asides.ts'
import { withoutConsidered } from '#domain/understanding/settle/without-considered.ts'
import { withoutEarlierDeposit } from '#domain/understanding/settle/without-earlier-deposit.ts'
import { withoutFormerPrice } from '#domain/understanding/settle/without-former-price.ts'
import { withoutFree } from '#domain/understanding/settle/without-free.ts'
import { withoutOtherSums } from '#domain/understanding/settle/without-other-sums.ts'
import { withoutOthersDay } from '#domain/understanding/settle/without-others-day.ts'
import { withoutOthersPaid } from '#domain/understanding/settle/without-others-paid.ts'
import { withoutOthersPrice } from '#domain/understanding/settle/without-others-price.ts'
import { withoutOutstanding } from '#domain/understanding/settle/without-outstanding.ts'
import { withoutRate } from '#domain/understanding/settle/without-rate.ts'
import { withoutRefused } from '#domain/understanding/settle/without-refused.ts'
import { withoutRemaining } from '#domain/understanding/settle/without-remaining.ts'
import { withoutRepayment } from '#domain/understanding/settle/without-repayment.ts'
import { withoutSkipped } from '#domain/understanding/settle/without-skipped.ts'
import { withoutTold } from '#domain/understanding/settle/without-told.ts'
import { withoutWaived } from '#domain/understanding/settle/without-waived.ts'
import { withoutWouldBe } from '#domain/understanding/settle/without-would-be.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'

/**
 * In this order: each reads what those before it have settled. Before each stands how many amounts there have to be for it to change
 * anything: most sentences tell one, and a question none.
 */
const steps: readonly (readonly [amounts: number, settle: (pieces: Piece[]) => Piece[]])[] = [
  [0, takeWanted],
  [0, multiBuy],
  [1, spentOn],
  [1, withoutConsidered],
  [2, withoutFormerPrice],
  [2, withoutEarlierDeposit],
  [2, withoutWouldBe],
  [2, chosenPlace],
  [2, withoutRate],
  [2, withoutOtherSums],
  [1, withoutRefused],
  [1, withoutWaived],
  [1, withoutSkipped],
  [1, withoutFree],
  [1, withoutOthersDay],
  [1, gotCharged],
  [1, paidTheRest],
  [2, withoutOthersPaid],
  [2, withoutOthersPrice],
  [1, withoutTold],
  [2, withoutRepayment],
  [1, withoutRemaining],
  [2, withoutOutstanding],
  [1, ownPurse],
  [1, untilThen],
  [0, settleDays],
  [3, betweenHours],
  [2, settleConfirmed],
  [2, shouldHaveBeen],
  [2, toldExactly],
  [2, saidOut],
  [1, fuelOf],
  [2, pricedByUnit],
  [2, bundlesTaken],
  [1, tableFor],
  [1, lineNumber],
  [2, orderNumber],
  [2, menuNumber],
  [2, cardNumber],
  [3, toldInParts],
  [1, settleParts],
  [1, oneOfParts],
  [1, paidByAndBy],
  [1, explainNumbers],
  [2, settleReckoning],
  [2, handNote],
  [0, moneyOff],
  [1, offUsualPrice],
  [2, demoteOtherMoney],
  [2, demoteBeforePrice],
  [3, priceRow],
  [1, settleLists],
  [1, demoteCounts],
  [1, demoteSold],
  [1, takeBack],
  [1, settleRates],
  [1, addHeads],
  [0, absorbCounts],
  [1, spreadEach],
  [1, multiplyEach],
  [1, shareHalves],
  [1, addPercents],
  [1, takeOffShare],
  [2, tipAtPlace],
  [2, addTips],
  [2, addPayments],
  [1, onTopOf],
  [1, settleAgain],
]

/**
 * Decides which numbers are amounts once the whole sentence is known: in "two coffees for nine" the two counts, in
 * "3 coffees at 4.50 each" the amount is their product, in "half of 80" it is 40. Sentences that stand alone are settled each by itself.
 */
export function settleAmounts(told: Piece[]): Piece[] {
  const input = withoutAsides(told)
  const sentences = sentencesOf(input)
  const apart = sentences.length > 1 && sentences.every(standsAlone) && !addUp(input)
  if (!apart) return settledToItsEnd(input)
  // "salary landed on friday, 4200. Mortgage went out the same day": counted from a day of another sentence.
  const dated = countedOn.test(phraseText(input)) ? sentencesOf(settleDays([...input])) : sentences
  return dated.flatMap(settledToItsEnd)
}
const countedOn =
  / (?:same|that|next|following) (?:very )?(?:day|night|evening|morning|afternoon) | (?:day|night|morning) (?:after|before) /

/** The stop behind a sentence has no part in it. */
function settledToItsEnd(sentence: readonly Piece[]): Piece[] {
  const end = sentence.at(-1)
  return end?.type === 'end' && end.norm !== '?' && sentence.length > 1
    ? [...settled(sentence.slice(0, -1)), end]
    : settled(sentence)
}

function settled(input: readonly Piece[]): Piece[] {
  let pieces = [...input]
  let told = amountsIn(pieces)
  for (const [amounts, settle] of steps) {
    if (told < amounts) continue
    const before = pieces
    pieces = settle(pieces)
    if (pieces !== before) told = amountsIn(pieces)
  }
  return pieces
}

function amountsIn(pieces: readonly Piece[]): number {
  let count = 0
  for (const { type } of pieces) if (type === 'amount') count += 1
  return count
}

/** Each with the stop at its end. */
function sentencesOf(pieces: readonly Piece[]): (readonly Piece[])[] {
  const ends = [...pieces.keys()].filter((at) => pieces[at]?.type === 'end')
  const parts = [-1, ...ends].map((end, at) => pieces.slice(end + 1, (ends[at] ?? pieces.length) + 1))
  return parts.filter(({ length }) => length > 0)
}

/** "Tires 600, talked it down to 520. Taxi 18.": a sentence that names first what its prices are of, and speaks of no other's. */
function standsAlone(pieces: readonly Piece[]): boolean {
  const refers = pieces.findIndex(({ norm }) => ofOthers.test(norm))
  if (!pieces.some(({ type }) => type === 'amount' || type === 'number')) return refers < 0
  const first = pieces.findIndex(({ type }) => type === 'name' || type === 'amount')
  return pieces.some(({ type }) => type === 'name') && (refers < 0 || refers > first)
}
const ofOthers = pattern`^(?:total|altogether|all|everything|each|both|half|halves|third|quarter|share|split|tip|tipped|gratuity|change
  |back|mine|same|refund|refunded|returned|paid|pay|covered|discount|off|percent|tax|that|those|these|they|them)$`

/** "100 at ikea. 60 for a lamp. 40 for a rug.": one is what the others come to. */
function addUp(pieces: readonly Piece[]): boolean {
  const minors = pieces.flatMap((piece) => (piece.type === 'amount' ? [piece.money.amountMinor ?? 0] : []))
  const sum = minors.reduce((all, minor) => all + minor, 0)
  return minors.length > 2 && minors.some((minor) => 2 * minor === sum)
}
