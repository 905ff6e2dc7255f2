import { expect, test } from 'vitest'
import { type Day, day } from '#domain/calendar.ts'
import { minor } from '#domain/money.ts'
import { upcomingPayments } from '#domain/recurring.ts'

const today = day('2026-11-20')

function paid(merchant: string, ...days: string[]) {
  return days.map((each, index) => ({ merchant, day: day(each), amountMinor: minor(1500 + index) }))
}

test('three monthly payments announce the next, with the newest amount', () => {
  expect(upcomingPayments(paid('Netflix', '2026-08-25', '2026-09-25', '2026-10-25'), today)).toEqual([
    { merchant: 'Netflix', day: '2026-11-25', amountMinor: 1502 },
  ])
})

test('two payments are not a habit, and neither are three in one month', () => {
  expect(upcomingPayments(paid('Gym', '2026-09-25', '2026-10-25'), today)).toEqual([])
  expect(upcomingPayments(paid('Cafe', '2026-11-02', '2026-11-09', '2026-11-16'), today)).toEqual([])
})

test('the end of the month is kept where the month has such a day', () => {
  expect(upcomingPayments(paid('Rent', '2026-08-31', '2026-09-30', '2026-10-31'), today)[0]?.day).toBe('2026-11-30')
})

test('a payment that stopped is not announced', () => {
  expect(upcomingPayments(paid('Old', '2026-05-10', '2026-06-10', '2026-07-10'), today)).toEqual([])
})

test('one merchant in two spellings is one, and the soonest stands first', () => {
  const payments = [
    ...paid('Spotify', '2026-08-28', '2026-09-28', '2026-10-28'),
    ...paid('NETFLIX', '2026-08-22', '2026-09-22'),
    { merchant: 'Netflix', day: '2026-10-22' as Day, amountMinor: minor(1599) },
  ]
  expect(upcomingPayments(payments, today).map((each) => each.merchant)).toEqual(['Netflix', 'Spotify'])
})
