import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('a total asked in free words', () => {
  test.each([
    "so what's this dinner running me",
    'so we are at?',
    "so that's?",
    'sum',
    'grand total',
    'add those up for me',
    'what has the whole dinner thing set me back',
    'how much have they run me',
    'and altogether',
  ])('%s is of what this talk told', async (question) => {
    await ada.talk('turkey 42', 'wine 26')
    expect(await ada.words(question)).toEqual(['That is $68.00 in all: $42.00 for Turkey and $26.00 for Wine.'])
  })

  test('is of as many as are said', async () => {
    await ada.talk('bread 3', 'mechanic 560', 'tow 95 yesterday')
    expect(await ada.words('add those two up for me', 'so both together?')).toEqual([
      'That is $655.00 in all: $560.00 for Mechanic and $95.00 for Tow yesterday.',
      'That is $655.00 in all: $560.00 for Mechanic and $95.00 for Tow yesterday.',
    ])
    expect((await ada.entries()).length).toBe(3)
  })

  test('is of what was told since a thing was spoken of, and of none that was not', async () => {
    await ada.talk('coffee 4', 'took the kids to the zoo, tickets were 36', 'snacks 14.50')
    expect(await ada.words('what did the zoo trip cost me', 'what did the ski trip cost me')).toEqual([
      'That is $50.50 in all: $36.00 for Tickets and $14.50 for Snacks.',
      'Nothing spent on Ski Trip this month.',
    ])
  })

  test.each(["we're at the cinema", "that's it", 'so that makes me happy', 'count me in'])(
    '%s asks for none',
    async (words) => {
      await ada.talk('turkey 42', 'wine 26')
      expect(await ada.words(words)).toEqual([expect.not.stringContaining('$')])
    },
  )

  test('is of a category or a thing so far', async () => {
    await ada.talk('flight to Boston 218', 'beer 16', 'another one, same price')
    expect(
      await ada.words("and what's the beer at now", 'how much is travel so far', 'how much is left so far'),
    ).toEqual([
      '$32.00 on Beer this month, over 2 entries.',
      '$218.00 on Travel this month, in 1 entry.',
      expect.stringContaining('no balance to tell'),
    ])
  })

  test('is of the things that are named, where all of them were told', async () => {
    await ada.talk('shirt 25', 'jeans 60 yesterday', 'socks 8')
    expect(
      await ada.words(
        'what do the shirt and the socks come to',
        'add up the shirt and jeans',
        'shirt and tie together?',
      ),
    ).toEqual([
      'That is $33.00 in all: $25.00 for Shirt and $8.00 for Socks.',
      'That is $85.00 in all: $25.00 for Shirt and $60.00 for Jeans yesterday.',
      expect.not.stringContaining('$'),
    ])
    expect(await ada.words('how much was everything but the jeans')).toEqual([
      '$33.00 spent this month without Jeans, over 2 entries.',
    ])
  })

  test('is of what came in', async () => {
    await ada.talk('grandma gave me 100 yesterday', 'my uncle gave me 50', 'jacket 60')
    expect(await ada.words('how much money did I get altogether', 'and what have I been given this week')).toEqual([
      '$150.00 received this month, over 2 entries.',
      '$150.00 received this week, over 2 entries.',
    ])
  })

  test('is read back by the day', async () => {
    await ada.talk('raffle 10', 'candles 20', 'lunch 9 yesterday')
    expect(await ada.words("read me back what you've got for today", 'what do you have down for yesterday')).toEqual([
      '2 entries today, $30.00 in all: $20.00 for Candles and $10.00 for Raffle.',
      '1 entry yesterday: $9.00 for Lunch.',
    ])
  })
})

describe('what is left of what came in', () => {
  test.each(["so net that's?", 'what am I up after that', "what's left of the tips", 'what did I clear'])(
    '%s is of what this talk told',
    async (question) => {
      await ada.talk('got 87 in tips', 'cab home was 12')
      expect(await ada.words(question)).toEqual(['$87.00 came in and $12.00 went out, so $75.00 is left.'])
    },
  )

  test('is of the sum that is named, and of nothing that did not come in', async () => {
    await ada.talk('paycheck 1000', 'rent 700')
    expect(await ada.words("what's left of the 1000", "what's left of the bonus after that")).toEqual([
      '$1,000.00 came in and $700.00 went out, so $300.00 is left.',
      expect.not.stringContaining('$300.00'),
    ])
  })
})

