import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['a guy tipped me 20 on a 60 dollar tab', ['income Guy 2000']],
  ['customer tipped me five on a twelve dollar ride', ['income Customer 500']],
  ['tips was 70 today after tipping out the bar 15', ['income Tips 7000']],
  ['tipped the barber 5 on a 25 haircut', ['spend Barber 500', 'spend Haircut 2500']],
  ['mum gave me 50 and i spent 30 on food', ['income Mum 5000', 'spend Food 3000']],
])('%s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
