import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('what belongs to another', () => {
  test('is taken off, with or without an apostrophe', async () => {
    await ada.talk('dinner at Nandos 60', 'half of that was toms')
    expect(await ada.entries()).toEqual(["Nando's 3000 2026-11-20"])
    await ada.talk('drinks 30', 'half of that was drinks')
    expect(await ada.entries()).toEqual(['Drinks 3000 2026-11-20', "Nando's 3000 2026-11-20"])
  })
})

describe('what was told goes', () => {
  test('where it was not bought after all', async () => {
    await ada.talk('burger 11 fries 4 and a coke 3', 'i didnt get the fries')
    expect(await ada.entries()).toEqual(['Burger 1100 2026-11-20', 'Coke 300 2026-11-20'])
  })

  test('and another is told in its place', async () => {
    expect(await ada.words('lyft 14', 'scratch that', 'it was an uber for 12')).toEqual([
      'Saved, $14.00 for Lyft.',
      'Done, I took back $14.00 for Lyft.',
      'Saved, $12.00 for Uber.',
    ])
  })
})

describe('what goes on', () => {
  test('is of the same day where it was on the same way', async () => {
    await ada.talk('beers last night thirty two bucks', 'and a kebab on the way home nine', 'and lunch 12')
    expect(await ada.entries()).toEqual(['Beers 3200 2026-11-19', 'Kebab 900 2026-11-19', 'Lunch 1200 2026-11-20'])
  })

  test('is put right by the name of what is billed', async () => {
    await ada.talk('electric bill 80', 'internet sixty', 'the electric was ninety two')
    expect(await ada.entries()).toEqual(['Electric Bill 9200 2026-11-20', 'Internet 6000 2026-11-20'])
  })
})

describe('a goal', () => {
  test('is known without the word "new", fed in few words, and asked after', async () => {
    expect(
      await ada.words(
        'start a goal for a new laptop 1200',
        'i put in 200',
        'whats still missing for the laptop',
        'how am i doing on the laptop',
      ),
    ).toEqual([
      'New goal New laptop, $1,200.00.',
      'Added $200.00 to New laptop, $1,000.00 to go.',
      expect.stringMatching(/^\$1,000\.00 to go for New laptop\./),
      '$200.00 of $1,200.00 saved for New laptop.',
    ])
  })
})
