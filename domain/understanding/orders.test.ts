import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

/** Orders, bare numbers, numbered things, prices in general: nobody tells here of money that moved. */
const odd = `
undo the last two
undo last two entries
undo the previous three
undo my last 2
remove the last two entries
delete the two most recent ones
cancel the 12 coffee
cancel my 40 order
delete lunch 12
remove the 9 dollar taxi
delete 15 from yesterday
scrap the 20
change 12 to 15
change it 20
change coffee 4 to 5
show 20
show me 5 transactions
show the last 10
show me everything over 50
bump lunch up to 18
bump it to 20
bump it by 5
raise lunch to 18
lower the taxi to 9
push coffee to friday
push the 20 to tuesday
set lunch 12
set the taxi at 14
move 20 to groceries
move the 12 to dining
move 50 from shopping to food
shift the 30 to yesterday
swap 12 for 15
replace 12 with 15
rename coffee to Blue Bottle
mark 20 as paid
flag the 45
tag 30 as groceries
double the coffee
halve the 80
round it up to 20
add 5 to the coffee
add 5 to it
take 5 off the coffee
knock 10 off that
subtract 4 from lunch
reduce lunch by 3
increase it by 2
split the 60
split lunch in two
merge the two coffees
duplicate the last one
repeat the last one
copy the last 3
reverse the 50
void 30
clear 20
reset 100
call mom at 5
call 911
call me at 6
text Anna 3 times
page 12
open 24 hours
search for 20
find the 12 coffee
sort by 10
filter over 100
export 2026
print 3 copies
email 4 receipts
list 10 latest
count to 10
remind me at 7
wake me at 6
set a timer for 10
set an alarm for 7 30
play track 5
turn it up to 11
translate 5 words
convert 20 dollars to euros
what is 5 plus 5
5 plus 5
12 times 4
100 minus 20
50 percent
half of 50
ten
fifty
20 more
20 less
5 off
all 40
in total 40
total 55
tip 5
x 2
times 3
call it 40
so forty
makes 40
all in 60
comes to 80
that makes 75
together 90
plus 5
minus 10
instead 20
rather 15
not 12
only 5
maybe 9
either 5 or 6
12 or so
1 2 3
1 2 3 testing
testing 1 2 3
one two three
version 2
room 101
flat 4
gate 12
step 3
level 9
phase 2
chapter 11
route 66
area 51
top 10
big 5
ps5
channel 4
7 eleven
i am 30
im 5 minutes away
she is 40
he turned 7
it's 8 o'clock
it's 20 degrees
see you at 8
meet at 9
the train leaves at 7
back by 6
be there in 10
10 out of 10
2 thumbs up
3 cheers
one more thing
two things
first things first
number one
i have 3 kids
there were 12 people
lost 5 pounds
gained 3 kilos
ran 5k
walked 10000 steps
slept 8 hours
drank 2 liters
won 3 games
score was 3 2
we lost 4 nil
2026
november 20
page 40 of 200
budget 300
limit 100
goal 5000
save 20
saved 20
owe 20
owe Sam 20
Sam owes me 20
borrow 50
need 100
want 50
hope for 100
worth 300
valued at 500
prices are 20 now
coffee is 5 these days
coffee costs 5 here
rent is 900 a month
beer 8 dollars these days
gas at 4 a gallon
eggs are 6 bucks
petrol's 1.60 a litre
they want 40 for it
he asked 200 for the bike
it was listed at 80
on sale for 30
marked down to 25
down from 90
up 5 percent
invoice 118
order 4471
set 75192
receipt 90
check 204
cheque number 300
ref 5512
the neighbour's fence cost him 900
Sue shouted me lunch, it was 24
her dad was supposed to send 80 and he hasn't
the ferry's eleven a ticket now
bus 42
flight 880
lot 19
unit 7
bay 3
lane 2
`

