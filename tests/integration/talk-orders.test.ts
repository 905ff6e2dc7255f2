import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('the same again', () => {
  test('writes what was saved last, as it stands, for today', async () => {
    await ada.talk('coffee 4 yesterday', 'make it 4.50')
    expect(await ada.words('same again', 'another one')).toEqual([
      'Saved, $4.50 for Coffee.',
      'Saved, $4.50 for Coffee.',
    ])
    expect(await ada.entries()).toEqual(['Coffee 450 2026-11-19', 'Coffee 450 2026-11-20', 'Coffee 450 2026-11-20'])
  })

  test('finds the thing that was named in this talk, and asks for the price of any other', async () => {
    await ada.talk('coffee 4.20 at Starbucks', 'lunch 11')
    expect(await ada.words('another coffee', 'another beer')).toEqual([
      'Saved, $4.20 for Starbucks.',
      'How much was Beer?',
    ])
  })

  test('takes the amount that is had most often for the usual one', async () => {
    await ada.talk('coffee 4 on Monday', 'coffee 4 on Tuesday', 'coffee 6 yesterday')
    expect(await ada.words('the usual coffee', 'the usual tea', 'the usual')).toEqual([
      'Saved, $4.00 for Coffee.',
      'I know of no usual tea yet. Tell me what it was, like "tea 4".',
      'The usual what? Say it with its name, like "the usual coffee".',
    ])
  })

  test('writes nothing where nothing stands, or one of several is meant', async () => {
    expect(await ada.words('same again', 'tea 3', 'undo', 'same again', 'tea 3 and cake 5', 'another one')).toEqual([
      'There is nothing in our talk to repeat. Tell me what it was, like "coffee 4".',
      'Saved, $3.00 for Tea.',
      'Done, I took back $3.00 for Tea.',
      'There is nothing in our talk to repeat. Tell me what it was, like "coffee 4".',
      'Saved: $3.00 for Tea and $5.00 for Cake.',
      'Another of which? Say its name, like "another tea".',
    ])
    expect(await ada.words('same again')).toEqual(['Saved: $3.00 for Tea and $5.00 for Cake.'])
  })
})

describe('a shared entry', () => {
  test('keeps the own part of it', async () => {
    await ada.talk('dinner 90', 'lunch 40')
    expect(await ada.words('split it with Sam', 'split the dinner three ways', 'undo')).toEqual([
      'Changed, now $20.00 for Lunch.',
      'Changed, now $30.00 for Dinner.',
      'Done, I put back $90.00 for Dinner.',
    ])
    expect(await ada.words('split the pizza with Sam')).toEqual([
      'That entry could not be found. Say it with its amount, like "split 60 with Sam".',
    ])
    expect(await ada.entries()).toEqual(['Dinner 9000 2026-11-20', 'Lunch 2000 2026-11-20'])
  })
})

test('a payment that is told with its parts needs nothing of the talk', async () => {
  await ada.talk('lunch 40')
  expect(
    await ada.words('split sixty with dan for dinner', 'undo that', 'split a ninety dollar uber three ways'),
  ).toEqual(['Saved, $30.00 for Dinner.', 'Done, I took back $30.00 for Dinner.', 'Saved, $30.00 for Uber.'])
})

describe('what was taken out', () => {
  test('comes back by the words for it, whether deleted or undone', async () => {
    await ada.talk('coffee 4', 'make it 5', 'tea 3')
    expect(await ada.words('undo', 'bring it back', 'delete it', 'no wait, keep it', 'keep it')).toEqual([
      'Done, I took back $3.00 for Tea.',
      'Done, I put back $3.00 for Tea.',
      'Removed $3.00 for Tea. Say "undo" to bring it back.',
      'Done, I put back $3.00 for Tea.',
      'All right, nothing was taken out.',
    ])
    expect(await ada.entries()).toContain('Tea 300 2026-11-20')
  })

  test('changes nothing of what a question, a remark or another entry only sounds like', async () => {
    await ada.talk('coffee 4')
    await ada.talk(
      'can you repeat that?',
      'again?',
      'another coffee?',
      'who paid half',
      'nobody paid half',
      'my mom pays half',
    )
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
    await ada.talk('tea 6 and cake 5', 'taxi 8', 'make it 9, they overcharged me', 'the phone bill was 60', 'dinner 40')
    await ada.talk('split the bill with Sam', 'Ana paid the other half')
    expect((await ada.entries()).sort()).toEqual([
      'Cake 500 2026-11-20',
      'Coffee 400 2026-11-20',
      'Dinner 2000 2026-11-20',
      'Phone Bill 6000 2026-11-20',
      'Taxi 900 2026-11-20',
      'Tea 600 2026-11-20',
    ])
  })

  test('needs to be said', async () => {
    await ada.talk('coffee 4')
    expect(await ada.words('delete the', 'no, I meant the other one', "don't delete it")).toEqual([
      'Which one? Say its name, like "delete the coffee" or "the taxi was 16".',
      'Which one? Say its name, like "delete the coffee" or "the taxi was 16".',
      'All right, nothing was taken out.',
    ])
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
  })
})

