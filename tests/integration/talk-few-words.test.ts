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

  test('takes how it was paid for no name, also after a remark', async () => {
    expect((await ada.words('haircut 29', 'so 29 total', 'that was cash')).at(-1)).toBe(
      'How it was paid is nothing that I keep: an entry holds its name, amount, category and day.',
    )
  })

  test('tells of the month what is left where no account is known', async () => {
    expect(await ada.words("what's my balance", 'got paid 3200', 'rent 1100', 'what have I got left')).toEqual([
      'I know of no account or card yet, so there is no balance to tell.',
      'Saved, $3,200.00 income.',
      'Saved, $1,100.00 for Rent.',
      'I know of no account or card yet, so there is no balance to tell. This month $3,200.00 came in and $1,100.00 went out, over 2 entries, so $2,100.00 is left.',
    ])
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

  test('is told beside the other days, each day for itself', async () => {
    const said = await ada.words('cinema 30 on saturday', 'lunch 15 on wednesday', 'am I spending more on weekends?')
    expect(said.at(-1)).toBe('You spend more on weekends: $6.00 a day this month, and $1.00 on weekdays.')
  })

  test('is the budget of which the talk is', async () => {
    expect(
      await ada.words('set transport to 80', 'taxi 85', 'am i over', 'make the budget 50 more', 'what about transport'),
    ).toEqual([
      'Set, $80.00 a month for Transportation, $80.00 left.',
      'Saved, $85.00 for Taxi. That is $5.00 over for Transportation this month.',
      'Yes, Transportation is $5.00 over its $80.00 this month.',
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
    expect(said.at(-1)).toBe('New goal Holiday, $1,500.00. Added $200.00 to Holiday, $1,300.00 to go.')
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

describe('what is put right in few words', () => {
  test('is half, twice, and what came on top or off', async () => {
    await ada.talk(
      'lunch 30',
      'with my sister, we split it',
      'gift 40',
      'mine is half',
      'tickets 60',
      'twice that, i bought two',
    )
    expect(await ada.entries()).toEqual(['Gift 2000 2026-11-20', 'Lunch 1500 2026-11-20', 'Tickets 12000 2026-11-20'])
    await ada.talk('boots 90', 'exchanged it for a smaller one, 5 more', 'burger 31.40', 'minus the 5 off coupon')
    expect(await ada.entries()).toEqual(expect.arrayContaining(['Boots 9500 2026-11-20', 'Burger 2640 2026-11-20']))
    await ada.talk('taxi 20', 'swapped it for a bus, 3')
    expect(await ada.entries()).toEqual(expect.arrayContaining(['Taxi 2000 2026-11-20', 'Bus 300 2026-11-20']))
  })

  test('goes where another paid, and not where a day or a card is told', async () => {
    await ada.talk('dinner 30', 'the dinner was on mike', 'lunch 12', 'lunch was on the company')
    expect(await ada.entries()).toEqual([])
    await ada.talk('dinner 30', 'dinner was on my card', 'dinner was on thursday')
    expect(await ada.entries()).toEqual(['Dinner 3000 2026-11-19'])
  })

  test('is the thing behind a no, with its article', async () => {
    await ada.talk('bakery 22', 'no the butcher')
    expect(await ada.entries()).toEqual(['Butcher 2200 2026-11-20'])
  })

  test('is one more at its own price, or asked about', async () => {
    await ada.talk('candle 19', 'and 11 for another one')
    expect(await ada.entries()).toEqual(['Candle 1100 2026-11-20', 'Candle 1900 2026-11-20'])
    expect((await ada.words('beer 6', 'two more')).at(-1)).toBe('What should it be in total? It is $6.00 for Beer now.')
  })
})

test('a question is answered by the price before it, by giving in, and later', async () => {
  await ada.talk('bagel 3.50', 'and a coffee', 'same', 'present', 'fine, 80')
  expect(await ada.entries()).toEqual(['Bagel 350 2026-11-20', 'Coffee 350 2026-11-20', 'Present 8000 2026-11-20'])
  expect(await ada.words('groceries', 'hang on let me look', '47.20')).toEqual([
    'How much was Groceries?',
    'Take your time.',
    'Saved, $47.20 for Groceries.',
  ])
})

test('a budget or goal that was spoken of is the one that is changed', async () => {
  const budget = await ada.words('set food to 100', 'can i afford a 20 dinner', 'bump it to 150')
  expect(budget.at(-1)).toBe('Set, $150.00 a month for Food & Dining, $150.00 left.')
  const goal = await ada.words('save 500 for a couch', 'call it sofa')
  expect(goal.at(-1)).toBe('Changed, Sofa is $500.00 now.')
  expect(await ada.words('toys 55', 'was that shopping?')).toContain('Toys is under Shopping.')
})

describe('what came of a purchase later', () => {
  test('another in its place, at its price or so much dearer', async () => {
    await ada.talk('shoes 80', 'i returned them and got another pair for 65')
    expect(await ada.entries()).toEqual(['Shoes 6500 2026-11-20'])
    await ada.talk('jacket 90', 'exchanged it for a smaller one 5 less')
    expect(await ada.entries()).toContain('Jacket 8500 2026-11-20')
    expect((await ada.words('vase 60', 'swapped it for a blue one, 5')).at(-1)).toBe(
      'What should it be in total? It is $60.00 for Vase now.',
    )
  })

  test('one more is taken out, and both come back', async () => {
    await ada.talk('lunch 12 and a coffee 3', 'remove the coffee', 'lunch too')
    expect(await ada.entries()).toEqual([])
    await ada.talk('bring them both back')
    expect(await ada.entries()).toEqual(['Coffee 300 2026-11-20', 'Lunch 1200 2026-11-20'])
  })

  test('an amount that was right at first, and one that is denied without a pause', async () => {
    await ada.talk('bus 6', 'make it seven', 'no six i was right the first time', 'oil 38', 'oil not 38 35')
    expect(await ada.entries()).toEqual(['Bus 600 2026-11-20', 'Oil 3500 2026-11-20'])
  })

  test('two that are swapped, with what that makes of one', async () => {
    await ada.talk('lunch 12', 'dinner 30', 'swap them lunch was 30')
    expect(await ada.entries()).toEqual(['Dinner 1200 2026-11-20', 'Lunch 3000 2026-11-20'])
  })

  test('one by its number', async () => {
    await ada.talk('bread 3 milk 2 eggs 5 and cheese 8', 'delete number three')
    expect(await ada.entries()).toEqual(['Bread 300 2026-11-20', 'Cheese 800 2026-11-20', 'Milk 200 2026-11-20'])
  })

  test('a budget that was asked about is changed, and no entry; nor the budget where only the entry can cost so much', async () => {
    const words = await ada.words('set dining to 200', 'dinner 50', "what's left", 'make it 250')
    expect(words.at(-1)).toBe('Set, $250.00 a month for Food & Dining, $200.00 left.')
    await ada.talk("what's left", 'make it 60')
    expect(await ada.entries()).toEqual(['Dinner 6000 2026-11-20'])
  })
})

describe('what is said on without a pause', () => {
  test('a thing that is to go, and why', async () => {
    await ada.talk('vet 140', 'tape 6', 'paint 54', 'remove the vet please insurance paid directly')
    await ada.talk('take out the tape found some in the garage')
    expect(await ada.entries()).toEqual(['Paint 5400 2026-11-20'])
  })

  test('a day behind which it stands, and one that only asks on', async () => {
    await ada.talk('icecream 6', 'yesterday that was')
    expect(await ada.entries()).toEqual(['Icecream 600 2026-11-19'])
    const words = await ada.words('how much on coffee', 'coffee 4 today and 4 yesterday', 'now')
    expect(words.at(-1)).toBe('$8.00 on Coffee this month, over 2 entries.')
  })

  test('the other of two amounts, and one that nobody can know', async () => {
    await ada.talk('paid fifteen or sixteen for parking', 'the second', 'no hang on the first')
    expect(await ada.entries()).toEqual(['Parking 1500 2026-11-20'])
    expect((await ada.words('muffin', 'three something')).at(-1)).toBe('How much was Muffin?')
  })

  test('the older of two, and what the receipt shows', async () => {
    await ada.talk('lunch 20 yesterday', 'lunch 22 monday', 'delete the older one', 'i found the receipt it was 21')
    expect(await ada.entries()).toEqual(['Lunch 2100 2026-11-19'])
  })

  test('a goal that is to be another', async () => {
    const words = await ada.words('new goal japan 3000 by june', 'add 200 to it', 'actually make the goal 2500')
    expect(words.at(-1)).toBe('Changed, Japan is $2,500.00 by Jun 30, 2027 now, with $200.00 saved.')
  })
})
