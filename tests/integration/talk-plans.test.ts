import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('a budget that is talked of', () => {
  test('is doubled, put back, lowered, and moved to another', async () => {
    expect(
      await ada.words(
        'set food to 350',
        'double it',
        'go back to 350',
        'set transport to 100',
        'lower transport by 10',
        'move 50 from food to transport',
        'halve the food budget',
        'what limits do I have',
      ),
    ).toEqual([
      'Set, $350.00 a month for Food & Dining, $350.00 left.',
      'Set, $700.00 a month for Food & Dining, $700.00 left.',
      'Set, $350.00 a month for Food & Dining, $350.00 left.',
      'Set, $100.00 a month for Transportation, $100.00 left.',
      'Set, $90.00 a month for Transportation, $90.00 left.',
      'Set, $300.00 a month for Food & Dining, $300.00 left. Set, $140.00 a month for Transportation, $140.00 left.',
      'Set, $150.00 a month for Food & Dining, $150.00 left.',
      '2 budgets this month: $140.00 of $140.00 left for Transportation, $150.00 of $150.00 left for Food & Dining.',
    ])
  })

  test('leaves an entry that was told since to itself', async () => {
    await ada.talk('set food to 300', 'coffee 4')
    expect(await ada.words('double it', 'go back to 4')).toEqual([
      'Changed, now $8.00 for Coffee. $292.00 left for Food & Dining this month.',
      'Changed, now $4.00 for Coffee. $296.00 left for Food & Dining this month.',
    ])
  })

  test('asks for its category behind what was saved, and says that none is for all', async () => {
    expect(await ada.words('I have a budget of 100 and dinner 50', 'dining', 'set my monthly budget to 1500')).toEqual([
      'Saved, $50.00 for Dinner. For which category? Say it, like "dining".',
      'Set, $100.00 a month for Food & Dining, $50.00 left.',
      'Each budget is for one category, none is for all of them. For which category? Say it, like "dining".',
    ])
  })
})

test('whole categories told right behind a budget are the next ones, and one that is told alone is paid', async () => {
  expect(
    await ada.words('set food to 300', '500 for utilities and 200 for fun', 'and travel 150', 'transport 40'),
  ).toEqual([
    'Set, $300.00 a month for Food & Dining, $300.00 left.',
    'Set, $500.00 a month for Utilities, $500.00 left. Set, $200.00 a month for Entertainment, $200.00 left.',
    'Set, $150.00 a month for Travel, $150.00 left.',
    'Saved, $40.00 for Transport.',
  ])
})

describe('several goals', () => {
  test('are made one by one, each with its name and day, and missed together', async () => {
    expect(
      await ada.words(
        'I want to save for a laptop',
        'laptop 1200 by june',
        'rome 900 by april',
        'take 10 out of rome',
        "what's missing for both",
        'make the laptop deadline august',
        'actually skip rome',
      ),
    ).toEqual([
      'How much do you want to save for Laptop?',
      'New goal Laptop, $1,200.00 by Jun 30, 2027.',
      'New goal Rome, $900.00 by Apr 30, 2027.',
      'Only $0.00 is saved for Rome, so I took nothing out.',
      '$900.00 to go for Rome by Apr 30, 2027, about $180.00 a month. $1,200.00 to go for Laptop by Jun 30, 2027, about $171.43 a month.',
      'Changed, Laptop is $1,200.00 by Aug 31, 2027 now.',
      'Removed the goal Rome. Say "undo" to bring it back.',
    ])
    expect(await ada.entries()).toEqual([])
  })

  test('are fed at once, compared, and moved between', async () => {
    await ada.talk('save 2000 for japan', 'save 800 for a bike')
    expect(
      await ada.words(
        'put 100 in each',
        'which goal is closest',
        'move 50 from japan to the bike',
        'move 500 from japan to the bike',
        'save 50 for japan',
        "I don't want the bike anymore",
        "are you sure that's gone",
      ),
    ).toEqual([
      'Added $100.00 to Bike, $700.00 to go. Added $100.00 to Japan, $1,900.00 to go.',
      'Bike is closest, with $100.00 of $800.00.',
      'Changed, $50.00 of $2,000.00 saved for Japan now. Added $50.00 to Bike, $650.00 to go.',
      'Only $50.00 is saved for Japan, so I took nothing out.',
      'Added $50.00 to Japan, $1,900.00 to go.',
      'Removed the goal Bike. Say "undo" to bring it back.',
      'Yes, the goal Bike is gone. Say "undo" to bring it back.',
    ])
    expect(await ada.entries()).toEqual([])
  })

  test('are left alone where a thing of that name was bought', async () => {
    await ada.talk('save 800 for a bike', 'bike 200')
    expect((await ada.words("I don't want the bike anymore"))[0]).not.toContain('goal')
  })
})

