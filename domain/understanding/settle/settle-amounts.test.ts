import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

function saved(text: string): [merchant: string, amountMinor: number, day: string][] {
  return understand(text, { today: day('2026-11-20') }).frames.flatMap((frame) =>
    frame.intent === 'add'
      ? [[frame.transaction.merchant, frame.transaction.amountMinor, frame.transaction.day] as [string, number, string]]
      : [],
  )
}

function amounts(text: string): number[] {
  return saved(text).map(([, amountMinor]) => amountMinor)
}

it.each([
  ['apples 3 oranges 4 bananas 2', [300, 400, 200]],
  ['milk 2 eggs 5', [200, 500]],
  ['flowers thirty five chocolates twelve', [3500, 1200]],
  ['hotel 189 and flight 240', [18_900, 24_000]],
])('reads the price after each thing of a dictated list: %s', (text, expected) => {
  expect(amounts(text)).toEqual(expected)
})

it('takes the next visit for no shop of that name', () => {
  expect(saved('dentist 95, next visit in 6 months')).toEqual([['Dentist', 9500, '2026-11-20']])
  expect(saved('next 40')).toEqual([['Next', 4000, '2026-11-20']])
})

it.each([
  ['lunch two sandwiches 12', [1200]],
  ['subway two sandwiches 12', [1200]],
  ['pub 3 pints 15', [1500]],
  ['flight 311 to oslo 160', [16_000]],
])('takes what is had together for one entry: %s', (text, expected) => {
  expect(amounts(text)).toEqual(expected)
})

