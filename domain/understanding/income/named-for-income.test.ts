import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['payday pizza 20', 'spend Payday Pizza 2000'],
  ['overtime taxi 18', 'spend Overtime Taxi 1800'],
  ['freelance insurance 30', 'spend Freelance Insurance 3000'],
  ['salary account fee 10', 'spend Salary Account Fee 1000'],
  ['dinner for my bonus 80', 'spend Dinner 8000'],
  ['drinks to celebrate the bonus 40', 'spend Drinks 4000'],
  ['accountant for the tax return 80', 'spend Accountant 8000'],
  ['filed my tax return 80', 'spend Tax Return 8000'],
  ['mowed the lawn, lunch 12', 'spend Lunch 1200'],
  ['earnings call lunch 12', 'spend Earnings Call Lunch 1200'],
  ['retainer for my teeth 150', 'spend Retainer 15000'],
  ['tutored two kids then lunch 12', 'spend Lunch 1200'],
  ['gave the kids allowance 20', 'spend Kids Allowance 2000'],
])('hears a spend that is named for what comes: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})

test.each([
  ['tax return 800', 'income Tax Return 80000'],
  ['earnings today 300', 'income Earnings 30000'],
  ['the retainer from Acme arrived, 500', 'income Acme 50000'],
  ['bonus acme 300', 'income Bonus Acme 30000'],
  ['commission car 300', 'income Commission Car 30000'],
  ['refund shoes 30', 'income Refund Shoes 3000'],
  ['cashback pizza 3', 'income Cashback Pizza 300'],
  ['filed my tax return got 800 back', 'income Tax Return 80000'],
  ['guests paid 300 for the weekend', 'income Guests 30000'],
  ['got the parking fine back 30', 'income Parking Fine 3000'],
  ['taxi income 90', 'income Taxi Income 9000'],
  ['freelance website 400', 'income Freelance Website 40000'],
  ['wages bakery 90', 'income Wages Bakery 9000'],
  ['deliveroo shift 60', 'income Deliveroo 6000'],
  ['carers allowance 280', 'income Carers Allowance 28000'],
  ['loan repayment from dad 200', 'income Loan Repayment 20000'],
  ['collected rent 900', 'income Rent 90000'],
  ['interest earned 12', 'income Interest 1200'],
  ['got a loan from the bank 5000', 'income Loan 500000'],
  ['insurance claim paid 900', 'income Insurance Claim 90000'],
  ['bank fee reversed 12', 'income Bank Fee 1200'],
])('leaves what came: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})
