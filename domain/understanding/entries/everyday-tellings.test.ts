import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { told } from '#tests/support/told.ts'

test.each([
  ['parking 5 in the morning and 8 at night', ['spend Parking 500', 'spend Parking 800']],
  ['coffee 4 in the morning and 5 in the afternoon', ['spend Coffee 400', 'spend Coffee 500']],
  ['wine 12 at night market', ['spend Wine 1200']],
])('%s: two prices at two parts of the day', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['coffee 4 and three dozen eggs at 4 a dozen', ['spend Coffee 400', 'spend Eggs 1200']],
  ['lunch 12 and 3 hours of parking at 2 an hour', ['spend Lunch 1200', 'spend Parking 600']],
  ['coffee 4, petrol 30 litres at 1.50 a litre', ['spend Coffee 400', 'spend Petrol 4500']],
  ['coffee 4, gas was 3.89 a gallon, filled up for 46', ['spend Coffee 400', 'spend Gas 4600']],
  ['gas 45, 12 gallons at 3.59 a gallon', ['spend Gas 4500']],
  ['hostel 30 a night, 120 total', ['spend Hostel 12000']],
  ['salmon 9 a pound, 21.60', ['spend Salmon 2160']],
  ['posters 8 each, 24 total', ['spend Posters 2400']],
  ['kayak 15 an hour, lunch 40', ['clarify', 'spend Lunch 4000']],
  ['parking 6, hotel 360, 3 nights at 120 a night', ['spend Parking 600', 'spend Hotel 36000']],
])('%s: a rate behind another thing and its price', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['coffee 4 and bought a shirt', ['spend Coffee 400', 'clarify']],
  ['coffee 4, then i bought some flowers', ['spend Coffee 400', 'clarify']],
  ['spent 40 at target and bought a shirt', ['spend Target 4000']],
  ['target 40 and bought a shirt', ['spend Target 4000']],
  ['lunch 12 and grabbed a seat', ['spend Lunch 1200']],
  ['coffee 4 and bought it at Starbucks', ['spend Starbucks 400']],
  ['paid the gas bill 60 and bought bread', ['spend Gas Bill 6000', 'clarify']],
  ['coffee 4 and bought nothing', ['spend Coffee 400']],
  ['coffee 4 and bought bread 3', ['spend Coffee 400', 'spend Bread 300']],
])('%s: what was bought beside it has a price too', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ["gas thirty five dollars don't add the twelve for snacks, and bus 2.50", ['spend Gas 3500', 'spend Bus 250']],
  ['got a mug for 9, nearly bought the 30 teapot, and bus 2.50', ['spend Mug 900', 'spend Bus 250']],
  ["coffee 4, don't add lunch 12 and bus 2.50", ['spend Coffee 400']],
  ["don't add the lunch 12, and the bus 2.50", ['other']],
  ['coat was almost 90, and bus 2.50', ['spend Coat 9000', 'spend Bus 250']],
])('%s: what was not paid ends where another thing is told', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['Lunch was 30. My half was 15.', ['spend Lunch 1500']],
  ['Dinner 90. Split three ways.', ['spend Dinner 3000']],
  ['Dinner 90. We split it.', ['clarify']],
  ['Tires 600. Talked him down to 520.', ['clarify']],
  ['Sofa 800. Put 200 down.', ['spend Sofa 20000']],
  ['Groceries 50. Wine was 12 of that.', ['spend Groceries 5000']],
  ['Dinner 90. Taxi 18.', ['spend Dinner 9000', 'spend Taxi 1800']],
  ['Lunch 12. My share of the rent was 400.', ['spend Lunch 1200', 'spend Rent 40000']],
  ['Taxi 18. Gave him a 20. Coffee 4.', ['spend Taxi 1800', 'spend Coffee 400']],
  ['Coffee 4. Then the tires 600, talked him down to 520.', ['spend Coffee 400', 'clarify']],
])('%s: a sentence that only reckons with the one before', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['lyft 14 tacos 12 beer 7', ['spend Lyft 1400', 'spend Tacos 1200', 'spend Beer 700']],
  ['food truck 3 tacos 12', ['spend Food Truck 1200']],
  ['bought a kettle for 10 a stool for 20', ['spend Kettle 1000', 'spend Stool 2000']],
  ['gas lunch and parking were $40 $12 and $8', ['spend Gas 4000', 'spend Lunch 1200', 'spend Parking 800']],
  ['socks $4 and a cap $15', ['spend Socks 400', 'spend Cap 1500']],
  ['eggs a dozen four', ['spend Eggs 400']],
  ['booked a flight 412.', ['spend Flight 41200']],
  ['spotify charged me again, eleven ninety nine', ['spend Spotify 1199']],
  ['subway two sandwiches 12', ['spend Subway 1200']],
  ['dinner 50 dollars 20 percent tip', ['spend Dinner 6000']],
  ['dinner 50 dollars 20', ['spend Dinner 5020']],
  [
    'prescriptions uh 12, uh 7 and uh 5',
    ['spend Prescriptions 1200', 'spend Prescriptions 700', 'spend Prescriptions 500'],
  ],
  ['lunch uh 12, uh 14', ['clarify']],
  ['milk like 2 eggs like 5', ['spend Milk 200', 'spend Eggs 500']],
  ['lunch something like 12', ['clarify']],
  ["cab was 24, i'll just pay half, don't judge me", ['spend Cab 1200']],
])('%s: each number where it belongs', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['concert tickets 80 plus 12 in fees today', ['spend Concert Tickets 9200']],
  ['sofa 300 plus a 40 dollar delivery fee today', ['spend Sofa 34000']],
  ['jeans 80 but I paid 60 for them today', ['spend Jeans 6000']],
  ['sofa 800, paid 200 today', ['clarify', 'clarify']],
  ['usually 30 for a haircut but 35 today', ['spend Haircut 3500']],
])('%s: today behind it has no part in the sum', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['cancelled hulu, saving 8 bucks a month', ['other']],
  ['switched to mint, saving 30 a month', ['other']],
  ['cancelled hulu, saving 8 a month, and coffee 4', ['spend Coffee 400']],
  ['cancelled the gym and paid a 30 fee', ['spend Gym 3000']],
])('%s: what is given up is not paid', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['check for 200 from grandma', ['income Check 20000']],
  ['dinner was 54 before tip, left 10', ['spend Dinner 6400']],
  ['exchanged shoes, paid 10 more', ['spend Shoes 1000']],
])('%s', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ["kid's haircut 18, mine 25", ["spend Kid's Haircut 1800", 'spend Haircut 2500']],
  ['his lunch was 8 and mine was 12', ['spend Lunch 800', 'spend Lunch 1200']],
  ['dinner 60, mine was 20', ['spend Dinner 2000']],
])('%s: whose it was', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['thirty at lunch, 20 percent tip', ['spend Lunch 3600']],
  ['lunch 30, tipped 20 percent', ['spend Lunch 3600']],
  ['they overcharged me 5 at the store', ['other']],
  ['got overcharged, paid 35 for lunch', ['spend Lunch 3500']],
])('%s', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test('what was bought three times asks for three of them', () => {
  const [frame] = understand('i spent 4 dollars on coffee three times this week', { today: day('2026-11-20') }).frames
  expect(frame?.intent === 'clarify' && frame.choices?.map(({ amountMinor }) => amountMinor)).toEqual([400, 1200])
})

test.each([
  ['tolls were 7.50 going up and 7.50 coming back', ['spend Tolls 750', 'spend Tolls 750']],
  ['train 12 there and 13 on the way back', ['spend Train 1200', 'spend Train 1300']],
  ['coffee 7 and then 6 later', ['spend Coffee 700', 'spend Coffee 600']],
  ['coffee 4 at lunch and 5 tonight', ['spend Coffee 400', 'spend Coffee 500']],
  ['lunch 12 and coffee 4 later', ['spend Lunch 1200']],
  ['coffee 4 later', ['other']],
])('%s: none of two prices is lost', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['amazon order came in, headphones 79 and a cable 9', ['spend Amazon 7900', 'spend Cable 900']],
  ['the package came in, shoes 79', ['spend Package 7900']],
  ['a new order came in 45', ['income Income 4500']],
  ['my paycheck came in 1200', ['income Paycheck 120000']],
  ['tolls 3 going in', ['spend Tolls 300']],
])('%s: what comes in', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['put in last nights dinner it was 58', ['spend Dinner 5800']],
  ['i want to put in lunch it was 14', ['spend Lunch 1400']],
  ['put 30 in the car that has to last', ['spend Car 3000']],
  ["put 30 in the car that'll have to last till payday", ['spend Car 3000']],
  ['payday 2100', ['income Payday 210000']],
  ['put the lunch at 14', ['edit']],
])('%s: what is put in is told, and nothing is changed', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['haircut usually 30 but today 35', ['spend Haircut 3500']],
  ['usually 30 for a haircut but 35 today', ['spend Haircut 3500']],
  ['lunch 12 but coffee 4', ['spend Lunch 1200', 'spend Coffee 400']],
  [
    "sister's birthday present, found it for 35, wrapping was another 4",
    ['spend Birthday Present 3500', 'spend Wrapping 400'],
  ],
  ['found a jacket for 35', ['spend Jacket 3500']],
  ['found a tenner on the street', ['income Street 1000']],
  ['vet 340 for the dog and 60 for the cat', ['spend Vet 34000', 'spend Vet 6000']],
  ['vet 340 for the dog and 60 for cat food', ['spend Vet 34000', 'spend Cat Food 6000']],
])('%s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['the cab was 20 i gave him 5 extra', ['spend Cab 2500']],
  ['dog groomer 65 gave 10 extra', ['spend Dog Groomer 7500']],
  ['haircut 30 gave her an extra 5', ['spend Haircut 3500']],
  ['electric bill 65 and i left 10 extra', ['spend Electric Bill 6500', 'clarify']],
])('%s: what is given extra is a tip where one is served', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ["my phone bill was 42 last month but this time it's 47", ['spend Phone Bill 4700']],
  ["rent was 900 last year but now it's 950", ['spend Rent 95000']],
  ["coffee was 4 last time now it's 5", ['spend Coffee 500']],
  ["train was 28 return cause i booked late normally it's 19", ['spend Train 2800']],
  ['gym was 30 last month and dinner was 40', ['spend Gym 3000', 'spend Dinner 4000']],
])('%s: what it cost before is not paid', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ["dropped 60 on gas this morning and it's not even full", ['spend Gas 6000']],
  ['coffee 4 but it was not even mine', ['other']],
  ['got an uber because the tube was down, 16.84', ['spend Uber 1684']],
  ['my stock was down 16.84', ['other']],
  ['turkey 48, wine 36 and 4 people', ['spend Turkey 4800', 'spend Wine 3600']],
  ['slept at the airport hotel 90', ['spend Airport Hotel 9000']],
  ['that vending machine ate my two dollars and gave me nothing', ['spend Vending Machine 200']],
  ['it was my turn for the coffees so 18.60 for four', ['spend Coffees 1860']],
])('%s: how it came about', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test('the day before yesterday is known without its article, and by no number of days', () => {
  const days = ['lunch 12 day before yesterday', 'lunch 12 two days before yesterday'].map(
    (text) => understand(text, { today: day('2026-11-20') }).frames[0],
  )
  expect(days.map((frame) => frame?.intent === 'add' && frame.transaction.day)).toEqual(['2026-11-18', '2026-11-17'])
})

test.each([
  ['a card 4 50', ['spend Card 450']],
  ['flowers 35 and a card 4 50', ['spend Flowers 3500', 'spend Card 450']],
  ['birthday card 4 50', ['spend Birthday Card 450']],
  ['game 59 99', ['spend Game 5999']],
  ['a table 120', ['spend Table 12000']],
  ['table 4 50', ['clarify']],
])('%s: a thing that may bear a number has its price with cents', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['tax refund hit my account 1,204', ['income Tax Refund 120400']],
  ['salary hit my account 3200', ['income Salary 320000']],
  ['account 1204', ['other']],
])('%s: the own account needs no number', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['those headphones cost 350, way too expensive for me', ['other']],
  ['that dinner was 80, too expensive for me', ['spend Dinner 8000']],
  ['those shoes cost 80', ['spend Shoes 8000']],
])('%s: what is too dear was left', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['lamp fifty i think yeah fifty', ['spend Lamp 5000']],
  ['um fifty i think yeah fifty for the lamp', ['spend Lamp 5000']],
  ['coffee 5 and tea 5', ['spend Coffee 500', 'spend Tea 500']],
  ['coffee 5 yeah and tea 5', ['spend Coffee 500', 'spend Tea 500']],
])('%s: what is assured is said once', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['rent two thousand three forty', ['spend Rent 234000']],
  ['laptop one thousand two ninety nine', ['spend Laptop 129900']],
  ['rent two thousand eleven', ['spend Rent 201100']],
  ['rent two thousand three', ['clarify']],
  ['spent fifty fifty at the chemist', ['spend Chemist 5050']],
  ['dinner was 60, split fifty fifty', ['spend Dinner 3000']],
  ['aws bill hit my card 23 dollars 17 cents', ['spend AWS 2317']],
  ["vet on wednesday 86 euros 50 she's fine", ['spend Vet 8650']],
  ['tea and a scone at the garden centre, 6.80 for the two', ['spend Tea and a Scone 680']],
  ['lunch with the girls, 60 between four of us so 15 for me', ['spend Lunch 1500']],
  ['dinner 60 between four of us', ['spend Dinner 1500']],
])('%s: the sum as it is spoken', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['rent due on the 1st 900, paid today', ['spend Rent 90000']],
  ['rent due on the 1st 900, i already paid it', ['spend Rent 90000']],
  ['rent 900 due on the 1st, not paid yet', ['other']],
  ['rent 900 due on the 1st', ['other']],
  ['not much today, just a banana for a dollar', ['spend Banana 100']],
  ['not a coffee today, a tea 3', ['other']],
  ["i spilled milk on some guy's two thousand dollar laptop today", ['other']],
  ['the church still needs twelve thousand dollars for the roof', ['other']],
  ['ice cream 5 bucks best 5 bucks ever', ['spend Ice Cream 500']],
  ['papa sent 150 for this month', ['income Papa 15000']],
  ['the landlord knocked 50 off the rent', ['other']],
  ['bus 2 this morning and 3 tonight', ['spend Bus 200', 'spend Bus 300']],
  ['gave the cashier a fifty. spent 38 at target', ['spend Target 3800']],
  ['gave sam 20. spent 38 at target', ['spend Sam 2000', 'spend Target 3800']],
  ['split the rent 1200 between 3, paid my third by cheque', ['spend Rent 40000']],
])('%s: what was paid, and what was not', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['dinner was fifty fifty', ['clarify']],
  ['his 40 dollar haircut', ['spend Haircut 4000']],
  ['lunch was their 12 dollar deal', ['spend Lunch 1200']],
  ['that phone cost me 900, too expensive for my taste', ['spend Phone 90000']],
  ['that pizza was 30 and was too much for us to finish', ['spend Pizza 3000']],
  ['rent due tomorrow 900, will have it paid today', ['other']],
  ['rent due tomorrow 900, half paid already', ['other']],
  ['rent due on the 1st 900, my flatmate paid it', ['other']],
  ['sofa 400 still needs legs', ['spend Sofa 40000']],
  ['mum sent 50 to the charity', ['spend Charity 5000']],
  ['papa burger 12', ['spend Papa Burger 1200']],
  ['paid into the account 3200', ['other']],
  ['tennis court 4 50', ['clarify']],
  ['gift card 50 20', ['clarify']],
  ['not much on the gift card, 12 left', ['other']],
  ['topped up my card 20', ['clarify']],
])('%s: what only sounds like it', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['topped up my presto card on the way to work 20', ['spend Presto 2000']],
  ['picked up milk on the way to work 4', ['spend Milk 400']],
  ['took a bolt to victoria island 45', ['spend Bolt 4500']],
])('%s: the way there names nothing', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['Coffee. 4.20. Yesterday.', ['2026-11-19']],
  ['Lunch 12. Yesterday.', ['2026-11-19']],
  ['Lunch 12. Yesterday coffee 4.', ['2026-11-20', '2026-11-19']],
  ['kmart on sunday school socks 12 dollars and a lamp 25 dollars', ['2026-11-15', '2026-11-15']],
  ['starbucks yesterday 4 and rent 900', ['2026-11-19', '2026-11-20']],
  ['fuel this morning 20 no light since yesterday', ['2026-11-20']],
  ['booked a flight today 120 dollars i have a meeting there on monday', ['2026-11-20']],
  ['booked the train this morning 39 the workshop is on the 24th', ['2026-11-20']],
  ['book 18 for Mayas birthday on the 3rd', ['2026-11-20']],
  ['taxi 40 for the wedding on saturday', ['2026-11-14']],
  ['cake 30 for my sons birthday last saturday', ['2026-11-14']],
  ['lunch 12 the sale was on monday', ['2026-11-16']],
  ['lunch 12 and I have a coffee 4 yesterday', ['2026-11-20', '2026-11-19']],
  ['coffee 4 and we have a pizza 20 on monday', ['2026-11-20', '2026-11-16']],
  ['groceries 60 monday 45 wednesday 30 today', ['2026-11-16', '2026-11-18', '2026-11-20']],
  ['groceries tuesday 73.20 wednesday 14.85 thursday 20', ['2026-11-17', '2026-11-18', '2026-11-19']],
  ['Monday. Coffee 4. Tuesday. Lunch 12. Wednesday. Gas 30.', ['2026-11-20', '2026-11-20', '2026-11-20']],
])('%s: its day', (text, days) => {
  const { frames } = understand(text, { today: day('2026-11-20') })
  expect(frames.map((frame) => frame.intent === 'add' && frame.transaction.day)).toEqual(days)
})

