import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const told = toldAs(({ merchant, amountMinor }) => `${merchant} ${amountMinor}`)

test.each([
  ['Dinner with friends tonight. My share was $28.', ['Dinner 2800']],
  ['Had lunch with Sam. My half was 14.', ['Lunch 1400']],
  ['Bought groceries with my roommate. I paid 40.', ['Groceries 4000']],
  ['The movie was good. I paid 12 for popcorn.', ['Popcorn 1200']],
])('%s: a full stop before what was paid', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
