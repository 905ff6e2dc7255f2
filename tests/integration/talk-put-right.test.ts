import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('what a thing comes to after all', () => {
  test('is of the thing that stands for it, whatever led to it', async () => {
    await ada.talk('tires 412', 'potting soil 11.49', 'groceries 42', 'coffee 3')
    expect(
      await ada.words(
        "they knocked twelve off the tires so it's 400 even",
        "swapped the soil for the big bag so it's 16.49 in all",
        'hmm actually she paid 50 of the groceries so mine is 34',
      ),
    ).toEqual([
      'Changed, now $400.00 for Tires.',
      'Changed, now $16.49 for Potting Soil.',
      'Changed, now $34.00 for Groceries.',
    ])
  })

  test('is of what is talked of, where only what came with it is named', async () => {
    expect(
      await ada.words('tour shirt 35', "with shipping it's forty one", 'nachos 14', 'no sixteen with guac'),
    ).toEqual([
      'Saved, $35.00 for Tour Shirt.',
      'Changed, now $41.00 for Tour Shirt.',
      'Saved, $14.00 for Nachos.',
      'Changed, now $16.00 for Nachos.',
    ])
    expect(
      await ada.words('toilet paper 11.20 split with jamie', "no jamie isn't paying for that, it's the full 11.20"),
    ).toEqual(['Saved, $5.60 for Toilet Paper.', 'Changed, now $11.20 for Toilet Paper.'])
  })

  test('is said with what came on top of it, of what was told just now and is of its order', async () => {
    await ada.talk('rent 900', 'muffin, four dollars', 'four twenty five with the tax', 'uber 12', 'with the tip 15')
    expect(await ada.words('90 with the tip')).toEqual(['What was the $90 for?'])
    expect(await ada.entries()).toEqual(['Muffin 425 2026-11-20', 'Rent 90000 2026-11-20', 'Uber 1500 2026-11-20'])
  })

  test('is said in answer to an own doubt', async () => {
    await ada.talk('gas 41', 'hmm was the gas 41 or 44, I think 44', 'cab 13', 'was the cab 13 or 15? 15')
    expect(await ada.entries()).toEqual(['Cab 1500 2026-11-20', 'Gas 4400 2026-11-20'])
  })

  test('is said in any order, and as less than what a person gave', async () => {
    await ada.talk('gas 30', 'paid Rosa ninety for cleaning', 'got fifteen back from Nico', 'car wash 12')
    await ada.talk('thirty two it was, the gas', 'it was eighty for Rosa', 'Nico only gave me ten')
    expect(await ada.entries()).toEqual([
      'Car Wash 1200 2026-11-20',
      'Gas 3200 2026-11-20',
      'Nico -1000 2026-11-20',
      'Rosa 8000 2026-11-20',
    ])
  })

  test('is news where another thing was bought', async () => {
    await ada.talk('dinner 40', 'train 15')
    expect(
      await ada.words(
        'after the dinner we saw a movie, it was 15',
        'I had to wait for the train so I got a sandwich, it was 6',
        'Sam gave me ten',
        'Sam gave me ten again',
      ),
    ).toEqual([
      'Saved, $15.00 for Movie.',
      'Saved, $6.00 for Sandwich.',
      'Saved, $10.00 from Sam.',
      'Saved, $10.00 from Sam.',
    ])
  })

  test('is news where a thing of its own is told, with the one before or at another time', async () => {
    await ada.talk('shoes 60', 'I needed socks to go with it, that was 8')
    await ada.talk('dress 61', 'and a belt for it, that was 18')
    await ada.talk('rent 900', 'we needed a lamp for that one, it was 30')
    await ada.talk('dinner 40, juice 10', 'after dinner we shared a cake, my part was 6')
    await ada.talk('gas yesterday 50', 'gas was cheap today, it was 41')
    await ada.talk('taxi 10', 'the taxi home was slow and it was 14')
    await ada.talk('Tom gave me 30', 'Tom just sent me 20')
    await ada.talk('parking 5 yesterday', 'it was 7 for parking today')
    expect(await ada.entries()).toEqual([
      'Belt 1800 2026-11-20',
      'Cake 600 2026-11-20',
      'Dinner 4000 2026-11-20',
      'Dress 6100 2026-11-20',
      'Gas 4100 2026-11-20',
      'Gas 5000 2026-11-19',
      'Juice 1000 2026-11-20',
      'Lamp 3000 2026-11-20',
      'Parking 500 2026-11-19',
      'Parking 700 2026-11-20',
      'Rent 90000 2026-11-20',
      'Shoes 6000 2026-11-20',
      'Socks 800 2026-11-20',
      'Taxi 1000 2026-11-20',
      'Taxi 1400 2026-11-20',
      'Tom -2000 2026-11-20',
      'Tom -3000 2026-11-20',
    ])
  })

  test('is asked where it would be less with what came on top', async () => {
    expect(await ada.words('shoes 72', "with tax it's 11", '78', "with the discount it's 70")).toEqual([
      'Saved, $72.00 for Shoes.',
      'What should it be in total? It is $72.00 for Shoes now.',
      'Changed, now $78.00 for Shoes.',
      'Changed, now $70.00 for Shoes.',
    ])
    await ada.talk('scarf 30, hat 20', "with tax it's 55")
    expect(await ada.entries()).toEqual(['Hat 2000 2026-11-20', 'Scarf 3000 2026-11-20', 'Shoes 7000 2026-11-20'])
  })

  test('is said of several of it', async () => {
    expect(await ada.words('coffee 3.20', 'sorry, two coffees, so 6.40')).toEqual([
      'Saved, $3.20 for Coffee.',
      'Changed, now $6.40 for Coffee.',
    ])
    await ada.talk('two bagels at three dollars each', 'it was four dollars')
    expect(await ada.entries()).toEqual(['Bagels 400 2026-11-20', 'Coffee 640 2026-11-20'])
  })

  test('is told as if of a price, by the name that it has', async () => {
    expect(
      await ada.words('lunch 9, coffee 3.20', 'lunch is 9.80', 'coffee is 5 at Starbucks', 'bread is six dollars'),
    ).toEqual([
      'Saved: $9.00 for Lunch and $3.20 for Coffee.',
      'Changed, now $9.80 for Lunch.',
      'Good to know. I saved nothing.',
      'Good to know. I saved nothing.',
    ])
    await ada.talk('lunch money for Theo 20', "Theo's lunch money was 25", 'shampoo 12.99')
    expect(await ada.words('they scanned it wrong, shampoo is 10.99', 'and shampoo 11.99, I forgot the tax')).toEqual([
      'Changed, now $10.99 for Shampoo.',
      'Changed, now $11.99 for Shampoo.',
    ])
    expect(await ada.entries()).toContain('Lunch Money 2500 2026-11-20')
  })

  test('is asked of a kind of thing that may be another', async () => {
    expect(await ada.words('Amazon 30', 'the Amazon order was 12')).toEqual([
      'Saved, $30.00 for Amazon.',
      'Change Amazon, $30.00 today, or is that another one?',
    ])
  })

  test('is counted anew with one of its parts', async () => {
    expect(await ada.words('dinner 40 plus tip 8', 'coffee 4', 'actually the tip was 10')).toEqual([
      'Saved, $48.00 for Dinner.',
      'Saved, $4.00 for Coffee.',
      'Changed, now $50.00 for Dinner.',
    ])
    await ada.talk('brunch with tip 40', 'the tip was 5', 'supper including tip 30', 'the tip was 6')
    expect(await ada.entries()).toEqual(
      expect.arrayContaining(['Brunch 4000 2026-11-20', 'Supper 3000 2026-11-20', 'Dinner 5000 2026-11-20']),
    )
  })

  test('is reckoned from the entry that is named or talked of, where only the difference is told', async () => {
    await ada.talk('boxes and tape 27', 'lunch 12 yesterday', 'parking 10')
    expect(
      await ada.words(
        'take five off the boxes',
        'add a tip of 2 to the lunch',
        'add 3 dollars tip to that',
        'take 10 off the parking',
      ),
    ).toEqual([
      'Changed, now $22.00 for Boxes and Tape.',
      'Changed, now $14.00 for Lunch yesterday.',
      'Changed, now $17.00 for Lunch yesterday.',
      'That would leave nothing of it, so I changed nothing. Say "delete it" if it is to go.',
    ])
  })

  test('takes in a tip that is told behind it, and asks for the whole where the tip has no amount', async () => {
    expect(
      await ada.words(
        'uber 20',
        'tip 2',
        'lunch 12',
        'plus a 3 dollar tip',
        'tip was 1 on top',
        'add the tip to the uber',
        '24',
      ),
    ).toEqual([
      'Saved, $20.00 for Uber.',
      'Changed, now $22.00 for Uber.',
      'Saved, $12.00 for Lunch.',
      'Changed, now $15.00 for Lunch.',
      'Changed, now $16.00 for Lunch.',
      'What should it be in total? It is $22.00 for Uber now.',
      'Changed, now $24.00 for Uber.',
    ])
    expect((await ada.words('salary 3000', 'tip 20'))[1]).toBe('What was the $20 for?')
  })

  test('is no spend beside it, where a part of it was for somebody', async () => {
    await ada.talk('groceries 84.20')
    expect(await ada.words('20 of that was for my neighbour')).toEqual(['Good to know. I saved nothing.'])
    expect(await ada.entries()).toEqual(['Groceries 8420 2026-11-20'])
  })

  test('is left as it stands, where it was only said again', async () => {
    await ada.talk('dinner 80 with three friends split evenly', 'coffee 40', 'Sam gave me 10 back')
    expect(await ada.words('so it was really 30')).toEqual(['Good to know. I saved nothing.'])
    await ada.talk('lunch 20', 'left 5 tip')
    expect(await ada.words("that's 25 total")).toEqual([
      'That is how it stands: $25.00 for Lunch, under Food & Dining.',
    ])
    await ada.talk('bus 3')
    expect(await ada.words('so 3 for the bus', 'that was included in the 20')).toEqual([
      'Good to know. I saved nothing.',
      'Good to know. I saved nothing.',
    ])
    expect(await ada.words('so 4 for the bus')).toEqual(['Saved, $4.00 for Bus.'])
  })

  test('is of all that were told one by one, of those that are named, and of the last words where it was looked up', async () => {
    await ada.talk('protein powder 54.99', 'creatine 25')
    expect(await ada.words('both of those were on Wednesday')).toEqual([
      'Changed, now $25.00 for Creatine on Wednesday and $54.99 for Protein Powder on Wednesday.',
    ])
    await ada.talk('eggs six butter five flour four')
    await ada.talk('eggs and butter were yesterday', 'spent some money at Target')
    await ada.talk("I think it was 30... no wait, let me look. It's 33.18.")
    expect(await ada.entries()).toEqual([
      'Butter 500 2026-11-19',
      'Creatine 2500 2026-11-18',
      'Eggs 600 2026-11-19',
      'Flour 400 2026-11-20',
      'Protein Powder 5499 2026-11-18',
      'Target 3318 2026-11-20',
    ])
  })

  test('is put right behind any opening, and whatever is said of the slip', async () => {
    await ada.talk('prescription 8', 'gas thirty eight', 'creatine 22')
    expect(
      await ada.words(
        'No. 24.',
        'gas was thirty six ninety, I looked at the pump wrong',
        'creatine was 21, I said 22 by mistake',
      ),
    ).toEqual([
      'Changed, now $24.00 for Creatine.',
      'Changed, now $36.90 for Gas.',
      'Changed, now $21.00 for Creatine.',
    ])
    expect(await ada.entries()).toHaveLength(3)
  })

  test('is of the name that was denied, of the amount that was asked back, and of the last where a reason is given', async () => {
    await ada.talk('uber 17.80', 'target 94.12', 'lunch 13.75')
    expect(
      await ada.words(
        'oh my bad, Lyft, not Uber',
        'did I say Target was 94.12? It was 84.12',
        'and make the target 45.97, I forgot the coupon',
      ),
    ).toEqual([
      'Changed, now $17.80 for Lyft.',
      expect.stringContaining('Changed, now $84.12 for Target.'),
      'Changed, now $45.97 for Target.',
    ])
    expect(await ada.words('ugh no, 46.20, they charged extra for the bag', '44. Not 46.20.')).toEqual([
      'Changed, now $46.20 for Target.',
      'Changed, now $44.00 for Target.',
    ])
    expect(await ada.entries()).toHaveLength(3)
  })

  test('is known by the name that is denied right in front of it', async () => {
    await ada.talk('coffee 4', 'walmart 40')
    expect(await ada.words('not walmart target', 'no, not the coffee a tea', 'not target again')).toEqual([
      'Changed, now $40.00 for Target.',
      'Changed, now $4.00 for Tea.',
      'All right, I left that out.',
    ])
    expect(await ada.entries()).toEqual(['Target 4000 2026-11-20', 'Tea 400 2026-11-20'])
  })

  test('is more by what is told to be put on the same entry', async () => {
    await ada.talk('alterations 40')
    expect(
      await ada.words(
        'plus twenty for fitting put it on the same one',
        'coffee 4',
        '5 more for thread, add it to the alterations',
        'a muffin for 3 on the same card',
      ),
    ).toEqual([
      'Changed, now $60.00 for Alterations.',
      'Saved, $4.00 for Coffee.',
      'Changed, now $65.00 for Alterations.',
      'Saved, $3.00 for Muffin.',
    ])
  })

  test('is less by what somebody took off it', async () => {
    await ada.talk('haircut 11', 'shoes 80')
    expect(
      await ada.words(
        'the cashier gave me a dollar off so 79',
        'the barber took a dollar off the haircut, so ten',
        'the taxi driver gave me a lift so 10',
      ),
    ).toEqual([
      'Changed, now $79.00 for Shoes.',
      'Changed, now $10.00 for Haircut.',
      expect.not.stringContaining('Changed'),
    ])
  })

  test('is asked for where only the thing is named', async () => {
    await ada.talk('vacuum 219', 'lunch 12')
    expect(await ada.words('I need to change the vacuum amount', '209.', 'can you change the weather')).toEqual([
      'What should it be in total? It is $219.00 for Vacuum now.',
      'Changed, now $209.00 for Vacuum.',
      expect.not.stringContaining('Changed'),
    ])
  })

  test('is of the field that is named', async () => {
    await ada.talk('Aldi 20')
    expect(await ada.words('and the date to yesterday', 'make it a shopping thing', 'the price to 22')).toEqual([
      'Changed, now $20.00 for Aldi yesterday.',
      'Changed, now $20.00 for Aldi yesterday, under Shopping.',
      'Changed, now $22.00 for Aldi yesterday.',
    ])
  })
})

