import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('a thing once more', () => {
  test('goes on with the day before that', async () => {
    await ada.talk('coffee 4.25', 'same yesterday', 'and the day before that')
    expect(await ada.entries()).toEqual(['Coffee 425 2026-11-18', 'Coffee 425 2026-11-19', 'Coffee 425 2026-11-20'])
  })

  test('on the day before is told by the day of the last', async () => {
    await ada.talk('gas 38 yesterday')
    expect(await ada.words('same for the day before')).toEqual(['Saved, $38.00 for Gas on Wednesday.'])
  })

  test.each([
    'same again for the toll',
    'another toll, same as before',
    'and one more toll on the way back, same price',
    'toll again, same amount',
    'the toll, same as last time',
    'another toll for my wife',
    'once more for the toll',
  ])('%s is another toll at its price, whatever was told since', async (repeat) => {
    await ada.talk('toll 1.75', 'gas 41.88', 'how much so far')
    expect(await ada.words(repeat)).toEqual(['Saved, $1.75 for Toll.'])
    expect(await ada.entries()).toEqual(['Gas 4188 2026-11-20', 'Toll 175 2026-11-20', 'Toll 175 2026-11-20'])
  })

  test.each([
    ['and the same yesterday', 'Bus 280 2026-11-19'],
    ['same for my wife', 'Bus 280 2026-11-20'],
    ['the same for the kids and me', 'Bus 280 2026-11-20'],
    ['and again on the way home', 'Bus 280 2026-11-20'],
  ])('%s is what was saved right before', async (repeat, entry) => {
    await ada.talk('bus 2.80', repeat)
    expect(await ada.entries()).toEqual([entry, 'Bus 280 2026-11-20'])
  })

  test('is asked for where its price is not known, and a question stays one', async () => {
    await ada.talk('lunch 12', 'how much on food this week', 'same for transport', 'and the same yesterday')
    await ada.talk('the soap, same price', 'same again for the parking', 'coffee again', 'another lunch?', 'never mind')
    expect(await ada.entries()).toEqual(['Lunch 1200 2026-11-20'])
    await ada.talk('another lunch for five fifty')
    expect(await ada.entries()).toEqual(['Lunch 1200 2026-11-20', 'Lunch 550 2026-11-20'])
  })
})