test.each([
  ['uh 12 uh 15 for lunch', ['spend Lunch 1500']],
  ['Tom gives me 20 back', ['income Tom 2000']],
  ['teh muffin was 2.50', ['spend Muffin 250']],
  ['uber 2 burgers 18', ['spend Uber 1800']],
  ['socks towels $5 $10', ['spend Socks 500', 'spend Towels 1000']],
  ['2 kids, lunch 12 and swimming 5 a kid', ['spend Lunch 1200', 'spend Swimming 1000']],
  ['Groceries 80. Half of it was for my sister.', ['spend Groceries 8000']],
  ['bus 3 there, 4 on the way home', ['spend Bus 300', 'spend Bus 400']],
])('%s: what only sounds like a correction, a count or a part', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['Two coffees at 4 each. And a bagel. 3.', ['spend Coffees 800', 'spend Bagel 300']],
  ['a latte and two muffins, 5 and 3.50 each', ['spend Latte 500', 'spend Muffins 700']],
  ['two coffees and three muffins, 8 and 9', ['spend Coffees 800', 'spend Muffins 900']],
  ['weekly 20 for guitar, paid four weeks', ['spend Guitar 8000']],
  ['monthly rent 900, paid three months', ['spend Rent 270000']],
  ['weekly 20 for guitar, paid today', ['spend Guitar 2000']],
  ['spent four on coffee, three on tea, one on gum', ['spend Coffee 400', 'spend Tea 300', 'spend Gum 100']],
  ['four on coffee and one on me', ['spend Coffee 400']],
  ['three for a tenner on the candles', ['spend Candles 1000']],
  ['lunch so 40 for four', ['spend Lunch 4000']],
  ['dinner for two, a bottle of wine 60', ['spend Dinner 6000']],
  ['dinner for 40, a coffee 4', ['spend Dinner 4000', 'spend Coffee 400']],
  ['flight 1549 for 210', ['spend Flight 21000']],
])('%s: how many there were, each with its own price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['jeans 80, got them for 60', ['spend Jeans 6000']],
  ['jeans 80, got a shirt for 60', ['spend Jeans 8000', 'spend Shirt 6000']],
  ['coffee 4 normally, 5 today', ['spend Coffee 500']],
  ['coffee 4 normally, tea 5 today', ['spend Coffee 400', 'spend Tea 500']],
  ['my car needed new brakes, was 350, got 50 off paid 300', ['spend Car 30000']],
  ['exchanged the 40 shirt for a 55 one, paid the 15 difference', ['spend Shirt 1500']],
  ['swapped the 40 shirt for a 55 one and the difference was 15', ['spend Shirt 1500']],
  ['lunch 12 should have been 10, and bus 2.50', ['clarify', 'spend Bus 250']],
  [
    'groceries 80, no wait that included the wine, groceries 60 and wine 20',
    ['spend Groceries 6000', 'spend Wine 2000'],
  ],
  ["dinner 52 oh wait that included Mark's part, mine was 26", ['spend Dinner 2600']],
])('%s: what was paid of what it costs', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['Coffee 4. Bus 3. Actually, tea was 5.', ['spend Coffee 400', 'spend Bus 300', 'spend Tea 500']],
  ['coffee 4, actually tea was 5', ['spend Tea 500']],
  ['bus 3 on the way there and 4 on the way home', ['spend Bus 300', 'spend Bus 400']],
  ['took bus 12 on the way home, 2.50', ['spend Bus 250']],
  ['coffee 4, gave the driver a five', ['spend Coffee 400', 'spend Driver 500']],
  ['taxi 18, gave the driver a 20', ['spend Taxi 1800']],
  ['coffee 4 and paid the plumber invoice 200', ['spend Coffee 400', 'spend Plumber Invoice 20000']],
  ['140 in tips and 80 hourly', ['income Tips 14000', 'income Hourly 8000']],
  ["48 and I tipped 10 at Chili's", ["spend Chili's 4800", 'spend Tip 1000']],
])('%s: one does not take the place of another', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['walked to the shop, milk 4', ['spend Milk 400']],
  ['slept through my alarm so taxi 78', ['spend Taxi 7800']],
  ['skipped breakfast, lunch 12', ['spend Lunch 1200']],
  ['missed the bus so taxi 18', ['spend Taxi 1800']],
  ['gym still 30', ['spend Gym 3000']],
  ['put that under groceries, bread 5', ['edit', 'spend Bread 500']],
  ['had 3 meetings at work', ['other']],
  ['had 3 beers', ['clarify']],
  ['gcash from kuya 500', ['income Kuya 50000']],
  ['venmo from my roommate 30', ['income Roommate 3000']],
  ['P350 sa Jollibee', ['spend Jollibee 35000']],
  ['load 50', ['spend Load 5000']],
  ['load: put 20 on the bus card', ['spend Bus Card 2000']],
])('%s: what was done, and what was paid', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['yesterday coffee 4 day before dinner 40', ['2026-11-19', '2026-11-18']],
  ['yesterday coffee 4 night before drinks 40', ['2026-11-19', '2026-11-18']],
  ['lunch 12 day before yesterday', ['2026-11-18']],
  ['flowers 20 day before the wedding', ['2026-11-20']],
])('%s: counted from the day before it', (text, days) => {
  const { frames } = understand(text, { today: day('2026-11-20') })
  expect(frames.map((frame) => frame.intent === 'add' && frame.transaction.day)).toEqual(days)
})

