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

  test('is one of what was asked about, where one is ordered with its price', async () => {
    await ada.talk('coffee 4', 'how much on coffee this week?')
    expect(await ada.words('add one for 4.50 today', 'how much this week?', 'add one for 5')).toEqual([
      'Saved, $4.50 for Coffee.',
      expect.stringContaining('$8.50'),
      'What was the $5.00 for?',
    ])
  })

  test('is of what a total was just asked of', async () => {
    await ada.talk('lunch 12', 'how much did I spend on uber this month', 'add another one today, 12 dollars')
    expect(await ada.words('how much this month', 'add another one for 5')).toEqual([
      expect.any(String),
      'What was the $5.00 for?',
    ])
    await ada.talk('never mind', 'coffee 4', 'and another one yesterday for 5')
    expect(await ada.entries()).toEqual([
      'Coffee 400 2026-11-20',
      'Coffee 500 2026-11-19',
      'Lunch 1200 2026-11-20',
      'Uber 1200 2026-11-20',
    ])
  })

  test('is told of another day by that alone', async () => {
    await ada.talk('coffee wednesday 4', 'monday was 4.50', 'tuesday was 45', 'never mind', 'monday was 4.75')
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-18', 'Coffee 475 2026-11-16'])
  })

  test('is paid by the person, where that was asked of the assistant', async () => {
    expect(await ada.words('can you pay my phone bill', 'just note that I paid it, 75')).toEqual([
      expect.stringContaining('I cannot move money'),
      'Saved, $75.00 for Phone Bill.',
    ])
    expect(await ada.words('could you pay my rent', 'fine, I paid it myself, 900')).toEqual([
      expect.stringContaining('I cannot move money'),
      'Saved, $900.00 for Rent.',
    ])
    expect(await ada.words('just note that I paid it, 80')).toEqual([expect.not.stringContaining('Phone')])
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

test('a thing is had so often on another day', async () => {
  await ada.talk('coffee 4.50', 'and twice on Monday', 'and once on Tuesday')
  expect(await ada.entries()).toEqual([
    'Coffee 450 2026-11-16',
    'Coffee 450 2026-11-16',
    'Coffee 450 2026-11-17',
    'Coffee 450 2026-11-20',
  ])
  expect(await ada.words('tea 3 every day')).toEqual([
    'On which days? Say it with them, like "coffee 4.50 on Monday and Tuesday".',
  ])
})

test('what is paid every day of this week is one entry a day, up to today', async () => {
  expect(
    await ada.words('coffee 4.50 every day this week', 'undo', 'lunch 12 every day this week except monday'),
  ).toEqual(['Saved 5 entries, $22.50 in all.', 'Done, I took back 5 entries.', 'Saved 4 entries, $48.00 in all.'])
  expect((await ada.entries()).toSorted()).toEqual([
    'Lunch 1200 2026-11-17',
    'Lunch 1200 2026-11-18',
    'Lunch 1200 2026-11-19',
    'Lunch 1200 2026-11-20',
  ])
})

test('the next one who pays after money that came in pays too', async () => {
  expect(await ada.words('client paid 600', 'second client 450', 'another client 300')).toEqual([
    'Saved, $600.00 from Client.',
    'Saved, $450.00 from Second Client.',
    'Saved, $300.00 from Client.',
  ])
})