describe('an order or an odd sentence', () => {
  it.each(odd.trim().split('\n'))('"%s" saves nothing', (text) => {
    const { frames } = understand(text, { today: day('2026-11-20') })
    expect(frames.filter(({ intent }) => intent === 'add')).toEqual([])
  })

  it('takes back as many turns as were said', () => {
    const { frames } = understand('undo the last two', { today: day('2026-11-20') })
    expect(frames.map(({ intent }) => intent)).toEqual(['undo', 'undo'])
  })

  it.each([
    ['200 a month for travel', { intent: 'budget', category: 'Travel', amountMinor: 20_000 }],
    ['max 150 on entertainment', { intent: 'budget', category: 'Entertainment', amountMinor: 15_000 }],
    ['travel should be capped at 400', { intent: 'budget', category: 'Travel', amountMinor: 40_000 }],
    ['the plumber should go in bills', { intent: 'edit', change: { category: 'Bills' } }],
    [
      'the cinema belongs in travel',
      { intent: 'edit', change: { category: 'Travel' }, target: { merchant: 'Cinema' } },
    ],
    ['wrong category, transport', { intent: 'edit', change: { category: 'Transportation' } }],
    ['the flowers happened last friday', { intent: 'edit', change: { day: '2026-11-13' } }],
    ['the gym is supposed to be 40', { intent: 'edit', change: { amountMinor: 4000 }, target: { merchant: 'Gym' } }],
    [
      'I paid 12 for the train, not 99',
      { intent: 'edit', change: { amountMinor: 1200 }, target: { merchant: 'Train' } },
    ],
    ['I meant 27 for the gym', { intent: 'edit', change: { amountMinor: 2700 }, target: { merchant: 'Gym' } }],
    ['put 40 instead', { intent: 'edit', change: { amountMinor: 4000 } }],
    ['the shoes never happened', { intent: 'delete', target: { merchant: 'Shoes' } }],
    ['that one was a mistake', { intent: 'undo' }],
    ["I'd like a holiday goal of 350", { intent: 'goal', create: true, amountMinor: 35_000 }],
    ['how much money is left', { intent: 'balance' }],
    ['how much money came in in October', { intent: 'summary', kind: 'income' }],
    ['contribute 100 dollars to Japan', { intent: 'goal', amountMinor: 10_000 }],
    ['I get from boss 900', { intent: 'add', transaction: { kind: 'income', amountMinor: 90_000 } }],
    ['I said Boots but it was Superdrug', { intent: 'edit', change: { merchant: 'Superdrug' } }],
    ["it wasn't Lidl it was Aldi", { intent: 'edit', change: { merchant: 'Aldi' } }],
    [
      'correction: the taxi was 8.40, not 4.80',
      { intent: 'edit', change: { amountMinor: 840 }, target: { merchant: 'Taxi' } },
    ],
    [
      'the amount for Boots was wrong, it is 31.50',
      { intent: 'edit', change: { amountMinor: 3150 }, target: { merchant: 'Boots' } },
    ],
    ['are we near the limit on shopping', { intent: 'budget', question: true }],
    ["what've we saved for the Rome goal", { intent: 'goal', question: true }],
    ['how much did I use on food this week', { intent: 'summary', category: 'Food & Dining' }],
    ['spent last month', { intent: 'summary', periodLabel: 'last month' }],
    ['my wages are in, 1,910 after tax', { intent: 'add', transaction: { kind: 'income', amountMinor: 191_000 } }],
    ['two in one shampoo 6.20', { intent: 'add', transaction: { amountMinor: 620 } }],
    ['bread, four francs and twenty rappen', { intent: 'add', transaction: { amountMinor: 420, currency: 'CHF' } }],
    ['parking nine dollars and no cents', { intent: 'add', transaction: { amountMinor: 900, merchant: 'Parking' } }],
    ["can you fix the Netflix one, it's 17.99 now", { intent: 'edit', change: { amountMinor: 1799 } }],
    ['oops i said 50 but it was 15', { intent: 'edit', change: { amountMinor: 1500 } }],
    ['can i still afford to eat out this week', { intent: 'budget', category: 'Food & Dining', question: true }],
    ['can i afford a new car', { intent: 'other' }],
    ["how's my house deposit coming along", { intent: 'goal', goal: 'House deposit', question: true }],
    ['the plumber asked for 80', { intent: 'other' }],
    ['asked the butcher for 10 worth of mince', { intent: 'add', transaction: { amountMinor: 1000 } }],
    ['asked for a raise today and had coffee 4', { intent: 'add', transaction: { amountMinor: 400 } }],
    ['bus going up to town 3', { intent: 'add', transaction: { amountMinor: 300 } }],
    ['ive 40 budgeted for gas filled up for 38', { intent: 'clarify' }],
    ["change of clothes it's 40", { intent: 'add', transaction: { amountMinor: 4000 } }],
    ['how are the kids coming along', { intent: 'other' }],
    ['got 40 on my final bill', { intent: 'add' }],
    ['got 85 on my math test so bought ice cream 5', { intent: 'add', transaction: { amountMinor: 500 } }],
    ['the plumber asked for 80 and i paid it', { intent: 'add', transaction: { amountMinor: 8000 } }],
    ['4 tyres fitted 320', { intent: 'add', transaction: { amountMinor: 32_000 } }],
    ['parked for 3 hours, 12 bucks', { intent: 'add', transaction: { amountMinor: 1200, merchant: 'Parking' } }],
    ['seven nights in bali 1400', { intent: 'add', transaction: { category: 'Travel' } }],
    [
      'someone bought my guitar off me for 210',
      { intent: 'add', transaction: { kind: 'income', amountMinor: 21_000 } },
    ],
    ['my sister bought my old phone off me for 50', { intent: 'add', transaction: { kind: 'income' } }],
    ['mum bought my lunch for 12', { intent: 'other' }],
    ['a colleague bought my coffee for 4', { intent: 'other' }],
    ['took the train from me to Sam for 12', { intent: 'add', transaction: { kind: 'spend' } }],
    ['lunch 12 in the middle of the week', { intent: 'add', transaction: { kind: 'spend', day: '2026-11-18' } }],
    ['part of that went on rent, 500', { intent: 'add', transaction: { amountMinor: 50_000, category: 'Bills' } }],
    ['300 still to pay on the sofa', { intent: 'other' }],
    ["petrol's 1.45 a litre, put 40 in", { intent: 'add', transaction: { kind: 'spend', amountMinor: 4000 } }],
    ['owed Jay 40 for the gig so I sent it', { intent: 'add', transaction: { kind: 'spend', amountMinor: 4000 } }],
    ['jay owed me 40 for the gig so he sent it', { intent: 'add', transaction: { kind: 'income' } }],
    ['i put the shoes back, 85 was too much', { intent: 'other' }],
    ["the rent's going up to 1300 in january", { intent: 'other' }],
    ['gym has gone up to 35, paid it', { intent: 'add', transaction: { amountMinor: 3500 } }],
    ['first month of the gym was 19.99', { intent: 'add', transaction: { merchant: 'Gym' } }],
    ["saturday's haul at the farmers market 38.50", { intent: 'add', transaction: { merchant: 'Farmers Market' } }],
    ['40 from mum', { intent: 'add', transaction: { kind: 'income', amountMinor: 4000 } }],
  ])('"%s" is what it says', (text, frame) => {
    expect(understand(text, { today: day('2026-11-20') }).frames).toMatchObject([frame])
  })

  it.each([
    ['make the food budget 300 and travel 500', ['budget Food & Dining 30000', 'budget Travel 50000']],
    [
      'set dining to 300, groceries to 400 and transport to 80',
      ['budget Food & Dining 30000', 'budget Food & Dining 40000', 'budget Transportation 8000'],
    ],
    ['set food to 300, coffee to 40', ['budget Food & Dining 30000', 'budget Food & Dining 4000']],
    ['make food 300 and travel 500', ['budget Food & Dining 30000', 'budget Travel 50000']],
    ['make food 300 and coffee 40', ['budget Food & Dining 30000', 'budget Food & Dining 4000']],
    ['make food 300 and coffee 4', ['budget Food & Dining 30000', 'spend Coffee 400']],
    ['300 for food as a budget', ['budget Food & Dining 30000']],
    ['food 300 and transport 100 as budgets', ['budget Food & Dining 30000', 'budget Transportation 10000']],
    ['50 for a taxi as a treat', ['spend Taxi 5000']],
    ['i have a budget of 100 and dinner 50', ['budget undefined 10000', 'spend Dinner 5000']],
    ['groceries 600 a month', ['budget Food & Dining 60000']],
    ['food max 80', ['budget Food & Dining 8000']],
    ['shopping with max 40', ['spend Shopping 4000']],
    ['lunch 12 as a budget meal', ['spend Lunch 1200']],
    ['family budget for groceries 500', ['budget Food & Dining 50000']],
    ['groceries 600 this month', ['spend Groceries 60000']],
    ['netflix 15 a month', ['spend Netflix 1500']],
    ['hbo max 16', ['spend HBO Max 1600']],
    ["we're setting up our household budget", ['budget undefined undefined']],
    ['lower transport by 10', ['budget Transportation -1000']],
    ['what limits do i have', ['budget undefined undefined']],
    ['make dinner 30', ['spend Dinner 3000']],
    ['set food to 300, no, food to 350', ['budget Food & Dining 35000']],
    ['make the travel budget 300 and coffee 4', ['budget Travel 30000', 'spend Coffee 400']],
    ['my food budget is 300 and rent 900', ['budget Food & Dining 30000', 'budget Utilities 90000']],
    ['budget groceries 300 and netflix 15', ['budget Food & Dining 30000', 'budget Entertainment 1500']],
    ['my grocery budget should be 300 of which 200 is left', ['budget Food & Dining 30000']],
    ['food budget 400 left over from last month 50', ['budget Food & Dining 40000']],
    ['raise the food budget to 300 from 200', ['budget Food & Dining 30000']],
    ['increase food by 50 and travel by 20', ['budget Food & Dining 5000', 'budget Travel 2000']],
    ['lower food to 250 because rent went up 50', ['budget Food & Dining 25000']],
    ['my budget for food is 300 and i already spent 120', ['budget Food & Dining 30000']],
    ['i have a 300 food budget and spent 40 on dinner', ['budget Food & Dining 30000', 'spend Dinner 4000']],
    ['only 30 of my 200 food budget is left', ['other']],
    ['we have 500 budgeted for travel', ['other']],
    ['dinner 50 and i have a budget of 100', ['spend Dinner 5000', 'budget undefined 10000']],
    ['dinner 50 on a budget of 100', ['spend Dinner 5000']],
    ['the rest of my food budget is 40', ['other']],
    ['my food budget has 40 left', ['other']],
    ['40 over budget on food', ['other']],
  ])('"%s" tells what a budget is to be, and what it has', (text, frames) => {
    const { frames: read } = understand(text, { today: day('2026-11-20') })
    const said = read.map((frame) => {
      if (frame.intent === 'budget') return `budget ${frame.category} ${frame.amountMinor ?? frame.byMinor}`
      return frame.intent === 'add'
        ? `spend ${frame.transaction.merchant} ${frame.transaction.amountMinor}`
        : frame.intent
    })
    expect(said).toEqual(frames)
  })

  it.each(['undo it then add lunch 13', 'undo the last one and put 13 for lunch', 'delete it and put 13 for lunch'])(
    '"%s" takes back, and tells anew',
    (text) => {
      const [order, add, ...more] = understand(text, { today: day('2026-11-20') }).frames
      expect(order?.intent).toMatch(/undo|delete/)
      expect(add).toMatchObject({ intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 1300 } })
      expect(more).toEqual([])
    },
  )

  it.each(['fine thanks', "that's fine", 'ok fine', 'fair enough', 'oh fair enough haha', 'makes sense'])(
    '"%s" is a nod',
    (text) => {
      expect(understand(text, { today: day('2026-11-20') }).frames).toMatchObject([
        { intent: 'other', topic: 'thanks' },
      ])
    },
  )

  it.each([
    ['i returned the shoes and got another pair for 65', 'add', 'spend'],
    ['returned a shirt and got 25', 'add', 'income'],
    ['they took 20 off my paycheck', 'other', undefined],
    ['part of that was a plant 12', 'other', undefined],
  ] as const)('"%s" is %s', (text, intent, kind) => {
    const [frame] = understand(text, { today: day('2026-11-20') }).frames
    expect(frame?.intent).toBe(intent)
    if (frame?.intent === 'add') expect(frame.transaction.kind).toBe(kind)
  })

  it('knows the goals of the person by their name', () => {
    const context = { today: day('2026-11-20'), goals: ['Japan'] }
    expect(understand('top up Japan with 50', context).frames).toMatchObject([{ intent: 'goal', amountMinor: 5000 }])
    expect(understand('how much do I need for Japan', context).frames).toMatchObject([
      { intent: 'goal', question: true },
    ])
  })
})

