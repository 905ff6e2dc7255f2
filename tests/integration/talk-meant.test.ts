import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('an amount that was asked for', () => {
  test('is heard among words of doubt, and of what it always is', async () => {
    expect(await ada.words('took the dog to get groomed', 'uh I think it came to sixty-five all told')).toEqual([
      'How much was Groomed?',
      'Saved, $65.00 for Groomed.',
    ])
    expect(await ada.words('paid my union dues', 'forty-two eighty like always')).toEqual([
      'How much was Union Dues?',
      'Saved, $42.80 for Union Dues.',
    ])
    expect(await ada.words('gave a few bucks to a street musician', 'oh, three')).toEqual([
      'How much was Street Musician?',
      'Saved, $3.00 for Street Musician.',
    ])
  })

  test('is no count of what was had, and nothing of another thing', async () => {
    expect(await ada.words('had a bagel', 'I think I had two', '4.50')).toEqual([
      'How much was Bagel?',
      'How much was Bagel?',
      'Saved, $4.50 for Bagel.',
    ])
    await ada.talk('had a muffin', 'I believe tea 3')
    expect(await ada.entries()).toEqual(['Bagel 450 2026-11-20', 'Tea 300 2026-11-20'])
  })
})

describe('which entry is meant', () => {
  test('is told by what stands beside it, and by what it is not', async () => {
    await ada.talk('kolaches 8.40', 'propane 22', 'ice 3.50')
    expect(await ada.words('not the ice, the one before it was 24')).toEqual(['Changed, now $24.00 for Propane.'])
    await ada.talk('not the ice but the one after it was 30', 'not the milk, the one before it was 30')
    expect(await ada.entries()).toEqual(['Ice 350 2026-11-20', 'Kolaches 840 2026-11-20', 'Propane 2400 2026-11-20'])
  })

  test('is the one of two alike that stands, or that was told last', async () => {
    await ada.talk('espresso 3.20, another espresso 3.20 and a cannoli 4', 'remove one of the espressos')
    expect(await ada.words("and the one that's left was 3.60")).toEqual(['Changed, now $3.60 for Espresso.'])
    await ada.talk('boba 6.25', 'another boba, same price')
    expect(await ada.words('hm no, I only had the one')).toEqual([
      'Removed $6.25 for Boba. Say "undo" to bring it back.',
    ])
    await ada.talk('bagel 3', 'tea 5', 'I only had the one', 'I only had one coffee')
    expect(await ada.entries()).toHaveLength(5)
  })

  test('is told with why, where it was asked', async () => {
    await ada.talk('ferry 8.75 this morning', 'ferry this evening 9.25', 'take out the ferry')
    await ada.talk('the evening one, my pass covered that')
    expect(await ada.entries()).toEqual(['Ferry 875 2026-11-20'])
    await ada.talk('bus 3 this morning', 'bus this evening 4', 'take out the bus')
    await ada.talk('the evening one, not the morning one')
    expect(await ada.entries()).toHaveLength(3)
  })

  test('is the one of the day that is said, of which a part was paid by another', async () => {
    await ada.talk('monday dumplings 11 and tuesday dumplings 13')
    await ada.talk("and Li paid half of monday's, so that was only 5.50 for me")
    expect(await ada.entries()).toEqual(['Dumplings 1300 2026-11-17', 'Dumplings 550 2026-11-16'])
    await ada.talk("Li paid half of wednesday's, so it was only 4", "Li chipped in for monday's soup so I paid 4")
    expect(await ada.entries()).toEqual(['Dumplings 1300 2026-11-17', 'Dumplings 550 2026-11-16'])
  })

  test('is another one at the same amount, and the first is as it was', async () => {
    await ada.talk('feed 23, straw 11', 'the straw was 19')
    await ada.talk('no, the other one, the feed was 19, the straw was right before')
    expect(await ada.entries()).toEqual(['Feed 1900 2026-11-20', 'Straw 1100 2026-11-20'])
    await ada.talk('the feed was 25, the straw is fine')
    expect(await ada.entries()).toEqual(['Feed 2500 2026-11-20', 'Straw 1100 2026-11-20'])
    await ada.talk('no, the straw was 12')
    expect(await ada.entries()).toEqual(['Feed 2500 2026-11-20', 'Straw 1200 2026-11-20'])
  })

  test('is what came back, and not what was told after it', async () => {
    await ada.talk('bought a heating pad at Walgreens for 27.99', 'and cough drops 4.19')
    await ada.talk('took the heating pad back, they gave me all the money back')
    expect(await ada.entries()).toEqual(['Cough Drops 419 2026-11-20'])
    await ada.talk('they gave me all the money back')
    expect(await ada.entries()).toEqual(['Cough Drops 419 2026-11-20'])
  })

  test('has its own day beside that of another', async () => {
    await ada.talk('turkey 31, pies 19, cranberries 8', 'the turkey I got on monday')
    await ada.talk('and the pies tuesday')
    expect(await ada.entries()).toEqual([
      'Cranberries 800 2026-11-20',
      'Pies 1900 2026-11-17',
      'Turkey 3100 2026-11-16',
    ])
    await ada.talk('and the cranberries next tuesday')
    expect(await ada.entries()).toContain('Cranberries 800 2026-11-20')
  })
})

