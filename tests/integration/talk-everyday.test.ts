import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('what belongs to another', () => {
  test('is taken off, with or without an apostrophe', async () => {
    await ada.talk('dinner at Nandos 60', 'half of that was toms')
    expect(await ada.entries()).toEqual(["Nando's 3000 2026-11-20"])
    await ada.talk('drinks 30', 'half of that was drinks')
    expect(await ada.entries()).toEqual(['Drinks 3000 2026-11-20', "Nando's 3000 2026-11-20"])
  })
})

describe('what was told goes', () => {
  test('where it was not bought after all', async () => {
    await ada.talk('burger 11 fries 4 and a coke 3', 'i didnt get the fries')
    expect(await ada.entries()).toEqual(['Burger 1100 2026-11-20', 'Coke 300 2026-11-20'])
  })

  test('and another is told in its place', async () => {
    expect(await ada.words('lyft 14', 'scratch that', 'it was an uber for 12')).toEqual([
      'Saved, $14.00 for Lyft.',
      'Done, I took back $14.00 for Lyft.',
      'Saved, $12.00 for Uber.',
    ])
  })
})

describe('what goes on', () => {
  test('is of the same day where it was on the same way', async () => {
    await ada.talk('beers last night thirty two bucks', 'and a kebab on the way home nine', 'and lunch 12')
    expect(await ada.entries()).toEqual(['Beers 3200 2026-11-19', 'Kebab 900 2026-11-19', 'Lunch 1200 2026-11-20'])
  })

  test('is put right by the name of what is billed', async () => {
    await ada.talk('electric bill 80', 'internet sixty', 'the electric was ninety two')
    expect(await ada.entries()).toEqual(['Electric Bill 9200 2026-11-20', 'Internet 6000 2026-11-20'])
  })
})

describe('a goal', () => {
  test('is known without the word "new", fed in few words, and asked after', async () => {
    expect(
      await ada.words(
        'start a goal for a new laptop 1200',
        'i put in 200',
        'whats still missing for the laptop',
        'how am i doing on the laptop',
      ),
    ).toEqual([
      'New goal New laptop, $1,200.00.',
      'Added $200.00 to New laptop, $1,000.00 to go.',
      expect.stringMatching(/^\$1,000\.00 to go for New laptop\./),
      '$200.00 of $1,200.00 saved for New laptop.',
    ])
  })
})

describe('a correction in few words', () => {
  test('has its reason behind it, is asked of oneself, or is heard near what was told', async () => {
    await ada.talk(
      'food bank 25',
      "actually 30, it's nearly christmas",
      'dentist 110 yesterday',
      'was it 110... let me check... no 101',
      'bakery 4.60 on monday',
      'sorry love, four eighty',
      'lunch 12',
      "i think i said 12, it's 21 sorry",
      'gas 41',
      'no, 14 i mean 44',
    )
    expect(await ada.entries()).toEqual([
      'Bakery 480 2026-11-16',
      'Dentist 10100 2026-11-19',
      'Food Bank 3000 2026-11-20',
      'Gas 4400 2026-11-20',
      'Lunch 2100 2026-11-20',
    ])
  })

  test('says that it was another thing, and what that cost', async () => {
    await ada.talk('sandwich 7 and a juice 4', 'not a sandwich, a wrap', 'umm not the juice, the tea, and it was 6.20')
    expect(await ada.entries()).toEqual(['Tea 620 2026-11-20', 'Wrap 700 2026-11-20'])
  })

  test('says that the day was wrong too', async () => {
    await ada.talk('vet 15', 'wrong. 50', 'wrong day too. wednesday')
    expect(await ada.entries()).toEqual(['Vet 5000 2026-11-18'])
  })
})

describe('what comes onto the last one', () => {
  test('is added, for whatever it was', async () => {
    await ada.talk('put down 65 at aldi', 'add 2 to that for the bags')
    await ada.talk('babysitter 48', 'she stayed an hour longer, add 12 to that')
    await ada.talk('bagel 3', 'with cream cheese so 4.50', 'groomer 55', 'plus a 10 tip for the groomer, so 65')
    expect(await ada.entries()).toEqual([
      'Aldi 6700 2026-11-20',
      'Babysitter 6000 2026-11-20',
      'Bagel 450 2026-11-20',
      'Groomer 6500 2026-11-20',
    ])
  })

  test('is taken off where it was for somebody else, or shared', async () => {
    await ada.talk('groceries at costco 134.20', 'ten of that was for my neighbour so take ten off')
    await ada.talk('brunch 34', 'brunch was split with amy, so half')
    expect(await ada.entries()).toEqual(['Brunch 1700 2026-11-20', 'Costco 12420 2026-11-20'])
  })
})