test('a subscription is paused and taken up again, and one that ended counts no longer', async () => {
  await ada.talk('netflix 15 on sep 18', 'netflix 15 on oct 18', 'netflix 15 on nov 18')
  expect(
    await ada.words(
      'cancel netflix',
      'pause netflix',
      'pause netflix',
      'resume netflix',
      'I cancelled netflix',
      'pause hulu',
    ),
  ).toEqual([
    'I cannot cancel a contract. Once you have, say "pause Netflix", and it no longer counts.',
    'Netflix counts as paused now.',
    'Netflix counts as paused already.',
    'Netflix counts as active now.',
    'Netflix counts as paused now.',
    'I see no regular payment called Hulu yet. What is paid three months in a row shows up here.',
  ])
})

test('an entry of a subscription is taken out, and what is called after a goal leaves it alone', async () => {
  await ada.talk('netflix 15 on sep 18', 'netflix 15 on oct 18', 'netflix 15 on nov 18', 'save 500 for a bike')
  expect(await ada.words('get rid of the netflix charge', 'cancel the bike ride', 'drop 50 on bike')).toEqual([
    'Removed $15.00 for Netflix on Wednesday. Say "undo" to bring it back.',
    'That entry could not be found.',
    'Added $50.00 to Bike, $450.00 to go.',
  ])
})

test('a balance is set by no word, and how it is set is told', async () => {
  await ada.talk('add a checking account at Chase ending 1234 with 500')
  expect(await ada.words('set my checking balance to 900', 'my cash is 120 now')).toEqual([
    'I cannot set a balance. Remove the account, and add it anew with what is on it: "add a checking account at Chase ending 1234 with 900".',
    'I keep the balances of accounts and cards, and none of cash. Tell me what you spend, like "coffee 4".',
  ])
})

test('the balance of one account is told by its bank or its kind', async () => {
  await ada.talk(
    'add a checking account at Chase ending 1234 with 500',
    'add a savings account at Ally ending 5678 with 2000',
  )
  expect(await ada.words('how much is in savings', "what's my balance", "what's my Chase balance")).toEqual([
    '$2,000.00 is on Ally savings.',
    'Your balance is $2,500.00, over 2 accounts.',
    '$500.00 is on Chase checking.',
  ])
})

test('a currency said behind a price asks what it was in the own one', async () => {
  expect(await ada.words('coffee 4', 'in euros', '4.40', 'lunch 12', 'in dollars')).toEqual([
    'Saved, $4.00 for Coffee.',
    'How much was that in dollars? It is $4.00 for Coffee now.',
    'Changed, now $4.40 for Coffee.',
    'Saved, $12.00 for Lunch.',
    'That is how it stands: $12.00 for Lunch, under Food & Dining.',
  ])
})

test('why an entry is under its category, and whether one is gone', async () => {
  const change = 'To change it, say "put it under" and the category.'
  expect(
    await ada.words(
      'bus 3',
      'why did you put that under transport',
      'put it under travel',
      'why is it under travel',
      'delete it',
      'is it gone',
      'undo',
      'is it gone',
    ),
  ).toEqual([
    'Saved, $3.00 for Bus.',
    `Bus is under Transportation, which is what its name tells me. ${change}`,
    'Changed, now $3.00 for Bus, under Travel.',
    `Bus is under Travel, as you put it. ${change}`,
    'Removed $3.00 for Bus. Say "undo" to bring it back.',
    'Yes, $3.00 for Bus is gone. Say "undo" to bring it back.',
    'Done, I put back $3.00 for Bus.',
    'I took out $3.00 for Bus, and it stands again.',
  ])
})

test('a limit that may be of two budgets is asked about, and both may be meant', async () => {
  expect(
    await ada.words(
      'set a 300 food limit and a 100 transport limit',
      'lower the limit to 50',
      'both',
      'raise both limits by 20',
      'set food to 300 and coffee to 40',
      'both',
      'both',
      'set food and transport to 200',
      'which budget is tightest',
    ),
  ).toEqual([
    'Set, $300.00 a month for Food & Dining, $300.00 left. Set, $100.00 a month for Transportation, $100.00 left.',
    'Which one, Food & Dining or Transportation?',
    'Set, $50.00 a month for Food & Dining, $50.00 left. Set, $50.00 a month for Transportation, $50.00 left.',
    'Set, $70.00 a month for Transportation, $70.00 left. Set, $70.00 a month for Food & Dining, $70.00 left.',
    'Food & Dining is one budget. $300.00 or $40.00?',
    'A budget has one limit. $300.00 or $40.00, or $340.00 for both together?',
    'Set, $340.00 a month for Food & Dining, $340.00 left.',
    'Set, $200.00 a month for Food & Dining, $200.00 left. Set, $200.00 a month for Transportation, $200.00 left.',
    '2 budgets this month: $200.00 of $200.00 left for Transportation, $200.00 of $200.00 left for Food & Dining.',
  ])
})

