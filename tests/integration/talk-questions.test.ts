import { beforeEach, describe, expect, test } from 'vitest'
import { callTool } from '#tests/support/builders.ts'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('money against other money', () => {
  test('is told of two things, of two months, and of what was asked before', async () => {
    await ada.talk('groceries 120 on Oct 10', 'groceries 80 on Nov 8', 'taxi 18 on Nov 9')
    expect(await ada.words('compare food and transport', 'did I spend more on taxis or on groceries')).toEqual([
      '$80.00 on Food & Dining this month, in 1 entry, against $18.00 on Transportation, in 1 entry. That is $62.00 more.',
      '$18.00 on Taxi this month, in 1 entry, against $80.00 on Food & Dining, in 1 entry. That is $62.00 less.',
    ])
    expect(await ada.words('compare October and November')).toEqual([
      '$120.00 in October, in 1 entry, against $98.00 in November, over 2 entries. That is $22.00 more.',
    ])
    expect(await ada.words('what did I spend on food', 'is that more than last month')).toEqual([
      '$80.00 on Food & Dining this month, in 1 entry.',
      '$80.00 on Food & Dining this month, in 1 entry, against $120.00 last month, in 1 entry. That is $40.00 less.',
    ])
    expect(await ada.words('compare apples')).toEqual([expect.not.stringContaining('against')])
  })

  test('is told of whoever got or gave the most', async () => {
    await ada.talk('64 at Aldi', '12 at ALDI', '70 at Zara', 'got 350 from Lena', 'got 150 from Tom')
    expect(await ada.words('where do I spend the most', 'who paid me the most', 'and last month')).toEqual([
      'Most went to Aldi this month, $76.00 of $146.00, over 3 entries; then Zara $70.00.',
      'Most came from Lena this month, $350.00 of $500.00, over 2 entries; then Tom $150.00.',
      'Nothing came in last month.',
    ])
    const { output } = await callTool(ada.app, ada.person, 'getTransactionSummary', {})
    expect(output.byMerchant.map(({ totalMinor }) => totalMinor)).toEqual([7600, 7000])
  })
})

describe('entries by their name', () => {
  test('are shown, and the day of the last is told', async () => {
    await ada.talk('coffee 4', 'coffee 5 yesterday', 'rent 900 on Nov 1', 'set groceries to 300')
    expect(await ada.words('show me the coffees', 'when did I pay rent', 'show me my budgets')).toEqual([
      'It was $4.00 for Coffee and $5.00 for Coffee yesterday.',
      'Last time was $900.00 for Rent on Nov 1.',
      '$291.00 of $300.00 left for Food & Dining this month.',
    ])
  })
})

describe('entries at the ends', () => {
  test('are found by a bound, a day and the least', async () => {
    await ada.talk('rent 900 on Nov 1', 'groceries 95.50 on Sunday', 'snack 4 yesterday', 'taxi 30')
    expect(
      await ada.words(
        'show me everything over 50',
        'how many purchases over 900',
        'what did I buy under 10 last month',
      ),
    ).toEqual([
      '2 entries over $50.00 this month, $995.50 in all: $95.50 for Groceries on Sunday and $900.00 for Rent on Nov 1.',
      'Nothing over $900.00 this month.',
      'Nothing under $10.00 last month.',
    ])
    expect(
      await ada.words('which day did I spend the most', 'what did I spend on food', 'what was the smallest'),
    ).toEqual([
      'The most on one day this month was $900.00 on Nov 1; then $95.50 on Sunday and $30.00 today.',
      '$99.50 on Food & Dining this month, over 2 entries.',
      'The smallest on Food & Dining this month was Snack, $4.00 yesterday.',
    ])
    expect(await ada.words("what's the most I spent on food", 'no thanks')).toEqual([
      'The largest on Food & Dining this month was Groceries, $95.50 on Sunday.',
      'All right. Tell me whenever you spend something.',
    ])
    expect(await ada.words('week', 'last', 'what did you just save')).toEqual([
      'The largest on Food & Dining this week was Snack, $4.00 yesterday.',
      'The last was $30.00 for Taxi today.',
      'The last was $30.00 for Taxi today.',
    ])
  })
})

describe('a question that goes on', () => {
  test('keeps what the one before it was about', async () => {
    await ada.talk('rent 900 on Nov 1', 'lunch 12 yesterday', 'tea 3', 'coffee 4 on Oct 5')
    expect(await ada.words('what did I spend on food this week', 'which was the biggest', 'list them')).toEqual([
      '$15.00 on Food & Dining this week, over 2 entries.',
      'The largest on Food & Dining this week was Lunch, $12.00 yesterday.',
      '2 entries on Food & Dining this week, $15.00 in all: $3.00 for Tea and $12.00 for Lunch yesterday.',
    ])
    expect(await ada.words('delete the second one')).toEqual([
      'Removed $12.00 for Lunch yesterday. Say "undo" to bring it back.',
    ])
    expect(await ada.words('how much was it')).toEqual(['It was $12.00 for Lunch yesterday.'])
  })

  test('is told in the same way', async () => {
    await ada.talk('rent 900 on Oct 1', 'rent 900 on Nov 1', 'taxi 20', 'coffee 4 on Oct 5')
    expect(
      await ada.words(
        'what did I spend the most on',
        'and last month',
        'what about transport',
        'how often did I get coffee',
        'and last month',
      ),
    ).toEqual([
      'Most went to Bills this month, $900.00 of $920.00, over 2 entries; then Transportation $20.00.',
      'Most went to Bills last month, $900.00 of $904.00, over 2 entries; then Food & Dining $4.00.',
      'Nothing spent on Transportation last month.',
      'Coffee not once this month.',
      'Coffee once last month, for $4.00.',
    ])
  })

  test('takes the word for a category alone', async () => {
    await ada.talk('lunch 12', 'taxi 20')
    expect(await ada.words('total', 'food', 'biggest')).toEqual([
      '$32.00 spent this month, over 2 entries.',
      '$12.00 on Food & Dining this month, in 1 entry.',
      'The largest on Food & Dining this month was Lunch, $12.00 today.',
    ])
  })

  test('takes a thing and a place together', async () => {
    await ada.talk('groceries at Aldi 64', 'lunch 12', 'coffee at Starbucks 4.50 on Oct 3')
    expect(await ada.words('how much did we spend on groceries at Aldi', 'coffee at Starbucks last month')).toEqual([
      '$64.00 at Aldi this month, in 1 entry.',
      '$4.50 at Starbucks last month, in 1 entry.',
    ])
    expect(await ada.entries()).toHaveLength(3)
  })
})

