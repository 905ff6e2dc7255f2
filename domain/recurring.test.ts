import { expect, test } from 'vitest'
import { addDays, type Day, day } from '#domain/calendar.ts'
import { minor } from '#domain/money.ts'
import { findRecurring, type Payment, upcomingPayments } from '#domain/recurring.ts'

const today = day('2026-11-20')

function paid(merchant: string, ...days: string[]) {
  return days.map((each, index) => ({ merchant, day: day(each), amountMinor: minor(1500 + index) }))
}

function upcoming(payments: readonly Payment[]) {
  return upcomingPayments(findRecurring(payments, today), today)
}

test('three monthly payments announce the next, with the newest amount', () => {
  expect(upcoming(paid('Netflix', '2026-08-25', '2026-09-25', '2026-10-25'))).toEqual([
    { merchant: 'Netflix', day: '2026-11-25', amountMinor: 1502 },
  ])
})

test('two payments are not a habit, and neither are three in one month', () => {
  expect(upcoming(paid('Gym', '2026-09-25', '2026-10-25'))).toEqual([])
  expect(upcoming(paid('Cafe', '2026-11-02', '2026-11-09', '2026-11-16'))).toEqual([])
})

test('the end of the month is kept where the month has such a day', () => {
  expect(upcoming(paid('Rent', '2026-08-31', '2026-09-30', '2026-10-31'))[0]?.day).toBe('2026-11-30')
})

test('a payment that stopped is not announced', () => {
  expect(upcoming(paid('Old', '2026-05-10', '2026-06-10', '2026-07-10'))).toEqual([])
})

test('one merchant in two spellings is one, and the soonest stands first', () => {
  const payments = [
    ...paid('Spotify', '2026-08-28', '2026-09-28', '2026-10-28'),
    ...paid('NETFLIX', '2026-08-22', '2026-09-22'),
    { merchant: 'Netflix', day: '2026-10-22' as Day, amountMinor: minor(1599) },
  ]
  expect(upcoming(payments).map((each) => each.merchant)).toEqual(['Netflix', 'Spotify'])
})

test.each([
  ['weekly', ['2026-10-24', '2026-10-31', '2026-11-07', '2026-11-14'], '2026-11-21', 4333],
  ['biweekly', ['2026-10-02', '2026-10-16', '2026-10-30', '2026-11-13'], '2026-11-27', 2167],
  ['monthly', ['2026-08-31', '2026-09-30', '2026-10-30'], '2026-11-30', 1000],
  ['quarterly', ['2026-03-01', '2026-06-01', '2026-09-01'], '2026-12-01', 333],
  ['yearly', ['2024-11-29', '2025-11-30'], '2026-11-30', 83],
] as const)(
  '%s payments are found with their next day and what they come to in a month',
  (cadence, days, nextDay, monthlyMinor) => {
    const payments = days.map((each) => ({ merchant: 'Box', day: day(each), amountMinor: minor(1000) }))
    expect(findRecurring(payments, today)).toEqual([
      { cadence, newest: payments.at(-1), previous: payments.at(-2), nextDay, monthlyMinor },
    ])
  },
)

test('a price change does not end a series, prices all over the place are none', () => {
  const at = (amounts: number[]) =>
    ['2026-08-05', '2026-09-05', '2026-10-05', '2026-11-05'].map((each, index) => ({
      merchant: 'Power Co',
      day: day(each),
      amountMinor: minor(amounts[index] ?? 0),
    }))
  expect(findRecurring(at([999, 999, 1299, 1299]), today)).toMatchObject([{ newest: { amountMinor: 1299 } }])
  expect(findRecurring(at([6000, 9500, 12_000, 7000]), today)).toHaveLength(1)
  expect(findRecurring(at([500, 20_000, 900, 44_000]), today)).toEqual([])
})

test('two subscriptions at one merchant are two, and other purchases do not hide one', () => {
  const days = ['2026-08-05', '2026-09-05', '2026-10-05', '2026-11-05'].map(day)
  const at = (amountMinor: number, shift: number) =>
    days.map((each) => ({ merchant: 'Apple', day: addDays(each, shift), amountMinor: minor(amountMinor) }))
  const found = findRecurring([...at(299, 0), ...at(1099, 9), { ...(at(129_900, 3)[1] as Payment) }], today)
  expect(found.map((each) => each.newest.amountMinor)).toEqual([299, 1099])
})

test('what has stopped is left out, what is a few days late is not', () => {
  expect(findRecurring(paid('Gone', '2026-07-01', '2026-08-01', '2026-09-01'), today)).toEqual([])
  expect(findRecurring(paid('Late', '2026-08-16', '2026-09-16', '2026-10-16'), today)).toHaveLength(1)
})

test('a few visits of about one price a month apart, among many others, are chance; a fixed price is not', () => {
  const visits = Array.from({ length: 30 }, (_, index) => ({
    merchant: 'Corner Bakery',
    day: addDays(day('2026-08-16'), index * 3),
    amountMinor: minor(1000 + index * 700),
  }))
  const monthly = (prices: number[]) =>
    prices.map((price, index) => ({
      merchant: 'Corner Bakery',
      day: day(`2026-${String(9 + index).padStart(2, '0')}-12`),
      amountMinor: minor(price),
    }))
  expect(findRecurring([...visits, ...monthly([600, 630, 612])], today)).toEqual([])
  expect(findRecurring([...visits, ...monthly([600, 600, 600])], today)).toMatchObject([{ cadence: 'monthly' }])
})
