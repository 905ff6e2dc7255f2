import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

const today = (...told: string[]) => told.map((entry) => `${entry} 2026-11-20`)

describe('which of two is meant', () => {
  test.each([
    [['coffee 4.50', 'another coffee, 3.80 this time', 'delete the coffee', 'the first one'], ['Coffee 450']],
    [['coffee 4.50', 'another coffee, 3.80 this time', 'delete the coffee', 'the last one'], ['Coffee 450']],
    [['lunch 14, lunch 11', 'remove the bigger lunch'], ['Lunch 1100']],
    [['lunch 14, lunch 11', 'remove the bigger lunch', 'sorry, I meant the smaller one'], ['Lunch 1400']],
    [
      ['gift for mom 35, gift for dad 40', 'the gift was 38 actually', "mom's"],
      ['Gift 3800', 'Gift 4000'],
    ],
    [
      ['gift for mom 35, gift for dad 40', 'the gift was 38 actually', "my sister's"],
      ['Gift 3500', 'Gift 4000'],
    ],
    [['coffee 5 or 6', 'no, the first one'], ['Coffee 500']],
    [['coffee 5 or 6', 'the last one'], ['Coffee 600']],
    [['coffee 5 or 6', 'no, not the first one'], []],
    [
      ['coffee 4, coffee 6', 'delete the coffee', 'no, keep the first one'],
      ['Coffee 400', 'Coffee 600'],
    ],
    [
      ['coffee 3, small coffee 5', 'delete the small coffee'],
      ['Coffee 300', 'Coffee 500'],
    ],
    [
      ['coffee 4, coffee 6', 'delete the small coffee cake'],
      ['Coffee 400', 'Coffee 600'],
    ],
  ])('%j', async (sentences, told) => {
    await ada.talk(...sentences)
    expect(await ada.entries()).toEqual(today(...told))
  })
})

describe('what it came to after all', () => {
  test.each([
    [['haircut 35', 'make it 40', 'undo that, 35 was right'], ['Haircut 3500']],
    [['haircut 35', 'make it 40', 'undo that, 45 was right'], ['Haircut 4000']],
    [['bought the boots, 140', 'they rang up at 126 with the discount'], ['Boots 12600']],
    [['boots 140', 'they rang up a candle at 12'], ['Boots 14000']],
    [['boots 140', 'they rang me at 5'], ['Boots 14000']],
    [['game 60', 'well, 59.99'], ['Game 5999']],
    [['game 60', 'well, 20'], ['Game 6000']],
    [
      ['game 60, snack 5', 'well, 59.99'],
      ['Game 6000', 'Snack 500'],
    ],
    [
      ['gave the mailman ten dollars', 'stamps 14.60', 'oh no, I gave him twenty'],
      ['Mailman 2000', 'Stamps 1460'],
    ],
    [
      ['gave my sister 20', 'gave my brother 10', 'no, I gave her 30'],
      ['Brother 1000', 'Sister 3000'],
    ],
    [
      ['ikea 20', 'coffee 4', 'the ikea was fine, make it 10'],
      ['Coffee 1000', 'IKEA 2000'],
    ],
    [
      ['ikea 20', 'coffee 4', 'the ikea is right, make the coffee 5'],
      ['Coffee 500', 'IKEA 2000'],
    ],
    [
      ['ikea 20', 'coffee 4', 'the coffee was fine, make it 5'],
      ['Coffee 500', 'IKEA 2000'],
    ],
    [['brunch 41', 'brunch we split, the two of us'], ['Brunch 2050']],
    [['champagne 38', 'same again', 'hmm no, it was only one bottle'], ['Champagne 3800']],
    [
      ['champagne 38', 'same again', 'only one bottle left'],
      ['Champagne 3800', 'Champagne 3800'],
    ],
  ])('%j', async (sentences, told) => {
    await ada.talk(...sentences)
    expect(await ada.entries()).toEqual(today(...told))
  })
})

test('money that came in is put right on its own day, and what another thing brought is news', async () => {
  await ada.talk('got 40 from babysitting yesterday', 'oh they gave me 45 for the babysitting')
  expect(await ada.entries()).toEqual(['Babysitting -4500 2026-11-19'])
  await ada.talk('they gave me 20 for the lawn')
  expect(await ada.entries()).toEqual(['Babysitting -4500 2026-11-19', 'Lawn -2000 2026-11-20'])
})

test('what is left after an undo stays, and a no wants the change', async () => {
  await ada.talk('yoga 20', 'make it 25', 'undo', 'ok leave it there')
  expect(await ada.entries()).toEqual(today('Yoga 2000'))
  await ada.talk('make it 25', 'undo', 'no, leave it')
  expect(await ada.entries()).toEqual(today('Yoga 2500'))
})

test('"nah" puts right as "no" does', async () => {
  await ada.talk('yoga 20')
  expect(await ada.words('put that under education', 'nah, entertainment', 'nah, no lunch today')).toEqual([
    'Changed, now $20.00 for Yoga, under Education.',
    'Changed, now $20.00 for Yoga, under Entertainment.',
    'How much was Lunch?',
  ])
})

test('given up, and then an order', async () => {
  await ada.talk('coffee 4', 'nvm make it 5')
  expect(await ada.entries()).toEqual(today('Coffee 500'))
  await ada.talk('nvm delete the coffee')
  expect(await ada.entries()).toEqual([])
})

test('asked of two at once, and of a thing that is nowhere known', async () => {
  await ada.talk('vet 95', 'cat food 23')
  const both = 'That is $118.00 in all: $95.00 for Vet and $23.00 for Cat Food.'
  expect(await ada.words('what are the two together', "what's that for both")).toEqual([both, both])
  await ada.talk('tree 65')
  expect(await ada.words('what did the tree cost')).toEqual(['It was $65.00 for Tree.'])
})

test('a plan goes by what it is for, and an entry beside it', async () => {
  await ada.talk('set a shopping budget of 200', 'I want to save 500 for Paris', 'belt 30', 'coffee 4')
  expect(await ada.words('delete the budget for shopping and my last entry')).toEqual([
    'Removed the budget for Shopping. Removed $4.00 for Coffee. Say "undo" to bring them back.',
  ])
  expect(await ada.words('delete the paris goal and the belt')).toEqual([
    'Removed the goal Paris. Removed $30.00 for Belt. Say "undo" to bring them back.',
  ])
})
