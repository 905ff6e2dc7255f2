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

describe('what looks like a correction', () => {
  test('moves nothing else to another day', async () => {
    await ada.talk('coffee 4, tea 3', 'the coffee was yesterday')
    await ada.talk('how much on tea yesterday', 'did I have tea yesterday?', 'tea yesterday?', 'not tea yesterday')
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-19', 'Tea 300 2026-11-20'])
    await ada.talk('cocoa 4, milk 3', 'put the cocoa on monday')
    expect(await ada.words('another milk today')).toEqual(['Saved, $3.00 for Milk.'])
  })

  test('moves nothing that came back, was paid by another, or was free', async () => {
    await ada.talk('turkey 31, pies 19, milk 8', 'the turkey was on monday')
    const stand = ['Milk 800 2026-11-20', 'Pies 1900 2026-11-20', 'Turkey 3100 2026-11-16']
    await ada.talk('and the pies were free on tuesday', 'put the turkey on sunday', 'Kim paid the milk yesterday')
    await ada.talk('put the turkey on monday', 'except the milk yesterday')
    await ada.talk('put the turkey on sunday', 'put the turkey on monday', 'the pies and the milk yesterday')
    expect(await ada.entries()).toEqual(stand)
  })

  test('takes no second thing, and none of another, for one that was told twice', async () => {
    await ada.talk('coffee 4 yesterday', 'coffee 4', 'I only had the one', 'just the one')
    await ada.talk('beer 6', 'another beer 6 for Tom', 'I only had the one', 'I only drank one')
    await ada.talk('bus 3 this morning', 'bus 3 tonight', 'I only had the one')
    await ada.talk('boba 6.25', 'another boba, same price', 'I only had one, Kim had the other', 'never mind')
    expect(await ada.entries()).toHaveLength(8)
  })

  test('copies nothing for another thing of a day', async () => {
    await ada.talk('coffee 4')
    expect(
      await ada.words(
        "add another for yesterday's lunch",
        'never mind',
        "put one in for monday's muffin",
        'never mind',
        'add one for last tuesday dinner',
      ),
    ).toEqual([
      'How much was Lunch?',
      'All right, nothing was saved.',
      'How much was Muffin?',
      'All right, nothing was saved.',
      'How much was Dinner?',
    ])
    await ada.talk('never mind', 'union dues 40', 'add another for last monday morning')
    expect(await ada.entries()).toEqual([
      'Coffee 400 2026-11-20',
      'Union Dues 4000 2026-11-16',
      'Union Dues 4000 2026-11-20',
    ])
  })

  test('takes nothing out that did not come back, and no whole receipt for one thing of it', async () => {
    await ada.talk('bought shoes and socks at Zara for 90', 'tea 3')
    expect(await ada.words('took the socks back, they gave me all the money back')).toEqual([
      'What should it be in total? It is $90.00 for Zara now.',
    ])
    await ada.talk('never mind', 'took the dog back, they gave me the money back')
    expect(await ada.entries()).toEqual(['Tea 300 2026-11-20', 'Zara 9000 2026-11-20'])
    await ada.talk('bought a coat at Macys for 70', 'cake 5', 'took the coat back, they gave me the money back')
    expect(await ada.entries()).toEqual(['Cake 500 2026-11-20', 'Tea 300 2026-11-20', 'Zara 9000 2026-11-20'])
  })

  test('is called off, of another time, or holds another sum', async () => {
    await ada.talk('gig paid 150')
    await ada.talk('it paid 125, scratch that', 'it paid 125, forget it', 'no it paid 125, drinks were twenty')
    expect(await ada.entries()).toEqual(['Gig -15000 2026-11-20'])
    await ada.talk('never mind', 'they only paid 125, dinner was forty', 'never mind', 'it paid 125, the one last week')
    expect(await ada.entries()).toContain('Gig -15000 2026-11-20')
  })

  test('halves no share again, and none that is told in two ways', async () => {
    await ada.talk('split 60 dinner with Kim', 'we split it so I paid half')
    await ada.talk('lunch 30, my half', 'we split it, so I only paid half')
    await ada.talk('cab 60', 'split it with Kim', 'tea 3', 'the cab we split two ways')
    const stand = ['Cab 3000 2026-11-20', 'Dinner 3000 2026-11-20', 'Lunch 3000 2026-11-20', 'Tea 300 2026-11-20']
    expect(await ada.entries()).toEqual(stand)
    await ada.talk('pizza 60', 'we went halves, so I only paid a third', 'never mind')
    await ada.talk('we split it fifty fifty, so I only paid a quarter', 'never mind')
    await ada.talk('we split it with Kim and Jo, we both paid half', 'never mind')
    expect(await ada.entries()).toContain('Pizza 6000 2026-11-20')
    await ada.talk('pasta 40', 'we split it with Kim, but I only paid half')
    expect(await ada.entries()).toContain('Pasta 2000 2026-11-20')
  })

  test('takes no part off twice', async () => {
    await ada.talk('120 at Publix', '35 of that was flowers', 'the flowers were 30 of that')
    expect(await ada.entries()).toEqual(['Flowers 3000 2026-11-20', 'Publix 9000 2026-11-20'])
  })

  test('leaves alone what is right as it stands', async () => {
    await ada.talk('feed 23, straw 11', 'the straw was 19', 'the feed was 19, the straw is right')
    await ada.talk('coffee 4', 'tea 3', 'the tea was 4', 'the coffee was 4, the tea is fine')
    expect(await ada.entries()).toEqual([
      'Coffee 400 2026-11-20',
      'Feed 1900 2026-11-20',
      'Straw 1900 2026-11-20',
      'Tea 400 2026-11-20',
    ])
    await ada.talk('ice 4, propane 20', "I didn't mean the ice, the propane was 24")
    expect(await ada.entries()).toContain('Propane 2400 2026-11-20')
  })

  test('is a price with a tip, a tax or a discount', async () => {
    expect(await ada.words('lunch 12', 'with the tip 1450', 'coffee 4', 'with delivery 650')).toEqual([
      'Saved, $12.00 for Lunch.',
      'Changed, now $14.50 for Lunch.',
      'Saved, $4.00 for Coffee.',
      'Changed, now $6.50 for Coffee.',
    ])
    expect(await ada.words('sushi 28', '3350 with tip', 'shoes 40', 'with my student discount it was 30')).toEqual([
      'Saved, $28.00 for Sushi.',
      'Changed, now $33.50 for Sushi.',
      'Saved, $40.00 for Shoes.',
      'Changed, now $30.00 for Shoes.',
    ])
    await ada.talk('with the rebate it was 25', 'burger 12', 'with the kids it was 30')
    await ada.talk('juice 12', 'with Kim it was 5')
    expect(await ada.entries()).toEqual([
      'Burger 1200 2026-11-20',
      'Coffee 650 2026-11-20',
      'Juice 1200 2026-11-20',
      'Lunch 1450 2026-11-20',
      'Shoes 2500 2026-11-20',
      'Sushi 3350 2026-11-20',
    ])
  })

  test('tells more than which one is meant', async () => {
    await ada.talk('ferry 8.75 this morning', 'ferry this evening 9.25', 'take out the ferry')
    await ada.talk('the evening one, that is right')
    expect(await ada.entries()).toEqual(['Ferry 875 2026-11-20', 'Ferry 925 2026-11-20'])
    await ada.talk('take out the ferry', 'the evening one, I paid ten')
    expect(await ada.entries()).toEqual(expect.arrayContaining(['Ferry 875 2026-11-20', 'Ferry 925 2026-11-20']))
  })

  test('is another thing behind a denial, in the sort that was chosen', async () => {
    expect(await ada.words('coffee 4', 'no, log tea', 'starbucks 4', 'no, enter dunkin')).toEqual([
      'Saved, $4.00 for Coffee.',
      'Changed, now $4.00 for Tea.',
      'Saved, $4.00 for Starbucks.',
      'Changed, now $4.00 for Dunkin.',
    ])
    expect(await ada.words('walnuts 8', 'put it under gifts', 'I meant pecans', 'how much on shopping')).toEqual([
      'Saved, $8.00 for Walnuts.',
      'Changed, now $8.00 for Walnuts, under Shopping.',
      'Changed, now $8.00 for Pecans.',
      '$8.00 on Shopping this month, in 1 entry.',
    ])
  })

  test('is what was asked for, and no count', async () => {
    expect(await ada.words('got gas', 'I got forty', 'had dinner', 'I had 25', 'bought a coat', 'I got 80')).toEqual([
      'How much was Gas?',
      'Saved, $40.00 for Gas.',
      'How much was Dinner?',
      'Saved, $25.00 for Dinner.',
      'How much was Coat?',
      'Saved, $80.00 for Coat.',
    ])
  })

  test('tells a new thing of a day, or of a place called like one', async () => {
    expect(await ada.words('coffee 4', "we shared monday's cab, 12 each")).toEqual([
      'Saved, $4.00 for Coffee.',
      'Saved, $12.00 for Cab on Monday.',
    ])
    await ada.talk('dinner at Ruby Tuesday 40', 'we split the Ruby Tuesday one, 20 each')
    expect(await ada.entries()).toContain('Ruby Tuesday 2000 2026-11-20')
  })

  test('asks for a budget, or is yet to come', async () => {
    await ada.talk('set groceries budget to 300', 'groceries 50', '15 of that was flowers')
    expect(await ada.words("what's left for groceries")).toEqual([
      '$265.00 of $300.00 left for Food & Dining this month.',
    ])
    await ada.talk('shoes 40', "I'd buy them monday")
    expect(await ada.entries()).toContain('Shoes 4000 2026-11-20')
    await ada.talk("I'd bought them monday")
    expect(await ada.entries()).toContain('Shoes 4000 2026-11-16')
  })
})