it.each([
  ['gave the cashier 20 for a 12.50 lunch got 7.50 back', [1250]],
  ['paid with a 20 for lunch got 7.50 change', [1250]],
  ['sixty minus a ten dollar coupon so fifty at Macys', [5000]],
  ['shoes were 100 but 20 off', [8000]],
  ['20 on lunch same on dinner', [2000, 2000]],
  ['lunch 20 dinner the same', [2000, 2000]],
  ['hotel 200 same price as last time', [20_000]],
  ['20 percent tip on 40, paid 48 at the diner', [4800]],
  ['a 20 percent tip on 50 so 60 at Applebees', [6000]],
  ['15 percent tip on 80 and parking 12', [1200, 1200]],
  ['coffee was 4 but i had a 1 dollar voucher so 3', [300]],
  ['order at Wayfair 48 plus 5.99 shipping so 53.99 all in', [5399]],
  ['a 2 metre cable twelve and a mouse twenty, both from best buy', [1200, 2000]],
  ['10 foot ladder, 80', [8000]],
  ['a 40 foot massage and a coffee 4', [4000, 400]],
  ['put 5 in the meter and 3 for coffee', [500, 300]],
  ['first car payment of sixty, 310', [31_000]],
  ['first payment of 12, 310 for the car', [31_000]],
  ['first car payment of 60, 310 for rent', [6000, 31_000]],
  ['first rent payment of 900, deposit 200', [90_000, 20_000]],
  ['took 20 cash out of my wallet today, three for the paper', [300]],
  ['took 20 out of my wallet for lunch', [2000]],
  ['got 20 from my pocket money, coffee 4', [2000, 400]],
  ['left a 200 deposit on an 800 dollar sofa', [20_000]],
  ['had a ten dollar coupon so the 45 dollar order at target came to 35', [3500]],
  ['with a ten dollar coupon the 45 dollar order at target came to 35', [3500]],
  ['had a ten dollar coupon so the shoes were 35', [3500]],
  ['shoes 80, I had a coupon so I paid 60', [6000]],
  ['bought a 20 dollar gift card so 20 at target', [2000, 2000]],
  ['the sofa was 800, put down the 200 deposit', [20_000]],
  ['the sofa was 800, paid the deposit of 200', [20_000]],
  ['the sofa was 800, made a 200 down payment', [20_000]],
  ['the sofa was 800, put down the 200 deposit and paid 40 for lunch', [20_000, 4000]],
  ['lunch was 12, paid the 8 deposit on the venue', [1200, 800]],
  ['rent was 800, they kept the 200 deposit', [80_000]],
  ['gross was 3000 but net 2350 landed in my account from work', [235_000]],
  ['total 52 groceries 40 cat food 12', [4000, 1200]],
  ['paid 60 for dinner and got 20 back from Ana', [6000, 2000]],
  ['haircut was 25, gave her 40, got 10 back yesterday', [3000]],
  ['mrs alvarez was fifty short so she paid eleven fifty instead of twelve hundred', [115_000]],
  ['paid four fifty of the nine hundred rent', [45_000]],
  ['gym 40 with 25 percent student discount', [3000]],
  ['haircut 30, an 8 dollar tip on top', [3800]],
  ['dinner was 90 we split it 50 50', [4500]],
  ['went 50 50 on an 80 dollar dinner', [4000]],
  ['dinner 80, we did 50 50', [4000]],
  ['dinner 80 and Sam and I went 50 50', [4000]],
  ['taxi was 18, handed him a 20, told him keep the change', [2000]],
  ['taxi 18, gave him a 20, told him to wait', [1800]],
  ['taxi 18, told him to wait, gave him a twenty, lunch 12', [1800, 1200]],
  ['coffee 4, gave the cashier a 10', [400]],
  ['gave the cashier a fifty, spent 38 at the hardware store', [3800]],
  ['gave him a twenty, the taxi was 14', [1400]],
  ['gave the driver a twenty, taxi 14, told him to keep the change', [2000]],
  ['gave the driver a fifty, spent 38 at the hardware store', [5000, 3800]],
  ['gave the cashier a fifty, gave Sam 20', [5000, 2000]],
  ['taxi 18, gave him a 20 tip', [3800]],
  ['taxi 18, gave him 20', [2000]],
  ['taxi 18, gave a homeless guy a 20', [1800, 2000]],
  ['lunch with Tom 18, gave him a 20', [1800]],
  ['the sofa was 800 and I put the 200 down', [20_000]],
  ['the sofa was 800, put down the 200', [20_000]],
  ['the sofa was 800, put down the 200 for lunch', [80_000, 20_000]],
  ['refund 40 with 10% member discount', []],
  ['sam was 50 short so he paid 1150 instead of 1200', [115_000]],
  ['he was 50 short so he paid 1100 instead of 1200', []],
  ['haircut 30 an 8 dollar tip on top', [3800]],
  ['delivery 25, the tip 4 on top', [2900]],
  ['dinner 60, left 10 on top', [7000]],
  ['haircut 30 and put an 8 dollar tip on top', [3800]],
  ['dinner 60, put 100 on top of my car payment', [6000, 10_000]],
  ['dinner 40, plus the shipping 10 for my ebay order', [4000, 1000]],
  ['just worked a shift at amc and got paid 80', [8000]],
  ['first I thought the museum was free but no, 18 each, three of us so 54', [5400]],
  ['we were four at dinner total 120 split evenly', [3000]],
  ['cinema two at £14 and me at £22', [5000]],
  ['museum two adults at 15, one child at 8', [3800]],
  ['a third of 90 for dinner, split three ways', [3000]],
  ['museum for two adults at 15 and one child at 8', [3800]],
  ['zoo 2 adults at 20 each and 3 kids at 10 each', [7000]],
  ['dinner for two at 8 and drinks for three at 10', [800, 1000]],
  ['we were ten when the pizza was 40, split the pizza with Sam', [2000]],
  ['six-sixty for gas', [660]],
  ['30 for pizza, 5 for coke, no just the pizza', [3000]],
  ['coffee 4, muffin 3, no just the coffee, and bus 2', [400, 200]],
  ['bed fourteen was a bargain', [1400]],
])('reckons with the numbers that only explain the others: %s', (text, expected) => {
  expect(amounts(text)).toEqual(expected)
})

it.each([
  ['coffee yesterday for 4.50 and the day before for 4', ['2026-11-19', '2026-11-18']],
  ['last night tacos 17 and the night before burgers 21', ['2026-11-19', '2026-11-18']],
  ['went to the mall yesterday, shoes 60 and a hat 20', ['2026-11-19', '2026-11-19']],
  ['haircut yesterday, 30, and a coffee 4', ['2026-11-19', '2026-11-20']],
])('counts a day from the one said before it: %s', (text, days) => {
  expect(saved(text).map(([, , when]) => when)).toEqual(days)
})

it.each([
  [
    'groceries 60 gas 40 oh and the groceries were 66 not 60',
    [
      ['Groceries', 6600],
      ['Gas', 4000],
    ],
  ],
  [
    'bread 3 and milk 2 wait bread was 4',
    [
      ['Bread', 400],
      ['Milk', 200],
    ],
  ],
  ['coffee 4 and a muffin 3 actually forget the muffin', [['Coffee', 400]]],
  ['taxi 20 and cinema 15 no wait leave out the taxi', [['Cinema', 1500]]],
])('takes back by name what was said before: %s', (text, entries) => {
  expect(saved(text).map(([merchant, amountMinor]) => [merchant, amountMinor])).toEqual(entries)
})