describe('a remark in front', () => {
  test('renames nothing that was saved before it', async () => {
    await ada.talk('coffee 4')
    expect(await ada.words('it was late, and the taxi was 20', 'it was thirty for the parking', 'another one')).toEqual(
      ['Saved, $20.00 for Taxi.', 'Change Taxi, $20.00 today, or is that another one?', 'Saved, $30.00 for Parking.'],
    )
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20', 'Parking 3000 2026-11-20', 'Taxi 2000 2026-11-20'])
  })

  test('is no second purchase where two things are told anew', async () => {
    await ada.talk('coffee 4', 'tea 3', 'the coffee is 4.50 and the tea 3.20')
    expect(await ada.entries()).toEqual(['Coffee 450 2026-11-20', 'Tea 320 2026-11-20'])
    await ada.talk('for the coffee I had a voucher so it was only 2')
    expect(await ada.entries()).toEqual(['Coffee 200 2026-11-20', 'Tea 320 2026-11-20'])
  })

  test('leaves an order an order after a question', async () => {
    expect(await ada.words('coffee 4', 'how much on coffee today', 'and make the coffee yesterday')).toEqual([
      'Saved, $4.00 for Coffee.',
      '$4.00 on Coffee today, in 1 entry.',
      'Changed, now $4.00 for Coffee yesterday.',
    ])
  })
})