describe('what is to come', () => {
  test('is told from payments that come back, never guessed', async () => {
    await ada.talk('netflix 15.49 on Sep 12', 'netflix 15.49 on Oct 12', 'netflix 15.49 on Nov 12', 'rent 950 on Nov 1')
    expect(await ada.words('when is netflix due', 'when is rent due', 'when do I have to pay the gym')).toEqual([
      'Netflix, $15.49, is due on Dec 12.',
      'I see no rhythm in rent yet. Last time was $950.00 for Rent on Nov 1.',
      'I find no gym among your entries, so I cannot tell when it is due.',
    ])
    expect(await ada.words('cancel netflix')).toEqual([
      'I cannot cancel a contract. Once you have, say "pause Netflix", and it no longer counts.',
    ])
  })

  test('is told from whole months', async () => {
    await ada.talk('rent 900 on Nov 1')
    expect(await ada.words('what will I spend this month', 'average per month')).toEqual([
      '$900.00 so far this month. I can tell more once 2 whole months are behind us.',
      'No whole month is behind us yet, so there is no average to tell.',
    ])
    await ada.talk('rent 900 on Sep 1', 'rent 900 on Oct 1', 'groceries 200 on Oct 3')
    expect(
      await ada.words('what will I spend this month', 'how much will I spend next month', 'average per month'),
    ).toEqual([
      '$900.00 so far this month. A usual month of yours comes to about $1,000.00, so about $100.00 more.',
      'About $1,000.00 next month, going by the 2 months before.',
      'About $1,000.00 a month, over the last 2 full months, over 3 entries.',
    ])
    expect(await ada.words('how much per day on food', 'what is my weekly average')).toEqual([
      'Nothing spent on Food & Dining this month, so there is no average to tell.',
      'About $315.00 a week this month, $900.00 in all, in 1 entry.',
    ])
  })

  test('is measured against what is left', async () => {
    await ada.talk('salary 2600', 'rent 900')
    const left = 'This month $2,600.00 came in and $900.00 went out, over 2 entries, so $1,700.00 is left.'
    expect(await ada.words('how much is left', 'can I afford a 300 jacket', 'can I afford a 3000 car')).toEqual([
      left,
      `${left} $300.00 would leave $1,400.00.`,
      `${left} $3,000.00 would be $1,300.00 too much.`,
    ])
  })
})