describe('what is said of an entry right after it', () => {
  test('corrects its amount instead of writing it twice', async () => {
    await ada.talk('taxi 18 and lunch 12', 'cheese 9.50')
    expect(await ada.words('no, the taxi was 16', 'ok one last thing, the cheese was 8.50 not 9.50')).toEqual([
      'Changed, now $16.00 for Taxi.',
      'Changed, now $8.50 for Cheese.',
    ])
    expect(await ada.words('the taxi was 7 yesterday', 'the bread was 3')).toEqual([
      'Saved, $7.00 for Taxi yesterday.',
      'Saved, $3.00 for Bread.',
    ])
  })

  test('says where and when it was', async () => {
    await ada.talk('lunch 12', 'tea 6')
    expect(await ada.words('at Costa', 'yesterday', 'lunch was at Subway', 'on Tuesday')).toEqual([
      'Changed, now $6.00 at Costa.',
      'Changed, now $6.00 for Costa yesterday.',
      'Changed, now $12.00 at Subway.',
      'Changed, now $12.00 for Subway on Tuesday.',
    ])
  })

  test('asks of another day after a question, and never changes an entry then', async () => {
    await ada.talk('lunch 12 yesterday', 'tea 6')
    expect(await ada.words('what did I spend on food today', 'yesterday')).toEqual([
      '$6.00 on Food & Dining today, in 1 entry.',
      '$12.00 on Food & Dining yesterday, in 1 entry.',
    ])
  })

  test('files it without giving it the name of a category', async () => {
    await ada.talk('taxi 20')
    expect(await ada.words('put it under travel', 'no, transport')).toEqual([
      'Changed, now $20.00 for Taxi, under Travel.',
      'Changed, now $20.00 for Taxi, under Transportation.',
    ])
  })

  test('means the place in the order of telling', async () => {
    await ada.talk('bread 3, milk 2 and eggs 4')
    expect(await ada.words('no, make the second one 2.50', 'the third was yesterday')).toEqual([
      'Changed, now $2.50 for Milk.',
      'Changed, now $4.00 for Eggs yesterday.',
    ])
  })

  test('is the same in what was told, read out or found', async () => {
    await ada.talk('bread 3', 'milk 2, eggs 4 yesterday and tea 5')
    expect(await ada.words('list them', 'the second one was 4.50', 'delete the bread', 'list them')).toEqual([
      'Your last 3 entries, $11.00 in all: $2.00 for Milk, $4.00 for Eggs yesterday and $5.00 for Tea.',
      'Changed, now $4.50 for Eggs yesterday.',
      'Removed $3.00 for Bread. Say "undo" to bring it back.',
      'Your last 3 entries, $11.50 in all: $2.00 for Milk, $4.50 for Eggs yesterday and $5.00 for Tea.',
    ])
    expect(await ada.words('show my last 2 entries', 'list them', 'delete the second one')).toEqual([
      expect.stringContaining('Your last 2 entries, $7.00 in all: $5.00 for Tea'),
      expect.stringContaining('Your last 2 entries, $7.00 in all: $5.00 for Tea'),
      expect.stringMatching(/^Removed \$\d\.\d\d for (?!Tea)/),
    ])
  })
})

test('an amount for several is asked about as for one, and each of them is told', async () => {
  await ada.talk('rent 900 and gym 40')
  expect(await ada.words('change both to twelve fifty', '$1,250.00')).toEqual([
    '$12.50 or $1,250.00?',
    'Changed, now $1,250.00 for Rent and $1,250.00 for Gym.',
  ])
  expect(
    await ada.words('make the rent nine fifty', 'make the rent 150', 'make the rent eighteen fifty', 'no'),
  ).toEqual([
    'Changed, now $950.00 for Rent.',
    'Changed, now $150.00 for Rent.',
    '$18.50 or $1,850.00?',
    'All right, I left it as it is.',
  ])
})

