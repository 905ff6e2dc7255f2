import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const told = toldAs(({ merchant, category, amountMinor }) => `${merchant} ${category} ${amountMinor}`)

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
  ['desert 30', 'Desert Other 3000'],
  ['exits 20', 'Exits Other 2000'],
  ['reams 12', 'Reams Other 1200'],
  ['chase 20', 'Chase Other 2000'],
  ['route 9', 'clarify'],
  ['wendy 20', 'Wendy Other 2000'],
  ['Starbuks 6.25', 'Starbuks Other 625'],
])('%s stays as it was written', (text, entry) => {
  expect(told(text)).toEqual([entry])
})