describe('one entry asked of', () => {
  test.each([
    "what'd the boots cost again",
    'the boots were how much again?',
    'what was the price of the boots',
    'what did I end up paying for the boots',
    "what's the boots costing me",
  ])('%s is told', async (question) => {
    await ada.talk('sweater 45', 'boots 88')
    expect(await ada.words(question)).toEqual([expect.stringMatching(/^(?:It was )?\$88\.00 (?:for|on) Boots/)])
  })
})

describe('two of a name that were told in one breath', () => {
  test('are asked about in the order told', async () => {
    await ada.talk('taxi 15 on wednesday, taxi 23 yesterday')
    expect(await ada.words('delete the taxi', 'the last one', 'undo', 'delete the taxi', "wednesday's")).toEqual([
      'Which one: $15.00 on Wednesday or $23.00 yesterday?',
      'Removed $23.00 for Taxi yesterday. Say "undo" to bring it back.',
      expect.stringContaining('$23.00 for Taxi'),
      'Which one: $15.00 on Wednesday or $23.00 yesterday?',
      'Removed $15.00 for Taxi on Wednesday. Say "undo" to bring it back.',
    ])
  })

  test('are told apart by which was first', async () => {
    await ada.talk('coffee 3.50 and later another coffee 5.25')
    expect(await ada.words('the coffee was 4', 'the first one')).toEqual([
      'Which one: $3.50 today or $5.25 today?',
      'Changed, now $4.00 for Coffee.',
    ])
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20', 'Coffee 525 2026-11-20'])
  })

  test('are not asked about where the day or the place is said', async () => {
    await ada.talk('taxi 15 on wednesday, taxi 23 yesterday')
    expect(await ada.words('delete the last taxi')).toEqual([
      'Removed $23.00 for Taxi yesterday. Say "undo" to bring it back.',
    ])
  })
})

describe('the days of what was told together', () => {
  test.each([
    'all of that was yesterday by the way',
    'that was all yesterday',
    'the whole lot was yesterday',
    'all of this was on thursday actually',
  ])('%s moves all of it', async (words) => {
    await ada.talk('lift ticket 119, ski rental 96, hot chocolate 7')
    await ada.words(words)
    expect((await ada.entries()).every((entry) => entry.endsWith('2026-11-19'))).toBe(true)
  })

  test.each(['that was all a waste', "that's all for today", 'all of that was delicious'])(
    '%s moves none',
    async (words) => {
      await ada.talk('lift ticket 119, hot chocolate 7 on Monday')
      const before = await ada.entries()
      await ada.words(words)
      expect(await ada.entries()).toEqual(before)
    },
  )

  test('are told each by itself, and the rest of them', async () => {
    await ada.talk('kroger 74.10, walgreens 12.35, and the car wash 10')
    expect(
      await ada.words('the car wash was today, the rest yesterday', 'kroger was monday and walgreens was tuesday'),
    ).toEqual([
      'Changed, now $74.10 for Kroger yesterday and $12.35 for Walgreens yesterday.',
      'Changed, now $74.10 for Kroger on Monday and $12.35 for Walgreens on Tuesday.',
    ])
  })

  test.each(['kroger opens monday, walgreens tuesday', 'kroger was closed yesterday, so walgreens today'])(
    '%s is told of the shops',
    async (words) => {
      await ada.talk('kroger 74.10, walgreens 12.35')
      await ada.words(words)
      expect(await ada.entries()).toContain('Walgreens 1235 2026-11-20')
      expect(await ada.entries()).not.toContain('Kroger 7410 2026-11-16')
    },
  )

  test('are those of a night', async () => {
    await ada.talk('hotel 139 on wednesday', 'hotel 139 on thursday')
    expect(await ada.words('oh the thursday night was cheaper, 119', 'the monday night was 20')).toEqual([
      'Changed, now $119.00 for Hotel yesterday.',
      expect.not.stringContaining('Changed'),
    ])
  })
})

