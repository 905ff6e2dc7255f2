import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['took back the jacket at old navy 29.99', ['income Old Navy 2999']],
  ['took the jacket back to old navy 29.99', ['income Old Navy 2999']],
  ['brought back those sneakers from tokyo 80', ['spend Tokyo 8000']],
  ['took the bus back to old town 3', ['spend Old Town 300']],
  ['dinner 120 and 80 came back', ['spend Dinner 12000', 'income Income 8000']],
  ['lunch 12 came back late and bus 3', ['spend Lunch 1200', 'spend Bus 300']],
  ['still waiting on 2400 from northside', ['other']],
  ['he promised to pay me back, lunch 24', ['spend Lunch 2400']],
  ['sam owes me for lunch, taxi 30', ['spend Taxi 3000']],
  ['sam will pay me back 24', ['other']],
  ['the kids got hot dogs too 7.50', ['spend Hot Dogs 750']],
  ['the kids got 20 from grandma', ['other']],
  ['the kids got new shoes 60 from grandma', ['other']],
  ['kids got allowance 15', ['other']],
  ['the boys got beer 20', ['other']],
  ['waiting on my food, burger 12', ['spend Burger 1200']],
])('hears what came back, and what did not: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['took that cardigan back to Matalan and they put 29.50 back on my debit', 'income Matalan 2950'],
  ['the shop put 12.50 back on my account', 'income Shop 1250'],
  ['put 29.50 on the card for a cardigan at Matalan', 'spend Matalan 2950'],
  ['took the car back to the garage and they charged 120 on my card', 'spend Garage 12000'],
])('is back on the card, or went from it: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})
