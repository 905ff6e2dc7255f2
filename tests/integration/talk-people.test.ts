import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()
const NOT_KEPT = 'Whom or what it was for is nothing that I keep: an entry holds its name, amount, category and day.'

describe('whom a thing was for', () => {
  test('is no other name of it', async () => {
    expect(await ada.words('shoes 60', 'they were for Mia', 'it was for work', 'for the party')).toEqual([
      'Saved, $60.00 for Shoes.',
      NOT_KEPT,
      NOT_KEPT,
      NOT_KEPT,
    ])
    expect(await ada.entries()).toEqual(['Shoes 6000 2026-11-20'])
  })

  test('names what has no name, or that of another', async () => {
    await ada.talk('I spent 20', 'it was for mom', 'I gave Sam 15', 'no, Anna')
    expect(await ada.entries()).toEqual(['Anna 1500 2026-11-20', 'Mom 2000 2026-11-20'])
  })
})

describe('a category', () => {
  test('is put back, and the name stays', async () => {
    expect(await ada.words('lunch 12', 'change it to entertainment', 'no wait back to food')).toEqual([
      'Saved, $12.00 for Lunch.',
      'Changed, now $12.00 for Lunch, under Entertainment.',
      'Changed, now $12.00 for Lunch, under Food & Dining.',
    ])
  })

  test('is learned by what the thing is then said to be', async () => {
    expect(await ada.words('I spent 20', 'it was for a book', 'at barnes and noble')).toEqual([
      'Saved, $20.00.',
      'Changed, now $20.00 for Book, under Shopping.',
      'Changed, now $20.00 for Barnes & Noble.',
    ])
  })
})

describe('a change', () => {
  test('is made of another one too', async () => {
    await ada.talk('haircut 30 yesterday and shampoo 12', 'the haircut was Wednesday', 'and the shampoo too')
    await ada.talk(
      'gave Leo 10',
      'and Mia 5',
      "Leo's should be 12",
      'and same for Mia',
      'that was on Monday',
      'both of them',
    )
    expect(await ada.entries()).toEqual([
      'Haircut 3000 2026-11-18',
      'Leo 1200 2026-11-16',
      'Mia 1200 2026-11-16',
      'Shampoo 1200 2026-11-18',
    ])
  })

  test('of its amount is not, unless it is said to be the same', async () => {
    await ada.talk('coffee 4', 'lunch 12', 'make the coffee 5', 'the lunch too')
    expect(await ada.entries()).toEqual(['Coffee 500 2026-11-20', 'Lunch 1200 2026-11-20'])
  })

  test('goes on to what was told beside it, not to what was told later', async () => {
    await ada.talk(
      'gave Mia 5 and Leo 5',
      'no Leo got 6',
      'and Mia 7',
      'and Ben 4',
      'lunch 12',
      'no 13',
      'and coffee 5',
    )
    expect(await ada.entries()).toEqual([
      'Ben 400 2026-11-20',
      'Coffee 500 2026-11-20',
      'Leo 600 2026-11-20',
      'Lunch 1300 2026-11-20',
      'Mia 700 2026-11-20',
    ])
  })

  test('may be a guess', async () => {
    await ada.talk('breakfast 11', 'hmm maybe twelve', 'yeah twelve')
    expect(await ada.entries()).toEqual(['Breakfast 1200 2026-11-20'])
  })

  test('of what was taken out just now changes nothing', async () => {
    await ada.talk('movie tickets 28', 'popcorn 9', "that was Jen's treat", 'I mean the popcorn')
    expect(await ada.entries()).toEqual(['Movie Tickets 2800 2026-11-20'])
  })

  test('tells the day by that of before', async () => {
    await ada.talk('book 20', 'last friday', 'no the friday before')
    expect(await ada.entries()).toEqual(['Book 2000 2026-11-06'])
  })
})

