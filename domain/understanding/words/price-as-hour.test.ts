import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const told = toldAs(({ amountMinor }) => String(amountMinor))

test.each([
  ['lunch was 12:50 and parking 6', ['1250', '600']],
  ['tea 2:20, cake 4:40', ['220', '440']],
  ['bread 2:40 milk 1:85 eggs 3', ['240', '185', '300']],
  ['12:50 for lunch 4:50 for coffee', ['1250', '450']],
  ['two coffees 4:50 each', ['900']],
  ['had lunch at 12:30 for 14:50', ['1450']],
  ['coffee 4:50, no, 5:50', ['550']],
  ['lunch 12:50 no wait 13:50', ['1350']],
  ['beers 6:50 and 7:25', ['650', '725']],
  ['bus 2:75', ['275']],
  ['refund 12:50 from Zara', ['1250']],
])('%s: a price that was written as the hour that it sounds like', (text, amounts) => {
  expect(told(text)).toEqual(amounts)
})

test.each([
  ['lunch 12:30, 14 dollars', ['1400']],
  ['paid 6:30 for dinner 42', ['4200']],
  ['paid 6 for coffee 3:25', ['600']],
  ['at 4:50 coffee 4', ['400']],
  ['coffee 4:50 pm', ['clarify']],
  ['got coffee at 4:50', ['clarify']],
  ['coffee 8:20 9:40', ['clarify']],
  ['lunch 12:30', ['clarify']],
  ['train 7:20', ['clarify']],
  ['dentist 3:30', ['clarify']],
  ['meeting at 4:50', ['other']],
])('%s: an hour, or what may be one', (text, amounts) => {
  expect(told(text)).toEqual(amounts)
})