describe('a goal or a budget that is talked of', () => {
  test('is made by a word for a month, also where an entry is called so', async () => {
    await ada.talk('dining 30')
    expect(await ada.words('make dining 300 a month')).toEqual([
      'Set, $300.00 a month for Food & Dining, $270.00 left.',
    ])
  })

  test('comes to so much more or less than it was', async () => {
    expect(
      await ada.words(
        'set groceries to 300',
        'raise groceries by 50',
        'lower it by 25',
        'lower groceries by 400',
        'raise shopping by 20',
      ),
    ).toEqual([
      'Set, $300.00 a month for Food & Dining, $300.00 left.',
      'Set, $350.00 a month for Food & Dining, $350.00 left.',
      'Set, $325.00 a month for Food & Dining, $325.00 left.',
      'A budget has to be more than nothing, so I set none. Say "set dining to 300".',
      'How much a month for Shopping?',
    ])
  })

  test('stays the one that is talked of over questions about it', async () => {
    await ada.talk('my mom gave me 20', 'make a gas budget of 150', 'how am I doing on that')
    expect(await ada.words('drop it to 120')).toEqual(['Set, $120.00 a month for Transportation, $120.00 left.'])
  })

  test('gives back some of what is saved, and no more than that', async () => {
    await ada.talk('new goal laptop 1000', 'put 100 into the laptop goal')
    expect(
      await ada.words('take 20 out of the laptop goal', 'take 200 out of the laptop goal', 'move 5 from the car fund'),
    ).toEqual([
      'Changed, $80.00 of $1,000.00 saved for Laptop now.',
      'Only $80.00 is saved for Laptop, so I took nothing out.',
      expect.stringContaining('Laptop'),
    ])
  })

  test('is what "it" means', async () => {
    await ada.talk('tea 3', 'new goal Japan 3000 by June', 'put 200 towards Japan')
    expect(
      await ada.words(
        'am I on track for Japan',
        'actually make it 3500',
        'and move it to August',
        'how much is left for Japan',
        'put another 50 in',
        'rename it to Tokyo',
        'how far am I',
      ),
    ).toEqual([
      '$2,800.00 to go for Japan by Jun 30, 2027, about $400.00 a month.',
      'Changed, Japan is $3,500.00 by Jun 30, 2027 now, with $200.00 saved.',
      'Changed, Japan is $3,500.00 by Aug 31, 2027 now, with $200.00 saved.',
      '$3,300.00 to go for Japan by Aug 31, 2027, about $366.67 a month.',
      'Added $50.00 to Japan, $3,250.00 to go.',
      'Changed, Tokyo is $3,500.00 by Aug 31, 2027 now, with $250.00 saved.',
      '$3,250.00 to go for Tokyo by Aug 31, 2027, about $361.12 a month.',
    ])
    expect(await ada.entries()).toEqual(['Tea 300 2026-11-20'])
  })

  test('takes its day, and no other words for a name', async () => {
    await ada.talk('museum 12', 'new goal Lisbon 1200')
    expect(
      await ada.words('how much is missing', 'it should be ready by June', 'how much a month', 'it is called great'),
    ).toEqual([
      '$1,200.00 to go for Lisbon. It has no day yet: say "move the Lisbon goal to June".',
      'Changed, Lisbon is $1,200.00 by Jun 30, 2027 now.',
      '$1,200.00 to go for Lisbon by Jun 30, 2027, about $171.43 a month.',
      expect.not.stringContaining('Changed'),
    ])
    expect(await ada.entries()).toEqual(['Museum 1200 2026-11-20'])
  })

  test('is asked of another category, of all of them, and listed', async () => {
    await ada.talk('set food to 200 and transport to 100', 'lunch 50')
    expect(
      await ada.words(
        'how much is left for food',
        'and for transport',
        'how much is left in total',
        'what about the week',
      ),
    ).toEqual([
      '$150.00 of $200.00 left for Food & Dining this month.',
      '$100.00 of $100.00 left for Transportation this month.',
      '$250.00 of $300.00 left this month, across 2 budgets.',
      expect.any(String),
    ])
    expect(await ada.words('what subscriptions do I have', 'list them', 'how often did I pay the gym')).toEqual([
      'I see no payments that come back yet. What is paid three months in a row shows up here.',
      'I see no payments that come back yet. What is paid three months in a row shows up here.',
      'Gym not once this month.',
    ])
    expect(await ada.entries()).toEqual(['Lunch 5000 2026-11-20'])
  })

  test('is never an entry that was saved before it', async () => {
    await ada.talk('lunch 12', 'set dining to 200', 'coffee 4')
    expect(await ada.words('which budgets do I have', 'raise it to 250')).toEqual([
      '$184.00 of $200.00 left for Food & Dining this month.',
      'Set, $250.00 a month for Food & Dining, $234.00 left.',
    ])
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20', 'Lunch 1200 2026-11-20'])
  })
})

describe('a question that goes on over what is told in between', () => {
  test('keeps what it does not say anew', async () => {
    await ada.talk('coffee 4', 'how much on food today', 'lunch 12 yesterday')
    expect(await ada.words('and yesterday?')).toEqual(['$12.00 on Food & Dining yesterday, in 1 entry.'])
    await ada.talk('taxi 9', 'bagel 3')
    expect(await ada.words('what about the whole week', 'and now?', 'how much of that was coffee')).toEqual([
      '$19.00 on Food & Dining this week, over 3 entries.',
      '$19.00 on Food & Dining this week, over 3 entries.',
      '$4.00 on Coffee this week, in 1 entry.',
    ])
    await ada.talk('rent 900 on Nov 1', 'how much did I spend this month', 'tea 2')
    expect(await ada.words('only transport', 'just bills', 'per day')).toEqual([
      '$9.00 on Transportation this month, in 1 entry.',
      '$900.00 on Bills this month, in 1 entry.',
      'About $45.00 a day on Bills this month, $900.00 in all, in 1 entry.',
    ])
  })

  test('keeps the period where it turns to what came in or went out', async () => {
    await ada.talk('got paid 800', 'helmet 45', 'shoes 60 on Nov 9')
    expect(await ada.words('how much did I earn this week', 'and how much did I spend')).toEqual([
      '$800.00 received this week, in 1 entry.',
      '$45.00 spent this week, in 1 entry.',
    ])
  })

  test('is asked again of a budget and of a goal as they are now', async () => {
    await ada.talk('set transport to one hundred', 'uber 19', 'how much is left for transport', 'bus 3')
    const left = '$78.00 of $100.00 left for Transportation this month.'
    expect(await ada.words('and now', 'and now how much is left?', 'how about now')).toEqual([left, left, left])
    await ada.talk('new goal Laptop 1000', 'add 200 to laptop')
    expect(await ada.words('and how much is still missing for it?')).toEqual([
      expect.stringMatching(/^\$800\.00 to go for Laptop/),
    ])
    await ada.talk('add 50 to laptop', 'coffee 4')
    expect(await ada.words('and now?')).toEqual([expect.stringMatching(/^\$750\.00 to go for Laptop/)])
  })

  test('adds up what was told where nothing was asked, and tells when the last of it was', async () => {
    await ada.talk('bread 3 and milk 9', 'no the milk was 4', 'cheese 9 yesterday')
    const told = 'That is $16.00 in all: $3.00 for Bread, $4.00 for Milk and $9.00 for Cheese yesterday.'
    expect(await ada.words('how much is that', 'how much is that together')).toEqual([told, told])
    await ada.talk('delete the bread')
    expect(await ada.words('what does that come to')).toEqual([
      'That is $13.00 in all: $4.00 for Milk and $9.00 for Cheese yesterday.',
    ])
    await ada.talk('tea 2 on Monday')
    expect(await ada.words('when was that')).toEqual(['That was $2.00 for Tea on Monday.'])
  })

  test('is none where an entry is told or put right', async () => {
    await ada.talk('hotel 120 on Nov 13', 'how much did I spend last week')
    expect(await ada.words('the hotel was thursday', 'the tomatoes are coming along nicely')).toEqual([
      'Changed, now $120.00 for Hotel yesterday.',
      expect.stringMatching(/^I did not get that/),
    ])
    await ada.talk('and a coffee 4', 'and on Monday tea 3')
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20', 'Hotel 12000 2026-11-19', 'Tea 300 2026-11-16'])
  })

  test('lists what was written down', async () => {
    await ada.talk('netflix 15.49, gym 40')
    const listed = '2 entries today, $55.49 in all: $40.00 for Gym and $15.49 for Netflix.'
    expect(await ada.words("what's on my list for today?", 'what did I log today')).toEqual([listed, listed])
  })
})

