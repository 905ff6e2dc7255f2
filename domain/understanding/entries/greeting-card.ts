import type { Entry } from '#domain/understanding/entries/entry.ts'
import type { UnderstandingContext } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/**
 * "flowers thirty five and a card five fifty": beside what is given, or for somebody's day, a card is one that is written, and costs a
 * few coins, also where that was told just before; a card alone may be one of a computer or a bank.
 */
export function priceGreetingCards(entries: readonly Entry[], last: UnderstandingContext['last']): void {
  const before = last?.intent === 'add' ? (last.transaction?.merchant.toLowerCase() ?? '') : ''
  const isGiven = givenThings.test(before) || entries.some(({ category }) => givenThings.test(category.words))
  for (const entry of entries) {
    if (entry.category.words !== 'card' || entry.category.price === 'small') continue
    if (isGiven || entry.pieces.some(({ norm }) => occasions.test(norm)))
      entry.category = { ...entry.category, price: 'small' }
  }
}

/** What a written card goes with. */
export const givenThings = pattern`^(?:flowers?|bouquet|roses?|tulips?|(?:[a-z]+ ){0,2}(?:gift|present)|birthday (?:cake|candles?)|secret santa|gift (?:bag|wrap)|wrapping(?: paper)?
  |balloons?|cake|chocolates?|stamps?|envelopes?|candles?)$`
const occasions = pattern`^(?:birthday|bday|anniversary|wedding|christmas|xmas|easter|valentines?|graduation|sympathy|condolence|farewell|leaving
  |retirement|mum|mom|mother|mothers|dad|father|fathers|grandma|grandpa|nan|gran|granny|aunt|auntie|uncle|sister|brother)$`
