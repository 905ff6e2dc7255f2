import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

const bothMeals = ['spend Breakfast 900', 'spend Dinner 3100']

test.each([
  ['breakfast was 9, lunch I skipped, dinner 31', bothMeals],
  ["breakfast 9, didn't have lunch, dinner 31", bothMeals],
  ['breakfast 9 no lunch dinner 31', bothMeals],
  ['breakfast 9, lunch was leftovers, dinner 31', bothMeals],
  ['coffee 4 no tea 5', ['spend Tea 500']],
  ['dinner 40, no dessert, tip 5', ['spend Dinner 4000', 'spend Tip 500']],
  ["cinema 11, popcorn 6, I didn't get the popcorn in the end", ['spend Cinema 1100']],
  ['skipped lunch, saved 12', ['other']],
])('%s: what was not had lends its name to no price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
