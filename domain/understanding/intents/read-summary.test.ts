import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

const asked = (text: string) => understand(text, { today: day('2026-11-24') }).frames

test.each([
  ['how much did I leave at the tabac in November', 'Tabac'],
  ['how much i sent to mama so far', 'Mama'],
  ['how much i gave mum this month', 'Mum'],
  ['did I put my rent in this month', 'Rent'],
  ['have I put the gym in yet', 'Gym'],
  ['can I see only Rewe since the first of November', 'Rewe'],
])('"%s" asks what %s came to', (text, merchant) => {
  expect(asked(text)).toMatchObject([{ intent: 'summary', merchant }])
})

test.each(['how much is left hey', 'and what do I have left overall', 'so how much is left'])(
  '"%s" asks for the balance',
  (text) => {
    expect(asked(text)).toMatchObject([{ intent: 'balance' }])
  },
)

test.each([
  'how much did I leave at home',
  'what did I leave in the car',
  'did I put my keys in the car',
  'how much i sent me',
])('"%s" asks for no spending', (text) => {
  expect(asked(text)).toMatchObject([{ intent: 'other' }])
})

test('what is left in a category is asked of its budget', () => {
  expect(asked('how much is left in groceries')).toMatchObject([{ intent: 'budget', question: true }])
})