test.each([
  ['Pharmacy, $16.30. That’s $10 for the pills and $6.30 for the soap.', ['spend Pharmacy 1630']],
  ['Walmart, $67. Of that, $20 was a birthday gift.', ['spend Walmart 6700']],
  ['Walmart 67. Of which 20 was a gift.', ['spend Walmart 6700']],
  ['96 bucks at Costco half of it was just diapers', ['spend Costco 9600']],
  ['costco 96 half of it was mine', ['spend Costco 4800']],
])('%s: what a price was made of is told once', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ["gas 50 groceries 30 that's 80 gone", ['spend Gas 5000', 'spend Groceries 3000']],
  ["50 bucks gas 30 bucks groceries that's 80 gone", ['spend Gas 5000', 'spend Groceries 3000']],
  ['Coffee 4. Lunch 12. So $16 total.', ['spend Coffee 400', 'spend Lunch 1200']],
  ['coffee 4 and lunch 12, that was 16 for the day', ['spend Coffee 400', 'spend Lunch 1200']],
  ['Dinner was $62 and the tip was $12. So $74 total.', ['spend Dinner 7400']],
  ['coffee 4, lunch 12, cake 16', ['spend Coffee 400', 'spend Lunch 1200', 'spend Cake 1600']],
  ['coffee 4, lunch 12, and that was 16 for the cab', ['spend Coffee 400', 'spend Lunch 1200', 'spend Cab 1600']],
  [
    'sold a kettle for 10, a stool for 20 and a rug for 30',
    ['income Kettle 1000', 'income Stool 2000', 'income Rug 3000'],
  ],
])('%s: what the prices before it come to is no price', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['Lunch 15. 16 actually.', ['spend Lunch 1600']],
  ['Lunch was about 15. 15.20, actually, I have the receipt.', ['spend Lunch 1520']],
  ['Lunch 12. 4 actually for coffee.', ['spend Lunch 1200', 'spend Coffee 400']],
  ['Lunch was 15. Or 50.', ['clarify']],
  ['Lunch was 15. Or was it 16?', ['clarify']],
  ['Lunch 15. Or dinner 16.', ['spend Lunch 1500', 'spend Dinner 1600']],
  ['Parking, five. No, wait. Six. Six dollars.', ['spend Parking 600']],
  ['Gym, $30, and a yoga class. That was $18.', ['spend Gym 3000', 'spend Yoga Class 1800']],
  ['Coffee 4. That was 3.', ['spend Coffee 400', 'edit']],
])('%s: another amount behind a full stop', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['target 40 soap 4 no wait the soap was in the 40', ['spend Target 4000']],
  ['target 40, soap 4, oh no that was in the 40', ['spend Target 4000']],
  ['target 40, soap 4, no wait, that was in the total', ['spend Target 4000']],
  ['target 40 soap 4 no wait the soap was 5', ['spend Target 4000', 'spend Soap 500']],
])('%s: what was counted before has no price of its own', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['burger, it said 14 on the menu but it was 16', ['spend Burger 1600']],
  ['the menu said 14 but the burger was 16', ['spend Burger 1600']],
  ['It said $14 on the menu but it was $16 with tax', ['clarify']],
  ['it said 20 on the tag but they charged me 25 for the shirt', ['spend Shirt 2500']],
])('%s: the price that was shown is not the one that was paid', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['Dinner, we split it, $25 each.', ['spend Dinner 2500']],
  ['Dinner, we split it, 25 each.', ['spend Dinner 2500']],
])('%s: a price reads alike with its sign', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['breakfast 30 and I left 20 percent', ['spend Breakfast 3600']],
  ['dinner 50, tipped the waiter 20 percent and coffee 4', ['spend Dinner 6000', 'spend Coffee 400']],
  ['dinner 50 plus 20 percent parking 12', ['spend Dinner 6000', 'spend Parking 1200']],
  ['uber 20 tip 15 percent', ['spend Uber 2300']],
  ['dinner 50 they added 18 percent gratuity', ['spend Dinner 5900']],
  ['sofa 800 and I left 20 percent', ['spend Sofa 80000']],
  ['dinner 50 after tip 20 percent', ['spend Dinner 5000']],
  ['dinner 60, I gave 20 percent to charity', ['spend Dinner 6000']],
])('%s: so many percent that are left where one is served', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['dinner for 6, I paid 25 for my part', ['spend Dinner 2500']],
  ['dinner for 6, my share was 25', ['spend Dinner 2500']],
  ['pizza for 3, I paid 8 for my share', ['spend Pizza 800']],
  ['coffee for 3, my half of the pizza 8', ['spend Coffee 300', 'spend Pizza 800']],
  ['socks for 5 and 20 for my share of the gift', ['spend Socks 500', 'spend Gift 2000']],
])('%s: who ate, beside the own part', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['ice cream six let me fix that seven dollars', ['spend Ice Cream 700']],
  ['pizza 20 I need to change that to 22', ['spend Pizza 2200']],
  ['coffee 4 and lunch 12 let me fix that lunch 13', ['spend Coffee 400', 'spend Lunch 1300']],
  ['bought a lamp 40 and I need to fix it', ['spend Lamp 4000']],
])('%s: what one lets oneself put right', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['Advil 200 count 14 dollars', ['spend Advil 1400']],
  ['a 60 count box of gloves 15', ['spend Gloves 1500']],
  ['lunch 12 count it as food', ['spend Lunch 1200']],
  ['Exit 9 toll 3 dollars.', ['spend Toll 300']],
  ['Size 10 running shoes for 85.', ['spend Running Shoes 8500']],
  ['mechanic 70 and 30 for the parts', ['spend Mechanic 7000', 'spend Parts 3000']],
  ['a new phone charger 18', ['spend Phone Charger 1800']],
])('%s: a count, a label and a part are no prices', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['Lunch 15. 20, actually, at Subway', ['spend Lunch 1500', 'spend Subway 2000']],
  ['lunch 12. 3 sorry, coffee 4', ['spend Lunch 1200', 'spend Coffee 400']],
  ['coffee 4, bus 4, gym 8 total', ['spend Coffee 400', 'spend Bus 400', 'spend Gym 800']],
  ['traded shirts 40, lunch 12, 5 difference', ['spend Shirts 4000', 'spend Lunch 1200']],
  ['tickets 80, got them for 2', ['spend Tickets 8000', 'clarify']],
  ['dinner 60 and put 20 percent on my card', ['spend Dinner 6000']],
  ['dinner 60 and I gave him 50 percent', ['spend Dinner 6000']],
  ['sandwich 8 and gave the delivery driver 2', ['spend Sandwich 1000']],
  ['rent 900, I paid 600, 300 left', ['clarify']],
  ['parking 4 day before the game', ['spend Parking 400']],
  ['spent 4 large at Starbucks', ['clarify']],
  ['Parking level P2 sa mall 50', ['spend Parking Level P2 Sa Mall 5000']],
])('is taken for no more than it tells: %s', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['dinner for two, parking 12', ['clarify', 'spend Parking 1200']],
  ['movie for 2, 14 for my ticket', ['spend Movie 1400']],
  ["dinner for 6, Sam's part was 25", ['clarify']],
  ['dinner for 4, Sam paid 40', ['clarify']],
  ['brunch for 4, the bill was 96', ['spend Brunch 9600']],
  ['drinks for 3, my round was 24', ['spend Drinks 2400']],
  ['steak for two, wine 30', ['clarify', 'spend Wine 3000']],
  ['hotel for 2, breakfast 20', ['clarify', 'spend Breakfast 2000']],
  ['dinner for two, 60, parking 12', ['spend Dinner 6000', 'spend Parking 1200']],
  ['coffee for 4, bagel for 3', ['spend Coffee 400', 'spend Bagel 300']],
  ['lunch for 12, coffee for 3', ['spend Lunch 1200', 'spend Coffee 300']],
  ['raffle tickets for 2, parking 20', ['spend Raffle Tickets 200', 'spend Parking 2000']],
])('%s: who went is no price', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['dinner 62, tip 12, cab 74', ['spend Dinner 6200', 'spend Tip 1200', 'spend Cab 7400']],
  ['25 at the salon plus five tip then thirty at old navy', ['spend Salon 3000', 'spend Old Navy 3000']],
  ['lunch 20 plus 4 tip and 24 at target', ['spend Lunch 2400', 'spend Target 2400']],
  ['dinner 62, tip 12, total 74', ['spend Dinner 7400']],
  ['coffee 4 and a muffin, 12 total', ['clarify', 'clarify']],
  ['coffee 4 and muffin, total 12', ['clarify', 'clarify']],
  ['coffee 4, 3 bagels 12 total', ['spend Coffee 400', 'spend Bagels 1200']],
  ['dinner 40, tip 8, final bill 48', ['spend Dinner 4800']],
  ['dinner 40, tip 8, the whole meal 48', ['spend Dinner 4800']],
  ['rent 900, 100 still to pay for parking', ['spend Rent 90000']],
  ['pizza in between meetings 12', ['spend Pizza 1200']],
])('%s: the last price is the whole only where it is of nothing else', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['sold a lamp 30 and a chair 20', ['income Lamp 3000', 'income Chair 2000']],
  ['returned a shirt 30 and a hat 20', ['income Shirt 3000', 'income Hat 2000']],
  ['flogged the guitar for 180 and the amp for 90', ['income Guitar 18000', 'income Amp 9000']],
  ['sold a lamp 30 and bought a chair 20', ['income Lamp 3000', 'spend Chair 2000']],
  ['sold a lamp 30 and a coffee 4', ['income Lamp 3000', 'spend Coffee 400']],
  ['dinner 60 and they gave me 20 percent', ['clarify']],
])('%s: what is told beside a sale, and off a price', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['received 30 cashback, paid 700 rent', ['income Cashback 3000', 'spend Rent 70000']],
  ['paid 60 for shoes, got 6 cashback', ['clarify', 'income Cashback 600']],
  ['earned 45 tips, spent 9 on lunch', ['income Tips 4500', 'spend Lunch 900']],
  ['got 18 dividends and tea 3', ['income Dividends 1800', 'spend Tea 300']],
  ['add 900 as salary to chase', ['income Chase 90000']],
  ['paid 300 as salary to the maid', ['spend Maid 30000']],
  ['add 500 as income tax', ['spend Income Tax 50000']],
])('%s: what came beside what went', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['64 brunch for two', ['spend Brunch 6400']],
  ['paid 90 supper for four', ['spend Supper 9000']],
  ['tea 5 dinner for 12', ['spend Tea 500', 'spend Dinner 1200']],
  ['sofa for 900 in 6 instalments', ['spend Sofa 90000']],
  ['broadband 45 for 200 megabits', ['spend Broadband 4500']],
  ['backup 2 for 100 gigabytes', ['spend Backup 200']],
  ['went to the outlet, bought a coat for 1999', ['spend Coat 199900']],
  ['the 2nd of october 38 at aldi', ['spend Aldi 3800']],
])('%s: what counts beside a price', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['target 40, toothpaste 4, the toothpaste was part of the 40', ['spend Target 4000']],
  ['rent 80, gas 20, lunch 12, the gas was part of the 80', ['spend Rent 8000', 'spend Gas 2000', 'spend Lunch 1200']],
  ['withdrew 60 from the atm and spent 20 of it on tacos', ['spend Tacos 2000']],
  ['got 20 saved with a coupon on groceries, paid 80', ['spend Groceries 8000']],
  ['exchanged the 50 dollar shirt for a 60 one', ['spend Shirt 1000']],
  ['exchanged the 60 shirt for a 50 one', ['clarify']],
  ['switched my 30 gym for a 40 gym', ['clarify']],
  ['got 100 back from the bank and spent 40 of it on gas', ['income Bank 10000', 'spend Gas 4000']],
  ['swapped the 90 jacket for a 120 one and the difference was 30', ['spend Jacket 3000']],
  ['got 2 beers 6 each and 3', ['spend Beers 1200', 'clarify']],
  ['a latte and a muffin, 5 and 3.50 each', ['spend Latte 500', 'spend Muffin 350']],
  ['2 lattes and a muffin, 5 and 3.50 each', ['spend Lattes 1000', 'spend Muffin 350']],
])('%s: each part once', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['next week is the car service today i only got wiper blades for 24', ['spend Wiper Blades 2400']],
  ['i have the dentist tomorrow, coffee 4', ['spend Coffee 400']],
  ['next friday is payday, lunch 12', ['spend Lunch 1200']],
  ['tomorrow is rent 900, coffee 4', ['other']],
  ['my flight is at 9 and breakfast 14', ['spend Breakfast 1400']],
  ['the party is on saturday, balloons 12', ['spend Balloons 1200']],
  ['the gym is on monday and i paid 40 for it', ['spend Gym 4000']],
  ['rent is today, 900', ['spend Rent 90000']],
  ['i want to buy a lamp tomorrow, a chair 20', ['other']],
])('%s: what is to come hides nothing that was paid', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ["the vet said that'll be 95 please", ['spend Vet 9500']],
  ['the mechanic said 300', ['other']],
  ['my wife got her nails done 45 on my card', ['spend Nails 4500']],
  ['sam bought lunch 12 on his card', ['other']],
  ['um, a stranger bought 90 dollars of stuff with my card', ['other']],
  ['um, saw some boots for 140', ['other']],
  ['the roofer said 900 please', ['other']],
  ['coffee 4 and tall latte 5.25', ['spend Coffee 400', 'spend Tall Latte 525']],
  ['coffee 4 and 2 tickets for the 8 pm show, 64 total', ['spend Coffee 400', 'spend Tickets 6400']],
  ['sold muffins 40 and coffee 4', ['income Muffins 4000', 'spend Coffee 400']],
  ['behind 20 on rent', ['other']],
  ['paid plumber invoice 4471', ['clarify']],
  ['coffee 4 and paid plumber invoice 4471', ['spend Coffee 400', 'clarify']],
  ['4x6 prints 11', ['spend 4x6 Prints 1100']],
  ['8 x 10 frame 14', ['spend 8 X 10 Frame 1400']],
  ['2 x 4 coffees 8', ['spend Coffees 800']],
  ['Pub quiz. Ten dollars entry', ['spend Pub Quiz 1000']],
  ['3x5 index cards 4', ['spend 3x5 Index Cards 400']],
  ['told mom dinner 40', ['spend Dinner 4000']],
  ['told Sam to bring 12 beers', ['other']],
  ['took 100 out and spent 30 of it on gas', ['spend Gas 3000']],
  ['took 2 aspirin', ['other']],
  ['coffee for two 18', ['spend Coffee 1800']],
  ['coffee for two 50', ['spend Coffee 250']],
  ['tickets for two 40', ['spend Tickets 4000']],
  ['coffee was 5 large', ['spend Coffee 500']],
  ['had to shell out 20 for parking', ['spend Parking 2000']],
])('%s: lost, or asked, without need', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['groceries 90 and the wine in it was 20', ['spend Groceries 9000']],
  ['rent 900, the parking in it was 50, and bus 3', ['spend Rent 90000', 'spend Bus 300']],
  ['coffee 4 and the cake with nuts in it was 6', ['spend Coffee 400', 'spend Cake 600']],
  ['groceries 90 and the wine in the evening was 20', ['spend Groceries 9000', 'spend Wine 2000']],
])('%s: a thing in what was bought is a part of its price', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['locker 12 at the pool, 2 dollars', ['clarify']],
  ['train 42 to Paris, 89', ['spend Train 8900']],
  ['train 42 to Paris, 89 for the hotel', ['spend Train 4200', 'spend Hotel 8900']],
  ['train 42 to Paris, coffee 4', ['spend Train 4200', 'spend Coffee 400']],
])('%s: the number that something bears, and the fare that closes the telling', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['it was raining so taxi 12', ['spend Taxi 1200']],
  ['it was 30 degrees so ice cream 5', ['spend Ice Cream 500']],
  ['the bus was late so taxi 12', ['spend Taxi 1200']],
  ['the taxi was 12 so lunch 8', ['spend Taxi 1200', 'spend Lunch 800']],
  ['it was 30 so make it 20', ['edit']],
])('%s: why something was bought', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['mugs 6 each, I bought four for the kids', ['spend Mugs 2400']],
  ['tickets 12 each we got three for the family', ['spend Tickets 3600']],
  ['mugs 6 each, I bought a card for 4', ['clarify', 'spend Card 400']],
  ['lunch for two and coffee for two 18', ['spend Lunch 1800']],
  ['dinner for four and drinks for two 90', ['spend Dinner 9000']],
  ['coffee for 4 and tea for 3', ['spend Coffee 400', 'spend Tea 300']],
  ['lunch for two 30 and coffee for two 8', ['spend Lunch 3000', 'spend Coffee 800']],
])('%s: for whom it was, and how many of it', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['2kg of mutton at 8 a kilo', ['spend Mutton 1600']],
  ['500g of ham at 12 a kilo', ['spend Ham 600']],
  ['3 lbs of salmon at 12 a pound', ['spend Salmon 3600']],
  ['a 2kg dumbbell at 30', ['spend Dumbbell 3000']],
  ['500g coffee 12', ['spend Coffee 1200']],
])('%s: so much at the price of a weight', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['lunch 55, Mum gave me 20 towards it, so 35', ['spend Lunch 3500']],
  ['dinner 80, Ana sent me 30 so I paid 50', ['spend Dinner 5000']],
  ['rent 900, Sam paid me 400, groceries 500', ['spend Rent 90000', 'income Sam 40000', 'spend Groceries 50000']],
  ['my shift was 2 to 10 and dinner was 12', ['spend Dinner 1200']],
  ['the shop opens 9 to 6, bought milk for 2', ['spend Milk 200']],
  ['my shift was 2 to 10', ['clarify']],
])('%s: what another gave, and how long somebody works', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['split the bill with Sam, 33 each', ['spend Bill 3300']],
  ['split dinner evenly, 33 each', ['spend Dinner 3300']],
  ['we split the taxi evenly, it was 12 each', ['spend Taxi 1200']],
  ['split the bill with Sam, 66', ['spend Bill 3300']],
  ['split two pizzas 20 each', ['clarify']],
])('%s: what a split comes to for each is the own part', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['i need to fix that lamp and coffee 4', ['spend Coffee 400']],
  ['we have to clean the house, pizza 20', ['spend Pizza 2000']],
  ['i need to buy a lamp and coffee 4', ['other']],
  ['i need to fix that lamp, 40', ['other']],
])('%s: an errand hides nothing that was bought', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['parking 12 an hour, 24 in the end', ['spend Parking 2400']],
  ['hotel 120 a night, 360', ['spend Hotel 36000']],
  ['parking 12 an hour, lunch 24', ['clarify', 'spend Lunch 2400']],
])('%s: what a rate came to closes the telling', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['uber 14 home last night and 22 to the airport this morning', ['spend Uber 1400', 'spend Uber 2200']],
  ['uber 14 home and 22 to the hotel', ['spend Uber 1400', 'spend Uber 2200']],
  ['train 30 to Boston and 28 to New York', ['spend Train 3000', 'spend Train 2800']],
  ['bus 3 to work and 4 home', ['spend Bus 300', 'spend Bus 400']],
  ['bus 38 to work and 3 home', ['spend Bus 300']],
  ['bus 14 to work 2.75', ['spend Bus 275']],
  ['uber 14 and 22 to Sam', ['spend Uber 1400', 'spend Sam 2200']],
  ['uber 14 and 200 to charity', ['spend Uber 1400', 'spend Charity 20000']],
])('%s: one ride goes on to another, and money to somebody is none', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['got 20 from my mum and from Sam 10', ['income Mum 2000', 'income Sam 1000']],
  ['got 20 from my mum and from Aldi milk 10', ['income Mum 2000', 'spend Aldi 1000']],
])('%s: who else gave', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['spent 15 of the 20 my nan gave me on sweets', ['spend Sweets 1500']],
  ['bought sweets for 15 with the money my nan gave me', ['spend Sweets 1500']],
  ['nan gave me 20', ['income Nan 2000']],
  ['wifi 55 due on the 15th paid today', ['spend Wifi 5500']],
  ['rent due on the 1st paid monthly 900', ['other']],
])('%s: what the money came from, or when it was due, beside what was paid', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['recharged my phone for 299', 'Bills'],
  ['bought a phone for 299', 'Shopping'],
  ['Sarah Carpenter 45', 'Other'],
  ['carpenter 45', 'Bills'],
  ['cake decorator 60', 'Food & Dining'],
])('%s is filed under %s', (text, category) => {
  expect(understand(text, { today: day('2026-11-20'), currency: 'USD' }).frames).toMatchObject([
    { intent: 'add', transaction: { category } },
  ])
})

