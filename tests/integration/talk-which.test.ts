import { describe, expect, test } from 'vitest'
import { seedTransaction } from '#tests/support/builders.ts'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

/** More than the newest that an order without a talk looks among, all written after what the talk told. */
async function seedMany(): Promise<void> {
  for (let at = 0; at < 60; at++)
    await seedTransaction(ada.app, ada.person, {
      merchant: `Shop ${at}`,
      date: '2026-11-19',
      created_at: '2026-11-20T10:40:00.000Z',
    })
}

describe('which entry is meant', () => {
  test('is asked of all that the talk told, however much was written since', async () => {
    await ada.talk('coffee 4 and lunch 12 on monday')
    await seedMany()
    expect(await ada.words("monday's was 4.50")).toEqual([
      'Which one: Lunch $12.00 on Monday or Coffee $4.00 on Monday?',
    ])
    expect(await ada.words('the coffee')).toEqual(['Changed, now $4.50 for Coffee on Monday.'])
  })

  test('is known of the one that the talk told, however much was written since', async () => {
    await ada.talk('coffee 4')
    await seedMany()
    expect(await ada.words('the first one was 5', 'no, it was 6')).toEqual([
      'Changed, now $5.00 for Coffee.',
      'Changed, now $6.00 for Coffee.',
    ])
  })

  test('is not asked of a single one, nor of two that nothing parts', async () => {
    await ada.talk('coffee 4')
    expect(await ada.words('no, the second one was 5')).toEqual(['That entry could not be found.'])
    await ada.talk('coffee 4')
    expect(await ada.words("today's was 5")).toEqual(['Changed, now $5.00 for Coffee.'])
  })

  test('is told by its day alone, where it may have been so much', async () => {
    await ada.talk('coffee 4 on monday', 'coffee 5 today')
    expect(await ada.words('monday was 4.50', 'monday was 45', 'never mind', 'wednesday was 4.20')).toEqual([
      'Changed, now $4.50 for Coffee on Monday.',
      'What was the $45 for?',
      'All right, nothing was saved.',
      'What was the $4.20 for?',
    ])
    expect(await ada.entries()).toEqual(['Coffee 450 2026-11-16', 'Coffee 500 2026-11-20'])
  })

  test('is the one told before the last, also in one breath', async () => {
    await ada.talk('coffee 4, tea 3 and lunch 12')
    expect(await ada.words('the one before that was 5')).toEqual(['Changed, now $5.00 for Tea.'])
  })

  test('is asked where one of several is to go, in the order in which they were told', async () => {
    await ada.talk('coffee 4, lunch 12 and bus 3')
    expect(await ada.words('remove one of them', 'the second one', 'delete one of those', 'the last one')).toEqual([
      'Which one: Coffee $4.00 today, Lunch $12.00 today or Bus $3.00 today?',
      'Removed $12.00 for Lunch. Say "undo" to bring it back.',
      'Which one: Coffee $4.00 today or Bus $3.00 today?',
      'Removed $3.00 for Bus. Say "undo" to bring it back.',
    ])
    await ada.talk('tea 3 and cake 5')
    expect(await ada.words('remove one of them, the cake')).toEqual([
      'Removed $5.00 for Cake. Say "undo" to bring it back.',
    ])
  })

  test('is told by its place right after another was taken out or changed', async () => {
    await ada.talk('coffee 4 and coffee 6')
    expect(await ada.words('delete the last one', 'not that one, the first one')).toEqual([
      'Removed $6.00 for Coffee. Say "undo" to bring it back.',
      'Done, I put back $6.00 for Coffee. Removed $4.00 for Coffee. Say "undo" to bring it back.',
    ])
    await ada.talk('tea 3, cake 5 and bus 2')
    expect(await ada.words('make the last one 4', 'no, the second one', 'no, the fourth one')).toEqual([
      'Changed, now $4.00 for Bus.',
      'Done, I put back $2.00 for Bus. Changed, now $4.00 for Cake.',
      'I did not get that. Try "coffee 4" or "how much on food this month".',
    ])
  })

  test('is the second of two rides where it went back, and a ride more where there was one', async () => {
    await ada.talk('uber 8', 'coffee 4', 'uber 6')
    expect(await ada.words('the one coming back was 4.50')).toEqual(['Changed, now $4.50 for Uber.'])
    await ada.talk('taxi 8')
    expect(await ada.words('the one coming back was 9', 'no, the one coming back was 7')).toEqual([
      'Saved, $9.00 for Taxi.',
      'Changed, now $7.00 for Taxi.',
    ])
    expect(await ada.entries()).toEqual([
      'Coffee 400 2026-11-20',
      'Taxi 700 2026-11-20',
      'Taxi 800 2026-11-20',
      'Uber 450 2026-11-20',
      'Uber 800 2026-11-20',
    ])
  })

  test('is told by the one behind it', async () => {
    await ada.talk('coffee 10', 'lunch 14', 'taxi 20')
    expect(
      await ada.words('the one before that was 15', 'make the one before last 16', 'the one before lunch was 11'),
    ).toEqual(['Changed, now $15.00 for Lunch.', 'Changed, now $16.00 for Lunch.', 'Changed, now $11.00 for Coffee.'])
    expect(await ada.words('the one before that was 9', 'the one before dinner was 12')).toEqual([
      'That entry could not be found.',
      'That entry could not be found.',
    ])
  })

  test('stands before the one that only says where it is, right behind it too', async () => {
    await ada.talk('coffee 4', 'lunch 12')
    expect(
      await ada.words('the one before lunch was 5', 'make the one before lunch 6', 'delete the one before lunch'),
    ).toEqual([
      'Changed, now $5.00 for Coffee.',
      'Changed, now $6.00 for Coffee.',
      'Removed $6.00 for Coffee. Say "undo" to bring it back.',
    ])
    await ada.talk('taxi 9', 'make the one before taxi yesterday')
    expect(await ada.entries()).toEqual(['Lunch 1200 2026-11-19', 'Taxi 900 2026-11-20'])
  })

  test('is asked where the previous one may be either of two', async () => {
    await ada.talk('coffee 10', 'lunch 14')
    expect(await ada.words('the previous one was 12', 'the coffee')).toEqual([
      'Which one: Coffee $10.00 today or Lunch $14.00 today?',
      'Changed, now $12.00 for Coffee.',
    ])
  })

  test('is the only other one', async () => {
    await ada.talk('coffee 10', 'lunch 14', 'make it 12')
    expect(await ada.words('no, the other one')).toEqual([
      'Done, I put back $14.00 for Lunch. Changed, now $12.00 for Coffee.',
    ])
    expect(await ada.entries()).toEqual(['Coffee 1200 2026-11-20', 'Lunch 1400 2026-11-20'])
  })
})

