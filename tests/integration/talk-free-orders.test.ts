import { describe, expect, test } from 'vitest'
import { storedTransactions } from '#tests/support/builders.ts'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

/** The ledger as "Name 400" and "Name -400", in the order of names. */
async function ledger(): Promise<string[]> {
  return (await storedTransactions(ada.app)).map(({ merchant, amount }) => `${merchant} ${amount}`).sort()
}

describe('what is put right in free words', () => {
  test('a count with its sum is of the thing that is counted, whatever was told since', async () => {
    await ada.talk('dog food, two bags, 36', 'sold a lamp for 20', 'it was three bags of dog food, so fifty-four')
    expect(await ledger()).toEqual(['Dog Food 5400', 'Lamp -2000'])
    await ada.talk('there were four of us, so 90')
    expect(await ledger()).toEqual(['Dog Food 5400', 'Lamp -2000'])
  })

  test('an amount that is said twice beside the one that is denied is meant', async () => {
    await ada.talk('fourteen for the sitter', 'forty. four zero. not fourteen')
    expect(await ledger()).toEqual(['Sitter 4000'])
    await ada.talk('soap 7', 'eight, not seven, they charged eight')
    expect(await ledger()).toEqual(['Sitter 4000', 'Soap 800'])
    await ada.talk('nine, not 30, they charged nine', 'soda 6, not 8, and chips 8')
    expect(await ledger()).toContain('Soap 800')
  })

  test('a thing is doubled, and no budget or bed', async () => {
    await ada.talk('pens 6, paper 9', 'double the pens, they rang up two packs')
    expect(await ledger()).toEqual(['Paper 900', 'Pens 1200'])
    await ada.talk('double the pens budget', 'double check the paper', 'double the dose')
    expect(await ledger()).toEqual(['Paper 900', 'Pens 1200'])
  })

  test('his and hers are of the person who is named, and asked about where it can be several', async () => {
    await ada.talk('Ruth paid me fifty and Tom paid me seventy', 'Ruth also tipped five, so make hers fifty-five')
    expect(await ledger()).toEqual(['Ruth -5500', 'Tom -7000'])
    expect(await ada.words('make his 75')).toEqual([expect.stringContaining('Which one')])
    expect(await ledger()).toEqual(['Ruth -5500', 'Tom -7000'])
  })

  test('another kind of the same is had in its place only where something is put right', async () => {
    await ada.talk('car wash 9', 'no, I got the full wash, that was 14')
    expect(await ledger()).toEqual(['Car Wash 1400'])
    await ada.talk('no I took the bus, that was 3')
    expect(await ledger()).toEqual(['Bus 300', 'Car Wash 1400'])
  })

  test('two that are named are exchanged', async () => {
    await ada.talk('rice 4, beans 6, oil 9', 'I mixed up the rice and the oil, swap those two amounts')
    expect(await ledger()).toEqual(['Beans 600', 'Oil 400', 'Rice 900'])
    await ada.talk('I mixed the rice and the beans', 'I mixed up the days')
    expect(await ledger()).toEqual(['Beans 600', 'Oil 400', 'Rice 900'])
  })

  test('what was changed for a reason that was none is as it was', async () => {
    await ada.talk('team lunch 48.60', 'add a nine dollar tip to the lunch')
    await ada.talk('ugh, the tip was in the 48.60 already, put it back how it was')
    expect(await ledger()).toEqual(['Team Lunch 4860'])
    await ada.talk('the tax was in the 3, put it back how it was')
    expect(await ledger()).toEqual(['Team Lunch 4860'])
  })

  test('why it is told only now, and how one is, name nothing', async () => {
    await ada.talk('copay 30', 'parking 7', "those were both yesterday, I'm behind", "make it 8, I'm exhausted")
    expect((await storedTransactions(ada.app)).map(({ merchant, amount, date }) => [merchant, amount, date])).toEqual(
      expect.arrayContaining([
        ['Copay', 3000, '2026-11-19'],
        ['Parking', 800, '2026-11-19'],
      ]),
    )
    await ada.talk('gave ten to the choir', "make that fifteen, I'd forgotten the other five")
    expect(await ledger()).toContainEqual(expect.stringMatching(/Choir 1500$/))
  })

  test('some more of it is another one, also behind a change', async () => {
    await ada.talk('muffins 8', "they weren't muffins, they were scones", 'and some more scones for work, 5')
    expect(await ledger()).toEqual(['Scones 500', 'Scones 800'])
  })

  test('an answer to which one is told by the words it was told with', async () => {
    await ada.talk('coffee 3 this morning, then another coffee at 4.50 after class', 'change the coffee to 5')
    await ada.talk('the one after class')
    expect(await ledger()).toEqual(['Coffee 300', 'Coffee 500'])
    await ada.talk('delete the coffee', 'the one after dinner')
    expect(await ledger()).toEqual(['Coffee 300', 'Coffee 500'])
  })
})

