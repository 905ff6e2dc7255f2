import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

const today = (...told: string[]) => told.map((entry) => `${entry} 2026-11-20`)

describe('one more of what was told', () => {
  test.each([
    'another pair of rain boots, same price, for his brother',
    'went back for another pair of rain boots',
    'a second pair of rain boots',
    'had to buy another pair of the rain boots, the first were too small',
  ])('%s', async (sentence) => {
    await ada.talk('raincoat 41', 'rain boots 28 and socks 6', sentence)
    expect(await ada.entries()).toEqual(today('Rain Boots 2800', 'Rain Boots 2800', 'Raincoat 4100', 'Socks 600'))
    await ada.talk('no, take the second pair back out')
    expect(await ada.entries()).toEqual(today('Rain Boots 2800', 'Raincoat 4100', 'Socks 600'))
  })

  test('is of the one that was answered last', async () => {
    await ada.talk('towel 9, swim cap 5.50, and a juice', 'the juice was 4.20', 'and another one for my coach')
    expect(await ada.entries()).toEqual(today('Juice 420', 'Juice 420', 'Swim Cap 550', 'Towel 900'))
    expect(await ada.words('how much on juices today')).toEqual(['$8.40 on Juice today, over 2 entries.'])
  })

  test.each([
    'need another juice',
    'should I get another juice?',
    'my sister got another juice, same price',
    'had another fight',
  ])('%s is none', async (sentence) => {
    await ada.talk('juice 4.20', sentence)
    expect(await ada.entries()).toEqual(today('Juice 420'))
  })

  test('bought all over again comes to what is said in all', async () => {
    await ada.talk('cake 65, candles 12')
    expect(
      await ada.words(
        'I had to buy the candles all over again, half of them broke. make that 24',
        'bought the cake again, 70',
      ),
    ).toEqual(['Changed, now $24.00 for Candles.', 'Saved, $70.00 for Cake.'])
  })
})

describe('by how much something differs', () => {
  test.each([
    ['the keyboard rang up fifteen cheaper than that, 74', 'Changed, now $74.00 for Keyboard.'],
    ['keyboard rang up 15 cheaper', 'Changed, now $74.00 for Keyboard.'],
    ['the mouse was five bucks less than I told you', 'Changed, now $20.00 for Mouse.'],
    ['the mouse came out two dollars more than I said, 27', 'Changed, now $27.00 for Mouse.'],
    ['the mouse was ten cheaper than the keyboard', 'Good to know. I saved nothing.'],
  ])('%s', async (sentence, answer) => {
    await ada.talk('keyboard 89, mouse 25')
    expect(await ada.words(sentence)).toEqual([answer])
  })

  test.each([
    'the lady gave me discount o, it is one hundred and ten',
    'the barber gave me a discount, it was 110',
    'I got a student discount so it was 110',
  ])('%s', async (sentence) => {
    await ada.talk('coffee 4', 'braids 130')
    expect(await ada.words(sentence)).toEqual(['Changed, now $110.00 for Braids.'])
  })

  test('leaves what stays as it was', async () => {
    await ada.talk('cheese 14 and olives 9', 'the olives were 12')
    expect(await ada.words('no wait, the other one was 12. olives stay at 9')).toEqual([
      'Changed, now $12.00 for Cheese and $9.00 for Olives.',
    ])
    expect(await ada.entries()).toEqual(today('Cheese 1200', 'Olives 900'))
  })

  test('is what was forgotten', async () => {
    await ada.talk('burger 6 and cola 2.75')
    expect(await ada.words('6.75 for the burger, forgot the bacon was extra')).toEqual([
      'Changed, now $6.75 for Burger.',
    ])
  })
})

describe('what another pays', () => {
  test.each([
    'ditch spotify, my dad covers it',
    'drop spotify, work pays for that',
    'spotify was on my cousin, drop it',
    "kill spotify, it's on the family plan",
    'yank spotify, it was a gift',
    'spotify? my sister paid for it',
  ])('%s', async (sentence) => {
    await ada.talk('hosting 12, spotify 11')
    expect(await ada.words(sentence)).toEqual(['Removed $11.00 for Spotify. Say "undo" to bring it back.'])
  })

  test.each(['ditch copilot', 'cancel copilot, I never use it', 'drop copilot, I pay for it anyway'])(
    '%s takes nothing out',
    async (sentence) => {
      await ada.talk('hosting 12, copilot 11', sentence)
      expect(await ada.entries()).toEqual(today('Copilot 1100', 'Hosting 1200'))
    },
  )

  test.each(['the twenty one, Jen got that', 'the 20 one, that was on Jen', 'twenty, that one was on Jen'])(
    '%s, of two of a name',
    async (sentence) => {
      await ada.talk('uber 13 and uber 20', 'delete the uber', sentence)
      expect(await ada.entries()).toEqual(today('Uber 1300'))
    },
  )

  test('is one by its amount, also where nothing was asked', async () => {
    await ada.talk('uber 13 and uber 20', 'the 13 one, my boss got that')
    expect(await ada.entries()).toEqual(today('Uber 2000'))
    await ada.talk('uber 14', 'delete the uber', 'twenty, pizza with Jen')
    expect(await ada.entries()).toEqual(today('Pizza 2000', 'Uber 1400', 'Uber 2000'))
  })

  test('is half of what was shared', async () => {
    await ada.talk('roses 50, dinner 84')
    expect(
      await ada.words(
        'my partner and I went halves on dinner so cut it in half',
        'Jo and I shared the roses, halve it',
      ),
    ).toEqual(['Changed, now $42.00 for Dinner.', 'Changed, now $25.00 for Roses.'])
  })
})