describe('a goal that is there', () => {
  const goals = ['Japan', 'Bike']
  const read = (text: string) => understand(text, { today: day('2026-11-20'), goals }).frames

  it.each(['make Japan 2500', 'I want the Japan goal to be 2500', 'japan should be 2500', 'set japan to 2500'])(
    '"%s" is given a new target',
    (text) => expect(read(text)).toMatchObject([{ intent: 'goal', goal: 'Japan', alter: true, amountMinor: 250_000 }]),
  )

  it.each([
    ['save 500 to japan', { intent: 'goal', goal: 'Japan', amountMinor: 50_000 }],
    ['save another 50 to the bike', { intent: 'goal', goal: 'Bike', amountMinor: 5000 }],
    ['save 500 to education', { intent: 'goal', goal: 'Education', amountMinor: 50_000 }],
    ['save 30 to groceries', { intent: 'add', transaction: { merchant: 'Groceries', amountMinor: 3000 } }],
    ['save 4 to coffee', { intent: 'add', transaction: { merchant: 'Coffee', amountMinor: 400 } }],
    ['japan 2500', { intent: 'add', transaction: { amountMinor: 250_000 } }],
    ['lunch in japan should be 20', { intent: 'edit', change: { amountMinor: 2000 } }],
    ['take 10 out of japan', { intent: 'goal', goal: 'Japan', takesOut: true, amountMinor: 1000 }],
    ['put all of it into the bike', { intent: 'goal', goal: 'Bike' }],
    ['move all japan entries to travel', { intent: 'edit', change: { category: 'Travel' } }],
    ['set aside 50 for japan', { intent: 'goal', goal: 'Japan', amountMinor: 5000 }],
  ])('"%s" says what is put by, or what was paid', (text, frame) => {
    expect(read(text)).toMatchObject([frame])
    expect(read(text)[0]).not.toHaveProperty('create')
  })
})

