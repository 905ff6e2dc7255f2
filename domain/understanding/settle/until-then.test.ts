import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

/** The days of what is told on Tuesday, 24 November 2026. */
function daysOf(text: string): string[] {
  return understand(text, { today: day('2026-11-24') }).frames.map((frame) =>
    frame.intent === 'add' ? frame.transaction.day : frame.intent,
  )
}

test.each([
  'lent my brother 300 till friday',
  'lent 40 to sarah until next friday',
  'mum lent me eighty until tuesday',
  "lent dave 50 he'll pay me back friday",
  'groceries to last till friday 62',
])('%s: was paid today', (text) => {
  expect(daysOf(text)).toEqual(['2026-11-24'])
})

test.each([
  ['lent my brother 300 on friday', '2026-11-20'],
  ['i lent my brother 300 last friday till monday', '2026-11-20'],
  ['dave paid me back 50 friday', '2026-11-20'],
  ['at the till friday 12', '2026-11-20'],
])('%s: was paid on %s', (text, paid) => {
  expect(daysOf(text)).toEqual([paid])
})