describe('said beside what stands', () => {
  test('is a price in wonder', async () => {
    await ada.talk('walker 89, hospital parking 18')
    expect(
      await ada.words(
        'eighteen for parking, can you imagine',
        '18 bucks for parking, what a ripoff',
        '19 for parking, can you imagine',
      ),
    ).toEqual(['Good to know. I saved nothing.', 'Good to know. I saved nothing.', 'Saved, $19.00 for Parking.'])
  })

  test('is what most of it was', async () => {
    await ada.talk('home depot 83.17')
    expect(await ada.words('most of that was paint. then a drop cloth at Ace, 9.49', 'most of it was cloth')).toEqual([
      'Saved, $9.49 at Ace.',
      'Good to know. I saved nothing.',
    ])
  })

  test('is a sigh before the amount that was asked for', async () => {
    await ada.talk('paid the vet today', 'a lot, ha. Two hundred and ten')
    expect(await ada.entries()).toEqual(today('Vet 21000'))
  })

  test('is the day, and why it is told only now', async () => {
    await ada.talk('rope 12, hay 140', "the hay's from Monday, I just never told you")
    expect(await ada.entries()).toEqual(['Hay 14000 2026-11-16', 'Rope 1200 2026-11-20'])
  })

  test('is what was asked about, on the day of another', async () => {
    await ada.talk('I paid the water bill last Friday, 47.12')
    expect(
      await ada.words('did I tell you about the phone bill yet?', 'then put it down, 61.05, same day as the water'),
    ).toEqual([expect.stringContaining('Nothing spent on Phone Bill'), 'Saved, $61.05 for Phone Bill on Nov 13.'])
  })

  test('is no other word for what came in', async () => {
    await ada.talk('lotto tickets 10', 'won 5 bucks on them', 'so I bought a scratcher, 5')
    expect(await ada.entries()).toEqual(today('Income -500', 'Lotto Tickets 1000', 'Scratcher 500'))
  })
})

test.each([
  "what's it all costing me so far today",
  "what'd I lay out today",
  "what's that leave me at for today",
  "what's today costing me",
])('%s', async (question) => {
  await ada.talk('turkey 38', 'potatoes 7', 'rent 900 on Monday')
  expect(await ada.words(question)).toEqual(['$45.00 spent today, over 2 entries.'])
})

describe('what only sounds like a follow-up changes nothing', () => {
  test.each([
    [['coffee 4', 'give me a second please'], ['Coffee 400']],
    [['hotel 180', 'the hotel was 20 dollars more than I expected'], ['Hotel 18000']],
    [['hotel 180', 'got 20 off'], ['Hotel 18000']],
    [['coffee 4', 'I had two off'], ['Coffee 400']],
    [['flowers 30', 'flowers? grandma got them today'], ['Flowers 3000']],
    [
      ['concert 80 and zoo 40', 'the concert on friday and the zoo on saturday'],
      ['Concert 8000', 'Zoo 4000'],
    ],
    [['shoes 60', 'I got a discount, 10 dollars'], ['Shoes 6000']],
    [
      ['hot dog 6', 'no, I bought a dog, that was 500'],
      ['Dog 50000', 'Hot Dog 600'],
    ],
    [
      ['phone bill 40', 'no, we got the electricity bill, it was 90'],
      ['Electricity Bill 9000', 'Phone Bill 4000'],
    ],
    [['dinner 30', 'leave dinner at 7 please'], ['Dinner 3000']],
    [['rent 800', 'they change theirs to 950'], ['Rent 80000']],
    [['Tom paid me 50', 'nobody paid me the same'], ['Tom -5000']],
    [['unit 1 paid me 900, unit 2 paid me 950'], ['Income -90000', 'Income -95000']],
  ])('%s', async (sentences, entries) => {
    await ada.talk(...sentences)
    expect(await ada.entries()).toEqual(today(...entries))
  })

  test('"ask me later" takes out neither of two', async () => {
    await ada.talk('taxi 15', 'taxi 23', 'delete the taxis', 'ask me later')
    expect(await ada.entries()).toEqual(today('Taxi 1500', 'Taxi 2300'))
  })

  test('a bottle is no second of what was bought by no bottle', async () => {
    await ada.talk('groceries 80', 'bought another bottle')
    expect(await ada.entries()).toEqual(today('Groceries 8000'))
  })
})
