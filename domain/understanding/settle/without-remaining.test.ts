import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['dinner 80 and I have 200 left in my budget', ['spend Dinner 8000']],
  ['dinner 80 and I still have 20 percent of my budget left', ['spend Dinner 8000']],
  ['groceries 60, that leaves me 140 in the grocery budget', ['spend Groceries 6000']],
  ['lunch 15, still within my food budget', ['spend Lunch 1500']],
  ['shoes 120 which is way over my 100 shopping budget', ['spend Shoes 12000']],
  ['dinner 80 that eats up half my food budget', ['spend Dinner 8000']],
  ['groceries 60 from my food budget', ['spend Groceries 6000']],
  ['coffee 4, still have 60 left for the week', ['spend Coffee 400']],
  ['dinner 80 and I have 200 left in my budget and coffee 5', ['spend Dinner 8000', 'spend Coffee 500']],
  ['I only have 20 left and coffee 4', ['spend Coffee 400']],
  ['i have 20 left in my food budget, coffee 4 and bus 2', ['spend Coffee 400', 'spend Bus 200']],
  ['i have 5000 saved and coffee 4', ['spend Coffee 400']],
  ['lunch 12 with 3 saved', ['spend Lunch 1200']],
])('sets no budget and buys nothing with what is left: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

test.each([
  ['dinner 80, am I over budget?', ['spend Dinner 8000', 'budget']],
  ['dinner 80, how much of my budget is left', ['spend Dinner 8000', 'budget']],
  ['take 50 from my food budget', ['budget']],
  ['coffee 4 and a 2 dollar tip left on the table', ['spend Coffee 600']],
  ['coffee 4, on the left side shop 12', ['spend Coffee 400', 'spend Left Side Shop 1200']],
])('hears a question, an order and a price beside it: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})

test.each([
  ['shoes 90 and my shopping budget is 200', ['spend Shoes 9000', 'budget']],
  ['the food budget is 300 and I spent 40 on dinner', ['budget', 'spend Dinner 4000']],
  ['my food budget is 300 and travel is 500', ['budget', 'budget']],
  ['coffee 4 and a budget book 12', ['spend Coffee 400', 'spend Budget Book 1200']],
  ['I have 200 left in my food budget', ['other']],
  ["there's 40 left in my shopping budget", ['other']],
])('tells a budget from what is spent of it: %s', (text, expected) => {
  expect(told(text)).toEqual(expected)
})
