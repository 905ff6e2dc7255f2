import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['log 18 to groceries', ['spend Groceries 1800']],
  ['put 18 under groceries', ['spend Groceries 1800']],
  ['log 9 to cash for lunch', ['spend Lunch 900']],
  ['put it under groceries', ['edit']],
  ['put the 18 under groceries', ['edit']],
  ['log that to groceries', ['edit']],
])('%s: an amount with where it goes is one more entry', (text, frames) => {
  expect(told(text)).toEqual(frames)
})

test.each([
  ['create an expense of 14 for lunch', ['spend Lunch 1400']],
  ['please make a new entry: tea 3, cake 5', ['spend Tea 300', 'spend Cake 500']],
  ['create a transaction of 60 for groceries', ['spend Groceries 6000']],
  ['create a 60 dollar expense for groceries', ['spend Groceries 6000']],
  ['create a record for tea 3', ['spend Tea 300']],
  ['create an expense category', ['other']],
  ['create a wallet with 500', ['other']],
])('%s: an entry is ordered in words of its own', (text, frames) => {
  expect(told(text)).toEqual(frames)
})

test.each([
  ['cancel the 30 dollar dinner', ['delete']],
  ['cancel 30 dinner', ['delete']],
  ['cancel dinner 30', ['delete']],
  ['tea 3 and cancel the soup 6', ['spend Tea 300', 'delete']],
  ['tea 3, soup 6 and delete the soup', ['spend Tea 300']],
  ['paid 90 to have them remove the carpet', ['spend Carpet 9000']],
  ['cancel spotify', ['other']],
  ['cancelled spotify 11', ['spend Spotify 1100']],
  ['cancellation fee 30', ['spend Cancellation Fee 3000']],
])('%s: what is called off was not paid', (text, frames) => {
  expect(told(text)).toEqual(frames)
})

test.each([
  ['lent Tom 40 and borrowed 15 from Ana', ['spend Tom 4000', 'income Ana 1500']],
  ['bread 4 and borrowed 15 from Ana', ['spend Bread 400', 'income Ana 1500']],
  ['Tom 40 owed', ['other']],
  ['40 owed to Tom', ['other']],
  ['groceries 64 paid by my dad', ['other']],
  ['groceries 64 paid by Ana', ['other']],
  ['groceries 64 paid by Dario', ['other']],
  ['groceries 64 paid by card', ['spend Groceries 6400']],
  ['groceries 64 paid by Amex', ['spend Groceries 6400']],
  ['groceries 64 paid by NEFT', ['spend Groceries 6400']],
  ['keep at least 300 in checking', ['other']],
  ['need 900 for a trip', ['other']],
  ['save 300 a month', ['other']],
  ['pay off my 300 phone bill by friday', ['other']],
  ['paid off my 300 phone bill', ['spend Phone Bill 30000']],
])('%s: what is owed, wished or paid by another is no spend', (text, frames) => {
  expect(told(text)).toEqual(frames)
})

test.each([
  ['got a taxi back to the hotel for 22', ['spend Taxi 2200']],
  ['got the bus back 3', ['spend Bus 300']],
  ['got an uber back home 17', ['spend Uber 1700']],
  ['got 22 back from Ana', ['income Ana 2200']],
  ['got my deposit back 200', ['income Deposit 20000']],
])('%s: who rides back pays for it', (text, frames) => {
  expect(told(text)).toEqual(frames)
})

test.each([
  ['Tom and Ana each gave me 30', ['income Tom and Ana 6000']],
  ['Tom and Ana sent me 30 each', ['income Tom and Ana 6000']],
  ['my mum and my dad each gave me 30', ['income Mum and Dad 6000']],
  ['Tom gave me 30', ['income Tom 3000']],
  ['Tom and Ana gave me 30', ['income Tom and Ana 3000']],
])('%s: what each of them gave comes to the sum', (text, frames) => {
  expect(told(text)).toEqual(frames)
})

test.each([
  ['dinner 80 split with friends', ['clarify']],
  ['rent 900 split with my flatmates', ['clarify']],
  ['dinner 80 split with two friends', ['spend Dinner 2667']],
  ['dinner 80 split with Tom', ['spend Dinner 4000']],
])('%s: among how many it was shared is told or asked', (text, frames) => {
  expect(told(text)).toEqual(frames)
})

test.each([
  ["last month's fuel 60", ['spend Fuel 6000']],
  ['lunch 13 in budget', ['spend Lunch 1300']],
  ['got my salary 2400, save 300 to vacation', ['income Salary 240000', 'goal']],
  ['lunch 13 and save 40 to vacation', ['spend Lunch 1300', 'goal']],
  ['lunch 13, save 40 to groceries', ['spend Lunch 1300', 'spend Groceries 4000']],
  ['trying to put away around 900 for a trip', ['goal']],
  ['it was for me and Tom', ['other']],
  ['change the category to Business', ['other']],
  ["No, that's wrong. It should be Entertainment", ['edit']],
])('%s: budgets, goals and what is put right', (text, frames) => {
  expect(told(text)).toEqual(frames)
})