describe('after an undo', () => {
  test('what it brought back is talked of', async () => {
    await ada.talk('pizza 12', 'beers 16', 'pizza was actually 13', 'undo')
    expect(await ada.words('no wait keep it at 13', 'undo', 'no ok put it back, 13 is right')).toEqual([
      'Changed, now $13.00 for Pizza.',
      'Done, I put back $12.00 for Pizza.',
      'Changed, now $13.00 for Pizza.',
    ])
    await ada.talk('delete the pizza', 'undo')
    expect(await ada.words('put that one on yesterday')).toEqual(['Changed, now $13.00 for Pizza yesterday.'])
  })
})

test('what is news beside the explanation is no new amount of it', async () => {
  await ada.talk('lunch 18', '18 was my lunch, I paid 7.35 for parking')
  expect(await ada.entries()).toContain('Lunch 1800 2026-11-20')
  await ada.talk('soup 14', 'bus 3', 'knock 5 off, the soup')
  expect(await ada.entries()).toEqual(expect.arrayContaining(['Bus 300 2026-11-20', 'Soup 900 2026-11-20']))
})

test('what has an explanation is put right with it', async () => {
  await ada.talk('lunch 18', 'eighteen was my number in line, I paid 7.35')
  await ada.talk('dinner 64', 'take twelve off that, Jake covered the tip')
  await ada.talk('paycheck 472', 'so only 427 came in')
  await ada.talk('ihop 22 and gas 40', 'ihop was really yesterday but the gas is today')
  await ada.talk('popcorn 9', 'wait it rang up twice, put a second one in')
  expect(await ada.entries()).toEqual([
    'Dinner 5200 2026-11-20',
    'Gas 4000 2026-11-20',
    'IHOP 2200 2026-11-19',
    'Lunch 735 2026-11-20',
    'Paycheck -42700 2026-11-20',
    'Popcorn 900 2026-11-20',
    'Popcorn 900 2026-11-20',
  ])
})

