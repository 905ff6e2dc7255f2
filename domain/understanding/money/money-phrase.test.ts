import { describe, expect, it } from 'vitest'
import { readMoney } from '#domain/understanding/money/money-phrase.ts'
import { tokenise } from '#domain/understanding/words/token.ts'

function read(text: string, own = 'USD') {
  const money = readMoney(tokenise(text), 0, own)
  return money && { amountMinor: money.amountMinor, currency: money.currency }
}

describe('readMoney', () => {
  it.each([
    ['$3.5', 350, null],
    ['forty bucks', 4000, null],
    ['a buck fifty', 150, null],
    ['a tenner', 1000, null],
    ['twelve dollars and fifty cents', 1250, null],
    ['twelve dollars fifty', 1250, null],
    ['$12 .50', 1250, null],
    ['99 cents', 99, null],
    ['5 quid', 500, 'GBP'],
    ['50p', 50, 'GBP'],
    ['€12,50', 1250, 'EUR'],
    ['EUR 20', 2000, 'EUR'],
    ['1200 yen', 1200, 'JPY'],
    ['US$ 3.14', 314, null],
    ['25 canadian dollars', 2500, 'CAD'],
    ['CAD 25', 2500, 'CAD'],
    ['Rs.20', 2000, 'INR'],
    ['rupees 20', 2000, 'INR'],
    ['rupees hundred', 10_000, 'INR'],
    ['lakh rupees', 10_000_000, 'INR'],
    ['300 sri lankan rupees', 30_000, 'LKR'],
    ['60 south african rand', 6000, 'ZAR'],
    ['70 hong kong dollars', 7000, 'HKD'],
    ['20 new zealand dollars', 2000, 'NZD'],
    ['50 tk', 5000, 'BDT'],
    ['£3 and 50p coffee', 350, 'GBP'],
    ['£3 and 50p tip', 300, 'GBP'],
    ['RM10.50', 1050, 'MYR'],
    ['NT$ 1,000', 100_000, 'TWD'],
    ['Rp 1.550.000', 155_000_000, 'IDR'],
    ['1 250 €', 125_000, 'EUR'],
    ['£4 and 20p', 420, 'GBP'],
    ['20 dollars and 43', 2043, null],
    ['fifty euro cents', 50, 'EUR'],
    ['half a dollar', 50, null],
    ['three tenners', 3000, null],
    ['$7bn', 700_000_000_000, null],
  ])('reads "%s"', (text, amountMinor, currency) => {
    expect(read(text)).toEqual({ amountMinor, currency })
  })

  it('takes pounds for the own currency in a ledger of pounds', () => {
    expect(read('5 quid', 'GBP')).toEqual({ amountMinor: 500, currency: null })
    expect(read('5 dollars', 'GBP')).toEqual({ amountMinor: 500, currency: 'USD' })
  })

  it('keeps both readings where a separator can mean either', () => {
    expect(readMoney(tokenise('1.299'), 0, 'USD')?.otherMinor).toBe(129_900)
    expect(readMoney(tokenise('12.50'), 0, 'USD')?.otherMinor).toBeNull()
  })

  it('reads three digits behind the point as thousandths where the currency has them', () => {
    expect(read('4.250', 'KWD')).toEqual({ amountMinor: 4250, currency: null })
    expect(readMoney(tokenise('4.250'), 0, 'KWD')?.otherMinor).toBeNull()
    expect(read('500 fils', 'KWD')).toEqual({ amountMinor: 500, currency: null })
    expect(read('25000', 'RWF')).toEqual({ amountMinor: 25_000, currency: null })
  })

  it('has no amount for zero and for more than an entry may hold', () => {
    expect(read('0')?.amountMinor).toBeNull()
    expect(read('99999999999')?.amountMinor).toBeNull()
  })
})