test('a thing that a sentence only passes by is not what is had again', async () => {
  await ada.talk('parking near the coffee place 6')
  await ada.talk('another coffee')
  expect(await ada.entries()).toHaveLength(1)
})

describe('an answer in an odd form', () => {
  test('chooses by size, keeps the day, asks anew, or gives up', async () => {
    expect(await ada.words('dinner 13 or 30', 'the bigger one', 'snack', '3 or 4', 'yesterday', '4')).toEqual([
      '$13 or $30?',
      'Saved, $30.00 for Dinner.',
      'How much was Snack?',
      '$3 or $4?',
      '$3 or $4?',
      'Saved, $4.00 for Snack yesterday.',
    ])
    expect(await ada.words('taxi', 'yesterday', '12', 'gym', "I don't know")).toEqual([
      'How much was Taxi?',
      'How much was Taxi?',
      'Saved, $12.00 for Taxi yesterday.',
      'How much was Gym?',
      'All right, nothing was saved.',
    ])
  })

  test('sets the budget that was asked about, of several, also where that puts it right', async () => {
    await ada.talk('set groceries budget to 200', 'set transport budget to 100', 'how much is left in groceries')
    expect(await ada.words('make the budget 250', 'how much is left for transport', 'no, make the budget 150')).toEqual(
      [
        'Set, $250.00 a month for Food & Dining, $250.00 left.',
        '$100.00 of $100.00 left for Transportation this month.',
        'Set, $150.00 a month for Transportation, $150.00 left.',
      ],
    )
    expect(await ada.entries()).toEqual([])
  })

  test('makes the budget that was asked for, and no entry of it', async () => {
    expect(await ada.words('set a budget', 'dining', '150', 'set a budget', 'shopping 90')).toEqual([
      'Which category, and how much a month? Say "set dining to 300".',
      'How much a month for Food & Dining?',
      'Set, $150.00 a month for Food & Dining, $150.00 left.',
      'Which category, and how much a month? Say "set dining to 300".',
      'Set, $90.00 a month for Shopping, $90.00 left.',
    ])
    expect(await ada.words('set a budget', 'what did I spend', 'groceries 30', 'set dining to -5')).toEqual([
      'Which category, and how much a month? Say "set dining to 300".',
      'Nothing spent this month.',
      'Saved, $30.00 for Groceries. $120.00 left for Food & Dining this month.',
      'A budget has to be more than nothing, so I set none. Say "set dining to 300".',
    ])
    expect(await ada.entries()).toEqual(['Groceries 3000 2026-11-20'])
  })
})

test('what another paid, how it was paid, and when all of it was', async () => {
  await ada.talk('dinner 48')
  expect(await ada.words('actually Sam paid half', 'both were cash', 'that was on my card', 'cancel spotify')).toEqual([
    'Changed, now $24.00 for Dinner.',
    'How it was paid is nothing that I keep: an entry holds its name, amount, category and day.',
    'How it was paid is nothing that I keep: an entry holds its name, amount, category and day.',
    'I cannot cancel a contract. In Subscriptions you can mark it as paused.',
  ])
  await ada.talk('milk 2, bread 3, eggs 4', 'milk was yesterday')
  expect(await ada.words('all of them were yesterday')).toEqual([
    'Changed, now $3.00 for Bread yesterday and $4.00 for Eggs yesterday.',
  ])
})

test('what was saved is not taken back by words for bringing back', async () => {
  await ada.talk('lunch 12')
  expect(await ada.words('get it back', 'delete it', 'get it back')).toEqual([
    'There is nothing to bring back. Say "undo" to take back what was saved last.',
    'Removed $12.00 for Lunch. Say "undo" to bring it back.',
    'Done, I put back $12.00 for Lunch.',
  ])
  expect(await ada.words('the lunch was 12 as I said', 'the lunch was 9 too', '4 coffee', '6', 'make it 6')).toEqual([
    'That is how it stands: $12.00 for Lunch, under Food & Dining.',
    'Saved, $9.00 for Lunch.',
    'Saved, $4.00 for Coffee.',
    'What was the $6 for?',
    'Changed, now $6.00 for Coffee.',
  ])
})