describe('another one that was meant', () => {
  test('gets the change, and the one that got it is as before', async () => {
    await ada.talk('parking nine, lunch twelve', 'make that fifteen', 'no i meant the parking')
    expect(await ada.entries()).toEqual(['Lunch 1200 2026-11-20', 'Parking 1500 2026-11-20'])
    await ada.talk('delete the lunch', 'wait I meant the parking')
    expect(await ada.entries()).toEqual(['Lunch 1200 2026-11-20'])
  })

  test('is renamed by its place, or by what it was not', async () => {
    await ada.talk('bread 2.50', 'bus ticket 5', 'no sorry the first is not bread, is cheese')
    await ada.talk('coffee 4, coffee 5.50', 'the first one was a tea')
    expect(await ada.entries()).toEqual([
      'Bus Ticket 500 2026-11-20',
      'Cheese 250 2026-11-20',
      'Coffee 550 2026-11-20',
      'Tea 400 2026-11-20',
    ])
  })

  test('is at the place where one was, and no place that sells nothing renames it', async () => {
    await ada.talk('home depot 45', "sorry I was at Lowe's, I always mix them up")
    await ada.talk('target 30', 'actually we went to Walmart, not Target')
    await ada.talk('lunch 12', 'sorry I was at work')
    await ada.talk('coffee 4', 'oh I went to Target')
    expect(await ada.entries()).toEqual([
      'Coffee 400 2026-11-20',
      "Lowe's 4500 2026-11-20",
      'Lunch 1200 2026-11-20',
      'Walmart 3000 2026-11-20',
    ])
  })

  test('is put under a category, or back under the right one', async () => {
    await ada.talk('Netflix 15.49', 'knee brace 34.99', 'museum tickets 33')
    expect(
      await ada.words(
        'make the brace shopping too',
        'the museum goes under travel',
        'put Netflix under bills',
        'actually no, entertainment is right',
      ),
    ).toEqual([
      'Changed, now $34.99 for Knee Brace, under Shopping.',
      'Changed, now $33.00 for Museum Tickets, under Travel.',
      'Changed, now $15.49 for Netflix, under Bills.',
      'Changed, now $15.49 for Netflix, under Entertainment.',
    ])
  })

  test('is dated by its own day, also without a verb of its own', async () => {
    await ada.talk('lunch 12 on Wednesday', 'taxi 16', 'coffee 4', 'the lunch was the day before')
    await ada.talk('ok make the taxi yesterday, we came back before midnight')
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20', 'Lunch 1200 2026-11-17', 'Taxi 1600 2026-11-19'])
  })
})