test.each([
  ['40 vadapav', ['spend Vadapav 4000']],
  ['30 idli, 25 poori, 20 chai', ['spend Idli 3000', 'spend Poori 2500', 'spend Chai 2000']],
  ['60 fps on my laptop', ['other']],
  ['12 mhm', ['other']],
])('%s: a price before a thing that is nowhere known', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['35 lunch cash', ['spend Lunch 3500']],
  ['35 lunch debit card', ['spend Lunch 3500']],
  ['120 groceries gpay', ['spend Groceries 12000']],
  ['topped up petty cash 20', ['spend Petty Cash 2000']],
  ['student visa 160', ['spend Student Visa 16000']],
  ['travel visa 90', ['spend Travel Visa 9000']],
  ['xbox credit 20', ['spend Xbox Credit 2000']],
])('%s: how it was paid is no part of its name', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['cab 38 Nina owes me half', ['spend Cab 3800']],
  ['cab 38 Nina still owes me half and lunch 12', ['spend Cab 3800', 'spend Lunch 1200']],
  ['lunch 24, Nina owes me 12, coffee 4', ['spend Lunch 2400', 'spend Coffee 400']],
  ['Nina owes me for lunch 10, coffee 4', ['other']],
  ['Nina owes me 12', ['other']],
])('%s: what somebody owes of it', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['pizza for 66 split among me, Nina and Omar', ['spend Pizza 2200']],
  ['66 split between Nina and Omar', ['clarify']],
  ['Nina repaid 30', ['income Nina 3000']],
])('%s: who shares, and who gives it back', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['I have about 300 to my name', ['other']],
  ['I only have 40 in my wallet', ['other']],
  ['I just got 500 in my account', ['clarify']],
  ['Omar promised to pay 80 on Monday', ['other']],
  ['bought mum the scarf I promised to buy 25', ['spend Scarf 2500']],
  ['the plumber agreed to return 50', ['other']],
])('%s: money that went nowhere', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['a salad of 400 cal, 9 dollars', ['spend Salad 900']],
  ['printer 210 invoice AB-4471', ['spend Printer 21000']],
  ['order pizza-12', ['spend Pizza 1200']],
  ['Lunch-12, taxi-20', ['spend Lunch 1200', 'spend Taxi 2000']],
])('%s: calories and references are no prices', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['You spent $18.20 at LIDL on 12 Nov', ['spend Lidl 1820']],
  ['Your card ending 4471 was charged $7.99 at SPOTIFY', ['spend Spotify 799']],
  ['you spent 40 on shoes?', ['other']],
  ['you spent 20 more at Tesco than last week', ['other']],
])('%s: as a bank writes it', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['things are tight, rent 800', ['spend Rent 80000']],
  ['the kids are sick, medicine 12', ['spend Medicine 1200']],
  ['eggs are crazy, 6 bucks a dozen now', ['other']],
  ['the tomatoes are 3, cucumbers 2', ['other']],
  ["i can't stop buying coffee, another 4.50 today", ['spend Coffee 450']],
  ["i can't buy shoes, 80 is too much", ['other']],
])('%s: how things are, in front of what was paid', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  [
    'mom sent 100 on sunday, groceries took 47 of it monday, and the bus card another 20 today',
    ['income Mom 10000', 'spend Groceries 4700', 'spend Bus Card 2000'],
  ],
  ['my client tasha paid 95 for the silk press and my walk in paid sixty', ['income Tasha 9500', 'income Walk 6000']],
  ['northline finally paid, 2,400', ['income Northline 240000']],
  ['cafe paid me, 412.60, about time', ['income Cafe 41260']],
  ['sunday sales were 295, gas for the van 47', ['income Sales 29500', 'spend Gas 4700']],
  ['paid my cousin back 40 she spotted me for the concert', ['spend Cousin 4000']],
  ['lunch was on my boss today, must have been 60 easy', ['other']],
  ['the hotel was 300 but the department pays that, so i only had the train, 41', ['spend Train 4100']],
  ['the physio was 80 and insurance is paying back 60 but that is not here yet', ['spend Physio 8000']],
  ['he came for free, and I only bought him lunch, 13', ['spend Lunch 1300']],
  ['phone bill 65 and i cancelled the gym so that’s not going out anymore', ['spend Phone Bill 6500']],
  ['the wig was wrong so amazon refunded me 89', ['income Amazon 8900']],
  ['theater tickets two at 68, so 136', ['spend Theater Tickets 13600']],
  ['breakfast 11.75, I left 3 on the table so call it 14.75', ['spend Breakfast 1475']],
  ['jerk chicken 18, two red stripe at 4 each', ['spend Jerk Chicken 1800', 'spend Red Stripe 800']],
  ['five pounds of shrimp at six dollars a pound', ['spend Shrimp 3000']],
  ['spent 20 on drinks, 5 each', ['spend Drinks 2000']],
  ['i am at 40 for the day so far, coffee 4', ['spend Coffee 400']],
  ['we went halves on the taxi so 9 for me and then i got chips 3.50', ['spend Taxi 900', 'spend Chips 350']],
  ['dinner was meant to be 40 but they knocked 10 off so 30', ['spend Dinner 3000']],
  ['the hotel was 340 total but i only paid the deposit 68 so far', ['spend Hotel 6800']],
  ['bought a lamp 25, returned it next day', ['spend Lamp 2500']],
  ['dinner came to 84, we left 100', ['spend Dinner 10000']],
  ['haircut 22 rounded it up to 25', ['spend Haircut 2500']],
  ['dropped 80 at the vet for the rabbit', ['spend Vet 8000']],
  ['new phone 800 but traded in the old one so 550', ['spend Phone 55000']],
  ['cancelled spotify, was 11.99', ['other']],
  ['cancelled the trip, it cost me 40', ['spend Trip 4000']],
  ['interest 4.12 from the bank', ['income Interest 412']],
  ['the dentist charged me 180 for a cleaning that used to be 120', ['spend Dentist 18000']],
  ['I just filled the taxi, 385 at Shell, last week it was only 350', ['spend Shell 38500']],
  ['electric bill 180, up from 136 last month', ['spend Electric Bill 18000']],
  ['paid the mechanic 150, he first asked 200', ['spend Mechanic 15000']],
  ['van insurance 640, the comparison site had it at 700', ['spend Van Insurance 64000']],
  ['the boiler was 120, mary next door only paid 90', ['spend Boiler 12000']],
  ['vet visit was 187.25, plus another 34.90 for his pills', ['spend Vet Visit 18725', 'spend Pills 3490']],
  ['my half of the turkey was 22 bucks, Sharon paid the other half', ['spend Turkey 2200']],
  ['curry with Nadia and Saima, 54, we went a third each', ['spend Curry 1800']],
  ['petrol 400 with a R10 tip on top', ['spend Petrol 41000']],
  ['we went up to Newry, 64 at Lidl and 30 on diesel', ['spend Lidl 6400', 'spend Diesel 3000']],
  ['milk 2, eggs 3, everything has gone up', ['spend Milk 200', 'spend Eggs 300']],
  ['bus 3 in the morning and 4 at night', ['spend Bus 300', 'spend Bus 400']],
  ['bus 3 going and 3 coming back', ['spend Bus 300', 'spend Bus 300']],
  ['auto was 80 in the morning and 95 coming back because it was raining', ['spend Auto 8000', 'spend Auto 9500']],
  ['gave the babysitter sixty, three hours at twenty', ['spend Babysitter 6000']],
  [
    'books forty four no wait i used the ten dollar voucher so thirty four and a coffee 2.90',
    ['spend Books 3400', 'spend Coffee 290'],
  ],
  ['two tickets for the new film at the Odeon, 11.50 each', ['spend Odeon 2300']],
  ["auntie efua momo'd me 400", ['income Auntie Efua 40000']],
  ['Grandma e-transferred me 150', ['income Grandma 15000']],
  ['sent 3000 to my brother in Cebu for the roof', ['spend Brother 300000']],
  ['i lent marites 500', ['spend Marites 50000']],
  ['lashes 90 no tip', ['spend Lashes 9000']],
  ['dinner 40 with no tip', ['spend Dinner 4000']],
  ['coffee 4, lunch nothing, bus 3', ['spend Coffee 400', 'spend Bus 300']],
  ['taxi 32, kebab 16, no the kebab was 6', ['spend Taxi 3200', 'spend Kebab 600']],
  ['bought a stethoscope because someone nicked mine, 94.99 on Amazon', ['spend Amazon 9499']],
  ['got paid from the hospital, 2340 after tax, less than I hoped', ['income Hospital 234000']],
  [
    'scholarship came in two thousand five hundred and two thousand of it went to tuition',
    ['income Scholarship 250000', 'spend Tuition 200000'],
  ],
  ['got 25 from mum and spent it on pizza', ['income Mum 2500', 'spend Pizza 2500']],
  ['lunch 12, the kids wanted pretzels so 11', ['spend Lunch 1200', 'spend Pretzels 1100']],
  [
    'zara gave me 25.95 back for the top and then i bought a different one 29.95',
    ['income Zara 2595', 'spend Zara 2995'],
  ],
  ["my salary's in, 2000", ['income Salary 200000']],
  ['my allowance is here, 200', ['income Allowance 20000']],
  ['Gig money! 300 from the Horseshoe', ['income Horseshoe 30000']],
  ['Paid! 2400 from Nova, and 900 rent', ['income Nova 240000', 'spend Rent 90000']],
  ['phone screen cracked, 129 to fix', ['spend Phone Screen 12900']],
  ['walked the dog and got a coffee 3', ['spend Coffee 300']],
  ['dropped the kids off and grabbed a bagel, 4', ['spend Bagel 400']],
  ['next day delivery 8', ['spend Next Day Delivery 800']],
  ['rides 60 and 75 and 110 all on Angkas', ['spend Angkas 6000', 'spend Angkas 7500', 'spend Angkas 11000']],
  ['the stall took in 940', ['income Stall 94000']],
  ['top up ez-link 30', ['spend EZ-Link 3000']],
  ['drinks 18 and a cover of 10', ['spend Drinks 1800', 'spend Cover 1000']],
  ['my colleague pay 28 for ramen', ['other']],
  ['a fella at work is paying 1900 for a one bed', ['other']],
  ['I keep seeing that air fryer in Argos for 89.99', ['other']],
  ['sandwich 14, which is insane, and tipped the driver 3', ['spend Sandwich 1400', 'spend Driver 300']],
  ['brekkie with mum, she shouted me but i got the parking 8', ['spend Parking 800']],
  ['Jollibee with my grandchildren, 48, they are so hungry these kids', ['spend Jollibee 4800']],
  ['Mama Put gave me rice for 2500', ['spend Mama Put 250000']],
  ['lunch, we went halves and my side was 95', ['spend Lunch 9500']],
  ['bread 3, and at Müller a calendar for 9.99', ['spend Bread 300', 'spend Müller 999']],
  ["washer fluid 4.29. It's minus 22 out there", ['spend Washer Fluid 429']],
])('%s: each as it was told', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['internet eighty nine and ninety', ['spend Internet 8990']],
  ['lunch was seventeen and fifty', ['spend Lunch 1750']],
  ['two coffees for six and forty', ['spend Coffees 640']],
  ['taxi ten and thirty', ['spend Taxi 1000', 'spend Taxi 3000']],
  ['coffee three and twenty for gas', ['spend Coffee 300', 'spend Gas 2000']],
  ['chicken sixteen hundred and two thousand four hundred for goat', ['spend Chicken 160000', 'spend Goat 240000']],
  ['rent twelve hundred and fifty', ['spend Rent 125000']],
])('%s: hundredths behind an "and", and the next thousands', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['the car insurance went off yesterday 62', ['spend Car Insurance 6200']],
  ['our rent went off this morning, 900', ['spend Rent 90000']],
  ['wages are in, 2100', ['income Wages 210000']],
  ['wages are in nineteen fifty', ['income Wages 195000']],
  ["my wife's paycheck went in 1400", ['income Paycheck 140000']],
  ['the coffee stall brought in 310 today', ['income Coffee Stall 31000']],
  [
    'two clients today, Zola paid three fifty and Mrs Moyo four hundred',
    ['income Zola 35000', 'income Mrs Moyo 40000'],
  ],
  ['customer Okafor paid me 300', ['income Okafor 30000']],
  ['client deposit came in 600', ['income Client Deposit 60000']],
  ['Mr Addo and Mrs Owusu each paid me 150', ['income Mr Addo and Mrs Owusu 30000']],
  ['my aunt and my uncle each gave me 15', ['income Aunt and Uncle 3000']],
])('%s: what went off and what came in', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['topped up the diesel 70', ['spend Diesel 7000']],
  ['filled up the van 70', ['spend Gas 7000']],
  ["a pint in Dolan's 5.80", ["spend Dolan's 580"]],
  ["supper in mum's 20", ['spend Supper 2000']],
  ['sent 150 to mama in Kumasi', ['spend Mama 15000']],
  ['vegetables from Mama Mboga 3', ['spend Mama Mboga 300']],
  ['just off nights, got a roll for 2.80', ['spend Roll 280']],
  ['today I eat a burger for 9', ['spend Burger 900']],
  ['aiyo lunch 12 lah', ['spend Lunch 1200']],
  ['eish the taxi was 15', ['spend Taxi 1500']],
])('%s: what it was and where', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['paid the j p s bill 114', ['spend JPS 11400']],
  ['t v licence 14', ['spend TV Licence 1400']],
  ['got a hundred u s dollars from mum', ['income Mum 10000']],
  ['dinner at 8 p m 20', ['spend Dinner 2000']],
  ['a b and b for 80', ['spend B and B 8000']],
  ['a pizza from p f changs 30', ["spend PF Chang's 3000"]],
])('%s: letters that were spelled', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['haircuts 20 each no 20 for both', ['spend Haircuts 2000']],
  ['two mugs 8 each, no, 8 in total', ['spend Mugs 800']],
  ['two mugs 8 each, no, 9 each', ['spend Mugs 1800']],
  ['jollibee 2 siopao 90', ['spend Jollibee 9000']],
  ['starbucks 4 latte 5', ['spend Starbucks 400', 'spend Latte 500']],
  ['starbucks 4 lunch 14', ['spend Starbucks 400', 'spend Lunch 1400']],
  ['toll 4, hot dogs at the game 18', ['spend Toll 400', 'spend Hot Dogs 1800']],
  ['parking at the yard 15', ['spend Parking 1500']],
  ['hockey fees three fifty', ['spend Hockey Fees 35000']],
  ['parking fees three fifty', ['spend Parking Fees 350']],
  ['machine repair one eighty', ['spend Machine Repair 18000']],
  ['polyclinic 12.80 after subsidy', ['spend Polyclinic 1280']],
  ['glasses 120 after the rebate', ['spend Glasses 12000']],
  ['got a rebate of 40', ['income Rebate 4000']],
])('%s: which number is the price, and of how many', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['two hats at 9 each, the lady wanted to sell me a scarf too but I said no', ['spend Hats 1800']],
  ['the guy tried to sell me a belt for 40 but I said no', ['other']],
  ["dentist 180 and insurance didn't cover any of it", ['spend Dentist 18000']],
  ["insurance didn't cover it so I paid 180", ['spend Purchase 18000']],
  ['saw winter boots at Costco eleven hundred bucks', ['other']],
  ['saw shoes in Zara and bought them 60', ['spend Zara 6000']],
  ['saw a film at Odeon 12', ['spend Odeon 1200']],
  ['my customer Mrs Moyo has paid her balance 250', ['income Mrs Moyo 25000']],
  ['my client paid her deposit 200', ['income Client 20000']],
  ['my sister paid her rent 200', ['other']],
])('%s: what came to nothing, and who paid whom', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['lunch and dinner, nineteen and forty', ['spend Lunch 1900', 'spend Dinner 4000']],
  ['Uber was 18 instead of 12', ['spend Uber 1800']],
  ['saw Hamilton at the Apollo 60', ['spend Apollo 6000']],
  ['saw mum at Nandos 40', ["spend Nando's 4000"]],
  ['Starbucks 5 Chipotle 60', ['spend Starbucks 500', 'spend Chipotle 6000']],
  ['firestone beer five fifty', ['spend Firestone 550']],
  ['he paid his deposit 200', ['other']],
  ['the check went in the post, stamp 1.20', ['spend Stamp 120']],
  ['finished the shift paid 120', ['income Shift 12000']],
  ['client photos 40', ['spend Client Photos 4000']],
  ["insurance didn't cover it, paid 180", ['spend Purchase 18000']],
  ['the bag of rice was 20 and a loaf of bread 2', ['spend Rice 2000', 'spend Bread 200']],
  ['lunch at Bag of Nails 12', ['spend Bag of Nails 1200']],
])('%s: is none of these', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['for dinner a burger 14 and a pint 6', ['spend Burger 1400', 'spend Pint 600']],
  ['record brunch 12', ['spend Brunch 1200']],
  ['record player 80', ['spend Record Player 8000']],
  ['electricity one thirty two', ['spend Electricity 13200']],
  ['the movie itself sixteen fifty', ['spend Movie 1650']],
  ['the garage robbed me of 200', ['spend Garage 20000']],
  ['internet 45 shared equally by me and two flatmates', ['spend Internet 1500']],
  [
    'secret santa gift 20, wrapping 3 and a card four fifty',
    ['spend Secret Santa Gift 2000', 'spend Wrapping 300', 'spend Card 450'],
  ],
  ['jeans 60 from Black Friday', ['spend Jeans 6000']],
  ['dessert from 31 flavors 6', ['spend 31 Flavors 600']],
])('%s: what was had, and at what price', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['fish and chips was nine and fifty', ['spend Fish and Chips 950']],
  ['me and Tom had lunch twelve and fifty', ['spend Lunch 1250']],
  ['rent nine hundred fifty and internet ninety nine and ninety', ['spend Rent 95000', 'spend Internet 9990']],
  ['bus and taxi three and twenty', ['spend Bus 300', 'spend Taxi 2000']],
  ['finished work, paid 12 for parking', ['spend Parking 1200']],
  ['finished work, got 3 beers 15', ['spend Beers 1500']],
  ['rent 900 split evenly by me and Sam', ['spend Rent 45000']],
  ['pizza 40 shared by me', ['spend Pizza 4000']],
  ['y m c a 30', ['spend YMCA 3000']],
  ['i k e a 60', ['spend IKEA 6000']],
  ['bought a d v d 9', ['spend DVD 900']],
  ['box of the month 30', ['spend Box of the Month 3000']],
  ['brought lunch 12', ['spend Lunch 1200']],
  ['got 50 from Christmas', ['income Christmas 5000']],
])('%s: still as it is said', (text, entries) => expect(told(text)).toEqual(entries))

