import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

async function entriesAfter(...sentences: string[]): Promise<string[]> {
  await ada.talk(...sentences)
  return (await ada.entries()).map((entry) => entry.replace(/ \S+$/, '')).toSorted()
}

describe('a correction in words of its own', () => {
  test.each([
    [['gardener sixty', 'the gardener only took fifty in the end'], ['Gardener 5000']],
    [['locksmith 95', 'he said eighty five, my mistake'], ['Locksmith 8500']],
    [['burger 24', 'the receipt says 26.40'], ['Burger 2640']],
    [['diesel 40', 'I checked my bank, it is 41.20'], ['Diesel 4120']],
    [
      ['boots 80', 'taxi 12', 'they got the boots wrong at the till, so only 64'],
      ['Boots 6400', 'Taxi 1200'],
    ],
    [['dinner 86', "that's before the tip, with the tip it came to 103"], ['Dinner 10300']],
    [['manicure 52', 'well I tipped ten on top so call it 62'], ['Manicure 6200']],
    [
      ['spotify 10.99', 'coffee 4', "the spotify one went up it's eleven ninety nine now"],
      ['Coffee 400', 'Spotify 1199'],
    ],
    [['rent 950', "the rent went up it's nine ninety now"], ['Rent 99000']],
    [['coffee 4', "the spotify one went up it's eleven ninety nine now"], ['Coffee 400']],
  ])('%j', async (sentences, entries) => {
    expect(await entriesAfter(...sentences)).toEqual(entries)
  })
})

describe('an amount that follows from that of the entry', () => {
  test.each([
    [['brunch 92', 'my cousin and I went halves on it so 46'], ['Brunch 4600']],
    [['haircut thirty', 'I gave her five on top so thirty five'], ['Haircut 3500']],
    [['bus 2.50', 'I took it both ways, so 5'], ['Bus 500']],
    [['sweets twenty bucks', 'two boxes, twenty each, so forty'], ['Sweets 4000']],
    [['pastry eleven', 'no, seven. eleven was what I had left in my wallet'], ['Pastry 700']],
    [['smoothie 6.25', '6.75, I added protein'], ['Smoothie 675']],
    [['parking 10', '6, because we got it validated'], ['Parking 600']],
    [['jacket 79.99', 'and there was a discount so I paid 63.99'], ['Jacket 6399']],
    [['tires four at 110 each', 'I only got two in the end'], ['Tires 22000']],
    [['school shoes, two pairs at 35 each', "I'm wrong about the shoes, they were 32 each"], ['School Shoes 6400']],
  ])('%j', async (sentences, entries) => {
    expect(await entriesAfter(...sentences)).toEqual(entries)
  })
})

describe('what only looks like one', () => {
  test.each([
    [['lunch 14', 'the kids wanted ice cream, 9'], ['Lunch 1400']],
    [
      ['lunch 14', 'she sold me a raffle ticket, 10'],
      ['Lunch 1400', 'Raffle Ticket 1000'],
    ],
    [
      ['lunch 14', 'the sitter stayed late, 25'],
      ['Lunch 1400', 'Sitter 2500'],
    ],
    [['flowers 18', 'and a sandwich, seven or eleven'], ['Flowers 1800']],
    [
      ['burger 24', 'in the end we had ice cream for 8'],
      ['Burger 2400', 'Ice Cream 800'],
    ],
    [['burger 24', 'turns out I owe my sister 40'], ['Burger 2400']],
    [
      ['burger 24', 'actually we also got sodas, 6'],
      ['Burger 2400', 'Sodas 600'],
    ],
  ])('%j', async (sentences, entries) => {
    expect(await entriesAfter(...sentences)).toEqual(entries)
  })
})

describe('a part of a sentence that is followed by itself', () => {
  test('puts right what another part names', async () => {
    await ada.talk('bread 5 and honey 11')
    expect(await ada.words('the honey is a gift, put that in shopping')).toEqual([
      'Changed, now $11.00 for Honey, under Shopping.',
    ])
  })

  test('takes out what it names, with why', async () => {
    expect(await entriesAfter('breakfast 9', 'lunch 13', "breakfast's on my boss, drop it")).toEqual(['Lunch 1300'])
  })
})

test('what was saved is not kept where it was not wanted, and an undo is taken back with a reason', async () => {
  expect(await entriesAfter('tires 320', "don't save that, my husband already put it in")).toEqual([])
  expect(await entriesAfter('coffee 4', 'undo', 'oh no I do want that, redo')).toEqual(['Coffee 400'])
})

test('what somebody else got, or was said twice, is taken out', async () => {
  expect(await entriesAfter('popcorn 8.75', 'Nina got the popcorn, not me')).toEqual([])
  expect(await entriesAfter('tea 3.80', 'tea 3.80', 'I said that twice by accident')).toEqual(['Tea 380'])
})

