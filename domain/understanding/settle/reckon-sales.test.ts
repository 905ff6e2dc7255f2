import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['payday, gross 3200, what landed is 2418.65', ['income Payday 241865']],
  ['salary gross 3000, 2200 hit my account', ['income Salary 220000']],
  ['paycheck was 1500 gross and 1180 came through', ['income Paycheck 118000']],
  ['wages 600 gross, take home 480', ['income Wages 48000']],
  ['got paid 2400, gross was 3200', ['income Income 240000']],
  ['gross pay 3200, after tax 2400', ['income Gross 240000']],
  ['bonus came in, 1000 less tax so 610', ['income Bonus 61000']],
  ['wage slip: 2400 gross, 420 tax, 1980 net', ['income Wage Slip 198000']],
  ['payday 1980 after 420 tax', ['income Payday 198000']],
  ['commission of 1200 before tax landed as 910', ['income Commission 91000']],
  ['sold the bike for 300 less fees so 270', ['income Bike 27000']],
  ['bonus 1000 after tax 610', ['income Bonus 61000']],
  ['salary 2300 after tax 700', ['income Salary 230000']],
  ['my net pay was 2300 after tax 700', ['income Net 230000']],
  ['my take home was 1932 this month after tax', ['income Home 193200']],
])('%s: of what was earned, what came', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['my salary is 3200 gross, spent 40 on lunch', ['income Salary 320000', 'spend Lunch 4000']],
  ['gross lunch 12 and i got coffee 4', ['spend Gross Lunch 1200', 'spend Coffee 400']],
  ['earned 900 gross on the market, fees 60', ['income Market 90000', 'spend Fees 6000']],
  ['pizza to take home was 12', ['spend Pizza 1200']],
])('%s: another sum beside it', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
