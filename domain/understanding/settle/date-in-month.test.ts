import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

const daysOf = (text: string) =>
  understand(text, { today: day('2026-11-20') }).frames.map((frame) =>
    frame.intent === 'add' ? frame.transaction.day : frame.intent,
  )

test.each([
  ['last month i paid 900 rent on the 1st', ['2026-10-01']],
  ['last month i paid the plumber 90 on the 3rd and 40 for the doctor on the 5th', ['2026-10-03', '2026-10-05']],
  ['coffee 4 yesterday and 5 on the 3rd', ['2026-11-19', '2026-11-03']],
  ['last month was mad, coffee 4 on the 3rd', ['2026-11-03']],
])('%s', (text, days) => {
  expect(daysOf(text)).toEqual(days)
})