it.each([
  ['change the category to travel and coffee 4', [{ change: { category: 'Travel' } }, { intent: 'add' }]],
  ['put it under travel and add coffee 4', [{ change: { category: 'Travel' } }, { intent: 'add' }]],
  ['set the category to food and lunch 12', [{ change: { category: 'Food & Dining' } }, { intent: 'add' }]],
  ['change the category to food and make it 4', [{ change: { category: 'Food & Dining', amountMinor: 400 } }]],
  ['make it groceries and 15', [{ change: { category: 'Food & Dining', amountMinor: 1500 } }]],
])('"%s" changes an entry, and tells the next where one is told', (text, frames) => {
  expect(understand(text, { today: day('2026-11-20') }).frames).toMatchObject(frames)
})

describe('limits one behind the other without a pause', () => {
  it.each([
    [
      'set food to 300 transport to 100 and fun to 80',
      ['Food & Dining 30000', 'Transportation 10000', 'Entertainment 8000'],
    ],
    ['set a budget of 300 for food 100 for transport', ['Food & Dining 30000', 'Transportation 10000']],
    ['food budget 300 travel 200 shopping 100', ['Food & Dining 30000', 'Travel 20000', 'Shopping 10000']],
    ['raise the food limit from 200 to 300 for groceries', ['Food & Dining 30000']],
    ['set food to 300 at most', ['Food & Dining 30000']],
  ])('%s sets each', (text, limits) => {
    const { frames } = understand(text, { today: day('2026-11-20') })
    expect(frames.map((frame) => frame.intent === 'budget' && `${frame.category} ${frame.amountMinor}`)).toEqual(limits)
  })
})