test('the big one of two of a name, whoever came on another day, and what a thing belongs under', async () => {
  expect(await entriesAfter('Ikea 187.32', 'Ikea hot dog 1.50', 'the big one was 178.32')).toEqual([
    'IKEA 150',
    'IKEA 17832',
  ])
  expect(await ada.words('painter 130', 'he came on Wednesday though', "that's shopping for me")).toEqual([
    'Saved, $130.00 for Painter.',
    'Changed, now $130.00 for Painter on Wednesday.',
    'Changed, now $130.00 for Painter on Wednesday, under Shopping.',
  ])
})

test('one of two amounts is taken from what was looked up', async () => {
  expect(await entriesAfter('cab was 14 or 40', "checked my bank, it's 14")).toEqual(['Cab 1400'])
})

describe('what was paid in the end, whatever led to it', () => {
  test.each([
    ['ointment 26.30', 'my plan covered some so I only ended up paying ten for that', 'Ointment 1000'],
    ['bakery 42', 'Mark gave his part to the waiter so I only put down thirty one', 'Bakery 3100'],
    ['monitor 829', 'they took my old 13 inch one so what I really paid was 579', 'Monitor 57900'],
    ['pizza 36', 'we split it three ways so I only paid twelve', 'Pizza 1200'],
    ['helmet 64.95', 'oops, there were two of them so twice that', 'Helmet 12990'],
    ['sandwich 11.50', 'found the sandwich receipt, it says fourteen twenty', 'Sandwich 1420'],
  ])('%s; %s', async (told, said, expected) => {
    expect(await entriesAfter(told, said)).toEqual([expected])
  })

  test('is one more where the same is told again', async () => {
    expect(await entriesAfter('coffee 4', 'coffee 4')).toEqual(['Coffee 400', 'Coffee 400'])
  })

  test.each([
    ['I got hungry so I only got a bagel for 3', ['Bagel 300', 'Lunch 1200']],
    ['the bus was late so I just took a taxi for 20', ['Lunch 1200', 'Taxi 2000']],
  ])('is another thing where one was bought: %s', async (said, entries) => {
    expect(await entriesAfter('lunch 12', said)).toEqual(entries)
  })
})

test('why a thing belongs under what it does is no name of it', async () => {
  await ada.talk('market 30')
  expect(
    await ada.words('that was mostly vegetables so groceries', 'it was a checkup, so health', 'that was mostly food'),
  ).toEqual([
    'Changed, now $30.00 for Market, under Food & Dining.',
    'Changed, now $30.00 for Market, under Healthcare.',
    'Changed, now $30.00 for Market, under Food & Dining.',
  ])
})

test('two that are gifts are those told last, one by one or together', async () => {
  await ada.talk('bread 4', 'tea 5', 'wine 30')
  expect(await ada.words('both of those are gifts')).toEqual([
    'Changed, now $5.00 for Tea, under Shopping and $30.00 for Wine, under Shopping.',
  ])
})

test('a category that is put right in the same breath is the one said last', async () => {
  await ada.talk('scarf 12')
  expect(
    await ada.words('put that under shopping no, groceries', "that's food, I mean travel", 'put that under bills, no'),
  ).toEqual([
    'Changed, now $12.00 for Scarf, under Food & Dining.',
    'Changed, now $12.00 for Scarf, under Travel.',
    'Changed, now $12.00 for Scarf, under Bills.',
  ])
})

describe('what another person gave or got', () => {
  test.each([
    [
      ['got 20 from my mum', 'and 50 from grandma'],
      ['Grandma -5000', 'Mum -2000'],
    ],
    [
      ['sent 20 to my brother', 'and 30 to my sister', 'and to mum 40'],
      ['Brother 2000', 'Mum 4000', 'Sister 3000'],
    ],
    [['sent 20 to my brother', 'my brother got 35 actually'], ['Brother 3500']],
  ])('%j is no other amount of the entry before', async (sentences, entries) => {
    expect(await entriesAfter(...sentences)).toEqual(entries)
  })
})

describe('the price of a thing that was named and not written', () => {
  test('is asked about beside what was saved before it', async () => {
    const [, , answer] = await ada.talk('jeans 60', "and shoes but I'll return those", 'they were 90')
    expect(answer?.message).toBe('Change Jeans, $60.00 today, or is that another one?')
    expect(await entriesAfter('another one')).toEqual(['Jeans 6000', 'Shoes 9000'])
  })

  test('is asked about beside the last of several, none of which changes', async () => {
    await ada.talk('jeans 60 and a belt 25', "and shoes but I'll return those", 'they were 90')
    expect(await entriesAfter('another one')).toEqual(['Belt 2500', 'Jeans 6000', 'Shoes 9000'])
  })

  test('is another price of what was saved where nothing was named', async () => {
    expect(await entriesAfter('coffee 4', 'how is the weather', 'it was 5')).toEqual(['Coffee 500'])
  })
})