describe('what is taken out, and put back', () => {
  test('what is in the price of another goes, and not the other', async () => {
    await ada.talk('bowling 18', 'shoe rental 3', "my bad, the rental's included in the bowling, remove it")
    expect(await ledger()).toEqual(['Bowling 1800'])
    await ada.talk('breakfast 12', 'it was included in the bowling, so take it off')
    expect(await ledger()).toEqual(['Bowling 1800'])
    await ada.talk('tax is included in the bowling, remove it')
    expect(await ledger()).toEqual(['Bowling 1800'])
  })

  test('what was called off before it was charged', async () => {
    await ada.talk('netflix 15.49 and spotify 11.99', "spotify's out, I cancelled before it charged")
    expect(await ledger()).toEqual(['Netflix 1549'])
    await ada.talk("netflix's out, I cancelled after it charged")
    expect(await ledger()).toEqual(['Netflix 1549'])
  })

  test('what is kept after all stands again', async () => {
    await ada.talk('shoes 62', 'delete that', "no bring it back, I'm keeping them")
    expect(await ledger()).toEqual(['Shoes 6200'])
  })

  test('who had not paid has paid after all', async () => {
    await ada.talk('Maria paid me sixty', "delete Maria, she hasn't actually paid yet", 'Maria paid for lunch')
    expect(await ledger()).toEqual([])
    await ada.talk('oh, Maria just paid after all, the sixty', 'Maria just paid')
    expect(await ledger()).toEqual(['Maria -6000'])
  })
})

describe('one more, told by what was told', () => {
  test('a part is to stand for itself', async () => {
    await ada.talk('groceries 87.32', 'wait, twelve of that was cat litter, list that on its own')
    expect(await ledger()).toEqual(['Cat Litter 1200', 'Groceries 7532'])
    await ada.talk('soup 19', 'four of that was the tip, can you list it separately')
    expect(await ledger()).toEqual(['Cat Litter 1200', 'Groceries 7532', 'Soup 1500', 'Tip 400'])
    await ada.talk('3 of that was mine, keep it separate', '100 of that was rent, list it separately')
    expect((await ledger()).length).toBe(4)
  })

  test('another gave the same, and gave back every cent', async () => {
    await ada.talk('Mrs. Lee paid me 85', 'and the Parkers paid me the same', 'well, the Parkers paid it yesterday')
    expect(await ledger()).toEqual(['Mrs. Lee -8500', 'Parkers -8500'])
    expect((await storedTransactions(ada.app)).find(({ merchant }) => merchant === 'Parkers')?.date).toBe('2026-11-19')
    await ada.talk('lumber 210', 'screws 23', 'Hendricks paid me back for the lumber already, every cent')
    expect(await ledger()).toContain('Hendricks -21000')
    await ada.talk('and the Millers paid for the party')
    expect((await ledger()).length).toBe(5)
  })

  test('the one of several that did not fit came back', async () => {
    await ada.talk(
      'boots for Leo 45 and gloves 18',
      'boots were too small, I took them back and they refunded me the 45',
    )
    expect(await ledger()).toEqual(['Boots 4500', 'Gloves 1800', 'Income -4500'])
  })

  test('the same part is left of another', async () => {
    await ada.talk('gift 150 and a card 5.50', "my brother's going halves on the gift, so put just my half")
    await ada.talk('the card too')
    expect(await ledger()).toEqual(['Card 275', 'Gift 7500'])
    await ada.talk('and the ribbon')
    expect(await ledger()).toEqual(['Card 275', 'Gift 7500'])
  })

  test('what was bought for another is told, though it is still owed', async () => {
    await ada.talk(
      'bought a scarf for Tina, eighteen, she has not paid me yet',
      "sold a chair for 40, he hasn't paid me yet",
    )
    expect(await ledger()).toEqual(['Scarf 1800'])
  })

  test('what it cost is answered with another', async () => {
    await ada.talk('lights were 22 yesterday', 'today some ornaments as well', 'same as the lights')
    expect(await ledger()).toEqual(['Lights 2200', 'Ornaments 2200'])
    await ada.talk('and new candles', 'same as the candles')
    expect(await ledger()).toEqual(['Lights 2200', 'Ornaments 2200'])
  })

  test('whatever is new was bought', async () => {
    expect(await ada.words('gym 30', 'oh and new mats')).toEqual([expect.anything(), 'How much was Mats?'])
    expect(await ada.words('and a new year')).toEqual([expect.not.stringContaining('How much')])
  })
})