describe('a total without some of it', () => {
  beforeEach(() => ada.talk('coffee 4', 'rent 1200 on Nov 1', 'groceries 80 on Monday', 'uber 14'))

  test('is told in a question of its own, and after one', async () => {
    const without = '$98.00 spent this month without Rent, over 3 entries.'
    expect(await ada.words('how much did I spend this month', 'and without rent', 'and last month')).toEqual([
      '$1,298.00 spent this month, over 4 entries.',
      without,
      'Nothing spent last month without Rent.',
    ])
    expect(await ada.words('how much did I spend without rent this month', 'how much on food without coffee')).toEqual([
      without,
      '$80.00 on Food & Dining this month without Coffee, in 1 entry.',
    ])
    expect(await ada.words('how much without rent, bills and uber')).toEqual([
      '$84.00 spent this month without Bills or Uber, over 2 entries.',
    ])
  })

  test('is the rest of what was asked before', async () => {
    expect(await ada.words('how much on transport this week', 'and the rest')).toEqual([
      '$14.00 on Transportation this week, in 1 entry.',
      '$84.00 spent this week without Transportation, over 2 entries.',
    ])
  })
})

test('what can be spent is told by the day where that is asked', async () => {
  expect(
    await ada.words('set food to 300', 'lunch 40', 'how much can I spend per day until the end of the month'),
  ).toEqual([
    'Set, $300.00 a month for Food & Dining, $300.00 left.',
    'Saved, $40.00 for Lunch. $260.00 left for Food & Dining this month.',
    '$260.00 of $300.00 left for Food & Dining this month. That is about $23.63 a day.',
  ])
  await ada.talk('dinner 270')
  expect(await ada.words('how much can I spend on food per day')).toEqual([
    'You are $10.00 over for Food & Dining this month.',
  ])
})

test('the greatest are as many as were asked for, and three where no number is said', async () => {
  await ada.talk('rent 900', 'shoes 120', 'lunch 40', 'pills 9', 'coffee 4')
  expect(await ada.words('my top four merchants', 'top categories', 'biggest expense')).toEqual([
    'Most went to Rent this month, $900.00 of $1,073.00, over 5 entries; then Shoes $120.00, Lunch $40.00 and Pills $9.00.',
    'Most went to Bills this month, $900.00 of $1,073.00, over 5 entries; then Shopping $120.00 and Food & Dining $44.00.',
    'The largest this month was Rent, $900.00 today.',
  ])
})

describe('a question about what was told last', () => {
  beforeEach(() =>
    ada.talk('salary 3000 on Nov 1', 'rent 1200 on Nov 1', 'groceries 80 on Monday', 'coffee 4', 'coffee 5 yesterday'),
  )

  test('counts it, breaks it up and tells the whole', async () => {
    expect(
      await ada.words('how much on coffee this week', 'how often', 'tea 3', 'which shop', 'and all of it together'),
    ).toEqual([
      '$9.00 on Coffee this week, over 2 entries.',
      'Coffee twice this week, $9.00 in all, over 2 entries.',
      'Saved, $3.00 for Tea.',
      'Most went to Groceries this week, $80.00 of $92.00, over 4 entries; then Coffee $9.00 and Tea $3.00.',
      '$92.00 spent this week, over 4 entries.',
    ])
    expect(await ada.words('why so much on food', 'when was the last one')).toEqual([
      expect.stringMatching(/^4 entries on Food & Dining this week, \$92\.00 in all/),
      'The last of them was $3.00 for Tea today.',
    ])
  })

  test('asks of the same thing in another period', async () => {
    expect(
      await ada.words('did I pay rent this month', 'did I pay it last month', 'how much this month', 'and income'),
    ).toEqual([
      '$1,200.00 on Rent this month, in 1 entry.',
      'Nothing spent on Rent last month.',
      '$1,289.00 spent this month, over 4 entries.',
      '$3,000.00 received this month, in 1 entry.',
    ])
  })

  test('sets it against another period over what is told in between', async () => {
    await ada.talk('shoes 90 on Oct 20', 'how much this month', 'tea 3')
    expect(await ada.words('is that more than last month', 'and compared to october')).toEqual([
      '$1,292.00 this month, over 5 entries, against $90.00 last month, in 1 entry. That is $1,202.00 more.',
      '$1,292.00 this month, over 5 entries, against $90.00 in October, in 1 entry. That is $1,202.00 more.',
    ])
    expect(
      await ada.words('food or rent, which was more', 'compare food and rent', 'and last month', 'by how much'),
    ).toEqual([
      expect.any(String),
      '$92.00 on Food & Dining this month, over 4 entries, against $1,200.00 on Rent, in 1 entry. That is $1,108.00 less.',
      'Nothing spent on Food & Dining last month, against nothing on Rent. That is the same.',
      'Nothing spent on Food & Dining last month, against nothing on Rent. That is the same.',
    ])
  })

  test('tells the part of the whole', async () => {
    expect(await ada.words('what percentage is food', 'and rent')).toEqual([
      'Food & Dining is 7% of what was spent this month, $89.00 of $1,289.00, over 3 entries.',
      'Rent is 93% of what was spent this month, $1,200.00 of $1,289.00, in 1 entry.',
    ])
  })

  test('goes on with one budget after another', async () => {
    await ada.talk('set food to 150', 'set shopping to 100', 'how are my budgets')
    expect(await ada.words('what about food', 'and shopping', 'so am I ok')).toEqual([
      '$61.00 of $150.00 left for Food & Dining this month.',
      '$100.00 of $100.00 left for Shopping this month.',
      expect.stringMatching(/^This month \$3,000\.00 came in/),
    ])
  })
})