describe('what was told for several', () => {
  test('came to another price for one of them, or was on another day', async () => {
    await ada.talk('swim lessons for Tom 90 and swim lessons for Ella 90', "Ella's in the little group so hers is 75")
    await ada.talk("and mom's phone bill 55", "mom's is 45", "mom's is 40, she's got the small plan")
    await ada.talk('pharmacy 18', "same again for my husband, he's got it too", 'mine I bought last night actually')
    expect(await ada.entries()).toEqual([
      'Pharmacy 1800 2026-11-19',
      'Pharmacy 1800 2026-11-20',
      'Phone Bill 4500 2026-11-20',
      'Swim Lessons 7500 2026-11-20',
      'Swim Lessons 9000 2026-11-20',
    ])
  })

  test('is none that was told for somebody else, costs far more, or has that name', async () => {
    await ada.talk('scarf 28 for mom', "Wendy's was 12", "mom's is blue", "dad's was 24", "mom's was on sale")
    await ada.talk("mom's birthday is 12", "mom's was next friday")
    expect(await ada.entries()).toEqual(["Dad's 2400 2026-11-20", 'Scarf 2800 2026-11-20', "Wendy's 1200 2026-11-20"])
    await ada.talk('gloves 20 for mom')
    expect(await ada.words("mom's was 24")).toEqual(['Which one: Gloves $20.00 today or Scarf $28.00 today?'])
  })

  test('is as many times the price of one', async () => {
    await ada.talk('breakfast 12', 'I paid for Kim too so double that')
    await ada.talk('dinner 27, taxi 10', 'no hang on I paid for Jess too so 54')
    await ada.talk('beer 6', 'I paid for parking too so 9', 'I paid Jess 20 too')
    expect(await ada.entries()).toEqual([
      'Beer 600 2026-11-20',
      'Breakfast 2400 2026-11-20',
      'Dinner 5400 2026-11-20',
      'Jess 2000 2026-11-20',
      'Parking 900 2026-11-20',
      'Taxi 1000 2026-11-20',
    ])
  })

  test('is split among as many as there were', async () => {
    await ada.talk('dinner was 96, four of us split it evenly', 'drinks 38')
    await ada.talk('maya paid too so dinner was split five ways not four')
    await ada.talk('champagne 45, snacks 28', "the champagne I'm splitting with ben, so put 22.50 for me")
    await ada.talk('gift cards, three of them, 75 total', 'no, I only got two of them, so 50')
    expect(await ada.entries()).toEqual([
      'Champagne 2250 2026-11-20',
      'Dinner 1920 2026-11-20',
      'Drinks 3800 2026-11-20',
      'Gift Cards 5000 2026-11-20',
      'Snacks 2800 2026-11-20',
    ])
    await ada.talk('books 75', 'I only got two pens, so 5')
    expect(await ada.entries()).toContain('Books 7500 2026-11-20')
  })
})

