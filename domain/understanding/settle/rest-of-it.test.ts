import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

/** What is left of what there was went on the last thing; where nobody said how much there was, its price is asked for. */
test.each([
  ['had 100 with me, spent 30 on gas and the rest on groceries', ['spend Gas 3000', 'spend Groceries 7000']],
  [
    'spent 30 on gas, 12 on lunch, and the rest of my 100 on tea',
    ['spend Gas 3000', 'spend Lunch 1200', 'spend Tea 5800'],
  ],
  ['out of 100, 40 went on gas and the rest on food', ['spend Gas 4000', 'spend Food 6000']],
  ['I had 50, lunch was 20 and the rest went on a book', ['spend Lunch 2000', 'spend Book 3000']],
  ['spent 50 on drinks and the rest on a taxi', ['spend Drinks 5000', 'clarify']],
  ['spent 40 on wool and the rest on needles and then coffee 3', ['spend Wool 4000', 'clarify', 'spend Coffee 300']],
])('%s: the rest is told', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['200 down on the sofa and the rest on finance', ['spend Sofa 20000']],
  ['spent 20 on gas and the rest on card', ['spend Gas 2000']],
  ['lunch was 30, paid 10 in cash and the rest on card', ['spend Lunch 3000']],
  ['lunch was 30, paid 10 with a voucher and the rest on card', ['spend Lunch 2000']],
  ['shoes 60, 20 on a gift card and the rest on my card', ['spend Shoes 4000']],
  ['gas 20, lunch 30, and the rest on card', ['spend Gas 2000', 'spend Lunch 3000']],
  ['spent 25 on flowers and the rest on dinner, 60', ['spend Flowers 2500', 'spend Dinner 6000']],
  ['put 100 on the trip and the rest later', ['spend Trip 10000']],
  ['coffee 4 and the rest of my day was quiet', ['spend Coffee 400']],
  ['pizza 20, rest for breakfast', ['spend Pizza 2000']],
  ['groceries 40, ate half and the rest was thrown away', ['spend Groceries 4000']],
  ['spent 40 on the show and the rest of the night was free', ['spend Show 4000']],
  ['bought a rest for my back 20', ['spend Rest 2000']],
])('%s: nothing else was bought', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