test('rude and kind words', async () => {
  expect(await ada.words('shut up', "you're funny")).toEqual([
    expect.stringContaining('I am sorry.'),
    'That is kind of you. Tell me whenever you spend something.',
  ])
})

describe('an undo that names a thing', () => {
  test('takes back what the talk did last to it, whatever came after', async () => {
    await ada.talk('coffee 3', 'make the coffee 4', 'tea 2')
    expect(await ada.words('undo the coffee change', 'undo the coffee, I never had it', 'undo the pizza')).toEqual([
      'Done, I put back $3.00 for Coffee.',
      'Done, I took back $3.00 for Coffee.',
      'That entry could not be found.',
    ])
    expect(await ada.words('undo that please')).toEqual(['Done, I took back $2.00 for Tea.'])
    expect(await ada.entries()).toEqual([])
  })
})

describe('why an order is given', () => {
  test('says nothing about which entry it means', async () => {
    await ada.talk('coffee 4', 'rent 900', 'lunch 9')
    expect(
      await ada.words(
        "delete the 4 dollar one, it's on my work card",
        'undo the rent, it only goes out next week',
        'delete the last one, my brother paid',
      ),
    ).toEqual([
      'Removed $4.00 for Coffee. Say "undo" to bring it back.',
      'Done, I took back $900.00 for Rent.',
      'Removed $9.00 for Lunch. Say "undo" to bring it back.',
    ])
  })
})

test('pay that is told anew is the income, and who else gave is one more', async () => {
  await ada.talk('got paid 2140', 'rent 900', 'wait my pay was 2,140.55', 'Nico gave me 15', 'and fifteen from Ali too')
  expect(await ada.entries()).toEqual([
    'Ali -1500 2026-11-20',
    'Income -214055 2026-11-20',
    'Nico -1500 2026-11-20',
    'Rent 90000 2026-11-20',
  ])
})

test('what was never told is news behind the words that put something right, not a thing that cannot be found', async () => {
  await ada.talk('coffee 4', 'no wait the cinema was 12', 'wait my bus was 3')
  expect(await ada.entries()).toEqual(['Bus 300 2026-11-20', 'Cinema 1200 2026-11-20', 'Coffee 400 2026-11-20'])
})

test('a thing that is forgotten for another is taken out where the talk told of it', async () => {
  await ada.talk('parking 5', 'forget the taxi, add lunch 10')
  expect(await ada.entries()).toEqual(['Lunch 1000 2026-11-20', 'Parking 500 2026-11-20'])
  await ada.talk('forget the parking, add 2 tip to the lunch', 'forget about the lunch and just add tea 3')
  expect(await ada.entries()).toEqual(['Tea 300 2026-11-20'])
})

test('of two sums that may be meant for a goal or a budget the person says which', async () => {
  const asked = '$2,005.00 or $2,500.00?'
  expect(
    await ada.words('save two thousand five for Japan', '2500', 'change the Japan goal to two thousand five'),
  ).toEqual([asked, 'New goal Japan, $2,500.00.', asked])
  expect(await ada.words('the first', 'set food to 2000', 'lower food by one thousand two', '1200')).toEqual([
    'Changed, Japan is $2,005.00 now.',
    'Set, $2,000.00 a month for Food & Dining, $2,000.00 left.',
    '$1,002.00 or $1,200.00?',
    'Set, $800.00 a month for Food & Dining, $800.00 left.',
  ])
})

describe('several entries', () => {
  test('are not taken out within bounds that nobody named', async () => {
    await ada.talk('coffee 4', 'tea 3 yesterday')
    const answers = await ada.words(
      'remove all entries before today',
      'delete everything after Monday',
      'remove everything not tea',
      'delete the last two weeks',
    )
    expect(new Set(answers)).toEqual(
      new Set([
        'I take out several only by their name or their day, like "delete both coffees" or "delete everything from today".',
      ]),
    )
    expect(await ada.entries()).toHaveLength(2)
  })
})

test('an undo by its place takes back that one, and of a change only a change', async () => {
  await ada.talk('coffee 4', 'lunch 12', 'coffee 6')
  expect(await ada.words('undo the lunch change', 'undo the first coffee')).toEqual([
    'There is nothing to undo.',
    'Done, I took back $4.00 for Coffee.',
  ])
})

