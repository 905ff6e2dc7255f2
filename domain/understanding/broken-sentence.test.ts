import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

function told(text: string): string[] {
  return understand(text, { today: day('2026-11-20') }).frames.map((frame) =>
    frame.intent === 'add' ? `${frame.transaction.merchant} ${frame.transaction.amountMinor}` : frame.intent,
  )
}

test.each([
  ['Dinner with friends tonight. My share was $28.', ['Dinner 2800']],
  ['Had lunch with Sam. My half was 14.', ['Lunch 1400']],
  ['Bought groceries with my roommate. I paid 40.', ['Groceries 4000']],
  ['The movie was good. I paid 12 for popcorn.', ['Popcorn 1200']],
])('%s: a full stop before what was paid', (text, spends) => {
  expect(told(text)).toEqual(spends)
})