describe('the one entry that a question told', () => {
  test('is what the next sentence is about', async () => {
    await ada.talk('dinner 60 on Saturday', 'groceries 120 on Oct 12')
    expect(await ada.words('how much did I spend on Saturday', 'what was that for', 'move it to Thursday')).toEqual([
      '$60.00 spent on Saturday, in 1 entry.',
      '1 entry on Saturday: $60.00 for Dinner.',
      'Changed, now $60.00 for Dinner yesterday.',
    ])
    expect(
      await ada.words(
        'what was my biggest expense last month',
        'make that 110',
        'tea 2',
        'what was the cheapest this month',
        'delete it',
      ),
    ).toMatchObject([
      {},
      'Changed, now $110.00 for Groceries on Oct 12.',
      {},
      'The smallest this month was Tea, $2.00 today.',
      'Removed $2.00 for Tea. Say "undo" to bring it back.',
    ])
    expect(await ada.entries()).toEqual(['Dinner 6000 2026-11-19', 'Groceries 11000 2026-10-12'])
  })

  test('is the last one that was written, where that is asked', async () => {
    await ada.talk('tea 2', 'groceries 120 on Oct 12')
    const told = 'It was $120.00 for Groceries on Oct 12.'
    expect(await ada.words('what was the last thing I added', 'when', 'how much', 'change it to 115')).toEqual([
      'The last was $120.00 for Groceries on Oct 12.',
      told,
      told,
      'Changed, now $115.00 for Groceries on Oct 12.',
    ])
  })

  test('is not what a budget is that was asked about again', async () => {
    await ada.talk('set transport to 50', 'how much left for transport', 'bus 3', 'how about now')
    expect(await ada.words('make it 60', 'how much of it have I spent')).toEqual([
      'Set, $60.00 a month for Transportation, $57.00 left.',
      '$3.00 of $60.00 (5%) is gone for Transportation this month, $57.00 left.',
    ])
    expect(await ada.words('and for shopping', 'set it to 80')).toEqual([
      'There is no budget for Shopping yet. Say "set shopping to 300" to make one.',
      'Set, $80.00 a month for Shopping, $80.00 left.',
    ])
    expect(await ada.words('how much today', 'but the bus was yesterday')).toEqual([
      '$3.00 spent today, in 1 entry.',
      'Changed, now $3.00 for Bus yesterday. $57.00 left for Transportation this month.',
    ])
    expect(await ada.entries()).toEqual(['Bus 300 2026-11-19'])
  })
})

test('what is counted is named, and months are no entries', async () => {
  await ada.talk('coffee 4', 'coffee 5 yesterday', 'taxi 9')
  expect(await ada.words('how many coffees have I had this week', 'and last week', 'how many months')).toEqual([
    'Coffee twice this week, $9.00 in all, over 2 entries.',
    'Coffee not once last week.',
    expect.not.stringContaining('times'),
  ])
})

test('a period may stand behind what is left out', async () => {
  await ada.talk('rent 800 on October 5', 'food 20 on October 6', 'coffee 4')
  expect(await ada.words('how much without rent last month')).toEqual([
    expect.stringContaining('$20.00 spent last month'),
  ])
})

describe('one entry that is asked about', () => {
  beforeEach(() => ada.talk('coffee 4.50', 'bagel three and a smoothie six', 'netflix 15.49 on Nov 3'))

  test('is told by its name, in the words for what was noted too', async () => {
    expect(
      await ada.words(
        'what was the bagel again',
        'what did I say for the smoothie',
        'how much did you put down for the coffee',
        'how much is netflix',
        'did you get the bagel',
        'what was the weather',
      ),
    ).toEqual([
      'It was $3.00 for Bagel.',
      'It was $6.00 for Smoothie.',
      'It was $4.50 for Coffee.',
      'It was $15.49 for Netflix on Nov 3.',
      'It was $3.00 for Bagel.',
      expect.stringContaining('beyond me'),
    ])
  })

  test('is the one that the next words mean', async () => {
    await ada.talk('what did I say for the bagel', 'it was three fifty', 'what was the coffee', 'delete it')
    expect(await ada.entries()).toEqual(['Bagel 350 2026-11-20', 'Netflix 1549 2026-11-03', 'Smoothie 600 2026-11-20'])
  })
})

test('one entry that was asked about is no list', async () => {
  await ada.talk('coffee 4 and bagel 3', 'what was the bagel', 'tea 2')
  expect(await ada.words('list them')).toEqual([
    'Your last 3 entries, $9.00 in all: $4.00 for Coffee, $3.00 for Bagel and $2.00 for Tea.',
  ])
})