test('what comes from a shop after an income was bought there', async () => {
  await ada.talk('received 450 from Verlag', '12 from Subway', 'got 20 from Nico', 'and 12 from Aldi')
  expect(await ada.entries()).toEqual([
    'Aldi 1200 2026-11-20',
    'Nico -2000 2026-11-20',
    'Subway 1200 2026-11-20',
    'Verlag -45000 2026-11-20',
  ])
})

describe('how much it was, asked of a thing', () => {
  test('is the sum of the two that the thing can cost, however it is said, and asked for where it can cost both', async () => {
    await ada.talk()
    const plumber = 'Saved, $185.00 for Plumber.'
    expect(await ada.words('paid the plumber', 'that was one eighty five')).toEqual(['How much was Plumber?', plumber])
    expect(await ada.words('got the plumber in', 'he charged one eighty five')).toContain(plumber)
    expect(await ada.words('bought a coffee', 'they charged me four fifty')).toContain('Saved, $4.50 for Coffee.')
    expect(await ada.words('rent', 'it was nine fifty')).toContain('Saved, $950.00 for Rent.')
    expect(await ada.words('rent', 'it was twelve fifty', 'the second')).toEqual([
      'How much was Rent?',
      '$12.50 or $1,250?',
      'Saved, $1,250.00 for Rent.',
    ])
  })
})

describe('two limits of one budget', () => {
  test('ask which it is, and set what stands beside them', async () => {
    expect(
      await ada.words('set food to 300, coffee to 40 and travel to 500', '300', 'set dining to 90, food to 90'),
    ).toEqual([
      'Food & Dining is one budget. $300.00 or $40.00? Set, $500.00 a month for Travel, $500.00 left.',
      'Set, $300.00 a month for Food & Dining, $300.00 left.',
      'Set, $90.00 a month for Food & Dining, $90.00 left.',
    ])
  })
})

describe('the goal or budget that was changed last', () => {
  test('is what "it" is, whatever was asked since', async () => {
    expect(
      await ada.words(
        'set a limit of 50 for eating out',
        'lunch 23',
        'how much of that is gone',
        'what about groceries',
        'make it 80',
        'remove the limit',
        'bring it back',
      ),
    ).toEqual([
      'Set, $50.00 a month for Food & Dining, $50.00 left.',
      'Saved, $23.00 for Lunch. $27.00 left for Food & Dining this month.',
      '$23.00 of $50.00 (46%) is gone for Food & Dining this month, $27.00 left.',
      '$27.00 of $50.00 left for Food & Dining this month.',
      'Set, $80.00 a month for Food & Dining, $57.00 left.',
      'Removed the budget for Food & Dining. Say "undo" to bring it back.',
      'Done, I put back the budget for Food & Dining.',
    ])
    expect(await ada.entries()).toEqual(['Lunch 2300 2026-11-20'])
  })

  test('gets its day, its target and its name, and gives back what was put in', async () => {
    expect(
      await ada.words(
        'I want to save for a car',
        '5000',
        'by next summer',
        'put 300 in',
        'I took 50 out again',
        'put it back',
        'what did I spend on food this month',
        'make the target 6000',
        'push it back to October',
        'how much a week is that',
        'rename the car to van',
        'how much is in it',
        'delete it',
        'bring it back',
      ),
    ).toEqual([
      'How much do you want to save for Car?',
      'New goal Car, $5,000.00.',
      'Changed, Car is $5,000.00 by Aug 31, 2027 now.',
      'Added $300.00 to Car, $4,700.00 to go.',
      'Changed, $250.00 of $5,000.00 saved for Car now.',
      'Done, I put the goal Car back as it was.',
      'Nothing spent on Food & Dining this month.',
      'Changed, Car is $6,000.00 by Aug 31, 2027 now, with $300.00 saved.',
      'Changed, Car is $6,000.00 by Oct 31, 2027 now, with $300.00 saved.',
      '$5,700.00 to go for Car by Oct 31, 2027, about $116.33 a week.',
      'Changed, Van is $6,000.00 by Oct 31, 2027 now, with $300.00 saved.',
      '$300.00 of $6,000.00 saved for Van, due Oct 31, 2027.',
      'Removed the goal Van. Say "undo" to bring it back.',
      'Done, I put back the goal Van.',
    ])
  })

  test('is removed by the name that it was given, and no entry with it', async () => {
    await ada.talk('limit coffee to 40', 'set shopping to 200', 'coffee 4', 'new cap 20')
    expect(
      await ada.words('remove the coffee limit', 'remove the shopping one', 'delete the budget', 'delete the cap'),
    ).toEqual([
      'Removed the budget for Food & Dining. Say "undo" to bring it back.',
      'Removed the budget for Shopping. Say "undo" to bring it back.',
      'There is no budget yet, so there is nothing to remove.',
      'Removed $20.00 for Cap. Say "undo" to bring it back.',
    ])
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
  })

  test('is the other of two limits where the person thinks again', async () => {
    expect(await ada.words('set food to 300 and coffee to 40', '40', 'the first')).toEqual([
      'Food & Dining is one budget. $300.00 or $40.00?',
      'Set, $40.00 a month for Food & Dining, $40.00 left.',
      'Set, $300.00 a month for Food & Dining, $300.00 left.',
    ])
  })

  test('is no account, which goes again as it came', async () => {
    await ada.talk('coffee 4', 'add a savings account at Barclays ending 1234 with 500')
    expect(await ada.words('how much is in it', 'remove it')).toEqual([
      'Your balance is $500.00, over 1 account.',
      'Done, I took back the Barclays account.',
    ])
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
  })
})