describe('what is to be taken out', () => {
  test('is what was not paid, told just now', async () => {
    await ada.talk('rent 900', 'coffee 4', 'lunch 12')
    expect(
      await ada.words(
        "i didn't pay for those yet",
        "i didn't pay for those two my boss did take them out",
        'yes',
        'cab 9',
        "i didn't pay for that, my boss did",
      ),
    ).toEqual([
      expect.not.stringContaining('Delete'),
      'Delete 2 entries: $12.00 for Lunch and $4.00 for Coffee?',
      expect.stringContaining('Removed $12.00 for Lunch. Removed $4.00 for Coffee.'),
      'Saved, $9.00 for Cab.',
      expect.stringContaining('Removed $9.00 for Cab.'),
    ])
    expect(await ada.entries()).toEqual(['Rent 90000 2026-11-20'])
  })

  test('is the least or the most of those that were told, and never for a question', async () => {
    await ada.talk('gas 40', 'gas 38 yesterday', 'coffee 4', 'how much on gas this month')
    expect(await ada.words('delete the cheapest one', 'which one did you delete', 'when did I delete the gas')).toEqual(
      [
        'Removed $38.00 for Gas yesterday. Say "undo" to bring it back.',
        'I took out $38.00 for Gas yesterday.',
        expect.not.stringContaining('Removed'),
      ],
    )
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20', 'Gas 4000 2026-11-20'])
  })

  test('is what was free after all, or was called off', async () => {
    await ada.talk('game 59.99')
    expect(await ada.words('lol they cancelled my order so remove it')).toEqual([
      'Removed $59.99 for Game. Say "undo" to bring it back.',
    ])
    await ada.talk('cookie 2', 'lunch 12')
    expect(await ada.words('the cookie was free actually')).toEqual([
      'Removed $2.00 for Cookie. Say "undo" to bring it back.',
    ])
  })

  test('is what was never charged, or what somebody else got', async () => {
    await ada.talk('smoothie 8 and juice 6', 'popcorn 9', 'chegg 15', 'coffee 4')
    expect(
      await ada.words(
        'they forgot to charge me for the juice',
        'no Sam got the popcorn',
        'I canceled Chegg before they charged',
        "they didn't charge me for the refill",
      ),
    ).toEqual([
      'Removed $6.00 for Juice. Say "undo" to bring it back.',
      'Removed $9.00 for Popcorn. Say "undo" to bring it back.',
      'Removed $15.00 for Chegg. Say "undo" to bring it back.',
      expect.not.stringContaining('Removed'),
    ])
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20', 'Smoothie 800 2026-11-20'])
  })

  test.each([
    'no, you got the coffee wrong',
    "they didn't charge me for the coffee twice",
    'they forgot to charge me for the extra coffee',
    "they didn't charge me for the coffee refill",
    "I didn't pay for the coffee with cash",
    'I canceled the coffee subscription before it renewed',
  ])('is nothing of which %j speaks', async (sentence) => {
    await ada.talk('coffee 4', sentence)
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
  })

  test('is told in another form of its word, and in no other word', async () => {
    await ada.talk('internet 40', 'donated 50 to the food bank')
    expect(await ada.words('delete the interest', 'delete the 30 donation', 'delete the donation')).toEqual([
      'That entry could not be found.',
      'That entry could not be found.',
      'Removed $50.00 for Food Bank. Say "undo" to bring it back.',
    ])
  })

  test('is the greatest of what was spent, where something was', async () => {
    await ada.talk('coffee 4', 'lunch 12', 'got paid 2000')
    expect(await ada.words('delete the biggest one')).toEqual([
      'Removed $12.00 for Lunch. Say "undo" to bring it back.',
    ])
  })

  test('is the greatest of all that a question added up, however many it names', async () => {
    await ada.talk('yacht 9000')
    for (let price = 1; price <= 12; price += 1) await ada.talk(`bread ${price}`)
    await ada.talk('what did I spend this month')
    expect(await ada.words('delete the biggest')).toEqual(['Removed $9,000.00 for Yacht. Say "undo" to bring it back.'])
    await ada.talk('what did I spend this month')
    expect(await ada.words('delete the smallest')).toEqual(['Removed $1.00 for Bread. Say "undo" to bring it back.'])
    await ada.talk('what did I spend on travel this month')
    expect(await ada.words('delete the biggest')).toEqual(['That entry could not be found.'])
  })

  test('is described by how it was told', async () => {
    await ada.talk('morning coffee 3.80', 'lunch 12')
    expect(await ada.words('delete the evening one', 'delete the morning one')).toEqual([
      'That entry could not be found.',
      'Removed $3.80 for Coffee. Say "undo" to bring it back.',
    ])
  })

  test('is the one that was meant instead, with the order said again', async () => {
    await ada.talk('uber 14', 'lunch 12', 'remove lunch')
    expect(await ada.words('sorry I meant remove uber')).toEqual([
      'Done, I put back $12.00 for Lunch. Removed $14.00 for Uber. Say "undo" to bring it back.',
    ])
  })

  test('is not what is to stay, what one had to do, or may do some day', async () => {
    await ada.talk(
      'coffee 4',
      "don't remove it, the coffee is right",
      'the coffee is right, never delete it',
      "don't delete it",
    )
    await ada.talk('netflix 15', 'netflix is too much, I should cancel it next month')
    await ada.talk('gym 40', "I called the gym and they won't let me cancel it", 'remind me to cancel that gym')
    await ada.talk('shoes 60', 'the shoes are too small, I will take them back tomorrow')
    await ada.talk('dry cleaning 20', 'I had to drop them off at the dry cleaning')
    await ada.talk('cake 45', 'I had to leave it out in the rain, poor cake')
    expect(await ada.entries()).toEqual([
      'Cake 4500 2026-11-20',
      'Coffee 400 2026-11-20',
      'Dry Cleaning 2000 2026-11-20',
      'Gym 4000 2026-11-20',
      'Netflix 1500 2026-11-20',
      'Shoes 6000 2026-11-20',
    ])
  })

  test('is the one that is named as the last of its name', async () => {
    await ada.talk('coffee 4, taxi 10', 'delete the last entry for coffee')
    expect(await ada.entries()).toEqual(['Taxi 1000 2026-11-20'])
  })

  test('is what the rest of the sentence names', async () => {
    await ada.talk('cake 45, balloons 18', 'candy 25 and a costume 39', 'coffee 4', 'tea 3', 'milk 2')
    expect(
      await ada.words(
        'the balloons i returned, so take them off',
        "don't add the costume, my aunt paid for it",
        'delete it, the coffee was free',
        'take the tea off, the machine ate my money',
      ),
    ).toEqual([
      'Removed $18.00 for Balloons. Say "undo" to bring it back.',
      'Removed $39.00 for Costume. Say "undo" to bring it back.',
      'Removed $4.00 for Coffee. Say "undo" to bring it back.',
      'Removed $3.00 for Tea. Say "undo" to bring it back.',
    ])
  })

  test('renames nothing by the reason that is given', async () => {
    await ada.talk('book 15', 'pens 4', 'it was a gift, delete the book')
    await ada.talk('Mia gave me 50', 'bus 3', 'it was forty from Mia')
    expect(await ada.entries()).toEqual(['Bus 300 2026-11-20', 'Mia -4000 2026-11-20', 'Pens 400 2026-11-20'])
  })

  test('is the last one where that is said, and what came in where it was won', async () => {
    await ada.talk('coffee 4', 'i won ten dollars', 'old lamp 15', 'two tickets at five each')
    expect(
      await ada.words('delete the ten i won', 'delete the last one because the coffee was 4', 'delete the lamp sale'),
    ).toEqual([
      'Removed $10.00 income. Say "undo" to bring it back.',
      'Removed $10.00 for Tickets. Say "undo" to bring it back.',
      'Removed $15.00 for Old Lamp. Say "undo" to bring it back.',
    ])
  })
})