it.each([
  ['set food to 200 or 300', { intent: 'budget', category: 'Food & Dining', readings: [20000, 30000] }],
  ['food budget between 200 and 300', { intent: 'budget', readings: [20000, 30000] }],
  ['holiday fund 2000 by june', { intent: 'goal', goal: 'Holiday', amountMinor: 200000 }],
  ['holiday fund 2000 by card', { intent: 'add' }],
  ['paid holiday fund 200 by june', { intent: 'add' }],
  ['groceries 80 paid by Twint', { intent: 'add' }],
])('"%s" is one order or one entry', (text, frame) => {
  expect(understand(text, { today: day('2026-11-20') }).frames).toMatchObject([frame])
})

describe('a question in words that nobody listed', () => {
  const first = (text: string) => understand(text, { today: day('2026-11-20') }).frames

  it.each([
    ['what have we handed Kroger this month', { intent: 'summary', kind: 'spend', merchant: 'Kroger' }],
    ['what did I fritter away last weekend', { intent: 'summary', kind: 'spend', periodLabel: 'last weekend' }],
    ['how much have I funnelled to Amazon this month', { intent: 'summary', merchant: 'Amazon' }],
    ['how many bucks on coffee this week', { intent: 'summary', merchant: 'Coffee' }],
    ['what did pick n pay cost me last month', { intent: 'summary', merchant: 'Pick n Pay' }],
    ["I wonder if you could tell me what I've laid out on taxis", { intent: 'summary', merchant: 'Taxis' }],
    ['how much money do I still have?', { intent: 'balance' }],
    ['how much bread i got right now like total', { intent: 'balance' }],
    ["what've I got left in the kitty", { intent: 'balance' }],
    ['might I ask what we have in the account at present?', { intent: 'balance' }],
    ['how far along is the quince money', { intent: 'goal', question: true }],
    ['truck goal how much so far', { intent: 'goal', goal: 'Truck', question: true }],
    ['did i go past what i set for groceries', { intent: 'budget', category: 'Food & Dining', question: true }],
  ])('"%s" is about what was spent, what is there or what was planned', (text, frame) =>
    expect(first(text)).toMatchObject([frame]),
  )

  it.each([
    'what did I forget at Kroger this week',
    'what did I leave at Starbucks yesterday',
    'how much did I lift at the gym this week',
    'how many dollars to pounds',
    'what did I name the Kroger entry',
    'what did I put Kroger under',
    'what did I pack for lunch today',
    'how many pounds did I lose this month',
    'everything I need',
    'how far along is the movie',
    'what we have in the fridge at present',
    'what did i name groceries',
    'what have I tagged Tesco',
    'what did I rate the hotel',
    "what did I recommend at Chili's",
    'how much did i claim for travel',
    'how much did i deduct for gas',
    'how much did I raise for charity',
    'how much have i stashed for the trip',
    'everything I ate made me sick',
  ])('"%s" asks for something else', (text) => expect(first(text)).toMatchObject([{ intent: 'other' }]))

  it.each([
    ['how much bread did I get this week', 'summary'],
    ['everything I spent on food', 'summary'],
    ['pay my bills how much did i pay last month', 'summary'],
    ['pay the bills how much did i spend', 'summary'],
    ['how much did i spend so put it in a list', 'summary'],
    ['how much i got left for food', 'budget'],
    ['truck how much so far', 'summary'],
    ['how much have I put aside for Christmas this month', 'goal'],
  ])('"%s" stays %s', (text, intent) => expect(first(text)).toMatchObject([{ intent }]))
})

