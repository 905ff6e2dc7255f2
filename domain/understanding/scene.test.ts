import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const told = toldAs(({ merchant, amountMinor, day }) => `${merchant} ${amountMinor} ${day}`)

/** Said on Friday, November 20. */
test.each([
  [
    'Took the kids to the zoo on wednesday. tickets 60, ice cream 15',
    ['Tickets 6000 2026-11-18', 'Ice Cream 1500 2026-11-18'],
  ],
  ['Market day on Tuesday. The stall fee was 45, boxes 26', ['Stall Fee 4500 2026-11-17', 'Boxes 2600 2026-11-17']],
  ['Yesterday I went to the mall. Shoes 80, lunch 14', ['Shoes 8000 2026-11-19', 'Lunch 1400 2026-11-19']],
  ['my birthday was wednesday. dinner 90', ['Dinner 9000 2026-11-18']],
  ['wednesday was busy. gas 40. Today lunch 12', ['Gas 4000 2026-11-18', 'Lunch 1200 2026-11-20']],
  ['Took the grandkids bowling. Lanes 36, shoes 12', ['Lanes 3600 2026-11-20', 'Shoes 1200 2026-11-20']],
])('%s: is told of the day of the scene', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['went to Target yesterday. Bought socks for 12', ['Target 1200 2026-11-19']],
  ['I was off yesterday. paycheck came, 1500', ['Paycheck 150000 2026-11-20']],
  ['we were out late last night. Uber to work 14', ['Uber 1400 2026-11-20']],
])('%s: sets no scene', (text, entries) => expect(told(text)).toEqual(entries))
