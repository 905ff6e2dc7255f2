import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

function told(text: string): string[] {
  return understand(text, { today: day('2026-11-20') }).frames.map((frame) =>
    frame.intent === 'add'
      ? `${frame.transaction.kind} ${frame.transaction.merchant} ${frame.transaction.amountMinor}`
      : frame.intent,
  )
}

test.each([
  ['parking 5 in the morning and 8 at night', ['spend Parking 500', 'spend Parking 800']],
  ['coffee 4 in the morning and 5 in the afternoon', ['spend Coffee 400', 'spend Coffee 500']],
  ['wine 12 at night market', ['spend Wine 1200']],
])('%s: two prices at two parts of the day', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['cancelled hulu, saving 8 bucks a month', ['other']],
  ['switched to mint, saving 30 a month', ['other']],
  ['cancelled hulu, saving 8 a month, and coffee 4', ['spend Coffee 400']],
  ['cancelled the gym and paid a 30 fee', ['spend Gym 3000']],
])('%s: what is given up is not paid', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['check for 200 from grandma', ['income Check 20000']],
  ['dinner was 54 before tip, left 10', ['spend Dinner 6400']],
  ['exchanged shoes, paid 10 more', ['spend Shoes 1000']],
])('%s', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