describe('money of one own', () => {
  test('that is only moved, or lies there, is no spend', async () => {
    await ada.talk()
    const between = 'Between your own accounts nothing is spent, so I saved nothing.'
    expect(
      await ada.words('move 100 from checking to savings', 'sent 300 to my other account', "I've got 1200 in the bank"),
    ).toEqual([between, between, expect.stringContaining('For an account I need the bank')])
    expect(await ada.words('transferred 200 to my savings account')).toEqual([
      'That stays your own money, so nothing is spent. To save towards something, say "new goal Japan 500".',
    ])
    const drawn =
      'Cash that you draw or pay in stays your own, so I saved nothing. Tell me what you spend of it, or the fee, like "ATM fee 3".'
    expect(await ada.words('took out 100 from the ATM', 'cash deposit 300', 'withdrew 60')).toEqual([
      drawn,
      drawn,
      drawn,
    ])
    expect(await ada.entries()).toEqual([])
  })
})

describe('payments that come back', () => {
  test('are named as they were told until the entries show them', async () => {
    await ada.talk('netflix 15.99 monthly', 'coffee 4')
    expect(await ada.words('what subscriptions do I have', 'I cancelled my gym membership')).toEqual([
      'I see no payments that come back yet. You told me of Netflix $15.99. What is paid three months in a row shows up here.',
      'All right. In Subscriptions you can mark it as paused, so that it no longer counts.',
    ])
  })
})

describe('what can be afforded', () => {
  test('is told at another price, and after the rent', async () => {
    await ada.talk('set groceries to 300', 'aldi 270')
    expect(await ada.words('can I afford 20 for pizza', 'and for 40')).toEqual([
      '$30.00 left for Food & Dining this month, so $20.00 would leave $10.00.',
      '$30.00 left for Food & Dining this month, so $40.00 would put you $10.00 over.',
    ])
    await ada.talk('got paid 2000', 'rent 800')
    expect(await ada.words("what's left after rent")).toEqual([
      'This month $2,000.00 came in and $1,070.00 went out, over 3 entries, so $930.00 is left.',
    ])
  })
})

describe('more of budgets', () => {
  test('the next is set behind the first, and one is removed by its name', async () => {
    expect(await ada.words('set food to 250', 'and 100 for transport', 'remove transport')).toEqual([
      'Set, $250.00 a month for Food & Dining, $250.00 left.',
      'Set, $100.00 a month for Transportation, $100.00 left.',
      'Removed the budget for Transportation. Say "undo" to bring it back.',
    ])
    expect(await ada.words('lunch 12', 'and 20 for transport')).toContain('Saved, $20.00 for Transport.')
  })

  test('how far over it is, is told behind what took it over', async () => {
    await ada.talk('limit shopping to 100', 'shoes 80', 'bag 45')
    expect(await ada.words('by how much', 'am I still over')).toEqual([
      'You are $25.00 over the $100.00 for Shopping this month.',
      'Yes, Shopping is $25.00 over its $100.00 this month.',
    ])
  })
})