test('"the box of screws" is the entry that is called by what was in it', () => {
  const { frames } = understand('delete the box of screws', { today: day('2026-11-20') })
  expect(frames).toMatchObject([{ intent: 'delete', target: { merchant: 'Screws' } }])
})

test.each([
  ['sold 2 gomesi for 240', ['income Gomesi 24000']],
  ['sold twelve lumpia three hundred', ['income Lumpia 30000']],
  ['sold 6 akara and made 90', ['income Akara 9000']],
  ['sold 3 gomesi at 30 each', ['income Gomesi 9000']],
  ['sold eggs 30 and beans 20', ['income Eggs 3000', 'income Beans 2000']],
  ['delivered 3 cakes got 90', ['income Cakes 9000']],
  ['braided 2 heads 160', ['income Braided 16000']],
  ['did 4 haircuts 100', ['income Haircuts 10000']],
  ['cleaned two houses today, 110 from the Garzas and 95 from Denise', ['income Garzas 11000', 'income Denise 9500']],
  ['bought 2 gomesi for 240', ['spend Gomesi 24000']],
  ['milk 3 and 6 tilapia 24', ['spend Milk 300', 'spend Tilapia 2400']],
  ['two pastizzi one euro forty and tea 1', ['spend Pastizzi 140', 'spend Tea 100']],
  ['rickshaw 60, tea stall 20', ['spend Rickshaw 6000', 'spend Tea Stall 2000']],
])('%s: how many there are is no price', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['sold 20 airtime and 5 soap', ['income Airtime 2000', 'spend Soap 500']],
  ['sold 40 worth of eggs', ['income Eggs 4000']],
  ['sold the bike 80 and lunch 12', ['income Bike 8000', 'spend Lunch 1200']],
  ['5 uber 15 lunch', ['spend Uber 500', 'spend Lunch 1500']],
  ['4 parking 12 taxi', ['spend Parking 400', 'spend Taxi 1200']],
  ['drove to town and got 30 petrol', ['spend Petrol 3000']],
  ['did the laundry 12', ['spend Laundry 1200']],
  ['did groceries 84.20', ['spend Groceries 8420']],
  ['did lunch cost 40', ['other']],
  ['did sarah pay 40', ['other']],
])('%s: and what only sounds like it', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['dinner was on the boss, just the taxi home 14', ['spend Taxi 1400']],
  ['work is paying the hotel, 210, so just log 14 for the airport bus', ['spend Airport Bus 1400']],
  ['lunch was on him, just 20 of us', ['other']],
  ['4.30 bread dont tell my husband', ['spend Bread 430']],
  ['hairdresser was 22 and I gave the lassie 3 on top so 25 all in', ['spend Hairdresser 2500']],
  ['taxi 12 gave the driver 3 so 15', ['spend Taxi 1500']],
  ['tesco order 43.90 thats with delivery and the tip for the driver', ['spend Tesco 4390']],
  ['lunch 20 with a tip of 4', ['spend Lunch 2000', 'spend Tip 400']],
  ['paid 500 for the room', ['spend Room 50000']],
])("%s: what is one's own to pay", (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test('medicine is bought on the day that one was treated, where an article says so', () => {
  const { frames } = understand('the vet on saturday was 150 and the pills 32, lunch 12', { today: day('2026-11-24') })
  expect(frames.map((frame) => frame.intent === 'add' && frame.transaction.day)).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-11-24',
  ])
})