describe('where it belongs', () => {
  const filed = async () =>
    Object.fromEntries((await storedTransactions(ada.app)).map(({ merchant, category }) => [merchant, category]))

  test('several that are named are filed together', async () => {
    await ada.talk('netflix 15, hulu 9, gas 30', 'file netflix and hulu as bills')
    expect(await filed()).toEqual({ Netflix: 'Bills', Hulu: 'Bills', Gas: 'Transportation' })
    await ada.talk('salt and pepper 5', 'put the salt and pepper under other', 'netflix and hulu are great')
    expect(await filed()).toMatchObject({ 'Salt and Pepper': 'Other', Netflix: 'Bills', Hulu: 'Bills' })
  })

  test('a thing is left where it was', async () => {
    await ada.talk('lunch 13.40', 'put lunch under travel', 'on second thought leave lunch in food')
    expect(await filed()).toEqual({ Lunch: 'Food & Dining' })
    await ada.talk('keep the lunch in mind', 'leave lunch at 13.40')
    expect(await filed()).toEqual({ Lunch: 'Food & Dining' })
    await ada.talk('no, leave lunch at 12', 'leave work at 5')
    expect(await ledger()).toEqual(['Lunch 1200'])
  })
})

describe('what is asked in free words', () => {
  test('what came in under a name is told where nothing was spent on it', async () => {
    await ada.talk('got 27 in tips', 'yesterday 31 in tips')
    expect(await ada.words('so how much in tips this week', 'how much did I spend on tips')).toEqual([
      '$58.00 received from Tips this week, over 2 entries.',
      'Nothing spent on Tips this month.',
    ])
  })

  test('a name stands for one and for many', async () => {
    await ada.talk('scratch cards 10', 'one more scratch card for 5', 'beans 3', 'bean bag 30')
    expect(await ada.words('how much on scratch cards today', 'how much on beans')).toEqual([
      '$15.00 on Scratch Card today, over 2 entries.',
      '$3.00 on Beans this month, in 1 entry.',
    ])
  })

  test('everything is meant, and nothing changed', async () => {
    await ada.talk('bowling 18', 'nachos 5 yesterday')
    expect(await ada.words('fun money today?', 'no, I meant everything yesterday')).toEqual([
      '$18.00 on Entertainment today, in 1 entry.',
      '$5.00 spent yesterday, in 1 entry.',
    ])
    expect((await storedTransactions(ada.app)).map(({ date }) => date).sort()).toEqual(['2026-11-19', '2026-11-20'])
  })

  test('one against another, and what is left', async () => {
    await ada.talk('sitter 50', 'pizza 15')
    expect(await ada.words('how much more was the sitter than the pizza')).toEqual([
      expect.stringContaining('That is $35.00 more.'),
    ])
    await ada.talk('took in 740 in sales')
    expect(await ada.words("so sales minus those two today, what's left", 'and all three together')).toEqual([
      '$740.00 came in and $65.00 went out, so $675.00 is left.',
      expect.anything(),
    ])
    expect((await ledger()).length).toBe(3)
  })
})