test('a part of a budget or of an entry is added to it and taken off', async () => {
  expect(
    await ada.words(
      'set food to 200',
      'add 10% to it',
      'lunch 20',
      'add a tip of 20%',
      'make it half',
      'add 10% to the lunch',
    ),
  ).toEqual([
    'Set, $200.00 a month for Food & Dining, $200.00 left.',
    'Set, $220.00 a month for Food & Dining, $220.00 left.',
    'Saved, $20.00 for Lunch. $200.00 left for Food & Dining this month.',
    'Changed, now $24.00 for Lunch. $196.00 left for Food & Dining this month.',
    'Changed, now $12.00 for Lunch. $208.00 left for Food & Dining this month.',
    'Changed, now $13.20 for Lunch. $206.80 left for Food & Dining this month.',
  ])
})

test('what is saved for a goal that is not there yet is put in once its target is told', async () => {
  expect(
    await ada.words(
      'save 500 to education',
      'yes',
      '2000',
      'how much is in there',
      'undo',
      'put 50 towards a bike',
      'just 300 by June',
    ),
  ).toEqual([
    'You have no goal yet. How much do you want to save for Education in all? The $500.00 will be the first of it.',
    'How much in all? Say the sum to save for Education, like "2000".',
    'New goal Education, $2,000.00. Added $500.00 to Education, $1,500.00 to go.',
    '$500.00 of $2,000.00 saved for Education.',
    'Done, I put the goal Education back as it was and took back the goal Education.',
    'You have no goal yet. How much do you want to save for Bike in all? The $50.00 will be the first of it.',
    expect.stringMatching(/^New goal Bike, \$300\.00 .*Added \$50\.00 to Bike, \$250\.00 to go\.$/),
  ])
})

test('a subscription that is paused comes back, and one that is not leaves the words to its entries', async () => {
  await ada.talk('gym 30 on sep 18', 'gym 30 on oct 18', 'gym 30 on nov 18')
  expect(await ada.words('pause the gym', 'bring the gym back', 'delete the gym', 'bring the gym back')).toEqual([
    'Gym counts as paused now.',
    'Gym counts as active now.',
    'Removed $30.00 for Gym on Wednesday. Say "undo" to bring it back.',
    'Done, I put back $30.00 for Gym on Wednesday.',
  ])
})

test('what is raised long after a limit was told is the limit, and right after an entry the entry', async () => {
  const said = await ada.words(
    'set a budget of 400 for groceries',
    'groceries 120 on the 3rd, 95 on the 10th',
    'how much is left',
    "what's my average per week",
    'will I make it',
    'raise it to 450',
    'groceries 88',
    'raise it to 90',
  )
  expect([said[5], said[7]]).toEqual([
    'Set, $450.00 a month for Food & Dining, $235.00 left.',
    'Changed, now $90.00 for Groceries. $145.00 left for Food & Dining this month.',
  ])
})

test('what is left of each limit is told, also before anything is spent', async () => {
  const limits = await ada.words(
    'set food to 300 transport to 100 and fun to 80',
    "what's left everywhere",
    'how am I doing',
    'uber 90',
    'which one am I closest to',
  )
  expect(limits.slice(1)).toEqual([
    '3 budgets this month: $80.00 of $80.00 left for Entertainment, $100.00 of $100.00 left for Transportation, $300.00 of $300.00 left for Food & Dining.',
    expect.stringMatching(/^Nothing is recorded this month yet\. /),
    expect.stringMatching(/^Saved, \$90\.00 for Uber\./),
    expect.stringMatching(/^3 budgets this month: \$10\.00 of \$100\.00 left for Transportation/),
  ])
})

test('what is lowered far below the only limit is the entry', async () => {
  const said = [
    'set food to 300',
    'coffee 4',
    'how much did I spend today',
    'what did I spend at Tesco',
    'lower it to 3',
  ]
  expect((await ada.words(...said)).at(-1)).toMatch(/^Changed, now \$3\.00 for Coffee\./)
})
