import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['pension contribution 200', 'spend Pension Contribution 20000'],
  ['paid inheritance tax 900', 'spend Inheritance Tax 90000'],
  ['estate agent commission 900', 'spend Estate Agent Commission 90000'],
  ['christmas bonus for the nanny 100', 'spend Christmas Bonus 10000'],
  ['birthday money for leo 20', 'spend Birthday Money 2000'],
  ['royalties to the label 90', 'spend Royalties 9000'],
  ['refund to a customer 30', 'spend Refund 3000'],
  ['refunded a customer 30', 'spend Customer 3000'],
  ['reimbursed sam 30', 'spend Sam 3000'],
  ["apprentice's wages 940", "spend Apprentice's Wages 94000"],
  ['gave the guy 20 and he gave me a hat', 'spend Guy 2000'],
  ['shift wages, Mia 180', 'spend Shift Wages 18000'],
  ['staff bonus 200', 'spend Staff Bonus 20000'],
  ['paid 200 in commission', 'spend Commission 20000'],
  ['gave 50 to the scholarship fund', 'spend Scholarship Fund 5000'],
])('hears that what sounds like income went to another: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})

test.each([
  ['dividend tax refund 90', 'income Dividend Tax Refund 9000'],
  ['wages from Mia 180', 'income Mia 18000'],
  ['got 300 down on the deck job', 'income Deck Job 30000'],
  ['picked up 300 from Dave', 'income Dave 30000'],
  ['commission 300', 'income Commission 30000'],
  ['bonus for good work 200', 'income Bonus 20000'],
  ['bonus for referring a friend 50', 'income Bonus 5000'],
  ['birthday money from nan 50', 'income Nan 5000'],
  ['refund for the shoes 30', 'income Refund 3000'],
  ['reimbursed for the taxi 30', 'income Taxi 3000'],
  ['reimbursed by work 30', 'income Work 3000'],
  ['pension came in 800', 'income Pension 80000'],
  ['her salary came in 2000', 'income Salary 200000'],
  ['his salary was 3000', 'income Salary 300000'],
  ['nurse salary 2600', 'income Nurse Salary 260000'],
  ['uber driver bonus 80', 'income Uber 8000'],
  ['refund sam 20', 'income Refund Sam 2000'],
  ["my wife's salary 3000", 'income Salary 300000'],
  ['deposit from john 300', 'income John 30000'],
  ['freelance design fee 300', 'income Freelance Design Fee 30000'],
  ['royalty fee from the label 200', 'income Label 20000'],
  ['grandma handed us 200 christmas money for the kids', 'income Grandma 20000'],
])('leaves what came to the person: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})

test.each([
  ['gave the cook 400 bonus and 1800 his salary', ['spend Cook 40000', 'spend Cook 180000']],
  ['gave the cook 400 and his salary 1800', ['spend Cook 40000', 'spend Cook 180000']],
  ['paid the nanny 200 bonus and 900 wages', ['spend Nanny 20000', 'spend Nanny 90000']],
  ['gave 300 to the maid and 1100 to the cook as her salary', ['spend Maid 30000', 'spend Cook 110000']],
  ['gave mom 500 and my salary 3000', ['spend Mom 50000', 'income Salary 300000']],
  ['gave 50 to the maid and 500 bonus from work', ['spend Maid 5000', 'income Bonus 50000']],
  ['gave the nanny 100 bonus and got my salary 3000', ['spend Nanny 10000', 'income Salary 300000']],
])('hears whose pay is told behind a payment: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
