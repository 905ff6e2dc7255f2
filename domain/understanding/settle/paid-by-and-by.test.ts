import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ["car insurance is 600 a year, i pay it quarterly, this quarter's just went out", ['spend Car Insurance 15000']],
  ["gym is 480 a year, i pay monthly, this month's went out today", ['spend Gym 4000']],
  ["rent is 12000 a year, i pay monthly, paid this month's today", ['spend Rent 100000']],
  ["the ring is 2400, paying 200 a month, this month's went through", ['spend Ring 20000']],
  ['laptop is 1200 over 12 months, 100 a month, paid the first one today', ['spend Laptop 10000']],
  ['phone 600 over 24 months so 25 a month, first one today', ['spend Phone 2500']],
  ["home insurance 480 a year split monthly, today's payment went out", ['spend Home Insurance 4000']],
])('%s: one payment of what the year costs', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['car insurance is 600 a year, i pay it quarterly', ['other']],
  ['gym is 480 a year, i pay monthly, this month was free', ['other']],
  ["spotify is 120 a year, i pay monthly but this month's got refunded", ['other']],
  ['car insurance 600 a year paid today', ['spend Car Insurance 60000']],
  ['phone 600 and the plan is 25 a month', ['spend Phone 60000']],
  ['phone 600 over 24 months so 25 a month, first one in january', ['spend Phone 60000']],
  ["rent 900 and gym 30 a month, this month's went out", ['spend Rent 90000', 'spend Gym 3000']],
  ["insurance 600 a year, i pay it yearly, this year's just went out", ["spend Year's 60000"]],
])('%s: no payment of the year, or all of it', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
