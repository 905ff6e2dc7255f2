import { says, type Telling } from '#domain/understanding/income/income-telling.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import { itemsOf, wordSet } from '#domain/understanding/words/word-set.ts'

/** What somebody bought of the person's own, as part of what is told. */
export const boughtMine =
  / (?<!i |we )(?:took (?:my|our|the) (?:\S+ ){1,4}?off (?:me|us) for [$£€]?\d\S* (?!minutes|hours|days)|(?:bought|purchased) (?:(?:my|our|the) (?:\S+ ){1,4}?(?:off|from) (?:me|us) |(?<= (?:someone|somebody|guy|man|bloke|woman|lady|lad|couple|student|buyer|stranger|neighbou?r|colleague|coworker) bought )(?:my|our) (?:\S+ ){1,3}for [$£€]?\d))/

const sellsMine = /^ (?:\S+ )?i sell (?:my|our|the|an?) (?:\S+ ){1,4}for \d\S* (?!each|apiece|a )/

/** "today I sell my old telephone for 80"; with no day it may be a price that is asked. */
export function sellsOwn({ pieces, text }: Telling): boolean {
  return sellsMine.test(text) && pieces.some(({ type }) => type === 'day')
}

/** "someone bought my guitar off me for 210", "a guy bought my sofa for 80"; what one's kin buys for one is a treat, as is a meal. */
export function soldToOther({ pieces, text }: Telling): boolean {
  const isMeal = pieces.some((piece) => piece.type === 'name' && piece.entry.category === 'Food & Dining')
  return !isMeal && boughtMine.test(text)
}

/** "traded in my phone, got 150", "traded my old bike in and got 80"; what one "got 200 off the new one" was no money. */
export const tradedIn = says(
  / (?:traded in|traded (?:\S+ ){1,4}in|pawned|flogged|hocked) (?:\S+ ){0,5}?(?:and )?(?:i |we )?got (?:[$£€])?\d\S* (?!off )/,
)

/** "stripe took 2.9 percent so I got 485.50", "etsy took its cut and we got 40": what is left of what somebody paid. */
export const leftAfterCut =
  says(pattern` (?<! i | we )(?:took|takes|kept|keeps|charged|deducted) (?:\d\S* (?:percent |um )?
  |(?:its|their|an?|the|his|her) (?:\S+ )?(?:cut|fees?|commission|share) )?(?:so |then |and )?(?:i|we) (?:only |just |still )?(?:got
  |received|ended up with|took home|was left with|were left with) \S*\d\S* (?: *$|(?:today|yesterday|from|for|in|out of) )`)

/** "redeemed my mutual fund 7000": what one had laid by, and has again. */
export const redeemed =
  says(pattern` redeemed (?:(?:my|our|the|some|an?) )?(?:\S+ )?(?:funds?|bonds?|shares|units|stocks?|sips?|fds?
  |fixed deposits?|investments?|etfs?) `)

const takings = new Set(
  itemsOf(`
    banked|netted|grossed|raked in|pulled in|took in|taken in|pocketed|scooped|recouped|clawed back|took home|brought home
    came into|cashed in
  `),
)

const sells = new Set(itemsOf('flogged|auctioned|hocked|pawned|offloaded|got rid|traded in|traded|shifted|resold'))

/** "collected 50 from the team", "collected 300 rent from my tenant": what is due to one, and from whom. */
function isFrom(pieces: readonly Piece[], at: number): boolean {
  return pieces[dues.has(normAt(pieces, at)) ? at + 1 : at]?.norm === 'from'
}
const dues = wordSet('cash contributions deposit deposits donations dues fares fees money rent rents subs tips')

/** "banked 300 from the car boot", "raked in 90", "flogged the old guitar for 180". */
export function takesIn({ pieces }: Telling): boolean {
  return pieces.some(({ norm }, at) => {
    const next = pieces[at + 1]
    if (next?.type === 'amount' && takings.has(norm)) return norm !== 'scooped' || pieces.length < 12
    if (next?.type === 'amount' && /^collect(?:ed)?$/.test(norm) && isFrom(pieces, at + 2)) return true
    const pair = `${norm} ${next?.norm}`
    if (pieces[at + 2]?.type === 'amount' && takings.has(pair)) return true
    const sold = sells.has(pair) ? at + 2 : sells.has(norm) ? at + 1 : 0
    const price = sold > 0 ? pieces.findIndex(({ type }, index) => index > sold && type === 'amount') : -1
    const of = pieces[sold]?.norm === 'of' ? sold + 1 : sold
    return price > 0 && /^(for|at)$/.test(normBefore(pieces, price)) && determiners.has(normAt(pieces, of))
  })
}