it.each([
  'lunch 24 Sarah paid',
  'the steak was 48 on the menu so we just left',
  'my card was declined for the 54 at whole foods',
  'i cancelled the 35 dollar amazon order before it charged me',
  'tom said he paid 50 for his haircut',
])('writes nothing that the person has not paid: %s', (text) => {
  expect(saved(text)).toEqual([])
})

it.each([
  'half of 60 for pizza split three ways',
  'refund 80 but I paid 60',
  'salary 2000 but I paid 600',
  'we were six at dinner, split evenly, 30 for me',
  'laptop two thousand five',
  'paid 40 with 25 percent student discount for the gym',
  'groceries 120 not sure what the total was',
])('asks where the numbers do not settle what was paid: %s', (text) => {
  expect(saved(text)).toEqual([])
  expect(understand(text, { today: day('2026-11-20') }).intent).toBe('clarify')
})

it.each([
  ['screwdriver set 30 and 10 for the driver', [3000, 1000]],
  ['moved 500 from checking to savings and coffee 4', [400]],
  ['coffee 4 and moved 500 from checking to savings', [400]],
  ['bed fourteen was a nightmare anyway coffee at dunkin four fifteen', [415]],
  ['was groceries 120 no idea how much the taxi was', [12_000]],
  ['t-twenty t-twenty two dollars for for the cab', [2200]],
  ['a hundred a hundred and ten for shoes', [11_000]],
  ['coffee a hundred, a hundred and ten for shoes', [10_000, 11_000]],
  ['I thought parking would be free but no, 8', [800]],
  ['lunch 12 and mia gave me the twenty she owed me', [1200, 2000]],
  ['the 20 dollar shirt he liked was on sale for 15', [1500]],
  ['tickets 80 and sarah paid me the 40 she owes', [8000, 4000]],
  ['22 on lunch and then they both wanted ice cream, that was another nine', [2200, 900]],
  ['lunch 12, she wanted a cake but it was 40', [1200]],
  ['lunch 22, that was another nine', [2200, 900]],
  ['cost 44 for the tapas but Lucy put in 20', [2400]],
  ['the gift was 60, mum chipped in 20', [4000]],
  ['taxi 30 dave put in 10 and lunch 12', [2000, 1200]],
  ['dinner 80 dave paid 30', []],
  ['coffee 5 and lunch with dave paid 30', [500, 3000]],
  ['dinner 120 and my part was 22 and taxi 8', [2200, 800]],
  ['two hundred dollar gift card from all the parents my bit was ten', [1000]],
  ['the mechanic 120, my part was 22 from ebay', [12_000, 2200]],
  ['parking between 3 and 5 was 12', [1200]],
  ['taxi was 32, I put in 12', [1200]],
  ['the present was 60 and i chipped in 15 for the card', [6000, 1500]],
  ['gave a 50 for the 38 shop', [3800]],
  ['gave the driver a 20 for the 14 dollar ride', [1400]],
  ['the deposit was 200, 300 still to pay on the sofa', [20_000]],
  ['200 off the loan, 1800 still to pay', [20_000]],
  ['put 200 down on the sofa with 300 outstanding', [20_000]],
  ['coffee 4 and 6 to pay the sitter', [400, 600]],
  ['coffee 4 to go', [400]],
  ['parked 3 till 5 for 12', [1200]],
  ['lunch 8 to 10, taxi 12', [1200]],
  ['an orange juice in between 3', [300]],
])('keeps what was paid, and nothing of what is told beside it: %s', (text, expected) => {
  expect(amounts(text)).toEqual(expected)
})

it.each([
  ['6 pack for thirteen and a bottle of wine for eighteen', ['6 Pack', 'Wine']],
  ['milk 4 and a 12 pack 13', ['Milk', '12 Pack']],
  ['beer 12 pack 15 and chips 4', ['Beer', 'Chips']],
  ['a 4 pack of red bull 8 and gum 2', ['Red Bull', 'Gum']],
])('names a pack by what is in it, and by its size where nothing tells that: %s', (text, names) => {
  expect(saved(text).map(([merchant]) => merchant)).toEqual(names)
})

it('names what more is paid for', () => {
  expect(saved('put 100 on top of my car payment')).toEqual([['Car Payment', 10_000, '2026-11-20']])
})
