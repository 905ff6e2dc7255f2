import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['paid the rent and got my salary 2500', ['clarify', 'income Salary 250000']],
  ['had lunch and got 20 from Nina', ['clarify', 'income Nina 2000']],
  ['bought shoes and got socks 8', ['spend Shoes 800']],
  ['ordered pizza and got wine from Tesco 9', ['spend Tesco 900']],
])('%s: what came in, behind a payment without a price', (text, frames) => {
  expect(told(text)).toEqual(frames)
})

test.each([
  ['bought shoes and got 20 off', ['clarify']],
  ['40 off the kettle at Argos', ['clarify']],
  ['got a lamp for 20 off the market', ['spend Lamp 2000']],
  ['paid 150 off the couch', ['spend Couch 15000']],
  ['200 off the car loan today', ['spend Car Loan 20000']],
])('%s: what was taken off was not paid', (text, frames) => {
  expect(told(text)).toEqual(frames)
})

test.each([
  ['diesel 12 L 90', ['spend Diesel 9000']],
  ['2 l of milk 3', ['spend Milk 300']],
  ['cinema booking 30', ['spend Cinema Booking 3000']],
  ['booking.com 240', ['spend Booking.com 24000']],
  ['booked on booking 240', ['spend Booking.com 24000']],
  ['e transfer 45 from Nina', ['income Nina 4500']],
  ['savings interest 2.30', ['income Savings Interest 230']],
  ['went to the zoo and spent 40 from bank', ['spend Zoo 4000']],
  ['set up a 45 phone bill', ['spend Phone Bill 4500']],
  ['set up a food budget of 300', ['budget']],
])('%s: litres, bookings and transfers', (text, frames) => {
  expect(told(text)).toEqual(frames)
})

test.each([
  ['my target is to spend under 100 on food', ['budget']],
  ['I want to cut my spending to 1500', ['budget']],
  ['I pay 600 a month for childcare', ['other']],
  ['I get 200 a month from my parents', ['other']],
  ['I paid 15 for a month of swimming', ['spend Swimming 1500']],
])('%s: what is wanted, and what goes by rule', (text, frames) => {
  expect(told(text)).toEqual(frames)
})

test.each([
  ['got paid 2100 paid rent 950', ['income Income 210000', 'spend Rent 95000']],
  ['spent 12 on lunch paid the cleaner 60', ['spend Lunch 1200', 'spend Cleaner 6000']],
  ['lunch 30 on my card coffee 4', ['spend Lunch 3000', 'spend Coffee 400']],
  ['lunch 30 paid by card coffee 4', ['spend Lunch 3000', 'spend Coffee 400']],
  ['lunch 30 cash coffee 4', ['spend Lunch 3000', 'spend Coffee 400']],
  ['lunch 30 including tip coffee 4', ['spend Lunch 3000', 'spend Coffee 400']],
  ['taxi 15 to the airport coffee 4', ['spend Taxi 1500', 'spend Coffee 400']],
  ['taxi 15 home coffee 4', ['spend Taxi 1500', 'spend Coffee 400']],
  ['lunch 30 at the green dragon coffee 4', ['spend Green Dragon 3000', 'spend Coffee 400']],
  ['coffee 4 with the cinnamon bun 3', ['spend Coffee 400', 'spend Cinnamon Bun 300']],
])('%s: what is said behind a price, and then the next thing without a pause', (text, frames) => {
  expect(told(text)).toEqual(frames)
})

test.each([
  ['my salary came in 2000', ['income Salary 200000']],
  ['my salary came in 2000, coffee 4', ['income Salary 200000', 'spend Coffee 400']],
])('%s: so much, and no year', (text, frames) => {
  expect(told(text)).toEqual(frames)
})