describe('one more', () => {
  test('is at its own price, on its own day', async () => {
    await ada.talk(
      'beer 6',
      'another one, 7 this time',
      'coffee 3',
      'and one on tuesday for 4.25',
      'drinks last night 42',
      'kebab after, 9',
    )
    expect(await ada.entries()).toEqual([
      'Beer 600 2026-11-20',
      'Beer 700 2026-11-20',
      'Coffee 300 2026-11-20',
      'Coffee 425 2026-11-17',
      'Drinks 4200 2026-11-19',
      'Kebab 900 2026-11-19',
    ])
  })

  test('of a thing counted by the piece is no correction of it', async () => {
    await ada.talk('coffee 3', 'then two more coffees at 3 each')
    expect(await ada.entries()).toEqual(['Coffee 300 2026-11-20', 'Coffees 600 2026-11-20'])
  })
})

test('what was had of a thing is asked after', async () => {
  expect(await ada.words('coffee 4 today', 'how much have i had on coffee this week')).toEqual([
    'Saved, $4.00 for Coffee.',
    expect.stringMatching(/^\$4\.00 on Coffee this week/),
  ])
})

describe('of several things told', () => {
  test('one is taken out by its place, or asked for', async () => {
    await ada.talk('lunch 14, coffee 5, bus 3', 'scratch the first, my boss bought me lunch')
    expect(await ada.entries()).toEqual(['Bus 300 2026-11-20', 'Coffee 500 2026-11-20'])
    expect(await ada.words('shirt 40 and hat 20', 'take one of them out', 'the hat')).toEqual([
      'Saved: $40.00 for Shirt and $20.00 for Hat.',
      'Which one: Shirt $40.00 today or Hat $20.00 today?',
      'Removed $20.00 for Hat. Say "undo" to bring it back.',
    ])
  })
})

test('what was knocked off, or is shared, makes it less, and is no spend', async () => {
  await ada.talk('rent 900', 'the landlord knocked 50 off the rent', 'pizza 30', 'sam and i are sharing it')
  expect(await ada.entries()).toEqual(['Pizza 1500 2026-11-20', 'Rent 85000 2026-11-20'])
})

test('how the weather was changes nothing', async () => {
  await ada.talk('milk 4', 'it was cold so drinks 5')
  expect(await ada.entries()).toEqual(['Drinks 500 2026-11-20', 'Milk 400 2026-11-20'])
})

test('a budget is raised by what is more, and a goal called anew in small letters', async () => {
  expect(await ada.words('set dining to 200', 'make it 50 more', 'new goal japan 2000', 'rename it to italy')).toEqual([
    'Set, $200.00 a month for Food & Dining, $200.00 left.',
    'Set, $250.00 a month for Food & Dining, $250.00 left.',
    'New goal Japan, $2,000.00.',
    'Changed, Italy is $2,000.00 now.',
  ])
})

describe('what only sounds like it', () => {
  test('takes nothing out, and makes nothing less', async () => {
    await ada.talk('lunch 20, bus 4, phone 40', 'i never take the bus', "i didn't take the lunch break")
    await ada.talk("i didn't get the phone call", 'groceries 80', 'half was Pringles', 'i got 3 off the groceries list')
    expect(await ada.entries()).toEqual(
      expect.arrayContaining([
        'Bus 400 2026-11-20',
        'Groceries 8000 2026-11-20',
        'Lunch 2000 2026-11-20',
        'Phone 4000 2026-11-20',
      ]),
    )
  })

  test('is of the thing that it names', async () => {
    await ada.talk('phone bill 40', 'the phone was 900', 'coffee 4', 'another taxi, 12 this time')
    await ada.talk(
      'lunch 20',
      'no, 18, that is parking',
      'tea 3',
      'put 30 on it for petrol',
      'haircut 40',
      '5 tip so 50',
    )
    const entries = await ada.entries()
    expect(entries).toEqual(
      expect.arrayContaining([
        'Coffee 400 2026-11-20',
        'Haircut 4000 2026-11-20',
        'Lunch 2000 2026-11-20',
        'Phone Bill 4000 2026-11-20',
        'Taxi 1200 2026-11-20',
        'Tea 300 2026-11-20',
      ]),
    )
  })
})

