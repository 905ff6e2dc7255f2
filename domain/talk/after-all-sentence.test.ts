import { expect, test } from 'vitest'
import { asIfBought, readAfterAll } from '#domain/talk/after-all-sentence.ts'

test.each([
  ['okay i bought it 54', { thing: null, amount: '54', isOrder: false }],
  ['so I ended up getting them for forty nine', { thing: null, amount: 'forty nine', isOrder: false }],
  ['I got the boots after all', { thing: 'boots', amount: null, isOrder: false }],
  ['ok actually do add it', { thing: null, amount: null, isOrder: true }],
])('"%s" goes on from what was thought of', (text, said) => {
  expect(readAfterAll(text)).toEqual(said)
})

test.each(["i didn't buy them", "don't add it", 'should I add it?', 'i bought socks for 9', "i'll buy it tomorrow"])(
  '"%s" does not',
  (text) => {
    expect(readAfterAll(text)).toBeNull()
  },
)

test.each([
  ['thinking about boots for 54', 'bought boots for 54'],
  ['can i afford a 200 jacket', 'bought a 200 jacket'],
  ['I might buy the boots for 54', 'bought the boots for 54'],
  ["almost bought a bag for 120, don't add it", 'bought a bag for 120'],
  ["boots 54, but don't log it", 'bought boots 54'],
  ['rent is 700', 'paid 700 for rent'],
  ['electric bill 80 is due on the 5th', 'paid 80 for electric bill'],
  ['boots 54', null],
  ['my husband spent 45 on petrol', 'spent 45 on petrol'],
  ['tom got 20 from me', null],
  ['my bank paid 20 interest', null],
  ['amazon charged 30', null],
])('"%s" as if bought is "%s"', (text, told) => {
  expect(asIfBought(text)).toBe(told)
})