test.each([
  ['cab from the airport was 44, two of us, I paid it, log my half', ['spend Cab 2200']],
  ['dinner was 90, three of us, put down my third', ['spend Dinner 3000']],
  ['put 90 on my card for dinner, four of us are splitting it, so just log my share', ['spend Dinner 2250']],
  ['bus 3 and then pizza with the lads, my share of that was 12', ['spend Bus 300', 'spend Pizza 1200']],
  ['dinner 90 with the lads, my share of it was 30', ['spend Dinner 3000']],
  ['groceries 80, 20 of it was wine', ['spend Groceries 8000']],
  ['we went out and dad paid for the whole dinner, must have been ninety', ['other']],
  ['dad covered everything, about 200 probably, and I paid 20 for parking', ['spend Parking 2000']],
  ['my brother paid for the whole dinner, must have been ninety, so I gave him 20', ['spend Dinner 2000']],
])("%s: one's own part, or another's treat", (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['did a fencing job for mike got six hundred and fifty cash', ['income Fencing Job 65000']],
  ["mowed mrs smith's lawn got 20", ["income Smith's 2000"]],
  ['mowed mr hendersons yard got forty five bucks', ['income Mowed Mr Hendersons Yard 4500']],
  ['mowed the lawn and got 20 of petrol', ['spend Petrol 2000']],
  ['mowed the lawn, ana got 20 of petrol', ['spend Petrol 2000']],
  ['did some shopping for mum got 20 of fruit', ['spend Shopping 2000']],
  ['my uncle sent me 200 this evening to help with the wedding next month', ['income Uncle 20000']],
  ['mom sent me 300 for the trip next week', ['income Mom 30000']],
  ['mom said she sent me 300 next week', ['other']],
  ['my boss gave me 100 to pay the guy next friday', ['other']],
])('%s: what came in for work, or for what is to be', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['bus fourteen dollars no not the bus the ferry', ['spend Ferry 1400']],
  ['uber 14 no not uber it was a lyft', ['spend Lyft 1400']],
  ['bus 3 not the bus it was 4', ['spend Bus 400']],
  ['lunch 12 and coffee 4, no not the coffee', ['spend Lunch 1200']],
  ['two bottles of prosecco, no, three, 36 all together', ['spend Prosecco 3600']],
  ["shelf 79, no that's the big one, ours was 59", ['spend Shelf 5900']],
  ["coffee 4, lunch 12, no that was Ana's, mine was 10", ['spend Coffee 400', 'spend Lunch 1000']],
  ['physio eighty for session number 6 of 10', ['spend Physio 8000']],
  ['fiver on parking n thirty on petrol', ['spend Parking 500', 'spend Petrol 3000']],
  ['coffee n cake 7', ['spend Coffee N Cake 700']],
  ['bread an milk 7', ['spend Bread and Milk 700']],
  ['coffee 4, an mri 300', ['spend Coffee 400', 'spend MRI 30000']],
])('%s: what was put right, or joined in passing', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['had to get a tire patched, fifteen bucks', ['spend Tire 1500']],
  ['knives sharpened 45', ['spend Knives Sharpened 4500']],
  ['school fee of my daughter 300', ['spend School Fee 30000']],
  ['half an hour of parking 3', ['spend Parking 300']],
  ['happy hour drinks 20', ['spend Happy Hour Drinks 2000']],
  ['paid an arm and a leg, 200 for shoes', ['spend Shoes 20000']],
  ['cut the grass got petrol 12', ['other']],
  ['my daughter is off sick so flu medicine 21.49', ['spend Flu Medicine 2149']],
])('%s: what it is called', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['two beers at 8', ['clarify']],
  ['2 pizzas at 30', ['clarify']],
  ['4 friends at 60', ['clarify']],
  ['3 people at Nobu 90', ['spend Nobu 9000']],
  ['dinner for 4 at 120', ['spend Dinner 12000']],
  ['flight 22 to Rome at 120', ['spend Flight 12000']],
  ['four lattes at five and a half each', ['spend Lattes 2200']],
  ['a couple of 5 dollar scratchers', ['spend Scratchers 1000']],
  ['beers were 5 so I had three', ['spend Beers 1500']],
  ['coffee three eighty then another one four twenty', ['spend Coffee 380', 'spend Coffee 420']],
])('%s: how many there were, and what each cost', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['sushi was 60 and jo paid me back half', ['spend Sushi 3000']],
  ['recharged Jio for 349, and Aditya paid me his half of the cab, 160', ['spend Jio 34900', 'income Aditya 16000']],
  ['payday! 2,340 landed this morning', ['income Payday 234000']],
  ['shoes 30 in the 12.12 sale', ['spend Shoes 3000']],
  ['petrol for 50 at shell, car wash was 35 so skipped that', ['spend Shell 5000']],
  ["petrol's up to 1.49 round here", ['other']],
  ['döner 7.50 now, was 4 when i moved here', ['spend Döner 750']],
  ['Biedronka 87, twice what I planned because my mother came along', ['spend Biedronka 8700']],
  ['boots 60, half of it is tax', ['spend Boots 6000']],
  ['gas 40, I can remember when it was 20', ['spend Gas 4000']],
])('%s: what came back, was left, or is only remarked', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['train 49.90 plus the seat 5.20 makes 55.10', ['spend Train 5510']],
  ['tires 840 plus 80 for the install so 920', ['spend Tires 92000']],
  ['physio was 130 medicare does 55 so 75 out of my pocket', ['spend Physio 7500']],
  ['lunch was 60 no that is the whole bill, my part was 20', ['spend Lunch 2000']],
  ['burger 9, no, with the cheese 10', ['spend Burger 1000']],
  ['shoes 60 no they were on sale 45', ['spend Shoes 4500']],
  ['movie 2 tickets 24', ['spend Movie 2400']],
  ['lunch at bar 21 nine dollars', ['spend Bar 21 900']],
])('%s: what it came to', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['oil change 90 and they tried to sell me wipers for 30 and i was like no', ['spend Oil Change 9000']],
  ['the shoes for 49 i left there but the socks 9.99 i took', ['spend Socks 999']],
  ['tim picked up the tab it was like ninety but i got the valet eight bucks', ['spend Valet 800']],
  ["that's me just out of lidl 23", ['spend Lidl 2300']],
  ['just back from lidl 23', ['spend Lidl 2300']],
  ['parking 20 and hotel 180 they will reimburse me later', ['spend Parking 2000', 'spend Hotel 18000']],
  ['what did i spend today, coffee 4, lunch 12', ['spend Coffee 400', 'spend Lunch 1200']],
  ['yesterday was my day out with Joan. tram 35, lunch 28', ['spend Tram 3500', 'spend Lunch 2800']],
  ['maid monthly salary 3000', ['spend Maid Monthly Salary 300000']],
  ['emergency fund goal 6000', ['goal']],
  ['the taxi came to 45, not 54', ['edit']],
])('%s: what is only said around it', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['rent R3 200, coffee R30', 'ZAR', ['spend Rent 320000', 'spend Coffee 3000']],
  ['refund 1 120 kroner', 'NOK', ['income Refund 112000']],
  ['groceries 27.365', 'KWD', ['spend Groceries 27365']],
])('%s: as %s is written', (text, currency, entries) => {
  const { frames } = understand(text, { today: day('2026-11-20'), currency })
  expect(
    frames.map((frame) =>
      frame.intent === 'add'
        ? `${frame.transaction.kind} ${frame.transaction.merchant} ${frame.transaction.amountMinor}`
        : frame.intent,
    ),
  ).toEqual(entries)
})