test('a part of an entry is the own one where it was split', async () => {
  await ada.talk('rent 900', 'my roommate paid her part so mine is 450')
  expect(await ada.entries()).toEqual(['Rent 45000 2026-11-20'])
  expect(await ada.words('brunch 86.50', 'split with my brother so only half of it is mine')).toEqual([
    'Saved, $86.50 for Brunch.',
    'Changed, now $43.25 for Brunch.',
  ])
  expect(await ada.words('lunch 15', 'shared with Tom so a third is mine', 'shared with Tom so I owe 4')).toContain(
    'Changed, now $5.00 for Lunch.',
  )
  expect(await ada.entries()).toContain('Lunch 500 2026-11-20')
})

test('the own part is told as a sum after what was split', async () => {
  await ada.talk('studio 36', 'cab 24', 'soup 9')
  expect(
    await ada.words(
      'we split the studio so just eighteen for me',
      'we shared the cab, 12 each',
      'we split the soup so it was 4.50',
    ),
  ).toEqual(['Changed, now $18.00 for Studio.', 'Changed, now $12.00 for Cab.', 'Changed, now $4.50 for Soup.'])
  expect(await ada.words('we split it, my half was 90')).not.toContain('Changed, now $90.00 for Soup.')
})

describe('what was told otherwise', () => {
  test('is put right whatever is given as the reason', async () => {
    await ada.talk('aprons 48', 'sold scarves for 140 cash')
    expect(
      await ada.words('make the aprons 46, there was a coupon', 'actually the cash was 160, I missed one buyer'),
    ).toEqual(['Changed, now $46.00 for Aprons.', 'Changed, now $160.00 from Scarves.'])
  })

  test('is of the visit or the membership by what it is for', async () => {
    await ada.talk('dentist appointment 85', 'pool membership 45 on the 16th', 'steel wire 55')
    expect(await ada.words('the dentist was 95', 'the pool was 49', 'wire shoulda been 65')).toEqual([
      'Changed, now $95.00 for Dentist Appointment.',
      'Changed, now $49.00 for Pool Membership on Monday.',
      'Changed, now $65.00 for Steel Wire.',
    ])
  })

  test('is the sum with what is told to be in it', async () => {
    expect(await ada.words('brunch 22', 'with the tip brunch was 26', 'pizza 18', 'no 19 sorry')).toEqual([
      'Saved, $22.00 for Brunch.',
      'Changed, now $26.00 for Brunch.',
      'Saved, $18.00 for Pizza.',
      'Changed, now $19.00 for Pizza.',
    ])
  })
})

