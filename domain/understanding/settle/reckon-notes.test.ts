import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['gave the cabbie 20 and got 6 back, popcorn 8', ['spend Cabbie 1400', 'spend Popcorn 800']],
  ['battery 12, gave him 20 he gave me 8', ['spend Battery 1200']],
  ['battery 12, gave Sam 20, he gave me 5', ['spend Battery 1200', 'spend Sam 2000', 'income Income 500']],
  ['gave mum 20 and got 6 back and popcorn 8', ['spend Mum 1400', 'spend Popcorn 800']],
  ['popcorn 8, gave the cabbie 20 and got 6 back', ['spend Popcorn 800', 'spend Cabbie 1400']],
  ['taxi 14, gave the driver 20 and got 6 back, popcorn 8', ['spend Taxi 1400', 'spend Popcorn 800']],
  ['coffee 4. Gave the barista 10 and got 6 back', ['spend Coffee 400']],
  ['taxi 13, gave him 20, got 6 back', ['spend Taxi 1400']],
  ['gave jane 20 and got 6 back from sam, popcorn 8', ['spend Jane 2000', 'income Sam 600', 'spend Popcorn 800']],
  ['lunch was 90 but I gave 100 so 10 came back', ['spend Lunch 9000']],
  ['gave jane 20 and 6 came back from sam', ['spend Jane 2000', 'income Sam 600']],
  ['milk 3 and bread 5, gave the cashier 20 and got 12 back', ['spend Milk 300', 'spend Bread 500']],
  ['milk 3 and bread 5, gave my nephew 20', ['spend Milk 300', 'spend Bread 500', 'spend Nephew 2000']],
  ['gave the driver 14, popcorn 8', ['spend Driver 1400', 'spend Popcorn 800']],
  ['gave the barista 20, coffee 4', ['spend Coffee 400']],
  ['three coffees, gave her a tenner, she gave me 1.60 back', ['spend Coffees 840']],
])('%s: the note, what came back of it, and what is told beside', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
