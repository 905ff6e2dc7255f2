import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

const read = (text: string) => understand(text, { today: day('2026-11-20') }).frames

describe('an entry that is named, with what it is to be in words of its own', () => {
  it.each([
    ['the Boots one wants to be under health, not shopping', 'Boots', 'Healthcare'],
    ['ay mija, the Walgreens one was for my pills, so put it in health', 'Walgreens', 'Healthcare'],
    ['the taxi is filed under food, but it was for work, so kindly put it with transport', 'Taxi', 'Transportation'],
    ['the costco run was all food and diapers so call it groceries not shopping', 'Costco', 'Food & Dining'],
    ['my Amazon order is under shopping but it was a textbook so move it to education', 'Amazon', 'Education'],
    ['Waterstones: category Education, please.', 'Waterstones', 'Education'],
    ['put the bike shop under transport', 'Bike Shop', 'Transportation'],
    ['books na Education o, change am', 'Books', 'Education'],
    ['please that donation put it under other', 'Donation', 'Other'],
    ['the Boots thing, put it under health', 'Boots', 'Healthcare'],
    ['Naivas was mostly a duvet that day, move it to shopping', 'Naivas', 'Shopping'],
  ])('"%s" is filed elsewhere', (text, merchant, category) =>
    expect(read(text)).toEqual([
      expect.objectContaining({ intent: 'edit', target: { merchant }, change: { category } }),
    ]),
  )

  it.each([
    ['BESCOM is 1432, I typed the digits in the wrong order', 'BESCOM', 143_200],
    ['BESCOM is 1432, I typed it wrong', 'BESCOM', 143_200],
    ['BESCOM is 1432, I entered the wrong amount before', 'BESCOM', 143_200],
    ['sorry, it was 26 at Boots', 'Boots', 2600],
    ['that 45 at shell should be 54', 'Shell', 5400],
    ['the two hundred I just gave you for the cinema should have been one twenty', 'Cinema', 12_000],
    ['the 12 for lunch should say 21', 'Lunch', 2100],
    ['wrong, it should be 14 at boots', 'Boots', 1400],
    ['that 500 for the fridge should have been 450', 'Fridge', 45_000],
    ['make the crown and anchor one 38, leah gave me 4 back', 'Crown and Anchor', 3800],
    ['make the pub 38, tom sent me 5 back', 'Pub', 3800],
    ['fairprice one change to 42.90', 'FairPrice', 4290],
    ['the flight was 92, i misread it', 'Flight', 9200],
    ['BESCOM is 1432, i misread it', 'BESCOM', 143_200],
    ['it wasnt 40, change the Lidl one to 44', 'Lidl', 4400],
    ['sorry man it was two hundred and sixty four at clicks', 'Clicks', 26_400],
    ['grab ride please amend to eighteen dollars sixty', 'Grab', 1860],
    ['actually the Swiggy order came to 348 after the coupon, please fix it', 'Swiggy', 34_800],
    ['ah no the bagel was only three eighty i had the wrong glasses on', 'Bagel', 380],
    ['The servo should be sixty-one fifty, I read the wrong docket.', 'Servo', 6150],
    ['no no careem was thirty four', 'Careem', 3400],
    ['ay mali, the grab was 380', 'Grab', 38_000],
    ['uber was 20, i read it wrong', 'Uber', 2000],
    ['Halfords was 38, not 28', 'Halfords', 3800],
    ['sorry, lunch was 9 instead of 19', 'Lunch', 900],
    ['no, rent was 930 not 903', 'Rent', 93_000],
    ['Correction: diesel, 36.90.', 'Diesel', 3690],
    ['rent was not nine hundred na it was eight hundred only', 'Rent', 80_000],
    ['taxi was not 12, actually it was 14', 'Taxi', 1400],
    ["I think I told you 12 for Gino's but I've looked at the bill and it says 14", "Gino's", 1400],
    ['sorry penny Thabo gave me three hundred not two eighty', 'Thabo', 30_000],
    ['please for mama Rose it was sixteen', 'Mama Rose', 1600],
    ['wait subway was 9.40 w cookies', 'Subway', 940],
    ['I do apologise, the gym was 40', 'Gym', 4000],
    ['diesel was 540 sorry not 500', 'Diesel', 54_000],
    ['the dentist was 80 not 90 sorry', 'Dentist', 8000],
    ['haircut was 30, I mean, not 13', 'Haircut', 3000],
    ['parking was 8 not 6 my bad', 'Parking', 800],
    ['uber was 18 oops not 16', 'Uber', 1800],
    ['make wanjiru 35.40', 'Wanjiru', 3540],
    ['actually make aunty rose 30', 'Aunty Rose', 3000],
    ["no, make Nando's 24 not 42", "Nando's", 2400],
    ['shell change to 60', 'Shell', 6000],
    ['netflix update to 17.99', 'Netflix', 1799],
    ['uber change to 18 not 16', 'Uber', 1800],
    ['I told you petrol was 40 but the docket says 44', 'Petrol', 4400],
    ['well I said the vet was 80 but this receipt here says 95', 'Vet', 9500],
    ['I told you Aldi was 30 but the docket here shows 32', 'Aldi', 3200],
    ['I said 18 for the uber but the till slip says 21', 'Uber', 2100],
  ])('"%s" is of another price', (text, merchant, amountMinor) =>
    expect(read(text)).toEqual([
      expect.objectContaining({ intent: 'edit', target: { merchant }, change: { amountMinor } }),
    ]),
  )

  it.each([
    ["can you make Akbar's Tuesday not Wednesday", "Akbar's", '2026-11-17'],
    ['actually the Origin bill went out yesterday', 'Origin', '2026-11-19'],
    ['oh the Opal thing put it on wednesday not today', 'Opal', '2026-11-18'],
    ['The guitar money actually came Saturday, move it.', 'Guitar Money', '2026-11-14'],
    ['I actually bought the shoes on Wednesday, kindly correct', 'Shoes', '2026-11-18'],
    ['put the haircut on wednesday instead of thursday', 'Haircut', '2026-11-18'],
  ])('"%s" is of another day', (text, merchant, on) =>
    expect(read(text)).toEqual([expect.objectContaining({ target: { merchant }, change: { day: on } })]),
  )

  it.each([
    ['that samosa put it under entertainment itself', 'Samosa', { category: 'Entertainment' }],
    ['the uber one you move to travel', 'Uber', { category: 'Travel' }],
    ['the bingo put it under entertainment can', 'Bingo', { category: 'Entertainment' }],
    ['actually put the lamp in other its for the office', 'Lamp', { category: 'Other' }],
    ['the petrol was six thousand boss fix it for me', 'Petrol', { amountMinor: 600_000 }],
    ['aiyo wrong lah the laksa only six fifty', 'Laksa', { amountMinor: 650 }],
    ['hendersons was 640 not 600', 'Hendersons', { amountMinor: 64_000 }],
    ["it's 30 the taxi, not 20, sorry", 'Taxi', { amountMinor: 3000 }],
    ["please make auntie Efua's own two hundred", 'Auntie Efua', { amountMinor: 20_000 }],
    ["Kwame's own was 40 not 30", 'Kwame', { amountMinor: 4000 }],
    ['i sent the shirt back so make the Zara just thirty', 'Zara', { amountMinor: 3000 }],
    ['change the name of the bakery there to Avoca', 'Bakery', { merchant: 'Avoca' }],
    ['no, for Tesco it was 12', 'Tesco', { amountMinor: 1200 }],
    ['wait, Subway was 9 with fries', 'Subway', { amountMinor: 900 }],
    ['tickets were not 30, they were 25 so bought two', 'Tickets', { amountMinor: 2500 }],
    ['the taxi was 12 not 20 like I said', 'Taxi', { amountMinor: 1200 }],
    ['change the bag of rice to 20', 'Rice', { amountMinor: 2000 }],
    ['change the price of the rice to 20', 'Rice', { amountMinor: 2000 }],
    ['put the tesco one in health', 'Tesco', { category: 'Healthcare' }],
    ["lunch wasn't at Nandos, it was Wagamama, 24", "Nando's", { merchant: 'Wagamama', amountMinor: 2400 }],
  ])('"%s" is put right where it is named', (text, merchant, change) =>
    expect(read(text)).toEqual([expect.objectContaining({ intent: 'edit', target: { merchant }, change })]),
  )

  it.each([
    ['That was Tesco I was in, love, not Dunnes.', { change: { merchant: 'Tesco' } }],
    ['I put Lidl but it was Aldi, same amount.', { target: { merchant: 'Lidl' }, change: { merchant: 'Aldi' } }],
    ['change akinyi to njeri i mixed them up', { target: { merchant: 'Akinyi' }, change: { merchant: 'Njeri' } }],
    ["No hang on, they'd only charged me twenty-eight.", { change: { amountMinor: 2800 } }],
    ['abeg na thirty thousand each so sixty thousand in all', { change: { amountMinor: 6_000_000 } }],
  ])('"%s" is put right', (text, edit) => expect(read(text)).toEqual([expect.objectContaining(edit)]))

  it.each(['fix last one ninety four dollars', 'change the last one 94'])('"%s" is of the last entry', (text) =>
    expect(read(text)).toEqual([expect.objectContaining({ intent: 'edit', change: { amountMinor: 9400 } })]),
  )
})

