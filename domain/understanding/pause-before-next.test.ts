import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['dinner 60 split with sam and jo taxi 12', ['spend Dinner 2000', 'spend Taxi 1200']],
  ['groceries 80 split between me ana and ben bus 3', ['spend Groceries 2667', 'spend Bus 300']],
  ['split lunch 30 with sam and jo coffee 5', ['spend Lunch 1000', 'spend Coffee 500']],
  ['lunch 30 sam paid half coffee 4', ['spend Lunch 1500', 'spend Coffee 400']],
  ['dinner 48 with kim she paid half dessert 9', ['spend Dinner 2400', 'spend Dessert 900']],
  ['the uber was 28 we split it four ways snacks 6', ['spend Uber 700', 'spend Snacks 600']],
  ['breakfast 16 went halves with lou juice 4', ['spend Breakfast 800', 'spend Juice 400']],
  ['rent 1200 split with 2 roommates internet 60', ['spend Rent 40000', 'spend Internet 6000']],
  ['cinema 30 for two popcorn 8', ['spend Cinema 3000', 'spend Popcorn 800']],
  ['gas 35 dave threw in 15 snacks 6', ['spend Gas 2000', 'spend Snacks 600']],
  ['returned shoes 60 got socks 5', ['income Shoes 6000', 'spend Socks 500']],
  ['amazon refunded 18 bought cables 12', ['income Amazon 1800', 'spend Cables 1200']],
  ['got refunded 30 coffee 4', ['income Income 3000', 'spend Coffee 400']],
  ['got 20 back from Ana lunch 12', ['income Ana 2000', 'spend Lunch 1200']],
  ['paid tim back 12 coffee 3', ['spend Tim 1200', 'spend Coffee 300']],
  ['train 12 going 14 coming back', ['spend Train 1200', 'spend Train 1400']],
  ['coffee 4 tram 2 there 2 back', ['spend Coffee 400', 'spend Tram 200', 'spend Tram 200']],
  ['uber 18 to the airport 22 home', ['spend Uber 1800', 'spend Uber 2200']],
  ['withdrew 60 from the atm coffee 4', ['spend Coffee 400']],
  ['coffee 4 I withdrew 60 from the atm lunch 12', ['spend Coffee 400', 'spend Lunch 1200']],
  ['moved 200 from checking to savings coffee 4', ['spend Coffee 400']],
  ['atm fee 3 coffee 4', ['spend ATM Fee 300', 'spend Coffee 400']],
])('%s: what is told of a price ends at the next thing', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['uber 12 to work 20 home cleaning', ['spend Uber 1200', 'spend Home Cleaning 2000']],
  ['train 12 going to paris 40', ['spend Train 4000']],
  ['gave 20 to jo 5 back', ['spend Jo 1500']],
  ['bus back 3 coffee 4', ['spend Bus 300', 'spend Coffee 400']],
  ['lunch 30 half pizza 4', ['spend Lunch 3000', 'spend Pizza 400']],
  ['returned a shirt 30 and a hat 20', ['income Shirt 3000', 'income Hat 2000']],
  ['milk half gallon 3 bread 2', ['spend Milk 300', 'spend Bread 200']],
])('%s: nothing is told of the price before', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['coffee 4 lunch is 12', ['spend Coffee 400', 'spend Lunch 1200']],
  ['taxi 9 rent is 900', ['spend Taxi 900', 'spend Rent 90000']],
  ['the rent is 900 internet 50', ['spend Rent 90000', 'spend Internet 5000']],
  ['gas 40 milk is 5 these days', ['spend Gas 4000']],
  ['gas is 5 a gallon lunch 12', ['spend Lunch 1200']],
  ['bowling was 12 shoes were 4 nachos were 10', ['spend Bowling 1200', 'spend Shoes 400', 'spend Nachos 1000']],
])('%s: where a price is told with its verb', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['coffee 4 lunch 12 scratch the coffee', ['spend Lunch 1200']],
  ['boots 70 and socks 8 i returned the boots', ['spend Socks 800']],
  ['coffee 4 lunch 12 scratch the coffee and a bus ticket for 3', ['spend Lunch 1200', 'spend Bus Ticket 300']],
  ['lunch 12 skip the coffee', ['spend Lunch 1200']],
])('%s: where something is taken back', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['nails 45 tip 5 on top primark 22', ['spend Nails 5000', 'spend Primark 2200']],
  ['babysitter 4 hours at 15 an hour pizza 20', ['spend Babysitter 6000', 'spend Pizza 2000']],
  ['apples 2 kilos at 3 a kilo bread 2', ['spend Apples 600', 'spend Bread 200']],
  ['lunch 12 a coffee 4', ['spend Lunch 1200', 'spend Coffee 400']],
])('%s: what a price is for', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['dinner 60 split with sam and jo taxi 12', ['spend Dinner 2000', 'spend Taxi 1200']],
  ['groceries 80 split between me ana and ben bus 3', ['spend Groceries 2667', 'spend Bus 300']],
  ['dinner 60 with sam and jo split three ways taxi 12', ['spend Dinner 2000', 'spend Taxi 1200']],
  ['the cab was 26 and we went halves juice 4', ['spend Cab 1300', 'spend Juice 400']],
  ['lunch 30 split with sam and taxi 12', ['spend Lunch 1500', 'spend Taxi 1200']],
])('%s: among whom it was shared, across a joint', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['shoes 80 with 20 percent off socks 10', ['clarify', 'spend Socks 1000']],
  ['jacket 100 minus 20 percent socks 10', ['spend Jacket 8000', 'spend Socks 1000']],
  ['jacket 100 minus a 20 coupon', ['spend Jacket 8000']],
  ['lunch 12 was on tom coffee 4', ['spend Coffee 400']],
  ['burger 12 beer 7 but the beer was on tom', ['spend Burger 1200']],
  ['parking 15 and tickets 60 my brother paid for the tickets', ['spend Parking 1500']],
  ['tickets 60 I paid for the tickets', ['spend Tickets 6000']],
])('%s: what a price came to, and who paid it', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['gp visit 45 company will reimburse 30', ['spend GP Visit 4500']],
  ['coffee 4 taxi 38 my boss will pay me back', ['spend Coffee 400', 'spend Taxi 3800']],
  ['dad will pay 60', ['other']],
])('%s: what somebody is to give back has not come', (text, entries) => expect(told(text)).toEqual(entries))