describe('what is left out of a total', () => {
  test('stays out of what is listed, named and asked anew of it', async () => {
    await ada.talk('coffee 4 and rent 900 and lunch 12', 'bread 3 on Oct 5')
    expect(await ada.words('how much this month', 'without coffee', 'list them', 'which was the biggest')).toEqual([
      '$916.00 spent this month, over 3 entries.',
      '$912.00 spent this month without Coffee, over 2 entries.',
      '2 entries this month without Coffee, $912.00 in all: $12.00 for Lunch and $900.00 for Rent.',
      'The largest this month without Coffee was Rent, $900.00 today.',
    ])
    expect(await ada.words('how much this month without coffee', 'and without rent', 'and last month')).toEqual([
      '$912.00 spent this month without Coffee, over 2 entries.',
      '$12.00 spent this month without Coffee or Rent, in 1 entry.',
      '$3.00 spent last month without Coffee or Rent, in 1 entry.',
    ])
    const answers = await ada.talk('how much this month without rent', 'list them', 'delete the second one')
    expect(answers.at(0)?.turn.summary).toMatchObject({ totalMinor: 1600, count: 2, except: [{ merchant: 'Rent' }] })
    expect(await ada.entries()).not.toContain('Coffee 400 2026-11-20')
    expect(await ada.entries()).toContain('Rent 90000 2026-11-20')
  })

  test('is the rest, and is nothing where the words name no thing', async () => {
    await ada.talk('coffee 4 and rent 900 and lunch 12')
    expect(
      await ada.words(
        'how much this month without coffee and the rest',
        'and the rest',
        'how much did I spend today without thinking about it',
      ),
    ).toEqual([
      '$912.00 spent this month without Coffee, over 2 entries.',
      '$4.00 on Coffee this month, in 1 entry.',
      '$916.00 spent today, over 3 entries.',
    ])
    expect(await ada.words('how much today without the coffee', 'what came in today')).toEqual([
      '$912.00 spent today without Coffee, over 2 entries.',
      'Nothing came in today.',
    ])
  })
})

describe('the last two totals', () => {
  beforeEach(() => ada.talk('lunch 10, gas 30, dinner 40 last month, taxi 7 last month'))

  test('are set against each other', async () => {
    const difference =
      '$30.00 on Transportation this month, in 1 entry, against $10.00 on Food & Dining, in 1 entry. That is $20.00 more.'
    const asked = ['how much on food this month', 'and on transport', 'the difference', "what's the difference"]
    expect((await ada.words(...asked)).slice(2)).toEqual([difference, difference])
    expect((await ada.words('how much this month', 'and last month', 'which month was worse')).slice(2)).toEqual([
      '$47.00 last month, over 2 entries, against $40.00 this month, over 2 entries. That is $7.00 more.',
    ])
    expect((await ada.words('how much this month', 'without gas', 'coffee 5', 'the difference')).slice(3)).toEqual([
      '$15.00 this month without Gas, over 2 entries, against $45.00 this month, over 3 entries. That is $30.00 less.',
    ])
  })

  test('that were asked for in one go on together', async () => {
    expect(
      (
        await ada.words(
          'how much did I spend on food and transport this month',
          'and last month',
          'coffee 5',
          'and this month',
          'the difference',
        )
      ).filter((words) => !words.startsWith('Saved')),
    ).toEqual([
      '$10.00 on Food & Dining this month, in 1 entry. $30.00 on Transportation this month, in 1 entry.',
      '$40.00 on Food & Dining last month, in 1 entry. $7.00 on Transportation last month, in 1 entry.',
      '$15.00 on Food & Dining this month, over 2 entries. $30.00 on Transportation this month, in 1 entry.',
      '$15.00 on Food & Dining this month, over 2 entries, against $30.00 on Transportation, in 1 entry. That is $15.00 less.',
    ])
  })
})

test('what stands of the last entry is told, and all of a period is read out', async () => {
  await ada.talk('gas 40', 'breakfast burrito 9')
  expect(
    await ada.words(
      'did you save that',
      'was it under food',
      'can you show me everything from this week',
      'and how much was the gas?',
    ),
  ).toEqual([
    'It was $9.00 for Breakfast Burrito.',
    'Breakfast Burrito is under Food & Dining.',
    expect.stringContaining('2 entries this week, $49.00 in all: $'),
    'It was $40.00 for Gas.',
  ])
})

test('an average behind how often it was is one of each time', async () => {
  await ada.talk('gas 40', 'gas 38 yesterday')
  expect(await ada.words("what's the average", 'how many times did I get gas', "what's the average")).toEqual([
    'About $3.90 a day this month, $78.00 in all, over 2 entries.',
    'Gas twice this month, $78.00 in all, over 2 entries.',
    'About $39.00 a time on Gas this month, $78.00 in all, over 2 entries.',
  ])
})

test('the greatest are told by their place and by how many', async () => {
  await ada.talk('rent 900 on Nov 1', 'groceries 95.50', 'snack 95.50 yesterday', 'taxi 30')
  const [, second, , two, sixth] = await ada.talk(
    'how much this month',
    'and the second biggest',
    'the 3rd largest',
    'my two biggest expenses this month',
    'the fifth biggest',
  )
  expect(second?.message).toBe('The second largest this month was Groceries, $95.50 today.')
  expect(second?.turn.summary).toMatchObject({ totalMinor: 9550, count: 1, newest: [{ merchant: 'Groceries' }] })
  expect(two?.message).toBe('The 2 largest this month: $900.00 for Rent on Nov 1 and $95.50 for Groceries.')
  expect(two?.turn.summary).toMatchObject({ totalMinor: 99550, count: 2 })
  expect(sixth?.message).toBe('There are only 4 entries this month.')
})