describe('a thing that is named beside the order', () => {
  test('is what "that" stands for, or what the day is of', async () => {
    await ada.talk('ikea 212.80', 'meatballs 9', "half of the ikea is my roommate's so change that to 106.40")
    await ada.talk('gas 52.30 on sunday and an oil change 64 on tuesday', 'I meant saturday for the gas')
    await ada.talk('and the oil change I had a coupon, ten dollars less')
    expect(await ada.entries()).toEqual([
      'Gas 5230 2026-11-14',
      'IKEA 10640 2026-11-20',
      'Meatballs 900 2026-11-20',
      'Oil Change 5400 2026-11-17',
    ])
    await ada.talk(
      'not saturday for the meatballs',
      'they have a deal, ten dollars off',
      "half of it is Jo's so make it 4.50",
    )
    expect(await ada.entries()).toContain('Meatballs 900 2026-11-20')
  })

  test('is put back while another goes', async () => {
    await ada.talk('lunch 15', 'coffee 5', 'undo', "no, put the coffee back. it's the lunch I want out")
    expect(await ada.entries()).toEqual(['Coffee 500 2026-11-20'])
    await ada.talk('tea 3', 'delete the tea', 'put the tea back and delete the coffee')
    expect(await ada.entries()).toEqual(['Tea 300 2026-11-20'])
    await ada.talk('put the milk back and delete the tea')
    expect(await ada.entries()).toEqual([])
  })

  test('stays after all, by what was only thought of or by who paid', async () => {
    await ada.talk('movie 32', 'popcorn 9.50', 'undo that', 'no, keep the popcorn after all, it was me who paid')
    await ada.talk('coat 129', "I think I'll take the coat back tomorrow", 'nah, forget that, it fits')
    expect(await ada.entries()).toEqual(['Coat 12900 2026-11-20', 'Movie 3200 2026-11-20', 'Popcorn 950 2026-11-20'])
    await ada.talk('I love that coat', 'forget that')
    expect(await ada.entries()).not.toContain('Coat 12900 2026-11-20')
  })

  test('came to less by its reason, and by its place among others', async () => {
    await ada.talk('lego set 49.99, puzzle 18', 'and the lego was 44.99, they matched the online price')
    await ada.talk('pies 22', 'the pies were 26, I found the receipt', 'the first one I paid on monday')
    expect(await ada.entries()).toContain('Pies 2600 2026-11-20')
    expect(await ada.words('the lego was 48, they forgot')).toEqual([
      'Change Lego Set, $44.99 on Monday, or is that another one?',
    ])
  })

  test('gets a name and a category in one breath, and is one more behind a no', async () => {
    await ada.talk('walnuts 8', 'I meant pecans and put it under gifts')
    expect(await ada.words('how much on shopping')).toEqual(['$8.00 on Shopping this month, in 1 entry.'])
    expect(await ada.words('no, add milk', '3')).toEqual(['How much was Milk?', 'Saved, $3.00 for Milk.'])
    await ada.talk('no, add it')
    expect(await ada.entries()).toEqual(['Milk 300 2026-11-20', 'Pecans 800 2026-11-20'])
  })
})

