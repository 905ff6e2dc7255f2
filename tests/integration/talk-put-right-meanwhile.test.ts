import { describe, expect, test } from 'vitest'
import { seedTransaction } from '#tests/support/builders.ts'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('what is put right while an amount is asked for', () => {
  test('is another thing of the sentence and how many there were, never the cents of an amount', async () => {
    expect(
      await ada.words(
        'three beers at 6 and a burger for 14.50',
        'no wait the burger was 15.40 and it was four beers',
        '24',
      ),
    ).toEqual([
      '$6 or $18?',
      'All right, $15.40 for Burger. $6 or $24?',
      'Saved: $24.00 for Beers and $15.40 for Burger.',
    ])
    await ada.talk('two lattes at 5 and chips for 7.25', 'no wait the chips were 8.35 and it was three lattes')
    expect(await ada.words('the second one')).toEqual(['Saved: $15.00 for Lattes and $8.35 for Chips.'])
  })

  test('leaves the rest of the sentence as it waits', async () => {
    await ada.talk('two teas at 4 and a cake for 9.20')
    expect(await ada.words('no, the cake was 9.80', '8')).toEqual([
      'All right, $9.80 for Cake. $4 or $8?',
      'Saved: $8.00 for Teas and $9.80 for Cake.',
    ])
    await ada.talk('three beers at 6')
    expect(await ada.words('no wait it was four beers', '24')).toEqual(['$6 or $24?', 'Saved, $24.00 for Beers.'])
    expect(await ada.entries()).toEqual(['Beers 2400 2026-11-20', 'Cake 980 2026-11-20', 'Teas 800 2026-11-20'])
  })

  test('may be the price of each, or what is left out', async () => {
    await ada.talk('two teas at 4 and a cake for 9.20')
    expect(await ada.words('no, the teas were 4.50 each')).toEqual(['Saved: $9.00 for Teas and $9.20 for Cake.'])
    await ada.talk('two beers at 4 and a pie for 9.20')
    expect(await ada.words('no, forget the pie', 'they were 5 each')).toEqual([
      'All right, without Pie. $4 or $8?',
      'Saved, $10.00 for Beers.',
    ])
    await ada.talk('two lattes at 4 and a bagel for 3.20')
    expect(await ada.words('the bagel was 3.80 and the lattes were 8')).toEqual([
      'Saved: $8.00 for Lattes and $3.80 for Bagel.',
    ])
  })

  test('may be what was told before, and is nothing of long ago', async () => {
    await seedTransaction(ada.app, ada.person, { merchant: 'Cake', amount: 500, date: '2026-10-05' })
    await ada.talk('coffee 5', 'two teas at 4')
    expect(await ada.words('no, the coffee was 5.50', 'no, the cake was 9.80', '8')).toEqual([
      'Changed, now $5.50 for Coffee. $4 or $8?',
      '$4 or $8?',
      'Saved, $8.00 for Teas.',
    ])
    expect(await ada.entries()).toEqual(['Cake 500 2026-10-05', 'Coffee 550 2026-11-20', 'Teas 800 2026-11-20'])
  })

  test('is not what answers, refuses or tells anything else', async () => {
    const open = 'two teas at 4 and a cake for 9.20'
    const heard = [
      ['no, it was 8', 'Saved: $8.00 for Teas and $9.20 for Cake.'],
      ['no, the teas were 8', 'Saved: $8.00 for Teas and $9.20 for Cake.'],
      ['it was four', 'Saved: $4.00 for Teas and $9.20 for Cake.'],
      ['no, never mind', 'All right, nothing was saved.'],
      ['no, remove both', 'All right, nothing was saved.'],
      ['the taxi was 20', 'Saved, $20.00 for Taxi.'],
      ['wait, let me look. It was 8.', 'Saved: $8.00 for Teas and $9.20 for Cake.'],
      ['hold on, I said 7.50. It was 8', 'Saved: $8.00 for Teas and $9.20 for Cake.'],
    ] as const
    for (const [message, said] of heard) expect(await ada.words(open, message)).toEqual(['$4 or $8?', said])
  })
})