test('a thing that is asked about goes on with the next one', async () => {
  await ada.talk('cat food 42.30 yesterday', 'barber 25', 'tea 3')
  expect(await ada.words('how much was the cat food', 'and the barber?', 'what about the tea')).toEqual([
    'It was $42.30 for Cat Food yesterday.',
    'It was $25.00 for Barber.',
    'It was $3.00 for Tea.',
  ])
})

test('a total and an entry are asked for in many words', async () => {
  await ada.talk('tablets 18.40', 'cab 11')
  expect(
    await ada.words(
      'how much all told?',
      'subtotal for today?',
      'what did the cab run me',
      'what did you put down for it?',
      "okay I'm back. what did I say for tablets",
    ),
  ).toEqual([
    '$29.40 spent this month, over 2 entries.',
    '$29.40 spent today, over 2 entries.',
    'It was $11.00 for Cab.',
    'It was $11.00 for Cab.',
    'It was $18.40 for Tablets.',
  ])
})

test('what was said or done last is said again, and how something is done is told', async () => {
  await ada.talk('coffee 4', 'uber 12')
  expect(
    await ada.words(
      'undo',
      'what did you undo',
      'how do I undo',
      'how much at Starbucks',
      'nothing?',
      'say that again',
      'what did I ask',
    ),
  ).toEqual([
    'Done, I took back $12.00 for Uber.',
    'Done, I took back $12.00 for Uber.',
    'Say "undo", and I take back what I did last.',
    'Nothing spent at Starbucks this month.',
    'Nothing spent at Starbucks this month.',
    'Nothing spent at Starbucks this month.',
    'You said "how much at Starbucks".',
  ])
  expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
  expect(await ada.words('lunch 15 or 50', 'pardon?', '15')).toEqual([
    '$15 or $50?',
    '$15 or $50?',
    'Saved, $15.00 for Lunch.',
  ])
})

test('one entry after the other is told from the newest on', async () => {
  await ada.talk('coffee 4 on Nov 18', 'tea 3 yesterday', 'coffee 5')
  expect(
    await ada.words(
      'what did I just log',
      "what's my last entry",
      'and the one before',
      'when did I last have coffee',
      'and the time before',
      'and before that',
    ),
  ).toEqual([
    'It was $5.00 for Coffee.',
    'The last was $5.00 for Coffee today.',
    'Before that was $3.00 for Tea yesterday.',
    'Last time was $5.00 for Coffee today.',
    'Before that was $4.00 for Coffee on Wednesday.',
    'There is none before that.',
  ])
})

test('a shop in total is asked of all time, and money is told where it went', async () => {
  await ada.talk('Starbucks 5 on Oct 3', 'Starbucks 4', 'taxi 30 yesterday', 'got paid 2400')
  expect(
    await ada.words(
      'how much at Starbucks this week',
      'in total',
      'I spent too much this week',
      'what did I spend it on',
      'how can I spend less',
      'do I have any left to pay',
      'how many entries do I have this week',
      'can I afford a phone for 600',
      'what about 2000',
    ),
  ).toEqual([
    '$4.00 at Starbucks this week, in 1 entry.',
    '$9.00 on Starbucks so far, over 2 entries.',
    'Most went to Transportation this week, $30.00 of $34.00, over 2 entries; then Food & Dining $4.00.',
    '2 entries this week, $34.00 in all: $4.00 for Starbucks and $30.00 for Taxi yesterday.',
    'Most went to Transportation this month, $30.00 of $34.00, over 2 entries; then Food & Dining $4.00. To keep an eye on one of them, set a budget, like "set dining to 300".',
    'I know of no bills to come: no payment of yours comes back yet.',
    'There are 2 entries this week, $34.00 in all.',
    'This month $2,400.00 came in and $34.00 went out, over 3 entries, so $2,366.00 is left. $600.00 would leave $1,766.00.',
    'This month $2,400.00 came in and $34.00 went out, over 3 entries, so $2,366.00 is left. $2,000.00 would leave $366.00.',
  ])
})

test('the next of the greatest, the rest of its day and the first of all are told', async () => {
  await ada.talk('rent 800 and tea 3 on Monday', 'shoes 60', 'lunch 12')
  expect(await ada.words('what was my biggest expense', 'what else on that day', 'what was my first entry')).toEqual([
    'The largest this month was Rent, $800.00 on Monday.',
    expect.stringContaining('$3.00 for Tea'),
    'The first was $800.00 for Rent on Monday.',
  ])
  expect(await ada.words('what was my biggest expense', 'and the second', 'next')).toEqual([
    'The largest this month was Rent, $800.00 on Monday.',
    'The second largest this month was Shoes, $60.00 today.',
    'The third largest this month was Lunch, $12.00 today.',
  ])
})

test('spending that is rued, and two things asked at once, are told with their figures', async () => {
  await ada.talk('shoes 60', 'lunch 12', 'taxi 9')
  expect(
    await ada.words('I spent too much on shoes', 'how mch did i spnd', 'how much on food and how much on transport'),
  ).toEqual([
    '$60.00 on Shoes this month, in 1 entry.',
    '$81.00 spent this month, over 3 entries.',
    '$12.00 on Food & Dining this month, in 1 entry. $9.00 on Transportation this month, in 1 entry.',
  ])
})

test('a question about the app is answered, and what waits goes on waiting', async () => {
  expect(await ada.words('coffee', 'do I have to talk or can I type', '4')).toEqual([
    'How much was Coffee?',
    'Both work: press the orb and talk, or type it.',
    'Saved, $4.00 for Coffee.',
  ])
})