describe('what is in a price, or came back', () => {
  test('is no entry of its own, and takes out none', async () => {
    await ada.talk('dinner 40', 'tax was 8 of that', 'tax was 80 of that')
    await ada.talk('shell gas 40', 'bread was 3, the shell was fine')
    await ada.talk('jacket 62', 'coffee 4', 'zipper broke, they refunded me')
    const stand = ['Bread 300', 'Coffee 400', 'Dinner 4000', 'Jacket 6200', 'Shell 4000']
    expect(await ada.entries()).toEqual(stand.map((entry) => `${entry} 2026-11-20`))
    await ada.talk('soup 6', 'it was cold, they refunded me')
    expect(await ada.entries()).toHaveLength(5)
  })

  test('goes whatever day it went back on', async () => {
    await ada.talk('blender 79.99 on monday', 'I took it back today, got the full refund')
    await ada.talk('shoes 62', 'socks 9', "couldn't wait, I returned the shoes just now and got all my money back")
    expect(await ada.entries()).toEqual(['Socks 900 2026-11-20'])
  })
})

test('one more is told with where it was had, for whom, and with what it is set beside', async () => {
  await ada.talk('toll 4.25', 'another one on the way back, 3.75', "you won't believe it, another one, 4 this time")
  await ada.talk('honey 12', 'oh and another honey for the neighbors, same price', 'another taxi on the way home, 5')
  await ada.talk('church donation 20', 'and the same last sunday, I forgot', "last sunday's was 25")
  await ada.talk('bus 2, and set me a budget of 100 a month for shopping')
  expect(await ada.entries()).toEqual([
    'Bus 200 2026-11-20',
    'Church Donation 2000 2026-11-20',
    'Church Donation 2500 2026-11-15',
    'Honey 1200 2026-11-20',
    'Honey 1200 2026-11-20',
    'Taxi 500 2026-11-20',
    'Toll 375 2026-11-20',
    'Toll 400 2026-11-20',
    'Toll 425 2026-11-20',
  ])
})

test('what is told on after a question is no question', async () => {
  expect(
    await ada
      .words('bowling 28', 'how much on saturday', 'and I had pancakes on sunday', '13.50')
      .then((said) => said.slice(2)),
  ).toEqual(['How much was Pancakes?', 'Saved, $13.50 for Pancakes on Sunday.'])
  await ada.talk('flight to denver 312', 'same for my girlfriend', 'plus 35 for a suitcase', 'all of it under travel')
  expect(
    await ada.words('so travel is at what', 'and sunday comes to', 'both together that is?', 'all in all today?'),
  ).toEqual([
    '$659.00 on Travel this month, over 3 entries.',
    '$13.50 spent on Sunday, in 1 entry.',
    expect.any(String),
    '$687.00 spent today, over 4 entries.',
  ])
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