describe('a plan in words that nobody listed', () => {
  it.each([
    ['I should like to set up a savings goal of 5000 for a furnace', { intent: 'goal', goal: 'Furnace', create: true }],
    ['start one gold savings for Ananya, target 2000', { intent: 'goal', create: true, amountMinor: 200_000 }],
    ['I want to put together 900 for a fridge', { intent: 'goal', goal: 'Fridge', create: true, amountMinor: 90_000 }],
    ['let my food money be 300 a month', { intent: 'budget', category: 'Food & Dining', amountMinor: 30_000 }],
    ['I put together 450 for a fridge', { intent: 'add', transaction: { kind: 'spend', amountMinor: 45_000 } }],
    ['I want to put together a shelf for 45', { intent: 'other' }],
    ['I should like to have a coffee', { intent: 'other' }],
    ['let my son have 20 for lunch', { intent: 'add', transaction: { merchant: 'Lunch', amountMinor: 2000 } }],
    ['let Netflix be 15 a month', { intent: 'other' }],
    ['let my salary be 3000 a month', { intent: 'other' }],
    ['let my car savings be 200 a month', { intent: 'other' }],
    ['start one holiday fund of 2000', { intent: 'goal', goal: 'Holiday', create: true }],
    ['make one pot of tea 4', { intent: 'add', transaction: { merchant: 'Pot of Tea', amountMinor: 400 } }],
    ['make one savings deposit 200', { intent: 'add', transaction: { amountMinor: 20_000 } }],
    ['make one more savings deposit 50', { intent: 'add', transaction: { amountMinor: 5000 } }],
    ['make one fund transfer 200', { intent: 'add', transaction: { amountMinor: 20_000 } }],
    ['make one payment into savings 100', { intent: 'edit' }],
    [
      'put together 30 for pizza and i want to put together more',
      { intent: 'add', transaction: { amountMinor: 3000 } },
    ],
    ["i'd like to put together 20 for lunch", { intent: 'add', transaction: { merchant: 'Lunch' } }],
    ['need to get together 40 for lunch with Sam', { intent: 'other' }],
  ])('"%s" is a plan, or none', (text, frame) => {
    expect(understand(text, { today: day('2026-11-20') }).frames).toMatchObject([frame])
  })
})

