import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { told, toldAs } from '#tests/support/told.ts'

/** Each sounds like something that a rule leaves out, joins or reads otherwise, and is not it. */
test.each([
  ['gas 40, mia ordered pizza for 20, split it with her', ['spend Gas 4000', 'spend Pizza 1000']],
  ['lunch 12, mum got groceries for 60, i paid half', ['spend Lunch 1200', 'spend Groceries 3000']],
  ['coffee 4, me and mum got lunch for 20', ['spend Coffee 400', 'spend Lunch 2000']],
  ['groceries 60, my son got a haircut for 25', ['spend Groceries 6000', 'spend Haircut 2500']],
  ['i got beer 6 and dave got wine 8, i paid for both', ['spend Beer 600', 'spend Wine 800']],
  ['bagel 5 and the school paid our invoice 310', ['spend Bagel 500', 'income School 31000']],
  ['uber 18, actually no, my friend paid for that, but i got the tip 3', ['spend Tip 300']],
  ['got paid, 40 on groceries, coffee 4', ['spend Groceries 4000', 'spend Coffee 400']],
  ['got paid, 4.50 coffee, 12 lunch', ['spend Coffee 450', 'spend Lunch 1200']],
  ['sold bike 200 by march', ['income Bike 20000']],
  ['salary 3000 by december', ['income Salary 300000']],
  ['tattoo 200 by april', ['spend Tattoo 20000']],
  ['walmart 200 by christmas', ['spend Walmart 20000']],
  ['rent was a nice one fifty', ['spend Rent 15000']],
  ['my balance is 200 after rent came out', ['other']],
  ['the ps5 is 500 and just came out', ['other']],
  ['got the old one 20 back', ['income Old 2000']],
  ['lunch 12 and paid bob 8 so call it 20', ['spend Lunch 1200', 'spend Bob 800']],
  ['hotel for 2 nights 200 and 20 for Dave', ['spend Hotel 20000', 'spend Dave 2000']],
  ['coffee for me 4, for Lyft 12', ['spend Coffee 400', 'spend Lyft 1200']],
  ['my lunch 12 and his 9 taxi', ['spend Lunch 1200', 'spend Taxi 900']],
  ['paid 40 for parking, no way', ['spend Parking 4000']],
  ['rent 800, electricity 120, no way', ['spend Rent 80000', 'spend Electricity 12000']],
  ['lunch 12 and the meeting never happened', ['spend Lunch 1200']],
  ['there was a velvet chair in the window at Argos for 95 but I walked past', ['other']],
  ['parking 12 but I walked on the beach', ['spend Parking 1200']],
  ['taxi 20 and walked past the church', ['spend Taxi 2000']],
  ['the carpenter dey ask 40 for the door', ['other']],
  ['I dey pay 40 for parking', ['spend Parking 4000']],
  ['some guy at the bus depot paid 900 for a bike', ['other']],
  ['a guy at the gym front desk charged me 40', ['spend Gym Front Desk 4000']],
  ["it was 60 so we didn't buy it", ['other']],
  ['it was 60 so we left it there', ['other']],
  ['paid 90 for the concert but it never happened', ['spend Concert 9000']],
  ['coffee 4 lunch 12 by friday', ['spend Coffee 400', 'spend Lunch 1200']],
  ['settled rent 800 by friday', ['spend Rent 80000']],
  ['haircut 40 by june', ['spend Haircut 4000']],
  ['paid the bill at home 40', ['spend Bill 4000']],
  ['paid the phone shop 40', ['spend Phone Shop 4000']],
  ['the rent finally paid 900', ['spend Rent 90000']],
  ['the plumber finally paid 90', ['spend Plumber 9000']],
  ['so finally paid the balance 300', ['spend Balance 30000']],
  ['me and sam finally paid the bill 90', ['spend Bill 9000']],
  ['mom paid me, gas 40', ['spend Gas 4000']],
  ['drinks were on me, 60', ['spend Drinks 6000']],
  ['the hotel was on Union Street 200', ['spend Hotel 20000']],
  ['lunch was on the school run, 24', ['spend Lunch 2400']],
  ['i already paid 60 for my old parking fine', ['spend Old Parking Fine 6000']],
  ['someone paid 12 for my lunch', ['other']],
  ['the food truck took 15', ['spend Food Truck 1500']],
  ['tips in the jar 2 at starbucks', ['spend Starbucks 200']],
  ['parking 5, plus late fee 25', ['spend Parking 500', 'spend Late Fee 2500']],
  ['coffee 4 plus delivery fee 6', ['spend Coffee 400', 'spend Delivery Fee 600']],
  ["wasn't a cheap lunch, 40", ['spend Lunch 4000']],
  ['set the coffee to 3, they refunded me 1', ['edit']],
  ['knocked over a kids 5 dollar ice cream', ['other']],
  ['went to the dentist yesterday. Netflix 15', ['clarify', 'spend Netflix 1500']],
  ['moved the rent to friday. lunch 12', ['clarify', 'spend Lunch 1200']],
  ['I was this close to buying a bike. bike 400', ['other']],
  ['dumplings 12 at Lor', ['spend Lor 1200']],
  ['a load of 20 friends dinner 300', ['spend Friends Dinner 30000']],
  ['next stop groceries 40', ['spend Groceries 4000']],
  ['coffee 4, next stop groceries 40', ['spend Coffee 400', 'spend Groceries 4000']],
  ['sent pizzza 20', ['spend Pizza 2000']],
  ['gave coffe 4', ['spend Coffee 400']],
  ['sent grocries 20', ['spend Groceries 2000']],
  ['gave marites 20', ['spend Marites 2000']],
  ["my salary's in, 2000", ['income Salary 200000']],
  [
    'paid 300 off my credit card and lidl 31.20 and dm 14.75 both yesterday',
    ['spend Credit Card 30000', 'spend Lidl 3120', 'spend Dm 1475'],
  ],
  ['groceries 60, three shirts at 20 each', ['spend Groceries 6000', 'spend Shirts 6000']],
  ['petrol 50, two coffees at 25 each', ['spend Petrol 5000', 'spend Coffees 5000']],
  ['rent 900 on the third each month', ['spend Rent 90000']],
  ['went quarters 10 for laundry', ['spend Laundry 1000']],
  ['dinner 60, 25 for his steak', ['spend Dinner 6000']],
  ['got my refund 90 and dropped it at the bank', ['income Refund 9000']],
  ['got 40 from Jo and put it on the table', ['income Jo 4000']],
  ['got 100 from dad and spent it on shoes 80', ['income Dad 10000', 'spend Shoes 8000']],
  ['got 500 bonus and put that towards my goal', ['income Bonus 50000']],
  ['got shoes for 60 and used it for work', ['spend Shoes 6000']],
  ['three weeks after the wedding we got the photos printed at the shop, 5 each', ['spend Photos Printed 500']],
  ['pay is here, lunch 12', ['other']],
  ['the check is here, dinner was 60', ['spend Dinner 6000']],
  ['his allowance is here, 20', ['other']],
  ['lunch 14, my colleague pay 28 for ramen', ['spend Lunch 1400', 'spend Ramen 2800']],
  ['dad 50 for groceries', ['spend Groceries 5000']],
  ['Additional 30 for gas', ['spend Gas 3000']],
  ['rent 800, gym 40, phone 30 all by direct debit', ['spend Rent 80000', 'spend Gym 4000', 'spend Phone 3000']],
  ['fruit 5, meat 20, fish 15 all at the market', ['spend Fruit 500', 'spend Meat 2000', 'spend Fish 1500']],
  ['rent has gone up, it is 900 now', ['other']],
  ['insurance has gone up to a ridiculous 300', ['other']],
  ["my brother's phone cracked, 129 to fix", ['other']],
  ['guessing I had a coffee for 4', ['other']],
  ['got paid 3000, 500 of it went into my holiday fund', ['income Income 300000']],
  ['tea 6 supper for 14', ['spend Tea 600', 'spend Supper 1400']],
  ['mum gave me 25 for rice', ['income Mum 2500']],
  ['coffee 4, she wanted 5', ['spend Coffee 400']],
  ['dinner 60, i only paid 20', ['spend Dinner 2000']],
  ['coffee next door 4', ['spend Coffee 400']],
])('%s: is taken as it was told', (text, entries) => expect(told(text)).toEqual(entries))

