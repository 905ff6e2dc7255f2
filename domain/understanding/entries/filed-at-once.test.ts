import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

function filed(text: string): string[] {
  return understand(text, { today: day('2026-11-24'), currency: 'USD' }).frames.map((frame) =>
    frame.intent === 'add' ? `${frame.transaction.merchant} ${frame.transaction.category}` : frame.intent,
  )
}

test.each([
  ['shuttle 25, put that under travel too', ['Shuttle Travel']],
  ['coffee 4 and put that under bills as well', ['Coffee Bills']],
  ['pizza 20, count it as entertainment', ['Pizza Entertainment']],
  ['coffee 4, lunch 12, put them under bills', ['Coffee Bills', 'Lunch Bills']],
  ['coffee 4 and lunch 12, put that under travel', ['Coffee Food & Dining', 'Lunch Travel']],
])('%s: under what it belongs is told in the same breath', (text, entries) => {
  expect(filed(text)).toEqual(entries)
})

test.each([
  ['coffee 4, put it in the cup', ['Coffee Food & Dining']],
  ['lunch 12, put that under my name', ['Lunch Food & Dining']],
  ['coffee 4, I put it under bills', ['Coffee Food & Dining']],
  ["coffee 4, don't put that under bills", ['other']],
  ['got paid 500, put that under travel', ['Income Income']],
  ['put that under travel', ['edit']],
  ['put 40 in travel', ['Travel Travel']],
])('%s: no such order', (text, entries) => {
  expect(filed(text)).toEqual(entries)
})