test.each([
  ["mum wouldn't let me pay, she got the sixty for lunch", ['other']],
  ['Dave insisted on paying the 40', ['other']],
  ['dinner was 80 but Tom insisted on paying', ['other']],
  ['the Sonos was 449 at Best Buy, way too much, skipped it', ['other']],
  ['bread 3, milk 2, skipped the wine 12', ['spend Bread 300', 'spend Milk 200']],
  ['gym 30, skipped class today', ['spend Gym 3000']],
  ["almost put a hundred on the horses, glad I didn't", ['other']],
  ['darn cold out this morning thirty two below', ['other']],
  ['coffee 4 and it is 10 below', ['spend Coffee 400']],
  ['cafe sales today 320', ['income Cafe Sales 32000']],
  ['busking was only mighty today, 142 in the case', ['income Busking 14200']],
  ['busking licence 30', ['spend Busking Licence 3000']],
  ['today uber earning 196.40', ['income Uber 19640']],
  ['Mrs Patel paid her invoice, 410', ['income Mrs Patel 41000']],
  ['I paid her invoice 410', ['spend Invoice 41000']],
  ['first half of the 13th salary came in, 3200', ['income Salary 320000']],
  ['13th month pay 25000', ['income Month Pay 2500000']],
  ['salary 2 340 euros', ['income Salary 234000']],
  ['start me a summer holiday pot two grand', ['goal']],
  ['wana save 400 for a ps5', ['goal']],
  ['have we got enough saved for the drum kit yet', ['goal']],
])('%s: as people tell it', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['13th salary 3000', '2026-11-24'],
  ['on the 13th salary 3000', '2026-11-13'],
  ['back on the twenty second the piano tuner came 105', '2026-11-22'],
])('%s: on %s', (text, on) => {
  expect(understand(text, { today: day('2026-11-24') }).frames).toMatchObject([{ transaction: { day: on } }])
})

