import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { withOwnSigns } from '#domain/understanding/words/own-signs.ts'

const saved = (text: string, currency: string) =>
  understand(text, { today: day('2026-11-20'), currency }).frames.map((frame) =>
    frame.intent === 'add' ? `${frame.transaction.merchant} ${frame.transaction.amountMinor}` : frame.intent,
  )

test.each([
  ['cake K600 and bread k20', 'ZMW', ['Cake 60000', 'Bread 2000']],
  ['petrol P600 and milk p20', 'BWP', ['Petrol 60000', 'Milk 2000']],
  ['jeepney P13', 'PHP', ['Jeepney 1300']],
  ['lunch ksh500 and tea sh50', 'KES', ['Lunch 50000', 'Tea 5000']],
  ['lunch USh 5000', 'UGX', ['Lunch 5000']],
  ['fuel n5000', 'NGN', ['Fuel 500000']],
  ['tea GH₵20', 'GHS', ['Tea 2000']],
  ['lunch B150', 'THB', ['Lunch 15000']],
  ['lunch J$1200', 'JMD', ['Lunch 120000']],
  ['lunch SR 45', 'SAR', ['Lunch 4500']],
  ['lunch Tk 250', 'BDT', ['Lunch 25000']],
  ['lunch Fr. 18.50', 'CHF', ['Lunch 1850']],
  ['taxi FCFA 2500', 'XOF', ['Taxi 2500']],
  ['lunch 25rb', 'IDR', ['Lunch 2500000']],
  ['lunch 1.5 juta', 'IDR', ['Lunch 150000000']],
  ['pho 50 nghìn', 'VND', ['Pho 50000']],
])('"%s" is told in %s', (text, currency, entries) => expect(saved(text, currency)).toEqual(entries))

test.each([
  ['vitamin B12 300', 'THB', ['Vitamin B12 30000']],
  ['n95 masks 500', 'NGN', ['N95 Masks 50000']],
  ['level P2 parking 20', 'PHP', ['Level P2 Parking 2000']],
  ['lunch 20k', 'ZMW', ['Lunch 2000000']],
])('"%s" names something', (text, currency, entries) => expect(saved(text, currency)).toEqual(entries))

test('every place in the text stays where it is', () => {
  expect(withOwnSigns('tea ksh50, bread Ksh. 80', 'KES')).toHaveLength('tea ksh50, bread Ksh. 80'.length)
  expect(withOwnSigns('tea ksh50', 'USD')).toBe('tea ksh50')
})