describe('what a thing came to', () => {
  test('is the part of the person, once more in other words', async () => {
    await ada.talk('pierogi dinner 54', 'we split it down the middle, so I only paid half')
    await ada.talk('hulu 18.99 and spotify 16.98', 'I share the spotify with my roommate, we each pay half')
    await ada.talk('champagne 45', 'the champagne we split three ways with Theo and Jo, so a third of it is mine')
    expect(await ada.entries()).toEqual([
      'Champagne 1500 2026-11-20',
      'Hulu 1899 2026-11-20',
      'Pierogi Dinner 2700 2026-11-20',
      'Spotify 849 2026-11-20',
    ])
  })

  test('is no part that two words for it tell otherwise', async () => {
    await ada.talk('dinner 60')
    await ada.talk('we split it three ways, so I only paid half')
    await ada.talk('I split the dinner with Kim, but she has not paid')
    expect(await ada.entries()).toEqual(['Dinner 6000 2026-11-20'])
  })

  test('is more with a thing that was told nowhere else', async () => {
    await ada.talk('bagel 3.45')
    expect(await ada.words('oh right, with the cream cheese it was 4.45')).toEqual(['Changed, now $4.45 for Bagel.'])
    await ada.talk(
      'bus 3',
      'with uber it was 4',
      'delete the uber',
      'delete the bus',
      'coffee 4',
      'bread 3',
      'with the butter it was 300',
      'with the coffee it was 7',
    )
    expect(await ada.entries()).toEqual(['Bagel 445 2026-11-20', 'Bread 300 2026-11-20', 'Coffee 400 2026-11-20'])
  })

  test('is what was paid out in the end', async () => {
    await ada.talk('gig paid 150')
    expect(await ada.words('no it paid 125, the bar took their cut')).toEqual(['Changed, now $125.00 from Gig.'])
    await ada.talk('it paid 125, the bar took no cut', 'they paid 90 for the other one')
    expect(await ada.entries()).toEqual(['Gig -12500 2026-11-20'])
    await ada.talk('they kept 20 so I got 125', 'dinner 60', 'no it paid 40, the bar took their cut')
    expect(await ada.entries()).toEqual(['Dinner 6000 2026-11-20', 'Gig -12500 2026-11-20'])
  })

  test('is what the receipt says, of both things', async () => {
    await ada.talk('candle 12, scarf 29', 'receipt says the scarf was 24 and the candle 14')
    expect(await ada.entries()).toEqual(['Candle 1400 2026-11-20', 'Scarf 2400 2026-11-20'])
  })

  test('is less by what was in it, and no second shop', async () => {
    await ada.talk('120 at Publix', '80 of the Publix was groceries', 'groceries were 80 of that')
    expect(await ada.entries()).toEqual(['Publix 12000 2026-11-20'])
    await ada.talk('35 of that was flowers, put those separately', 'and 12 of the Publix was wine')
    expect(await ada.entries()).toEqual(['Flowers 3500 2026-11-20', 'Publix 7300 2026-11-20', 'Wine 1200 2026-11-20'])
    expect(await ada.words('what do the three make together', "so what's left for Publix")).toEqual([
      'That is $120.00 in all: $73.00 for Publix, $35.00 for Flowers and $12.00 for Wine.',
      'It is $73.00 for Publix.',
    ])
  })
})

describe('a thing of the talk', () => {
  test('is another one that was meant', async () => {
    await ada.talk('walnuts 8')
    expect(await ada.words('I mean pecans, I keep mixing things up')).toEqual(['Changed, now $8.00 for Pecans.'])
    await ada.talk('I mean seriously', 'I meant it', 'I mean the shop was full')
    expect(await ada.entries()).toEqual(['Pecans 800 2026-11-20'])
  })

  test('is put back, told once more on a day, and sorted', async () => {
    await ada.talk('seeds 9.60, gloves 7', 'drop the gloves', 'trowel 12')
    expect(await ada.words('you know what, gloves back in please')).toEqual(['Done, I put back $7.00 for Gloves.'])
    expect(
      await ada.words('actually add the hats again', 'never mind', 'drop the gloves', 'add the gloves again'),
    ).toEqual([
      'How much was Hats?',
      'All right, nothing was saved.',
      'Removed $7.00 for Gloves. Say "undo" to bring it back.',
      'Done, I put back $7.00 for Gloves.',
    ])
    await ada.talk('union dues 42.80')
    expect(await ada.words('put one in for october 14th too', 'put one in for the car too')).toEqual([
      'Saved, $42.80 for Union Dues on Oct 14.',
      'How much was Car?',
    ])
    await ada.talk('never mind', 'barber 35, phone card 10')
    expect(await ada.words('the phone card, put in bills please')).toEqual([
      'Changed, now $10.00 for Phone Card, under Bills.',
    ])
  })
})

test('questions go on from the biggest to the sum, and from two totals to both', async () => {
  await ada.talk('concert 50', 'bowling 20 on october 3', 'daycare 310')
  expect(
    await ada.words(
      'which one cost the most',
      'so how much was it this month',
      'how much on entertainment this month',
      'and the month before?',
      'and both months together',
    ),
  ).toEqual([
    'The largest this month was Daycare, $310.00 today.',
    '$360.00 spent this month, over 2 entries.',
    '$50.00 on Entertainment this month, in 1 entry.',
    '$20.00 on Entertainment in October, in 1 entry.',
    '$70.00 in all, over 2 entries.',
  ])
})