it.each([
  ['the TV was broken so put it in storage', { intent: 'other' }],
  ['the teachers put it under education', { intent: 'other' }],
  ["it's not entertainment, put it under education", { intent: 'edit', change: { category: 'Education' } }],
  ['lunch, category food, 12', { intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 1200 } }],
  ['what category is lunch', { intent: 'other' }],
  ['the film was not good it was 12', { intent: 'add', transaction: { amountMinor: 1200 } }],
  ['Thabo gave me 300 not 280', { intent: 'add', transaction: { kind: 'income', amountMinor: 30_000 } }],
  ['for lunch it was 12', { intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 1200 } }],
  ['sorry for the delay, it was 12', { intent: 'add', transaction: { amountMinor: 1200 } }],
  ['change tyres to winter', { intent: 'other' }],
  ['i put 20 for gas, no 25, but the card was declined', { intent: 'other' }],
  ['I told you 12 for lunch', { intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 1200 } }],
  ['sorry it was 78 and fifty', { intent: 'clarify' }],
  ['dinner was lovely so call it a night', { intent: 'other' }],
  ['the kids were hungry so we put it under food', { intent: 'other' }],
  ['the kids want to be under the tree', { intent: 'other' }],
  ['the Boots one is nice', { intent: 'other' }],
  ['the 50 at the bank should be 60 by friday', { intent: 'other' }],
  ['the 20 at tesco should be plenty for 3 days', { intent: 'other' }],
  ['it was 26 at Boots', { intent: 'add', transaction: { merchant: 'Boots', amountMinor: 2600 } }],
  ['the Swiggy order came to 348 after the coupon', { intent: 'add', transaction: { amountMinor: 34_800 } }],
  ['Tesco was 42, I got the wrong milk', { intent: 'add', transaction: { merchant: 'Tesco', amountMinor: 4200 } }],
  ['actually rent went out yesterday 800', { intent: 'add', transaction: { amountMinor: 80_000 } }],
  ['my sister went out yesterday', { intent: 'other' }],
  ['uber was 20 because I entered the wrong address', { intent: 'add', transaction: { merchant: 'Uber' } }],
  ['uber was 20, i entered the wrong address', { intent: 'add', transaction: { amountMinor: 2000 } }],
  ['train was 30 because I entered the wrong platform', { intent: 'add', transaction: { amountMinor: 3000 } }],
  ['the fee was 25 because i typed the wrong iban', { intent: 'add', transaction: { amountMinor: 2500 } }],
  ['the bus was 5 because i misheard the driver', { intent: 'add', transaction: { amountMinor: 500 } }],
  ['the plumber cost 80 to fix it', { intent: 'add', transaction: { merchant: 'Plumber', amountMinor: 8000 } }],
  ['plumber was 80 to fix it', { intent: 'add', transaction: { merchant: 'Plumber', amountMinor: 8000 } }],
  ["plumber was 80 and couldn't fix it", { intent: 'add', transaction: { amountMinor: 8000 } }],
  ['the bank is 20 to update it', { intent: 'other' }],
  ['log last entry 40', { intent: 'add', transaction: { amountMinor: 4000 } }],
  ['log my last purchase 12 dollars', { intent: 'add', transaction: { amountMinor: 1200 } }],
  ['my budget please change to 400', { intent: 'other' }],
  ['the goal please update to 5000', { intent: 'other' }],
  ['sorry, it was 26 at most', { intent: 'add', transaction: { amountMinor: 2600 } }],
  ['sorry it was 26 at lunch', { intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 2600 } }],
  ['the bagel was 3.80 and I had the wrong coffee', { intent: 'add', transaction: { amountMinor: 380 } }],
  ['the book was 12 but I picked up the wrong one', { intent: 'add', transaction: { amountMinor: 1200 } }],
  ['the teacher put it on friday', { intent: 'other' }],
  ['the kids were late so put it on friday', { intent: 'other' }],
  ['the parcel came saturday, i moved it', { intent: 'other' }],
  ['oh no they charged me 28 for parking', { intent: 'add', transaction: { merchant: 'Parking' } }],
  ['the teachers put under education', { intent: 'other' }],
  ['which one you put under entertainment', { intent: 'other' }],
  ['the plumber put in bills', { intent: 'other' }],
  ['the babysitter put in groceries', { intent: 'other' }],
  ['the coffee you put in food', { intent: 'other' }],
  ['the car was 300 they fix it for me', { intent: 'add', transaction: { amountMinor: 30_000 } }],
  ['the bike came to 40 and Bob can fix it for me', { intent: 'add', transaction: { amountMinor: 4000 } }],
  ['I had the boiler on Monday fix it', { intent: 'clarify' }],
  ['put the dog in kennels because we are away', { intent: 'other' }],
  ['put the lamp in the bedroom its for work', { intent: 'other' }],
  ['that was 30 for the haircut sorry', { intent: 'add', transaction: { amountMinor: 3000 } }],
  ['it was 60 for the dinner, no 65', { intent: 'add', transaction: { amountMinor: 6500 } }],
  ["it's 30 for the cleaner this week, not 25", { intent: 'edit', target: { merchant: 'Cleaner' } }],
  ['I got a bonus so just make the Japan goal 4000', { intent: 'goal', goal: 'Japan' }],
  ['I got a raise so make the budget 400', { intent: 'budget', amountMinor: 40_000 }],
  ['I took the bus so make the taxi 0', { intent: 'clarify' }],
  ['wrong the same 20', { intent: 'other' }],
  ['wrong day, the parking 12', { intent: 'add', transaction: { merchant: 'Parking', amountMinor: 1200 } }],
  ['change the name on the account to Anna', { intent: 'other' }],
  ['change the name of the wifi to Home', { intent: 'other' }],
  ['correct the name on my passport 80', { intent: 'other' }],
  ['change the name on the Tesco one to Aldi', { intent: 'edit', change: { merchant: 'Aldi' } }],
  ["how near am I to my dad's place", { intent: 'other' }],
  ['how close am I to the gym', { intent: 'other' }],
  ['make goal posts 20', { intent: 'add', transaction: { amountMinor: 2000 } }],
  ["Ama's own was 20", { intent: 'add', transaction: { amountMinor: 2000 } }],
  ["Trader Joe's own 8", { intent: 'add', transaction: { merchant: "Trader Joe's" } }],
  ['the shoes you put under the bed', { intent: 'other' }],
  ['the plumber was 80 to fix it for me', { intent: 'add', transaction: { amountMinor: 8000 } }],
  ['I paid the plumber on Thursday to fix it', { intent: 'clarify' }],
  ['I paid the rent on Thursday', { intent: 'clarify' }],
  ['everything was 95 not 90', { intent: 'clarify' }],
  ['wrong bus, the taxi only 12', { intent: 'add', transaction: { amountMinor: 1200 } }],
  ['i returned the shirt so they gave me 20', { intent: 'add', transaction: { kind: 'income' } }],
  ["Kofi's own shop 40", { intent: 'add', transaction: { amountMinor: 4000 } }],
  ['my own lunch was 12', { intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 1200 } }],
  ['lunch was 30 each so 60 in all', { intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 6000 } }],
  ['wait for the bus, it was 3', { intent: 'add', transaction: { merchant: 'Bus', amountMinor: 300 } }],
  ['please, for lunch it was 16', { intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 1600 } }],
  ['sorry for swearing, it was 90', { intent: 'add', transaction: { amountMinor: 9000 } }],
  ['actually for two people it was 40', { intent: 'clarify' }],
  ['sorry for double it was 20', { intent: 'clarify' }],
  ['wait for change it was 20', { intent: 'clarify' }],
  ['sorry for the kids it was 20', { intent: 'add', transaction: { amountMinor: 2000 } }],
  ['wait, Nandos was 24 with Tom', { intent: 'add', transaction: { merchant: "Nando's", amountMinor: 2400 } }],
  ['oh wait, Primark was 35 with Anna', { intent: 'add', transaction: { merchant: 'Primark', amountMinor: 3500 } }],
  ['the hotel was 120 not 5 star', { intent: 'add', transaction: { merchant: 'Hotel', amountMinor: 12_000 } }],
  ['my lunch was 12 not 3 courses', { intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 1200 } }],
  ['show category food', { intent: 'other' }],
  ['a night at Motel One cost me 88 on Saturday', { intent: 'add', transaction: { merchant: 'Motel One' } }],
  ["dinner wasn't at home, it was 40", { intent: 'add', transaction: { merchant: 'Dinner', amountMinor: 4000 } }],
  ['coffee 4 sorry not 4, 5', { intent: 'add', transaction: { merchant: 'Coffee', amountMinor: 500 } }],
  ['coffee 4 actually not 5', { intent: 'add', transaction: { merchant: 'Coffee', amountMinor: 400 } }],
  ['lunch was 12 sorry 14', { intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 1400 } }],
  ['cab was 12 not 20 minutes late', { intent: 'add', transaction: { merchant: 'Cab', amountMinor: 1200 } }],
  ['lunch 12 no not 12, 14', { intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 1400 } }],
  ['make two pizzas 20', { intent: 'add', transaction: { merchant: 'Pizzas', amountMinor: 2000 } }],
  ['make copies 2.50', { intent: 'add', transaction: { amountMinor: 250 } }],
  ['make up 40', { intent: 'add', transaction: { amountMinor: 4000 } }],
  ['make food 300', { intent: 'budget', amountMinor: 30_000 }],
  ['oil change to 65', { intent: 'other' }],
  ['starbucks gave me change to 5', { intent: 'other' }],
  ['tesco oil change 65', { intent: 'add', transaction: { merchant: 'Tesco', amountMinor: 6500 } }],
  ['gas was 44.50 the docket says', { intent: 'add', transaction: { merchant: 'Gas', amountMinor: 4450 } }],
  ['lunch was 12 but the sign here says 14', { intent: 'add', transaction: { amountMinor: 1200 } }],
  ['lunch 12 the slip here says', { intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 1200 } }],
])('"%s" changes no entry', (text, frame) => expect(read(text)).toMatchObject([frame]))

