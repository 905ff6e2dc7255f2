import { describe, expect, it } from 'vitest'
import { tokenise } from '#domain/understanding/words/token.ts'
import { withoutTrimmings } from '#domain/understanding/words/trimmings.ts'

function bare(text: string): string {
  return withoutTrimmings(tokenise(text))
    .map(({ norm }) => norm)
    .join(' ')
}

describe('what people put around what they tell', () => {
  it.each([
    ['hi there, right, coffee 4', 'coffee 4'],
    ['oh I forgot, parking 6', 'parking 6'],
    ['by the way, delete the coffee', 'delete the coffee'],
    ['and last week?', 'and last week ?'],
    ["right penny, let's do the day, breakfast 9", 'breakfast 9'],
    ["let's do the day", 'lets do the day'],
  ])('opens a sentence: %s', (said, told) => {
    expect(bare(said)).toBe(told)
  })

  it.each([
    ['coffee 4, you know', 'coffee 4'],
    ['coffee 4, put that down', 'coffee 4'],
    ['coffee 4, got it?', 'coffee 4 .'],
    ['coffee 4, cash, then bus 2 on my card', 'coffee 4 , then bus 2'],
    ['erase the parking and that is all', 'erase the parking'],
  ])('closes a sentence: %s', (said, told) => {
    expect(bare(said)).toBe(told)
  })

  it.each([
    ['cab was 20, I gave him 25 on the way home', 'cab was 20 , i gave him 25'],
    ['jeans 80 but I paid 60 for the jeans with my wife', 'jeans 80 but i paid 60 for the jeans'],
    ['brunch was 80, I only paid my half with my sister', 'brunch was 80 , i only paid my half'],
    ['tea 3 and cake 4 at work with my friends', 'tea 3 and cake 4'],
    ['60 on the way home', '60'],
  ])('says where and with whom it was: %s', (said, told) => {
    expect(bare(said)).toBe(told)
  })

  it.each([
    'pizza 60 , 20 for the kids',
    'shoes 50 , 20 online',
    'spent 20 at work',
    'dinner 60 split with my wife',
    'dinner 40 with my wife and 2 kids',
    'save 500 for the kids',
    'change lunch to 20 for the kids',
    'the lunch 12 was with my wife',
    'how much over 20 online',
    '350 from work',
    'haircut 30 with a tip in there',
    'the jacket was 80 but 60 in the sale',
    'bus 3 there , 4 on the way home',
    'remove the 20 at work',
    'bill 60 at work , mine was 20',
  ])('keeps what has a part in it: %s', (said) => {
    expect(bare(said)).toBe(said)
  })

  it.each([
    ['lunch, uh, 12', 'lunch 12'],
    ['coffee 4, um, lunch 12', 'coffee 4 , lunch 12'],
    ['a sandwich for like 8', 'a sandwich for 8'],
    ['forty uh forty two', 'forty uh forty two'],
  ])('hesitates: %s', (said, told) => {
    expect(bare(said)).toBe(told)
  })

  it.each([
    ['bread added up to 9', 'bread came to 9'],
    ['my card was charged 20 for petrol', 'i paid 20 for petrol'],
    ['rent totalled $ 900', 'rent came to $ 900'],
    ['the totals added up', 'the totals added up'],
    ['coffee 4 along with a muffin for 3', 'coffee 4 and a muffin for 3'],
    ['lunch with Sam along with his wife 40', 'lunch with sam along with his wife 40'],
    ['coffee: 4, tea: 3', 'coffee 4 , tea 3'],
    ['my spending yesterday: gym 12', 'yesterday : gym 12'],
  ])('says it in other words: %s', (said, told) => {
    expect(bare(said)).toBe(told)
  })

  it.each([
    'hi there',
    'so far',
    'coffee 4 but dont log it',
    'pay $ 175 on my visa',
    'took out 60 in cash',
    '40 by card and 20 in cash',
  ])('leaves what says something: %s', (said) => {
    expect(bare(said)).toBe(said)
  })
})
