import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const told = toldAs(({ merchant, amountMinor }) => `${merchant} ${amountMinor}`)

test.each([
  ['museum free but parking was 20', ['Parking 2000']],
  ['museum was free, parking 20', ['Parking 2000']],
  ['free parking, dinner 40', ['Dinner 4000']],
  ['breakfast was free at the hotel, lunch 14, dinner 30', ['Lunch 1400', 'Dinner 3000']],
  ['shoes 60, free shipping', ['Shoes 6000']],
  ['lunch 12, dessert free', ['Lunch 1200']],
  ['drinks 20 dessert was on the house', ['Drinks 2000']],
  ['bought a jacket for 90 and returned it, lunch 12', ['Lunch 1200']],
  ['bought shoes for 80 but returned them', ['other']],
  ['bought a jacket for 90 and returned it, got 80 back', ['Jacket 9000', 'Income 8000']],
  ['parking 5 museum was free lunch 12', ['Parking 500', 'Lunch 1200']],
  ['entry was free and the popcorn 8', ['Popcorn 800']],
  ['coffee 4, no it was free, and a bagel 3', ['Bagel 300']],
  ['juice 22 and dessert 8, they took the dessert off', ['Juice 2200']],
  ['dessert 8, they took that off the bill, juice 22', ['Juice 2200']],
  ['coffee 4 but it was free', ['other']],
  ['they gave me a free coffee with lunch 12', ['Lunch 1200']],
  ['got a free dessert with dinner 40, taxi 9', ['Dinner 4000', 'Taxi 900']],
])('%s: what cost nothing is no entry', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['sugar free gum 3 and water 2', ['Sugar Free Gum 300', 'Water 200']],
  ['coat 80, she took it off, coffee 4', ['Coat 8000', 'Coffee 400']],
  ['drove to the museum, parking 4, it was free', ['Parking 400']],
  ['free people top 40, jeans 60', ['Free People 4000', 'Jeans 6000']],
  ['drinks 20 on the house', ['other']],
  ['spent 90 on the house', ['House 9000']],
  ['coffee 5 but i had a free drink so nothing', ['other']],
])('%s: another "free"', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['zoo tickets 24, 24 and 12', ['Zoo Tickets 2400', 'Zoo Tickets 2400', 'Zoo Tickets 1200']],
  ['prescriptions 12, 7 and 5', ['Prescriptions 1200', 'Prescriptions 700', 'Prescriptions 500']],
  ['it was 12, 13 and 14 at target', ['Target 1200', 'Target 1300', 'Target 1400']],
  ['coffee 4, 4', ['Coffee 400']],
  ['tickets were 20, 30 or 40', ['clarify']],
])('%s: prices in a row', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
