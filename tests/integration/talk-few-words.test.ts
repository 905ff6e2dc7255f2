import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('a talk that goes on in few words', () => {
  test('takes out what the shop gave back, and not where a part of it came back', async () => {
    expect(await ada.words('shoes 80', 'actually they refunded it')).toEqual([
      'Saved, $80.00 for Shoes.',
      'Removed $80.00 for Shoes. Say "undo" to bring it back.',
    ])
    await ada.talk('coffee 4', 'how much this week', 'they refunded me')
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
  })

  test('adds a tip that was forgotten, and what somebody got on top', async () => {
    await ada.talk('pizza 22', 'i forgot the tip, add 3', 'cleaning lady sixty', 'oh and i gave her ten extra')
    expect(await ada.entries()).toEqual(['Cleaning Lady 7000 2026-11-20', 'Pizza 2500 2026-11-20'])
    await ada.talk('sandwich 9', 'i left 2 tip on top of my half, add it')
    expect(await ada.entries()).toContain('Sandwich 1100 2026-11-20')
  })

  test('takes a sum off where it is told what that leaves', async () => {
    await ada.talk('dinner 70', 'take fifty off that, dinner was 20')
    expect(await ada.entries()).toEqual(['Dinner 2000 2026-11-20'])
    await ada.talk('costco 112', 'no, 120 minus the 12 for the membership so 108')
    expect(await ada.entries()).toContain('Costco 10800 2026-11-20')
  })

  test('puts a reduced price right', async () => {
    await ada.talk('kids clothes 88', 'they had 20% off so it was 70.40')
    expect(await ada.entries()).toEqual(['Kids Clothes 7040 2026-11-20'])
  })

  test('takes how it was paid for no name', async () => {
    expect(await ada.words('groceries 54', 'no cash')).toEqual([
      'Saved, $54.00 for Groceries.',
      'How it was paid is nothing that I keep: an entry holds its name, amount, category and day.',
    ])
    await ada.talk('flowers 18', 'and a card')
    expect(await ada.entries()).toEqual(['Flowers 1800 2026-11-20', 'Groceries 5400 2026-11-20'])
  })

  test('shares one more, and only the own half', async () => {
    await ada.talk('cab 18', 'only my half', 'train 30', 'the train too, we split it')
    expect(await ada.entries()).toEqual(['Cab 900 2026-11-20', 'Train 1500 2026-11-20'])
  })

  test('swaps two of three by their names, and moves all three', async () => {
    await ada.talk('breakfast 11, lunch 14, dinner 32', 'swap lunch and dinner', 'all of that was yesterday')
    expect(await ada.entries()).toEqual([
      'Breakfast 1100 2026-11-19',
      'Dinner 1400 2026-11-19',
      'Lunch 3200 2026-11-19',
    ])
  })

  test('repeats the one entry of yesterday, and asks which of two', async () => {
    await ada.talk('coffee 4 yesterday', 'same as yesterday')
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-19', 'Coffee 400 2026-11-20'])
    const [, said] = await ada.words('tea 3 yesterday', 'same as yesterday')
    expect(said).toMatch(/^Which of those yesterday\?/)
  })

  test('has one more for somebody', async () => {
    await ada.talk('ice cream 6', 'plus one for me, 2.50')
    expect(await ada.entries()).toEqual(['Ice Cream 250 2026-11-20', 'Ice Cream 600 2026-11-20'])
  })
})

describe('what is asked of what was told', () => {
  test('is answered for a year, and for the weekends', async () => {
    expect(await ada.words('netflix 15.99 a month', 'how much is that a year')).toContain(
      'That is $191.88 a year, at $15.99 a month for Netflix.',
    )
    const said = await ada.words('cinema 22 on saturday', 'brunch 19 on sunday', 'how much did i spend on weekends')
    expect(said.at(-1)).toBe('$41.00 spent on weekends this month, over 2 entries.')
  })

  test('is the budget of which the talk is', async () => {
    expect(
      await ada.words('set transport to 80', 'taxi 85', 'am i over', 'make the budget 50 more', 'what about transport'),
    ).toEqual([
      'Set, $80.00 a month for Transportation, $80.00 left.',
      'Saved, $85.00 for Taxi. That is $5.00 over for Transportation this month.',
      'You are $5.00 over the $80.00 for Transportation this month.',
      'Set, $130.00 a month for Transportation, $45.00 left.',
      '$45.00 of $130.00 left for Transportation this month.',
    ])
  })

  test('is what is left of what came in', async () => {
    const said = await ada.words('salary 3200', 'rent 1100', 'what does that leave me with')
    expect(said.at(-1)).toContain('so $2,100.00 is left.')
  })
})

describe('what was asked for', () => {
  test('is a thing by its article, and the sum of a goal', async () => {
    expect(await ada.words('paid 45 at', 'the dentist')).toEqual([
      'What was the $45 for?',
      'Saved, $45.00 for Dentist.',
    ])
    const said = await ada.words('put 200 towards holiday', 'create it, target 1500')
    expect(said.at(-1)).toBe('New goal Holiday, $1,500.00.')
  })
})

describe('what was not named or not priced', () => {
  test('is named in the turn after', async () => {
    await ada.talk('i bought something', 'for 12 bucks', 'a notebook it was', 'paid 45', 'the dentist')
    expect(await ada.entries()).toEqual(['Dentist 4500 2026-11-20', 'Notebook 1200 2026-11-20'])
    expect(await ada.words('coffee 4', 'the dentist')).not.toContain('Changed, now $4.00 for Dentist.')
  })

  test('is a card to write beside flowers, and is asked about beside a coffee', async () => {
    await ada.talk('flowers 18', 'and a card five fifty')
    expect(await ada.entries()).toEqual(['Card 550 2026-11-20', 'Flowers 1800 2026-11-20'])
    expect((await ada.words('coffee 4', 'and a card five fifty')).at(-1)).toBe('$5.50 or $550?')
  })
})

test('two totals are added up, and the weekend is asked of alone', async () => {
  expect((await ada.words('cinema 22 on saturday', 'only the weekend please')).at(-1)).toContain('$22.00')
  const said = await ada.words('coffee 4', 'bus 3', 'how much on food', 'how much on transport', 'both together')
  expect(said.at(-1)).toBe('$7.00 in all, over 2 entries.')
})
