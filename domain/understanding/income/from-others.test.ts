import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['collected 30 from Ngozi', 'income Ngozi 3000'],
  ['I collect 5k from Ngozi', 'income Ngozi 500000'],
  ['collected 30 from my tenant', 'income Tenant 3000'],
  ['got 30 as a gift', 'income Gift 3000'],
  ['my friend returned 200 rupees to me', 'income Friend 20000'],
  ['I got 75 as birthday money', 'income Birthday Money 7500'],
  ['Mary Jane and Bob Smith gave me 20 each', 'income Mary Jane and Bob Smith 4000'],
])('came from somebody: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})

test.each([
  ['collected the dress from the tailor 30', 'spend Dress 3000'],
  ['returned 30 to mum', 'spend Mum 3000'],
  ['returned 30 bucks to mum', 'spend Mum 3000'],
  ['got 12 as takeaway', 'spend Takeaway 1200'],
  ['got a lamp 30 as a gift', 'spend Lamp 3000'],
])('was paid: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})

test.each([
  ['invoice 350 paid by acme tea 5', ['income Invoice 35000', 'spend Tea 500']],
  ['invoice 12 paid by acme 350', ['income Invoice 35000']],
  ['tea 5, invoice 350 paid by acme', ['spend Tea 500', 'income Invoice 35000']],
  ['collected 75 dues from the members', ['income Members 7500']],
  ['collected 45 dry cleaning from Johnsons', ['spend Johnsons 4500']],
  ['etsy took its cut so I got 61', ['income Etsy 6100']],
  ['lunch 12, stripe took 2.9 percent so I got 97', ['spend Lunch 1200', 'income Stripe 9700']],
  ['they took 10 percent off so I got 2 shirts for 40', ['spend Shirts 4000']],
  ['redeemed my mutual fund 2500', ['income Mutual Fund 250000']],
  ['redeemed my air miles, taxes 40', ['spend Taxes 4000']],
  ['i became 200 euro from my uncle', ['income Uncle 20000']],
  ['i became 30 today', ['other']],
  ['deposit from chase 350', ['other']],
  ['tea 5, withdrew 80 from barclays', ['spend Tea 500']],
  ['direct deposit from chase 350', ['income Chase 35000']],
  ['refund from chase 35', ['income Chase 3500']],
])('knows what came in from what stays or goes: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['still waiting for my 30 refund from asos, lunch 12', ['spend Lunch 1200']],
  ['lunch 12 and still waiting on my 30 refund', ['spend Lunch 1200']],
  ["my refund of 30 hasn't come yet, lunch 12", ['spend Lunch 1200']],
  ['waiting on a 30 refund', ['other']],
  ['still waiting for 30 and 40 from asos', ['other']],
  ['cheque to grandma 50', ['spend Grandma 5000']],
  ['coffee 4 and paypal 20 to jane', ['spend Coffee 400', 'spend Jane 2000']],
  ['cheque from grandma 50', ['income Cheque 5000']],
  ['paypal 20 from jane', ['income Jane 2000']],
])('knows what has not come, and what was sent: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['my mother send me two hundred for rent', 'income Mother 20000'],
  ['uni return me the library fine 6', 'income Uni 600'],
  ['a customer tip me 10', 'income Customer 1000'],
  ['Dave fronted me 60 till Friday', 'income Dave 6000'],
  ["my boss fronted me a week's pay 400", 'income Boss 40000'],
  ['dad transfer 200 for my books', 'income Dad 20000'],
  ['i borrowed from Chuy a hundred until payday', 'income Chuy 10000'],
  ['got a lend of fifty from me da', 'income Da 5000'],
])('was handed over or lent by somebody: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})

test.each([
  ['i send my mother 200', 'spend Mother 20000'],
  ['the waiter gave me the bill 40', 'spend Waiter 4000'],
  ['he gave me a lift so i gave him 5', 'spend Lift 500'],
  ['dave borrowed 50 off me', 'spend Dave 5000'],
  ['gave Ana back the 50 i borrowed', 'spend Ana 5000'],
  ['tips were 20 for the hotel staff', 'spend Hotel Staff 2000'],
  ['my father will transfer me 800 next week', 'other'],
  ['borrowed 40 from my holiday fund', 'other'],
  ['borrowed a drill from Dave', 'other'],
])('went out, or did not come: %s', (text, entry) => {
  expect(told(text)).toEqual([entry])
})

test.each([
  ['joost tikkied me 12.50', ['other']],
  ['mads mobilepayed me 200', ['income Mads 20000']],
  ['rahim bkashed me 500 for the ticket', ['income Rahim 50000']],
  ['my sister payidd me 60', ['income Sister 6000']],
  ['ella paypaled me 21 for her share of the shopping', ['income Ella 2100']],
  ['lunch 12 and erik swished me 6', ['spend Lunch 1200', 'income Erik 600']],
  ['I twinted Lea 30', ['spend Lea 3000']],
  ['swished 120 to erik', ['spend Erik 12000']],
  ['swish 48 fika', ['spend Fika 4800']],
  ['paid 15 via tikkie', ['spend Tikkie 1500']],
  ['15 tikkie joost', ['other']],
  ['momo 5', ['spend Momo 500']],
])('sent with an app, or something of that name: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['mrs okafor paid the rest 200 for her cake', ['income Mrs Okafor 20000']],
  ['auntie rose paid the last 90 for her braids', ['income Auntie Rose 9000']],
  ['my sister paid the remaining 350 for her dress', ['other']],
  ['john paid the remaining 350 for the hotel', ['other']],
  ['mary paid 350 for her dress', ['other']],
  ['we paid the last 40 for her party', ['spend Party 4000']],
])('what was left of an order, and what others paid: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['got 120 off a guy for the old lawnmower', ['income Guy 12000']],
  ['got 80 off some student for the desk, wanted 100 but oh well', ['income Student 8000']],
  ['sold the bike for 120, was hoping for 150', ['income Bike 12000']],
  ['got a fridge off a bloke for 350', ['spend Fridge 35000']],
  ['got 20 off the shoes', ['clarify']],
  ['got the sofa off some guy for 80', ['spend Sofa 8000']],
  ['lunch 12, the kids wanted 5 ice creams', ['spend Lunch 1200']],
])('what somebody gave for a thing, and what was got off somebody: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