describe('a split', () => {
  test('is of the one at its place', async () => {
    await ada.talk('uber 14 and airport parking 22', 'split the first with Sam', 'split the second one with Sam')
    expect(await ada.entries()).toEqual(['Airport Parking 1100 2026-11-20', 'Uber 700 2026-11-20'])
  })

  test('is told anew, of the whole', async () => {
    expect(
      await ada.words(
        'rent 1200',
        'split it with Jake',
        'no wait with Jake and Ben',
        'dinner 92',
        'Sam paid half',
        'no actually he paid a third',
        'actually I paid all of it',
      ),
    ).toEqual([
      'Saved, $1,200.00 for Rent.',
      'Changed, now $600.00 for Rent.',
      'Changed, now $400.00 for Rent.',
      'Saved, $92.00 for Dinner.',
      'Changed, now $46.00 for Dinner.',
      'Changed, now $61.33 for Dinner.',
      'Changed, now $92.00 for Dinner.',
    ])
  })
})

test('a bill that was split as it was told is split among others', async () => {
  await ada.talk('electric bill 90 split between the three of us', 'no four of us')
  expect(await ada.entries()).toEqual(['Electric Bill 2250 2026-11-20'])
})

describe('one more', () => {
  test('is a ride that went on, or what another gave', async () => {
    await ada.talk('uber 14', 'and 22 to the airport', 'got 20 from my mum', 'and from Sam 10')
    expect(await ada.entries()).toEqual([
      'Mum -2000 2026-11-20',
      'Sam -1000 2026-11-20',
      'Uber 1400 2026-11-20',
      'Uber 2200 2026-11-20',
    ])
  })

  test('goes to another person', async () => {
    await ada.talk('gave Leo 10 yesterday', 'same for Mia', 'coffee 4', 'same for Ben')
    expect(await ada.entries()).toEqual([
      'Coffee 400 2026-11-20',
      'Coffee 400 2026-11-20',
      'Leo 1000 2026-11-19',
      'Mia 1000 2026-11-19',
    ])
  })
})

describe('those who share', () => {
  test('are fewer, more, or nobody', async () => {
    const said = [
      'split dinner 80 with Kim and Joe',
      "actually Kim doesn't pay",
      'Ben was there too',
      'that was just me',
    ]
    expect(await ada.words(...said)).toEqual([
      'Saved, $26.67 for Dinner.',
      'Changed, now $40.00 for Dinner.',
      'Changed, now $26.67 for Dinner.',
      'Changed, now $80.00 for Dinner.',
    ])
  })

  test('are asked about where nobody said that it was split', async () => {
    expect(await ada.words('fuel 80 for the trip', 'there were four of us', 'my share')).toEqual([
      'Saved, $80.00 for Fuel.',
      '$20.00 or $80.00?',
      'Changed, now $20.00 for Fuel.',
    ])
  })

  test('pay their own part', async () => {
    expect(await ada.words('tickets 90 for me jo and ann', 'jo paid hers herself')).toEqual([
      'Saved, $90.00 for Tickets.',
      'Changed, now $60.00 for Tickets.',
    ])
  })
})

describe('who gave money', () => {
  test('is whom the talk named', async () => {
    await ada.talk('bought a tent 120 with my brother', 'he gave me 60', 'lunch for Sam 18', 'he paid me back')
    expect(await ada.entries()).toEqual([
      'Brother -6000 2026-11-20',
      'Lunch 1800 2026-11-20',
      'Sam -1800 2026-11-20',
      'Tent 12000 2026-11-20',
    ])
  })

  test('is asked how much, where not all of it was theirs, or more than one thing was', async () => {
    expect(await ada.words('lunch for Sam and me 18', 'he paid me back')).toEqual([
      'Saved, $18.00 for Lunch.',
      'How much came in from Sam?',
    ])
    expect((await ada.words('lent Ben 50', 'lent Ben 20', 'he paid me back')).at(-1)).toBe('How much came in from Ben?')
  })

  test('is put right', async () => {
    expect(await ada.words('grandma sent me 100', 'from grandpa actually', 'no only 80 of it')).toEqual([
      'Saved, $100.00 from Grandma.',
      'Changed, now $100.00 from Grandpa.',
      'Changed, now $80.00 from Grandpa.',
    ])
  })

  test('is asked how much, where only the own part was saved', async () => {
    expect(await ada.words('dinner 60 split with Jake and Ben', 'Jake paid me his share', 'and Ben too')).toEqual([
      'Saved, $20.00 for Dinner.',
      'Of Dinner only your own $20.00 is saved. How much came in from Jake?',
      'How much came in from Ben?',
    ])
  })
})