it('tells what else is ordered beside another name', () =>
  expect(read('rename Anna to Hannah and delete Tom')).toMatchObject([
    { intent: 'edit', target: { merchant: 'Anna' }, change: { merchant: 'Hannah' } },
    { intent: 'delete', target: { merchant: 'Tom' } },
  ]))

it.each([
  ['rename Costco to Costco Gas', 'Costco Gas'],
  ['rename pizza hut to pizza hut delivery', 'Pizza Hut Delivery'],
  ['call it Costco Fuel', 'Costco Fuel'],
  ['change the name of Costco to Costco Gas', 'Costco Gas'],
  ['rename coffee to starbucks latte', 'Starbucks Latte'],
  ['change costco to costco gas', 'Costco Gas'],
  ['rename costco gas to costco', 'Costco'],
  ['rename pizza hut to dominos', "Domino's"],
  ['rename target to target run', 'Target'],
  ['rename costco to costco for the party', 'Costco'],
  ['call it target not walmart', 'Target'],
  ['it was costco gas', 'Costco'],
])('"%s" gives the name %s', (text, merchant) =>
  expect(read(text)).toMatchObject([{ intent: 'edit', change: { merchant } }]),
)

it.each([
  ['delete the shopping budget and the belt', ['Shopping Budget', 'Belt']],
  ['delete the shopping budget, the belt and the coffee', ['Shopping Budget', 'Belt', 'Coffee']],
  ['remove my food budget and the gas', ['Food Budget', 'Gas']],
  ['delete the food budget and the transport budget', ['Food Budget', 'Transport Budget']],
  ['delete the belt and the shopping budget', ['Belt', 'Shopping Budget']],
])('"%s" takes out each', (text, names) =>
  expect(read(text)).toMatchObject(names.map((merchant) => ({ intent: 'delete', target: { merchant } }))),
)