describe('what only sounds like an order', () => {
  test('takes nothing out that was told', async () => {
    await ada.talk('coffee 4', "don't save that as food", 'shirt 30', 'i returned the shirt but they kept the money')
    await ada.talk('dinner 60 with Sam', 'he gave me my money back')
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20', 'Dinner 6000 2026-11-20', 'Shirt 3000 2026-11-20'])
  })

  test('asks whether it was done, and does nothing', async () => {
    await ada.talk('coffee 4', 'did the app delete that', 'what does it make add 5 to that')
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
  })

  test('is one where something came back, whatever is thought of it', async () => {
    await ada.talk('coffee 4', 'shirt 30', 'i returned the shirt but i liked it')
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
  })

  test('moves nothing to another day, and gives it no other name', async () => {
    await ada.talk('gym 40', 'the gym was closed yesterday', 'rent 900', 'the rent is due on the 1st')
    await ada.talk('coffee 4', 'the coffee was free last week', 'pizza 24', 'it was fine')
    expect(await ada.entries()).toEqual([
      'Coffee 400 2026-11-20',
      'Gym 4000 2026-11-20',
      'Pizza 2400 2026-11-20',
      'Rent 90000 2026-11-20',
    ])
  })

  test('asks what it comes to where two things are told of one', async () => {
    const said = await ada.words('dinner 72', 'take 5 off that, tip was 3')
    expect(said.at(-1)).toBe('What should it be in total? It is $72.00 for Dinner now.')
    expect((await ada.words('lunch 70', 'take fifty off that, coffee was 20')).at(-1)).toContain('What should it be')
    expect(await ada.entries()).toEqual(['Dinner 7200 2026-11-20', 'Lunch 7000 2026-11-20'])
  })
})

describe('a word that gives in', () => {
  test('names no fine', async () => {
    await ada.talk('a hat', 'fine 20', 'set a goal for Japan', 'fine, 800')
    expect(await ada.entries()).toEqual(['Hat 2000 2026-11-20'])
    await ada.talk('parking fine 60')
    expect(await ada.entries()).toEqual(['Hat 2000 2026-11-20', 'Parking Fine 6000 2026-11-20'])
  })
})

describe('whose part it was', () => {
  test('is known by whom it was shared with', async () => {
    await ada.talk('dinner 60 with Kate', 'coffee 4', 'Kate paid me back her half')
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20', 'Dinner 6000 2026-11-20', 'Kate -3000 2026-11-20'])
  })

  test('is asked where several were told', async () => {
    const said = await ada.words('taxi 20, lunch 15', 'mine was 8')
    expect(said.at(-1)).toBe('What was the $8 for?')
  })
})

describe('days of one kind', () => {
  test('are asked of, and gone on with', async () => {
    const said = await ada.words(
      'lunch 12 on saturday, gas 30 last sunday and coffee 3',
      'how much did i spend on weekends',
      'and on food',
      'and on weekdays',
      'and last month',
    )
    expect(said.slice(1)).toEqual([
      '$42.00 spent on weekends this month, over 2 entries.',
      '$12.00 on Food & Dining on weekends this month, in 1 entry.',
      '$3.00 on Food & Dining on weekdays this month, in 1 entry.',
      'Nothing spent on Food & Dining on weekdays last month.',
    ])
  })
})

describe('a price that went up', () => {
  test('is that of what is talked of, where it is one', async () => {
    await ada.talk('netflix 30', 'it went up to 39')
    expect(await ada.entries()).toEqual(['Netflix 3900 2026-11-20'])
    const said = await ada.words('gym 40 and coffee 4', 'it went up to 45')
    expect(said.at(-1)).toContain('What should it be in total?')
  })
})

describe('two amounts', () => {
  test('are swapped by the names of their things, some turns later too', async () => {
    await ada.talk('coffee 4, bagel 3', 'gas 40', 'can you swap coffee and bagel')
    expect(await ada.entries()).toEqual(['Bagel 400 2026-11-20', 'Coffee 300 2026-11-20', 'Gas 4000 2026-11-20'])
  })
})

describe('an order to take back', () => {
  test.each(['should i delete it', 'do you think i should undo it'])(
    'is none where it is asked for: %s',
    async (asked) => {
      await ada.talk('coffee 4', asked)
      expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
    },
  )

  test.each(['undo that and add 12 for lunch', 'delete that and add 12 for lunch'])(
    'is carried out beside what is told behind it: %s',
    async (said) => {
      await ada.talk('coffee 4', said)
      expect(await ada.entries()).toEqual(['Lunch 1200 2026-11-20'])
    },
  )
})
