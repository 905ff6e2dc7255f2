import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { told } from '#tests/support/told.ts'

test.each([
  ['lunch 12 so I have to save 50', 'spend Lunch 1200'],
  ['salary 2000 so want to save 500', 'income Salary 200000'],
  ["we're going to Japan next year and want to save 3000 for it", 'goal'],
  ['delete the coffee, I want to save 200', 'delete'],
  ['change the taxi to yesterday so I have to save 20', 'edit'],
])('%s: what is to be saved is no price, and hides no order', (text, first) => {
  expect(told(text)[0]).toBe(first)
})

test.each([
  ['put 60 in savings, coffee 4', { goal: undefined, amountMinor: 6000 }, 'spend Coffee 400'],
  ['transferred 60 to savings coffee 4', { goal: undefined, amountMinor: 6000 }, 'spend Coffee 400'],
  ['coffee 4, put 60 in my savings account', { goal: undefined, amountMinor: 6000 }, 'spend Coffee 400'],
  ['i put 60 into the car fund yesterday, lunch 12', { goal: 'Car', amountMinor: 6000 }, 'spend Lunch 1200'],
  ['put 60 in savings, spent 4 on coffee', { goal: undefined, amountMinor: 6000 }, 'spend Coffee 400'],
])('%s: what is put by, and what was spent beside it', (text, put, spent) => {
  const frame = understand(text, { today: day('2026-11-20') }).frames.find(({ intent }) => intent === 'goal')
  expect(frame).toMatchObject({ amountMinor: put.amountMinor })
  expect(frame?.intent === 'goal' && frame.goal).toBe(put.goal)
  expect([...told(text)].sort()).toEqual(['goal', spent])
})

test.each([
  ['japan 3000 by next june', { goal: 'Japan', amountMinor: 300_000, create: true, deadline: '2027-06-30' }],
  ['car 5000 by december', { goal: 'Car', amountMinor: 500_000, create: true, deadline: '2026-12-31' }],
])('%s: what for, a sum and a month that is to come make a goal', (text, goal) => {
  expect(understand(text, { today: day('2026-11-20') }).frames).toMatchObject([{ intent: 'goal', ...goal }])
})

test.each([
  ['rent 800 by friday', ['other']],
  ['rent 800 by the 1st', ['other']],
  ['electric 120 by june', ['other']],
  ['paid rent 800 by friday', ['spend Rent 80000']],
])('%s: a bill and when it is due make none', (text, frames) => expect(told(text)).toEqual(frames))

test('what is put by in a sentence of its own, for two things', () => {
  expect(understand('coffee 4. put 60 in savings and 20 for Japan', { today: day('2026-11-20') }).frames).toMatchObject(
    [{ intent: 'add' }, { intent: 'goal', amountMinor: 6000 }, { intent: 'goal', goal: 'Japan', amountMinor: 2000 }],
  )
})
