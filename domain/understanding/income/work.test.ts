import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['three clients this morning 65, 80 and 120', ['income Clients 6500', 'income Clients 8000', 'income Clients 12000']],
  ['um two clients today, 65', ['income Clients 6500']],
  ['two clients today 40 and 60', ['income Clients 4000', 'income Clients 6000']],
  ['two clients today 40, lunch 12', ['income Clients 4000', 'spend Lunch 1200']],
  ['lunch with two clients 45', ['spend Lunch 4500']],
  ['gifts for clients 65, 80 and 120', ['spend Gifts 6500', 'spend Gifts 8000', 'spend Gifts 12000']],
  ['clients lunch 60 and parking 8', ['spend Clients Lunch 6000', 'spend Parking 800']],
])('%s: what those whom one serves have paid', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