describe('what a thing comes to', () => {
  test('is of the thing that is named before the order', async () => {
    await ada.talk('manicure 22', 'magazine 2.50', 'rug 65', 'candles 7', 'supper 48')
    expect(
      await ada.words(
        'there was a three dollar tip on the manicure, so make it twenty-five',
        'the rug was on sale, make it ten less',
        'supper was 48 for my half, no wait, I covered the whole bill, make it 96',
      ),
    ).toEqual(['Changed, now $25.00 for Manicure.', 'Changed, now $55.00 for Rug.', 'Changed, now $96.00 for Supper.'])
  })

  test('is told by what is wrong of it', async () => {
    await ada.talk('apron 32', 'valet 6', 'sold a print for 120')
    expect(await ada.words("valet's wrong too, nine", 'the print went for 140 in fact')).toEqual([
      'Changed, now $9.00 for Valet.',
      'Changed, now $140.00 from Print.',
    ])
  })

  test('is another thing than was written, be it known or not', async () => {
    expect(await ada.words('butter 5', 'it was skyr, not butter')).toContain('Changed, now $5.00 for Skyr.')
  })

  test('is nothing where it is not to be counted', async () => {
    expect(await ada.words("i also sent jay 20 but don't count that", 'soda 4 but dont log it')).toEqual([
      'All right, I left that out.',
      'All right, I left that out.',
    ])
    expect(await ada.entries()).toEqual([])
  })
})

describe('an amount with two readings', () => {
  test.each([
    ['detergent 6', 'no it was six fifty', 'Changed, now $6.50 for Detergent.'],
    ['bagel two ninety', 'change the bagel to three ten', 'Changed, now $3.10 for Bagel.'],
    ['suit 600', 'no it was six fifty', 'Changed, now $650.00 for Suit.'],
  ])('is of the order of what stood there: %j, %j', async (told, order, answer) => {
    await ada.talk(told)
    expect(await ada.words(order)).toEqual([answer])
  })
})

describe('that something is not right', () => {
  test.each([
    "wait that's not right, it's 1,475 now",
    "that isn't right, it should be 1,475",
    "the rent isn't right, it was 1,475",
  ])('comes with what is: %j', async (words) => {
    await ada.talk('coffee 4', 'rent 1450')
    expect(await ada.words(words)).toEqual(['Changed, now $1,475.00 for Rent.'])
  })
})

describe('the own part', () => {
  test.each(["tom paid his half so it's 48", 'my share is 48', 'sam chipped in half and now mine is 48'])(
    'comes out of what others gave: %j',
    async (words) => {
      await ada.talk('concert tickets ninety six')
      expect(await ada.words(words)).toEqual(['Changed, now $48.00 for Concert Tickets.'])
    },
  )
})

test('what only some of a thing came to is no second entry', async () => {
  await ada.talk('race fee 55', '3 energy gels at 2.50 each')
  expect(await ada.words('i only took 2 of the gels so 5')).toEqual(['Changed, now $5.00 for Energy Gels.'])
})

