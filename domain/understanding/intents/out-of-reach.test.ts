import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  'my top up of 50 pounds failed',
  'the transfer of 200 to anna bounced',
  "tried to pay 64 at walmart but the card didn't work",
  'someone used my card at target for 300 dollars',
  'somebody took 150 out of my account',
  'can you waive the 35 dollar late fee',
  'set up autopay of 75 for my card',
  "i'd like a refund for the shoes i bought last week",
  'are there foreign transaction fees on my card',
])('%s: told to a bank', (text) => {
  expect(told(text)).toEqual(['other'])
})

test.each([
  ['the payment failed so i paid 30 cash', ['spend Purchase 3000']],
  ['bank charged me 35 because a check bounced', ['spend Bank 3500']],
  ['bounced check fee 35', ['spend Bounced Check Fee 3500']],
  ['tried to get a cab ended up paying 30 for uber', ['spend Uber 3000']],
  ['tried the new ramen place 18', ['spend Ramen Place 1800']],
  ['tried to get the train for 12 but had to take a taxi for 30', ['spend Taxi 3000']],
  ['payment from the phone company 30', ['income Phone Company 3000']],
  ['someone charged me 5 for parking', ['spend Parking 500']],
  ['foreign transaction fee 3', ['spend Foreign Transaction Fee 300']],
])('%s: paid, whatever went wrong', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  'i moved 1000 from my current account to my isa',
  'i transferred 75 between my accounts',
  'moved 90 to my brokerage from checking',
  'moved 120 from revolut to my bank',
  'deposited 80 into my wallet',
  '200 dollars to pounds please',
  'i exchanged 300 dollars for 270 euros',
  '1 usd is how many rupees',
  'square root of 144',
  'compound 1000 at 4 percent for ten years',
  'how much would 200000 over 30 years at 5 percent cost me a month',
  'order two lattes from starbucks',
  'ask tom for the 12 bucks he owes me',
  'alarm for 6 15',
])('%s: moved, reckoned or ordered, and not spent', (text) => {
  expect(told(text)).toEqual(['other'])
})

test.each([
  ['transferred 75 to my landlord', ['spend Landlord 7500']],
  ['moved from the flat to the house, movers 300', ['spend Movers 30000']],
  ['deposited 900 from a client', ['income Client 90000']],
  ['20 dollars to mom', ['spend Mom 2000']],
  ['20 dollars to dad', ['spend Dad 2000']],
  ['i exchanged 40 dollars for 3 shirts', ['spend Shirts 4000']],
  ['40 dollars in diesel', ['spend Diesel 4000']],
  ['exchange fee 4.50 at the airport', ['spend Exchange Fee 450']],
  ['order two lattes 9.50', ['spend Lattes 950']],
  ['ask italian 24', ['spend Ask Italian 2400']],
  ['alarm for the car 120', ['spend Car 12000']],
  ['weather app subscription 2.99', ['spend Weather App Subscription 299']],
  ['recipe book 15', ['spend Recipe Book 1500']],
])('%s: spent', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  'it was 30 degrees yesterday',
  'i walked 10000 steps yesterday',
  'my blood pressure is 120 over 80',
  'i got 85 on my math test',
  'i did 50 push ups',
  'the cowboys lost by 14',
  'i make 62000 a year',
  "milk is cheaper at aldi it's 2.89",
  'amazon has the headphones for 59',
  'i have 5000 saved for a car',
  'transferred $100 from my salary account to my joint account',
  'moved $100 from checking to savings',
])('%s: a number that nobody paid', (text) => {
  expect(told(text)).toEqual(['other'])
})

test.each([
  ['driving test 85', ['spend Driving Test 8500']],
  ['lost 14 at poker', ['spend Poker 1400']],
  ['coffee was cheaper at joes it was 3', ['spend Joes 300']],
  ['amazon has charged me 59 for headphones', ['spend Amazon 5900']],
  ['burned 500 calories at the gym 20', ['spend Gym 2000']],
  ['took 2 aspirin 8 bucks', ['spend Aspirin 800']],
  ['took 2 aspirin at noon', ['clarify']],
  ['gas is cheaper now, filled up for 40', ['spend Gas 4000']],
  ['costs so far 200', ['other']],
  ['flight 208 was 150', ['spend Flight 15000']],
  ['flight 90 for mom and hotel 120', ['clarify']],
  ['had 2 more beers', ['clarify']],
  ['page 57 of the book', ['clarify']],
  ['channel 7 please', ['clarify']],
])('%s: what was paid, or may have been', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ["i'd like to have 5000 saved up for a wedding", ['goal']],
  ['make my trip goal 2500', ['goal']],
  ['make my trip goal $2500', ['goal']],
  ['weekly summary', ['summary']],
  ['group my expenses by category', ['summary']],
  ['is there a rent payment on november 15', ['summary']],
  ['give me a quick rundown of the last 7 days', ['summary']],
  ["what's my most expensive category", ['summary']],
  ["read back today's entries", ['summary']],
  ['did my paycheck come in', ['summary']],
  ['how much do i have to my name', ['balance']],
])('%s: what Penny can tell or set', (text, intents) => {
  expect(told(text)).toEqual(intents)
})