it.each([
  [
    "drop the mcdonald's one my husband already put it in on his",
    { intent: 'delete', target: { merchant: "McDonald's" } },
  ],
  [
    "I'm so sorry to be a nuisance, but could you take out that Argos purchase altogether?",
    { intent: 'delete', target: { merchant: 'Argos' } },
  ],
  ['cancel the shampoo, i put it back', { intent: 'delete', target: { merchant: 'Shampoo' } }],
  ['ay mali, undo po', { intent: 'undo' }],
  ['aiyo wrong, reverse that', { intent: 'undo' }],
  ['undo that lah', { intent: 'undo' }],
  ['aiyo coffee 4', { intent: 'add', transaction: { merchant: 'Coffee', amountMinor: 400 } }],
  ['dinner at Po 40', { intent: 'add', transaction: { merchant: 'Po', amountMinor: 4000 } }],
  ['sorry to be late, coffee 4', { intent: 'add', transaction: { merchant: 'Coffee', amountMinor: 400 } }],
  ['Can you pay my phone bill for me?', { intent: 'other' }],
  ['Can you book me a table for two on Friday?', { intent: 'other' }],
  ['did I pay my phone bill this month?', { intent: 'summary', merchant: 'Phone Bill' }],
])('"%s" takes out, takes back, or does neither', (text, frame) => {
  expect(understand(text, { today: day('2026-11-20') }).frames).toMatchObject([frame])
})

it.each([
  [
    'Kindly strike out the Wimpy, Mr Naidoo has insisted on treating me after all.',
    { intent: 'delete', target: { merchant: 'Wimpy' } },
  ],
  ["Scratch the gas, I'd put that in already this morning.", { intent: 'delete', target: { merchant: 'Gas' } }],
  ['scrap that last thing i was talking to my mate', { intent: 'undo' }],
  ['scratch that, I was talking to the kids', { intent: 'undo' }],
  ['scrap that last thing', { intent: 'delete' }],
  ['I was talking to my mate, coffee 4', { intent: 'add', transaction: { merchant: 'Coffee', amountMinor: 400 } }],
])('"%s" takes out or back what was wrongly told', (text, frame) => {
  expect(understand(text, { today: day('2026-11-20') }).frames).toMatchObject([frame])
})

describe('a question of what was paid, or of what came in', () => {
  const read = (text: string) => understand(text, { today: day('2026-11-20') }).frames

  it.each([
    ['What have I left behind me in Dunnes since the start of the month?', { kind: 'spend', merchant: 'Dunnes' }],
    ['What have I paid Mrs Patel this month?', { kind: 'spend', merchant: 'Mrs Patel' }],
    ['how much on hotels.com last month', { kind: 'spend', merchant: 'Hotels.com' }],
    ['how much did I earn driving for Uber this week', { kind: 'income', merchant: 'Uber' }],
  ])('"%s" is of one place or person', (text, frame) => {
    expect(read(text)).toMatchObject([{ intent: 'summary', ...frame }])
  })

  it.each([
    ['what did hotels run me this month', { kind: 'spend', category: 'Travel' }],
    ['what have I paid this month', { kind: 'spend' }],
    ['how much have I paid back this month', { kind: 'spend' }],
    ['how much money came in from my selling this week', { kind: 'income' }],
    ['how much did i make last week doing hair', { kind: 'income' }],
    ['What have gigs brought me in November so far?', { kind: 'income' }],
  ])('"%s" is of no one place', (text, frame) => {
    expect(read(text)).toMatchObject([{ intent: 'summary', ...frame }])
    expect(read(text)[0]).not.toHaveProperty('merchant')
  })

  it.each([
    ['how much money have i altogether now', 'balance'],
    ['how much money have i spent', 'summary'],
    ['what have I left behind me at the office', 'other'],
    ['what have my kids brought me this week', 'other'],
    ['how much have I got left for food', 'budget'],
  ])('"%s" is asked of %s', (text, intent) => expect(read(text)).toMatchObject([{ intent }]))
})