test('what another paid is saved when it is ordered', async () => {
  expect(
    await ada.words('my husband spent 45 on petrol', 'put that in', 'pocket money for leo 10', 'and 8 for mia'),
  ).toEqual([
    'Good to know. I saved nothing.',
    'Saved, $45.00 for Petrol.',
    'Saved, $10.00 for Pocket Money.',
    'Saved, $8.00 for Pocket Money.',
  ])
})

test('an "ok" to what came between answers no question of before', async () => {
  await ada.talk('fifty', 'what did I spend today', 'ok')
  expect(await ada.entries()).toEqual([])
})

test('what was sent back and taken out brings no money beside it', async () => {
  expect(await ada.words('boots 60', 'sent them back', 'got the money back')).toEqual([
    'Saved, $60.00 for Boots.',
    'Removed $60.00 for Boots. Say "undo" to bring it back.',
    'Boots is taken out already, so nothing is to be added.',
  ])
})

test('a split is among more after a share of it came back', async () => {
  expect(
    await ada.words(
      'dinner 80 with Ana and Leo we split it 3 ways',
      'Leo paid me 26.67',
      'actually it was 4 of us',
      'brunch 20',
      'brunch was with Lea, she paid her half',
    ),
  ).toEqual([
    'Saved, $26.67 for Dinner.',
    'Saved, $26.67 from Leo.',
    'Changed, now $20.00 for Dinner.',
    'Saved, $20.00 for Brunch.',
    'Changed, now $10.00 for Brunch.',
  ])
})

describe('what somebody owed', () => {
  test('comes back in as much as was told', async () => {
    await ada.talk('my friend owes me 20', 'she paid me back')
    expect(await ada.entries()).toEqual(['Friend -2000 2026-11-20'])
  })

  test('and what was returned comes back once', async () => {
    expect(await ada.words('shoes 65', 'returned them', 'got 65 back')).toEqual([
      'Saved, $65.00 for Shoes.',
      'Removed $65.00 for Shoes. Say "undo" to bring it back.',
      'Shoes is taken out already, so nothing is to be added.',
    ])
    expect(await ada.entries()).toEqual([])
  })

  test('but what somebody else pays back then is their own money', async () => {
    await ada.talk('shoes 65', 'returned them', 'got 65 back from sam')
    expect(await ada.entries()).toEqual(['Sam -6500 2026-11-20'])
  })
})

describe('what is deleted behind several', () => {
  test('is the last, and the others are named', async () => {
    const [, removed] = await ada.words('coffee 4, bagel 3', 'delete that')
    expect(removed).toBe('Removed $3.00 for Bagel. Say "undo" to bring it back. $4.00 for Coffee stays.')
  })
})

describe('a goal', () => {
  test('gets what is said to be saved, and tells how long so much takes', async () => {
    expect(await ada.words('set a goal japan 3000', 'saved 200', 'how long will it take at 200 a month')).toEqual([
      'New goal Japan, $3,000.00.',
      'Added $200.00 to Japan, $2,800.00 to go.',
      '$2,800.00 to go for Japan, at $200.00 a month that takes 14 months.',
    ])
  })
})
