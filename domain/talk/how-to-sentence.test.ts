import { expect, test } from 'vitest'
import { readHowTo } from '#domain/talk/how-to-sentence.ts'

test.each([
  ['how do I change the category', 'category'],
  ['can I change the day?', 'day'],
  ['how do I split something', 'split'],
  ['and how do I undo', 'undo'],
  ['how can I delete the coffee', 'delete'],
  ['Is there a way to fix the amount', 'amount'],
  ['how do I set a budget', 'budget'],
  ['can I add things from last week', 'add'],
  ['can I add an entry for yesterday', 'add'],
  ['where can I see my spending', 'see'],
  ['how do I correct something', 'correct'],
  ['how do you rename one', 'name'],
])('"%s" asks how to change, add or see: %s', (text, act) => {
  expect(readHowTo(text)).toBe(act)
})

test.each([
  'how do i change the pin on my card',
  'how do i save on taxes',
  'how do i make pancakes for 12 people',
  'how do i close my account',
  'how can I save money',
  'can I afford a budget phone',
  'can I delete the coffee',
  'can you change the coffee to 5',
  'can you undo that',
  'could I add a coffee',
  'how do I add up',
  'can we split the pizza',
  'can I split the pizza with Sam',
  'how much did I spend',
  'change the category',
])('"%s" asks for no explanation', (text) => {
  expect(readHowTo(text)).toBeNull()
})