describe('an amount and nothing beside it, after a turn that told several', () => {
  test('is of the last of them', async () => {
    expect(await ada.words('coffee 4 and lunch 12', 'no, fourteen')).toContain('Changed, now $14.00 for Lunch.')
    expect(await ada.words('lunch 20, taxi 9, beer 8', 'it was 10')).toContain('Changed, now $10.00 for Beer.')
  })

  test('is of the only one that it is near to', async () => {
    expect(await ada.words('petrol 45 and snacks 12', 'actually it was 54')).toContain(
      'Changed, now $54.00 for Petrol.',
    )
  })

  test('is asked about where it is nearer to another than to the last', async () => {
    const words = await ada.words('coffee 4 and lunch 12', 'make that 4.50', 'the coffee')
    expect(words.slice(1)).toEqual([
      'Which one: Lunch $12.00 today or Coffee $4.00 today?',
      'Changed, now $4.50 for Coffee.',
    ])
  })
})

describe('so many of those that were told', () => {
  test('are the newest of them', async () => {
    const words = await ada.words('coffee 4', 'coffee 4', 'tea 5', 'delete two of them', 'yes')
    expect(words.at(-2)).toBe('Delete 2 entries: $5.00 for Tea and $4.00 for Coffee?')
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
  })
})

describe('what goes on from an entry', () => {
  test('is the ride back', async () => {
    await ada.talk('taxi 14')
    expect(await ada.words('and the one back was sixteen', 'no, the one back was 17')).toEqual([
      'Saved, $16.00 for Taxi.',
      'Changed, now $17.00 for Taxi.',
    ])
    expect(await ada.entries()).toEqual(['Taxi 1400 2026-11-20', 'Taxi 1700 2026-11-20'])
  })

  test('is one more of its kind, and none of what takes no ride', async () => {
    await ada.talk('coffee 4')
    expect(await ada.words('the one back was 5', 'never mind', 'and the second one was 4.50')).toEqual([
      'What was the $5 for?',
      'All right, nothing was saved.',
      'Saved, $4.50 for Coffee.',
    ])
  })

  test('is put right further, where it was put right before', async () => {
    await ada.talk('31.20 at aldi', 'no it was lidl')
    expect(await ada.words('and 31.30')).toEqual(['Changed, now $31.30 for Lidl.'])
    await ada.talk('bakery 8')
    expect(await ada.words('and 8.50')).toEqual(['What was the $8.50 for?'])
  })

  test('is the part that came back of it', async () => {
    await ada.talk('paid 40 for dinner with kate')
    expect(await ada.words('she paid me back her half', 'kate sent me her half', '12')).toEqual([
      'Saved, $20.00 from Kate.',
      'How much came in from Kate?',
      'Saved, $12.00 from Kate.',
    ])
    await ada.talk('kate still owes me her half', 'did kate pay me back her half?')
    expect(await ada.entries()).toEqual(['Dinner 4000 2026-11-20', 'Kate -1200 2026-11-20', 'Kate -2000 2026-11-20'])
  })

  test.each([
    ['each for the three of us', 'Changed, now $54.00 for Tickets.'],
    ['per person and we were 4', 'Changed, now $72.00 for Tickets.'],
    ['popcorn 6 each for the three of us', 'Saved, $18.00 for Popcorn.'],
  ])('is how many it was for: %s', async (sentence, answer) => {
    await ada.talk('tickets 18')
    expect(await ada.words(sentence)).toEqual([answer])
  })

  test('is the doubt whether it was another amount', async () => {
    await ada.talk('lunch 15')
    expect(await ada.words("or twenty, i'm not sure", 'yeah twenty')).toEqual([
      '$15.00 or $20.00?',
      'Changed, now $20.00 for Lunch.',
    ])
  })

  test('is what was only thought of, once it is bought or to be written', async () => {
    expect(
      await ada.words(
        'thinking about boots for 54',
        'okay i bought them',
        'yes',
        'might buy a bag for 120',
        'do add it',
      ),
    ).toEqual([
      expect.any(String),
      '$54.00 for Boots, is that right?',
      'Saved, $54.00 for Boots.',
      expect.any(String),
      'Saved, $120.00 for Bag.',
    ])
    await ada.talk('thinking about a lamp for 30', 'coffee 4', 'okay i bought it')
    expect(await ada.entries()).toEqual(['Bag 12000 2026-11-20', 'Boots 5400 2026-11-20', 'Coffee 400 2026-11-20'])
  })

  test('is the next thing, of which the amount is asked', async () => {
    await ada.talk('cvs nine sixty')
    expect(await ada.words('and the pharmacy', 'nine sixty', 'and the weather')).toEqual([
      'How much was Pharmacy?',
      'Saved, $9.60 for Pharmacy.',
      expect.stringMatching(/^I did not get that/),
    ])
  })

  test('is the entry at a place that is told with its amount alone', async () => {
    await ada.talk('coffee 10', 'lunch 14')
    expect(await ada.words('no the other one was 9', 'and the other one 15', 'and the first was 8')).toEqual([
      'Changed, now $9.00 for Coffee.',
      'Changed, now $15.00 for Lunch.',
      'Changed, now $8.00 for Coffee.',
    ])
  })

  test('is no other count than that which it was told with', async () => {
    await ada.talk('museum 15 each for two')
    await ada.talk('for the two of us')
    expect(await ada.entries()).toEqual(['Museum 3000 2026-11-20'])
  })

  test('is the whole name that it is called by', async () => {
    await ada.talk('dinner 60 and taxi 12')
    expect(await ada.words('call that dinner with liam')).toEqual(['Changed, now $60.00 for Dinner with Liam.'])
  })
})
