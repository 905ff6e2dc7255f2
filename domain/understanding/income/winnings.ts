import type { Telling } from '#domain/understanding/income/income-telling.ts'
import { isBoughtApart } from '#domain/understanding/income/work.ts'
import { fillers, moneyVerbs } from '#domain/understanding/words/function-words.ts'
import { isAmount } from '#domain/understanding/words/piece.ts'
import { normBefore } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "bought 3 lottery tickets, won 10": the sum that was won, whatever was bought for it. */
export function isPrize({ pieces }: Telling): boolean {
  const kept = pieces.filter(({ struck, norm }) => !struck && !fillers.has(norm))
  return kept.some(({ type, norm }, at) => type === 'word' && norm === 'won' && kept[at + 1]?.type === 'amount')
}

/** "won the lottery 500", "the 50 I won"; what is paid for beside what was won is a spend, as is what was won by a bid: "won the match and spent 40 on drinks". */
export function isWon({ pieces }: Telling): boolean {
  const kept = pieces.filter(({ struck }) => !struck)
  const at = kept.findIndex(({ type, norm }) => type === 'word' && norm === 'won')
  const price = kept.findIndex(isAmount)
  if (kept.some(({ norm }) => bidFor.has(norm))) return false
  if (at < 0 || price < at) return price >= 0 && price === at - 2 && /^(i|we)$/.test(normBefore(kept, at))
  const between = kept.slice(at + 1, price)
  return (
    !isBoughtApart(kept.slice(at + 1, price + 1)) && !between.some(({ norm }) => norm === 'and' || moneyVerbs.has(norm))
  )
}
const bidFor = wordSet('auction auctions bid')

/** "win on the horses 40", "bingo win 40"; "20 on the horses to win" was bet, and "didn't win at bingo" brought nothing. */
export function isBetWon({ pieces }: Telling): boolean {
  const at = pieces.findIndex(({ norm, struck }) => !struck && (norm === 'win' || norm === 'wins'))
  return at >= 0 && !winsNothing.has(normBefore(pieces, at)) && pieces.some(({ norm }) => games.has(norm))
}
const winsNothing = wordSet('to no not didnt never cant couldnt wont')
const games = wordSet(
  'bingo blackjack casino horse horses jackpot lottery lotto poker pools races roulette scratchcard slots',
)