describe('what was said last', () => {
  test.each(['it was such a good show', 'that was a great lunch', 'it was the best pizza in town', 'that was fun'])(
    'keeps its name when %j',
    async (remark) => {
      await ada.talk('hot dogs 12', remark)
      expect(await ada.entries()).toEqual(['Hot Dogs 1200 2026-11-20'])
    },
  )

  test('is what is left while it is being shared', async () => {
    await ada.talk('pizza 30', 'me and my roommate are going halves on that')
    await ada.talk('cab 30', "we're splitting that three ways", 'sushi 60', 'split the sushi in two')
    expect(await ada.entries()).toEqual(['Cab 1000 2026-11-20', 'Pizza 1500 2026-11-20', 'Sushi 3000 2026-11-20'])
  })

  test('is half of what was split down the middle, and what of it was mine', async () => {
    await ada.talk('dinner was 90', 'we split it down the middle', 'cab 30', 'only a third of that was mine')
    await ada.talk('sushi 60', 'coffee 4', 'half of the sushi was mine', 'beer 8', 'half of it was yesterday')
    expect(await ada.entries()).toEqual([
      'Beer 800 2026-11-19',
      'Cab 1000 2026-11-20',
      'Coffee 400 2026-11-20',
      'Dinner 4500 2026-11-20',
      'Sushi 3000 2026-11-20',
    ])
  })

  test('is none of a total that is only told by the head', async () => {
    await ada.talk('concert tickets 54', 'so 18 each for the three of us', "that's 18 each for three people")
    expect(await ada.entries()).toEqual(['Concert Tickets 5400 2026-11-20'])
    await ada.talk('pizza 54', 'we split it, so 18 each for the three of us')
    expect(await ada.entries()).toEqual(['Concert Tickets 5400 2026-11-20', 'Pizza 1800 2026-11-20'])
  })

  test('keeps its name where one more thing comes to mind', async () => {
    await ada.talk('socks 5')
    expect(await ada.words('wait, on saturday i also bought shoes', 'nine ninety nine')).toEqual([
      'How much was Shoes?',
      'Saved, $9.99 for Shoes on Saturday.',
    ])
    expect(await ada.entries()).toEqual(['Shoes 999 2026-11-14', 'Socks 500 2026-11-20'])
  })
})

describe('an order to strike with what is right behind it', () => {
  test.each([
    ['scratch that, it was yesterday', ['Lunch 1200 2026-11-19']],
    ['no scrap that, it was thursday like i said', ['Lunch 1200 2026-11-19']],
    ['scrap that, it was 14', ['Lunch 1400 2026-11-20']],
    ['scrap that, it was fourteen', ['Lunch 1400 2026-11-20']],
  ])('takes nothing out: %j', async (order, left) => {
    await ada.talk('lunch 12', order)
    expect(await ada.entries()).toEqual(left)
  })
})

describe('a part of what was told that was another thing', () => {
  test('is an entry of its own on the same day, and taken off the whole', async () => {
    await ada.talk('aldi 86.40 yesterday')
    expect(await ada.words('oh 12 of that was dog food')).toEqual([
      'Changed, now $74.40 for Aldi yesterday. Saved, $12.00 for Dog Food yesterday.',
    ])
    await ada.talk('coffee 4', '20 of the Aldi was a birthday gift for my niece')
    expect(await ada.entries()).toEqual([
      'Aldi 5440 2026-11-19',
      'Birthday Gift 2000 2026-11-19',
      'Coffee 400 2026-11-20',
      'Dog Food 1200 2026-11-19',
    ])
    await ada.talk('undo')
    expect(await ada.entries()).toEqual(['Aldi 7440 2026-11-19', 'Coffee 400 2026-11-20', 'Dog Food 1200 2026-11-19'])
  })

  test('is a gift of its own, wherever it was bought', async () => {
    await ada.talk('target 60')
    expect(await ada.words('20 of it was a birthday gift for my niece')).toEqual([
      'Changed, now $40.00 for Target. Saved, $20.00 for Birthday Gift.',
    ])
    expect(await ada.words('undo', '20 of it was gift wrap', '20 of it was a gift card')).toEqual([
      'Done, I took back $20.00 for Birthday Gift and put back $60.00 for Target.',
      'Good to know. I saved nothing.',
      'Good to know. I saved nothing.',
    ])
  })

  test.each([
    '80 of it was groceries',
    '5 of that was the tip',
    '12 of that was for Sam',
    '12 of that was cash',
    '100 of that was dog food',
    '20 of that was a mistake',
  ])('is none in %j', async (words) => {
    await ada.talk('aldi 86.40')
    expect(await ada.words(words)).toEqual(['Good to know. I saved nothing.'])
    expect(await ada.entries()).toEqual(['Aldi 8640 2026-11-20'])
  })
})

test('another currency of several is asked after, and of the one that is named', async () => {
  expect(await ada.words('coffee 4, lunch 12', 'in euros', 'the lunch', '13.20')).toEqual([
    'Saved: $4.00 for Coffee and $12.00 for Lunch.',
    'Which of them? How much was that in dollars? Say it like "Coffee was 5".',
    'How much was that in dollars? It is $12.00 for Lunch now.',
    'Changed, now $13.20 for Lunch.',
  ])
})

test('what was told besides is no name for another', async () => {
  expect((await ada.words('coffee 4', 'lunch 12', "not today's lunch, the coffee")).at(-1)).toBe(
    'Lunch and Coffee both stand. Say what is to change, like "make the coffee 5".',
  )
  expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20', 'Lunch 1200 2026-11-20'])
})

test.each([
  ['dinner 40', 'the diner was 32', ['Diner 3200 2026-11-20', 'Dinner 4000 2026-11-20']],
  ['gave Daniel 20', 'Daniela was 30', ['Daniel 2000 2026-11-20', 'Daniela 3000 2026-11-20']],
  ['carton 8', 'the cartoon was 12', ['Carton 800 2026-11-20', 'Cartoon 1200 2026-11-20']],
])('%j and %j are two, however near the words are', async (first, second, entries) => {
  await ada.words(first, second)
  expect((await ada.entries()).toSorted()).toEqual(entries)
})