it.each([
  ["I want to gather four million for another car by God's grace.", { intent: 'goal', goal: 'Car', create: true }],
  ["I'm trying to get twenty-five hundred together for my own chair.", { goal: 'Chair', amountMinor: 250_000 }],
  ['want to collect twelve thousand for goa trip', { goal: 'Goa trip', amountMinor: 1_200_000, create: true }],
  ['Put shopping at one fifty.', { intent: 'budget', category: 'Shopping', amountMinor: 15_000 }],
  ['put groceries at one fifty', { intent: 'clarify' }],
  ['I want to collect 40 from Sam for lunch', { intent: 'other' }],
  ['collected 40 for lunch', { intent: 'add' }],
  ['I want to get the kids together for 40', { intent: 'other' }],
])('"%s" is a plan in few words, or none', (text, frame) => {
  expect(understand(text, { today: day('2026-11-20') }).frames).toMatchObject([frame])
})

it.each([
  ['My brother is asking me for fifty thousand, I have not answered him.', { intent: 'other' }],
  ['tiffany dropped eight hundred on a wig lord have mercy', { intent: 'other' }],
  ['dropped 800 at tiffany on a ring', { intent: 'add', transaction: { merchant: 'Tiffany' } }],
  ['Target spent 40 on socks', { intent: 'add', transaction: { merchant: 'Target' } }],
  ['lunch with Priya was thirty six, we split it but not evenly', { intent: 'clarify', draft: { merchant: 'Lunch' } }],
  ["dinner was 80 we didn't split it evenly, my part was 30", { intent: 'add', transaction: { amountMinor: 3000 } }],
])('"%s" is written only where it is known to be mine', (text, frame) => {
  expect(understand(text, { today: day('2026-11-20') }).frames).toMatchObject([frame])
})

it.each([
  ['set a target of 900 for the canoe', { intent: 'goal', goal: 'Canoe', amountMinor: 90_000, create: true }],
  ['can you set a savings target of 5000 for the wedding', { intent: 'goal', goal: 'Wedding', create: true }],
  ['I want a target of 1500 for the holiday', { intent: 'goal', goal: 'Holiday', amountMinor: 150_000 }],
  ['set me a target of 2000 for a new laptop', { intent: 'goal', goal: 'Laptop', amountMinor: 200_000 }],
  ['set a monthly target of 200 for coffee', { intent: 'budget', category: 'Food & Dining', amountMinor: 20_000 }],
  ['make a target of 120 for transport', { intent: 'budget', category: 'Transportation', amountMinor: 12_000 }],
  ['set target of 400 for groceries', { intent: 'budget', category: 'Food & Dining', amountMinor: 40_000 }],
  ['set a target for the kayak of 900', { intent: 'goal', goal: 'Kayak', amountMinor: 90_000, create: true }],
  ['set a target for food 300', { intent: 'budget', category: 'Food & Dining', amountMinor: 30_000 }],
  ['add Target 30 for socks', { intent: 'add', transaction: { merchant: 'Target', amountMinor: 3000 } }],
  ['put target 30 for socks', { intent: 'add', transaction: { merchant: 'Target', amountMinor: 3000 } }],
  ['target 30 for food', { intent: 'add', transaction: { merchant: 'Target', amountMinor: 3000 } }],
  ['spent 30 at target for the bike', { intent: 'add', transaction: { merchant: 'Target' } }],
  ['set my target budget to 200', { intent: 'budget', category: 'Shopping', amountMinor: 20_000 }],
  ['paid 80 at target for the kids', { intent: 'add', transaction: { merchant: 'Target' } }],
])('"%s" names a target, or the shop', (text, frame) => {
  expect(understand(text, { today: day('2026-11-20') }).frames).toMatchObject([frame])
})