test.each([
  ['two matcha lattes cuz I am insane seven fifty each', ['spend Matcha Lattes 1500']],
  ['made sixty four in tips today lowkey proud', ['income Tips 6400']],
  ['forgot the tip 5', ['spend Tip 500']],
  ['mum said I should pay 20 for the gift so I paid', ['spend Gift 2000']],
  ["that's ma council tax paid a hundred and twelve", ['spend Council Tax 11200']],
])('%s: what is said around it names nothing', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['wine from cellar 88 forty two dollars', ['spend Cellar 88 4200']],
  ['had dim sum at lucky eight and paid two hundred and sixty', ['spend Lucky Eight 26000']],
  ['got lunch at kimbo 9 and paid 30 for parking', ['spend Kimbo 900', 'spend Parking 3000']],
  ['size 10 trainers from jd fifty five quid', ['spend Jd 5500']],
  ['bread from tastee eight hundred dollars', ['spend Tastee 80000']],
  ['coffee at gate 22 6 dollars', ['spend Coffee 600']],
  ['ice creams at the interval 11.50', ['spend Ice Creams 1150']],
])('%s: a place with a number in its name', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ["tom sent me 20 for friday's lunch", '2026-11-24'],
  ['maya just venmod me 18 for her half of saturdays uber', '2026-11-24'],
  ['tom paid me back 20 for the dinner on saturday', '2026-11-24'],
  ['tom paid me back 20 on saturday', '2026-11-21'],
  ["got paid 90 for saturday's shift", '2026-11-21'],
])('%s: came on %s', (text, on) => {
  expect(understand(text, { today: day('2026-11-24') }).frames).toMatchObject([{ transaction: { day: on } }])
})

test.each([
  ['carrots were point eight five at tesco', ['spend Tesco 85']],
  ['milk point nine nine and bread one point two five', ['spend Milk 99', 'spend Bread 125']],
  ['bread was zero point eight five', ['spend Bread 85']],
  ['coffee at west point nine fifty', ['spend West Point 950']],
  ['two 2 euro coins in the parking meter', ['spend Coins 400']],
  ['two 2 dollar coffees', ['spend Coffees 400']],
  ['twenty 20 bucks for lunch', ['spend Lunch 2000']],
  ['filter from the states cost me 27.50', ['spend Filter 2750']],
  ['parts from germany 40', ['spend Parts 4000']],
  ['money from the states 200', ['income States 20000']],
  ['noodles from china town 12', ['spend China Town 1200']],
  ['200 for the hotel in krakow', ['spend Hotel 20000']],
])('%s: how prices, coins and places are said', (text, spends) => {
  expect(told(text)).toEqual(spends)
})

test.each([
  ['yoga class was thirty or was it thirty five, yeah thirty five', ['spend Yoga Class 3500']],
  ['parking was 8 or maybe 9, yes 9', ['spend Parking 900']],
  ['lunch was either 12 or 13, yeah it was 13', ['spend Lunch 1300']],
  ['lunch was 12 or 14', ['clarify']],
  ['coffee 4 or 5, yeah lunch 5', ['clarify', 'spend Lunch 500']],
  ['bus 2 or tram 3, yeah 3', ['spend Bus 200', 'spend Tram 300']],
])('%s: of two amounts the one that is assured', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['new boots one twenty', ['spend Boots 12000']],
  ['got a new winter coat two forty', ['spend Winter Coat 24000']],
  ['motel 6 two nights one thirty total', ['spend Motel 6 13000']],
  ['ryanair one twenty', ['spend Ryanair 12000']],
  ['boots one twenty', ['clarify']],
  ['airalo four fifty', ['clarify']],
  ['ryanair coffee two fifty', ['spend Ryanair 250']],
  ['new shoe laces two fifty', ['spend Shoe Laces 250']],
  ['coffee at the new dress shop two fifty', ['spend Coffee 250']],
  ['new jacket button one fifty', ['clarify']],
])('%s: what a night, a flight or a new coat may cost', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ["dinner at Luigi's, my brother paid, it was like 80 bucks", ['other']],
  ['movies, dad got it, about 20', ['other']],
  ['dinner 80, my brother paid', ['other']],
  ['dinner 80, my wife paid', ['spend Dinner 8000']],
  ['dinner, already paid, it was 80', ['spend Dinner 8000']],
  ['dinner, my brother paid, I got dessert 14', ['spend Dessert 1400']],
  ['dinner with my brother, paid 80', ['spend Dinner 8000']],
  ['the muffin after was mine though, 3.60', ['spend Muffin 360']],
  ["the pizza was mine and Sam's, 20", ['clarify']],
  ['the bill was mine, 60', ['clarify']],
  ['half of the pizza was mine, 20', ['clarify']],
  ['hotel in Denver 210, flight 180', ['spend Hotel 21000', 'spend Flight 18000']],
  ['museum in London 20, room 12', ['spend Museum 2000']],
  ['my bank balance was 1200 this morning', ['other']],
  ['my account had 450', ['other']],
  ['my account was charged 45', ['spend Purchase 4500']],
  ['my balance was 40 so I paid it', ['spend Balance 4000']],
  ['my balance bike was 120', ['spend Balance Bike 12000']],
  ['I do not remember what I spent', ['summary']],
  ['I do not remember what I spent on shoes', ['clarify']],
])('%s: whose it was, and what it was of', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['delete the budget for shopping', ['Shopping Budget']],
  ['get rid of my budget for eating out', ['Eating Out Budget']],
  ['delete the goal for paris', ['Paris Goal']],
  ['remove the budget for food and the taxi', ['Food Budget', 'Taxi']],
  ['delete the paris goal and the belt', ['Paris Goal', 'Belt']],
  ['delete the shopping budget and my last entry', ['Shopping Budget', undefined]],
  ['remove 20 from the budget for shopping', []],
  ['drop the budget for travel to 200', []],
  ['remove the coffee from the budget for food', []],
  ['delete the budget for this month', []],
])('%s: what is to go', (text, targets) => {
  const { frames } = understand(text, { today: day('2026-11-24'), currency: 'USD' })
  expect(frames.flatMap((frame) => (frame.intent === 'delete' ? [frame.target?.merchant] : []))).toEqual(targets)
})

test.each([
  ['my half of the wifi bill was 44', ['spend Wifi Bill 4400']],
  ['paid my half of the wifi bill which was 44', ['clarify']],
  ['flea collar 12 at pets at home', ['spend Pets at Home 1200']],
  ['pizza at home 20', ['spend Pizza 2000']],
  ['sales today 4200 on mpesa', ['income Sales 420000']],
  ['me I spent 20 on food', ['spend Food 2000']],
])('%s: of what, where and by what means', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['ran 10k then smoothie 7.25', ['spend Smoothie 725']],
  ['run 10k shoes 90', ['spend Shoes 9000']],
  ['bought a bike 2k', ['spend Bike 200000']],
  ['vitamin d three bottle thirteen ninety nine at boots', ['spend Boots 1399']],
  ['vitamin c 8', ['spend Vitamin C 800']],
  ['sold my old bike for one eighty', ['income Old Bike 18000']],
  ['sold a lamp for twelve fifty', ['income Lamp 1250']],
  ["didn't take the taxi took the bus instead for two dollars", ['spend Bus 200']],
  ["didn't have time so got a taxi 14", ['spend Taxi 1400']],
])('%s: how far, which one, and what instead', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