it.each([
  'remove 50 from the shopping budget and the food budget',
  'drop the food budget to 200 and the transport budget to 50',
  'delete the coffee from the food budget',
  'drop the food budget and the rest stays',
  'what is left of the shopping budget and the food budget',
])('"%s" takes out no budget', (text) => {
  for (const frame of read(text)) expect(frame.intent).toBe('budget')
})

it.each([
  ['the cleats are shopping not entertainment', 'Cleats', 'Shopping'],
  ['the swimming lessons are education', 'Swimming Lessons', 'Education'],
  ['the shoes go under health', 'Shoes', 'Healthcare'],
  ["it wasn't shopping, it was travel, that suitcase", 'Suitcase', 'Travel'],
  ['it was travel not shopping the suitcase', 'Suitcase', 'Travel'],
])('"%s" sorts %s under %s', (text, merchant, category) =>
  expect(read(text)).toMatchObject([{ intent: 'edit', target: { merchant }, change: { category } }]),
)

it.each([
  ['put the panto tickets under shopping no entertainment sorry', { category: 'Entertainment' }],
  ['put it under food, sorry, travel', { category: 'Travel' }],
  ['put the coffee under shopping not travel', { category: 'Shopping' }],
  ['no, the rent is 900', { amountMinor: 90000 }],
  ['nah the council tax is a hundred and twenty one', { amountMinor: 12100 }],
  ['oh I forgot the tip, make it 31', { amountMinor: 3100 }],
  ['forgot the delivery fee, make that 24', { amountMinor: 2400 }],
])('"%s" changes %j', (text, change) => expect(read(text)).toMatchObject([{ intent: 'edit', change }]))

it.each([
  'my roommate says we should get a couch for like 300 idk',
  'my wife thinks we should buy a car for 5000',
  'the rent is 900',
])('"%s" changes nothing', (text) => expect(read(text)).toMatchObject([{ intent: 'other' }]))

it.each(['nah delete the cinema mum paid', 'no, delete the cinema, mum paid for it'])('"%s" names its entry', (text) =>
  expect(read(text)).toMatchObject([{ intent: 'delete', target: { merchant: 'Cinema' } }]),
)
