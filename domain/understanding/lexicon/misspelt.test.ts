import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

function told(text: string): string[] {
  return understand(text, { today: day('2026-11-20') }).frames.map((frame) =>
    frame.intent === 'add'
      ? `${frame.transaction.merchant} ${frame.transaction.category} ${frame.transaction.amountMinor}`
      : frame.intent,
  )
}

test.each([
  ['cofee 4 dolars', 'Coffee Food & Dining 400'],
  ['starbuks 6.25', 'Starbucks Food & Dining 625'],
  ['resturant 48', 'Restaurant Food & Dining 4800'],
  ['12 on sandwhich', 'Sandwich Food & Dining 1200'],
  ['grocries 60', 'Groceries Food & Dining 6000'],
  ['parkng 5', 'Parking Transportation 500'],
  ['haricut 30', 'Haircut Other 3000'],
  ['insurence 90', 'Insurance Bills 9000'],
])('%s is what was meant', (text, entry) => {
  expect(told(text)).toEqual([entry])
})

test.each([
  ['boats 40', 'Boats Other 4000'],
  ['planet 20', 'Planet Other 2000'],
  ['route 9', 'clarify'],
  ['wendy 20', 'Wendy Other 2000'],
  ['Starbuks 6.25', 'Starbuks Other 625'],
])('%s stays as it was written', (text, entry) => {
  expect(told(text)).toEqual([entry])
})
