import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ["I spent 60 at Home Depot, scratch that, it was Lowe's", ["spend Lowe's 6000"]],
  ['lunch 12, scratch that, it was dinner', ['spend Dinner 1200']],
  ['lunch 12, scratch that', ['other']],
  ['lunch 12, scratch that, it was free', ['other']],
  ['coffee 4, scratch that, tea 3', ['spend Tea 300']],
  ['lunch 12 and coffee 4, scratch that, it was tea', ['spend Lunch 1200', 'clarify']],
])('%s: a name alone is scratched where another is told', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