describe('what is put right in everyday words', () => {
  test.each([
    'wait no three of us were in it. so a third',
    'actually there were three of us, so a third',
    'it was split three ways actually',
    'make that a third, there were three of us',
    'there were three of us in the uber',
  ])('%s is of what was split, though more was told beside it', async (words) => {
    await ada.talk('boba 6.75 and i split an uber with maya it was 18 total so my half')
    expect(await ada.words(words)).toEqual(['Changed, now $6.00 for Uber.'])
  })

  test.each(['three people were late', 'three of us were there so a quarter', 'there were three of us in line'])(
    '%s shares nothing',
    async (words) => {
      await ada.talk('boba 6.75 and i split an uber with maya it was 18 total so my half')
      await ada.words(words)
      expect(await ada.entries()).toContain('Uber 900 2026-11-20')
    },
  )

  test.each([
    'the shaker was a freebie actually, drop it',
    'they threw in the shaker for free',
    'turns out the shaker was on the house, so drop that',
  ])('%s takes it out', async (words) => {
    await ada.talk('protein powder 44 and a shaker 12')
    expect(await ada.words(words)).toEqual(['Removed $12.00 for Shaker. Say "undo" to bring it back.'])
  })

  test.each(['if the shaker was free, drop it', 'he gave me the shaker', 'the shaker was sugar free'])(
    '%s leaves it',
    async (words) => {
      await ada.talk('protein powder 44 and a shaker 12')
      await ada.words(words)
      expect(await ada.entries()).toContain('Shaker 1200 2026-11-20')
    },
  )

  test.each([
    'they knocked off fifty',
    'they gave me fifty off',
    'they took fifty off for the scratch',
    'I got it for fifty less',
  ])('%s is off what was told last', async (words) => {
    await ada.talk('couch 800')
    expect(await ada.words(words)).toEqual(['Changed, now $750.00 for Couch.'])
  })

  test.each(['they took 5 off my card', 'got 50 off my mom', 'they knocked off early', 'did they knock off fifty?'])(
    '%s is not',
    async (words) => {
      await ada.talk('couch 800')
      await ada.words(words)
      expect(await ada.entries()).toContain('Couch 80000 2026-11-20')
    },
  )

  test('is not taken off a second time where the higher price was told', async () => {
    await ada.talk("I'm thinking about getting a couch, eight hundred dollars")
    expect(await ada.words('ok I got it. couch 750, they knocked off fifty')).toEqual(['Saved, $750.00 for Couch.'])
    expect(await ada.words('lamp 80, they knocked off fifty')).toEqual([expect.not.stringContaining('Saved')])
  })

  test.each([
    'it was trash so I refunded it, got the 29.99 back',
    "it didn't work so they gave me 29.99 back",
    'it was junk, got my 29.99 back',
  ])('%s came in', async (words) => {
    await ada.talk('bought a game 29.99')
    expect(await ada.words(words)).toEqual(['Saved, $29.99 income.'])
  })

  test.each(['it was broken, I should get 29.99 back', "didn't like it so I might return it and get 29.99 back"])(
    '%s did not yet',
    async (words) => {
      await ada.talk('bought a game 29.99')
      await ada.words(words)
      expect((await ada.entries()).length).toBe(1)
    },
  )

  test.each([
    "Oh I'm telling you wrong, it was fifteen at the bake sale.",
    "oh dear I've told you wrong again, it was fifteen at the bake sale",
    "I'm mixing it up, it was fifteen at the bake sale",
  ])('%s', async (words) => {
    await ada.talk('and I spent ten at the bake sale')
    expect(await ada.words(words)).toEqual(['Changed, now $15.00 at Bake Sale.'])
  })
})

describe('one more of it', () => {
  test.each([
    'and another one for his cousin',
    "and one more for the neighbor's kid",
    'and one for his cousin too',
    'bought a second one for her brother',
  ])('%s', async (words) => {
    await ada.talk('lego set for Theo 64.99')
    expect(await ada.words(words)).toEqual(['Saved, $64.99 for Lego Set.'])
  })

  test.each(['another one for his cousin?', 'I need another one for his cousin', 'another one for the road'])(
    '%s is none',
    async (words) => {
      await ada.talk('lego set for Theo 64.99')
      await ada.words(words)
      expect((await ada.entries()).length).toBe(1)
    },
  )

  test('is another thing or another day at the same price', async () => {
    await ada.talk('cigarettes 9.50')
    expect(
      await ada.words(
        'a lighter, same price',
        "yeah I know don't judge. also cigarettes yesterday, same price",
        'and one on monday, same price',
      ),
    ).toEqual([
      'Saved, $9.50 for Lighter.',
      'Saved, $9.50 for Cigarettes yesterday.',
      'Saved, $9.50 for Cigarettes on Monday.',
    ])
  })
})