const dated = toldAs(({ merchant, amountMinor, day }) => `${merchant} ${amountMinor} ${day}`)

/** Said on a Friday: what only sounds like the day of what was paid. */
test.each([
  ['I was not at work yesterday. lunch 12', ['Lunch 1200 2026-11-20']],
  ['we were away last week. Groceries 85', ['Groceries 8500 2026-11-20']],
  ['christmas day. gifts 200', ['Gifts 20000 2026-11-20']],
  ['snacks 20 on tuesday for the next day', ['Snacks 2000 2026-11-17']],
  ['lunch 12 today. dinner 30 the next day', ['Lunch 1200 2026-11-20', 'Dinner 3000 2026-11-20']],
  ['coffee 4 and petrol 40, the petrol was on Sunday', ['Coffee 400 2026-11-20', 'Petrol 4000 2026-11-15']],
  ['coffee 4 and petrol 40, both were on Sunday', ['Coffee 400 2026-11-15', 'Petrol 4000 2026-11-15']],
  ['coffee 4, gas 40 also yesterday', ['Coffee 400 2026-11-20', 'Gas 4000 2026-11-19']],
])('%s: leaves the day', (text, entries) => expect(dated(text)).toEqual(entries))

const filed = toldAs(({ merchant, category }) => `${merchant}: ${category}`)

/** What only sounds like the credit of a phone, or like what was eaten. */
test.each([
  ['600 on a mobile', 'Mobile: Other'],
  ['dropped 800 on mobile', 'Mobile: Other'],
  ['40 on the mobile home', 'Mobile: Other'],
  ['a load tonight 5', 'Load: Other'],
  ['ate at Kiln and the taxi was 20', 'Kiln and the Taxi: Transportation'],
])('%s: is filed as it was told', (text, entry) => expect(filed(text)).toEqual([entry]))

test.each([
  ['EE phone 22', 'EE: Bills'],
  ['phone from EE 400', 'EE: Shopping'],
  ['momo charge 2', 'Momo Charge: Bills'],
  ['momo 5', 'Momo: Food & Dining'],
])('%s: is filed by what it is of', (text, entry) => expect(filed(text)).toEqual([entry]))

test.each([
  ['Electric 72. Gas 39. Water 44.', ['Electric: Bills', 'Gas: Bills', 'Water: Bills']],
  ['Lunch 12. Gas 39. Water 2.', ['Lunch: Food & Dining', 'Gas: Transportation', 'Water: Food & Dining']],
])('%s: gas and water beside bills', (text, entries) => expect(filed(text)).toEqual(entries))

test.each([
  ['how much did i spend in, 2024', '2024-01-01'],
  ['what did I spend on groceries in, 2024', '2024-01-01'],
])('%s: asks of a year', (text, from) => {
  expect(understand(text, { today: day('2026-11-20') }).frames).toMatchObject([{ intent: 'summary', period: { from } }])
})