test('what was asked before is set against a shop, told as a part of all, and by the time', async () => {
  await ada.talk('tesco 23.40 on nov 3', 'tesco 31.20 on nov 10', 'aldi 44 on nov 12')
  expect(
    await ada.words(
      'how much at tesco',
      "what's the average",
      'more than aldi?',
      'what percentage is that',
      'vs october',
    ),
  ).toEqual([
    '$54.60 at Tesco this month, over 2 entries.',
    'About $27.30 a time on Tesco this month, $54.60 in all, over 2 entries.',
    '$54.60 on Tesco this month, over 2 entries, against $44.00 on Aldi, in 1 entry. That is $10.60 more.',
    'Tesco is 55% of what was spent this month, $54.60 of $98.60, over 2 entries.',
    '$54.60 on Tesco this month, over 2 entries, against nothing in October. That is $54.60 more.',
  ])
  expect(await ada.words('where do I shop the most', 'without aldi', 'show all budgets')).toEqual([
    'Most went to Tesco this month, $54.60 of $98.60, over 3 entries; then Aldi $44.00.',
    '$54.60 spent this month without Aldi, over 2 entries.',
    'There is no budget yet. Say "set dining to 300" to make one.',
  ])
})

test('a bad day gets a kind word, and nothing is written for it', async () => {
  expect(await ada.words('i lost my job', 'money is tight', "i don't get it", 'sorry')).toEqual([
    expect.stringContaining('sorry to hear'),
    expect.stringContaining('That happens'),
    expect.stringContaining('"coffee 4"'),
    'No harm done.',
  ])
  expect(await ada.words('coffee 4', 'the second one 5', "what's my name")).toEqual([
    'Saved, $4.00 for Coffee.',
    'Saved, $5.00 for Coffee.',
    'You are Ada.',
  ])
})

test('which week, day and day of the week cost the most or the least', async () => {
  const answers = await ada.words(
    'coffee 4',
    'shoes 120 last friday',
    'which week was worst',
    'what was my cheapest day',
    'which day do I spend most',
    'income vs spending this month',
  )
  expect(answers.slice(2)).toEqual([
    'The most in one week over the last 12 weeks was $120.00 last week; then $4.00 this week.',
    'The least on a day with any spending this month was $4.00 today; then $120.00 on Nov 13.',
    'Most goes on Fridays, $124.00 over the last 12 weeks.',
    'This month nothing came in, and $124.00 went out, over 2 entries.',
  ])
})

test('who owes whom is not kept, and what there is with a person is told', async () => {
  expect(
    await ada.words(
      'dinner 60, split with Nina',
      'what does Nina owe me',
      'does Tom owe me anything',
      'who owes me money',
    ),
  ).toEqual([
    'Saved, $30.00 for Dinner.',
    'I keep what was paid and what came in, not who owes whom. With Nina I find $30.00 for Dinner.',
    'I keep what was paid and what came in, not who owes whom. I find nothing with Tom among your entries. Once money comes back, tell me, like "got 20 back from Tom".',
    'I keep what was paid and what came in, not who owes whom. Once money comes back, tell me, like "got 20 back from Tom".',
  ])
})

test('a sum that is asked back is told again, and nothing is written', async () => {
  expect(await ada.words('lunch 80', 'so I spent 80 right')).toEqual([
    'Saved, $80.00 for Lunch.',
    '$80.00 spent this month, in 1 entry.',
  ])
})

test('several that were told are added up by how many they are, and compared with the month before', async () => {
  const said = await ada.words(
    'lunch 13',
    'salad 5',
    'breakfast 8.50',
    'how much for both',
    'how much for the three',
    'what is it now',
    'how much did I spend on food',
    'compare that with last month',
  )
  expect(said.slice(3)).toEqual([
    'That is $13.50 in all: $5.00 for Salad and $8.50 for Breakfast.',
    'That is $26.50 in all: $13.00 for Lunch, $5.00 for Salad and $8.50 for Breakfast.',
    'It was $8.50 for Breakfast.',
    '$26.50 on Food & Dining this month, over 3 entries.',
    '$26.50 on Food & Dining this month, over 3 entries, against nothing last month. That is $26.50 more.',
  ])
})

test('what was due is known once it is paid, and its price is asked about', async () => {
  expect(
    await ada.words('rent is 700', 'ok paid it now', 'yes', 'electric bill 80 is due on the 5th', 'paid it', '82'),
  ).toEqual([
    'Good to know. I saved nothing.',
    '$700.00 for Rent, is that right?',
    'Saved, $700.00 for Rent.',
    'Then nothing is spent, and I saved nothing.',
    '$80.00 for Electric Bill, is that right?',
    'Saved, $82.00 for Electric Bill.',
  ])
})

test('a sum that is asked after tells an entry where nothing of it is recorded', async () => {
  expect(await ada.words('I spent 12 on lunch, right', 'so I spent 100 right')).toEqual([
    'Saved, $12.00 for Lunch.',
    '$12.00 spent this month, in 1 entry.',
  ])
})

test('what is to be shared before its amount is known is asked about again, and the entry before it stays', async () => {
  expect(
    await ada.words('haircut 25', 'lunch 12 euros with Sam', 'split it with Sam', '14', 'split it with Sam'),
  ).toEqual([
    'Saved, $25.00 for Haircut.',
    'How much was that in dollars?',
    'How much was that in dollars?',
    'Saved, $14.00 for Lunch.',
    'Changed, now $7.00 for Lunch.',
  ])
})

test('a sign that draws the word before it leaves the name as it is told', async () => {
  expect(await ada.words('pizza 🍕 14.50', 'two coffees ☕ 8', '🍕 18 🍺 7')).toEqual([
    'Saved, $14.50 for Pizza.',
    'Saved, $8.00 for Coffees.',
    expect.stringContaining('$18.00'),
  ])
})
