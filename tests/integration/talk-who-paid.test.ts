import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()
const asks = (who: string) => `Did you pay ${who}, or did ${who} pay you?`

describe('somebody and an amount alone', () => {
  test.each([
    'she paid me',
    'paid me',
    'she did',
    'her',
    'from her',
    'not me',
    'she paid me back',
    'Sarah paid me',
    'income',
  ])('"%s" came in', async (answer) => {
    expect(await ada.words('sarah 20', answer)).toEqual([asks('Sarah'), 'Saved, $20.00 from Sarah.'])
    expect(await ada.entries()).toEqual(['Sarah -2000 2026-11-20'])
  })

  test.each(['I paid her', 'I did', 'me', 'to her', 'I paid', 'I paid Sarah', 'I paid her back', 'a spend'])(
    '"%s" went out',
    async (answer) => {
      expect(await ada.words('sarah 20', answer)).toEqual([asks('Sarah'), 'Saved, $20.00 for Sarah.'])
      expect(await ada.entries()).toEqual(['Sarah 2000 2026-11-20'])
    },
  )

  test('may have another amount, another day and whoever paid for a thing', async () => {
    await ada.talk(
      'sarah 20',
      'I paid her 30',
      'tom 12',
      'he paid me yesterday',
      'john 500 for the fridge',
      'he paid me',
    )
    expect((await ada.entries()).toSorted()).toEqual([
      'John -50000 2026-11-20',
      'Sarah 3000 2026-11-20',
      'Tom -1200 2026-11-19',
    ])
  })

  test('is asked again where another amount is told, or only yes', async () => {
    await ada.talk('sarah 20', 'no 30', 'yes', 'she paid me')
    expect(await ada.entries()).toEqual(['Sarah -3000 2026-11-20'])
  })

  test('is answered of two at once', async () => {
    await ada.talk('sarah 20, tom 15', 'both paid me')
    expect((await ada.entries()).toSorted()).toEqual(['Sarah -2000 2026-11-20', 'Tom -1500 2026-11-20'])
  })
})

test.each([
  ['I paid rent 900', ['Rent 90000 2026-11-20']],
  ['Tom gave me 10', ['Tom -1000 2026-11-20']],
  ['coffee 4', ['Coffee 400 2026-11-20']],
  ["she hasn't paid me", []],
  ['who paid me last', []],
  ['never mind', []],
])('"%s" is no answer', async (said, entries) => {
  await ada.talk('sarah 20', said)
  expect(await ada.entries()).toEqual(entries)
})

test('one more in the breath of what was given is told as that was, and what is put right too', async () => {
  await ada.talk('gave Leo 10', 'and Mia 5', 'no, Mia 6')
  expect((await ada.entries()).toSorted()).toEqual(['Leo 1000 2026-11-20', 'Mia 600 2026-11-20'])
})

test('a way that was told before the amount is not asked', async () => {
  await ada.talk('I paid sarah', 'sarah 20')
  expect(await ada.entries()).toEqual(['Sarah 2000 2026-11-20'])
})
