import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('a thing that was told, told anew with another amount', () => {
  test('is put right several turns later, whatever its day and its way', async () => {
    await ada.talk('breakfast 9', 'got paid 3100 on Monday', 'salary 50', 'lunch 12 yesterday', 'how much today')
    expect(await ada.words('breakfast was eight', 'lunch was 14, I typed it wrong', 'sorry the salary was 60')).toEqual(
      ['Changed, now $8.00 for Breakfast.', 'Changed, now $14.00 for Lunch yesterday.', 'Changed, now $60.00 salary.'],
    )
    expect(await ada.entries()).toHaveLength(4)
  })

  test('is known by the head of its name, by a general word behind it, and by what was had there', async () => {
    await ada.talk('printer ink 38', 'church raffle 5', 'uber 19', 'coffee 4.20 at Starbucks', 'H&M 22')
    expect(
      await ada.words(
        'ink was 36',
        'oh the raffle was ten dollars',
        'the uber ride was twenty nine, i misread',
        'the coffee was 4.50',
        'actually H&M was 25',
      ),
    ).toEqual([
      'Changed, now $36.00 for Printer Ink.',
      'Changed, now $10.00 for Church Raffle.',
      'Changed, now $29.00 for Uber.',
      'Changed, now $4.50 for Starbucks.',
      'Changed, now $25.00 for H&M.',
    ])
    expect(await ada.entries()).toHaveLength(5)
  })

  test('is put right by an amount alone where something was turned round, and asked for where there were several', async () => {
    await ada.talk('dinner 45')
    expect(await ada.words('i had it backwards, 54', 'i swapped them 45', 'mixed the digits up, 54')).toEqual([
      'Changed, now $54.00 for Dinner.',
      'Changed, now $45.00 for Dinner.',
      'Changed, now $54.00 for Dinner.',
    ])
    await ada.talk('taxi 31 and lunch 12')
    expect(await ada.words('i flipped them, 13')).toEqual(['What was the $13 for?'])
    expect(await ada.words('i swapped tires 60')).toEqual(['Saved, $60.00 for Tires.'])
  })

  test('is known by the wider word for it', async () => {
    await ada.talk('5.49 at Blue Bottle Coffee on Monday', "cappuccino 5.20 at Gail's", 'uber 14')
    expect(await ada.words('no wait, the coffee was 4.20', 'sorry, the taxi was 17')).toEqual([
      "Changed, now $4.20 for Gail's.",
      'Changed, now $17.00 for Uber.',
    ])
    expect(await ada.entries()).toHaveLength(3)
  })

  test('is put right by an amount of which nobody is quite sure', async () => {
    await ada.talk('groceries 94')
    expect(
      await ada.words(
        'um i think it was a hundred and four',
        "i'm pretty sure it was 106",
        'i think it was 104 degrees',
      ),
    ).toEqual([
      'Changed, now $104.00 for Groceries.',
      'Changed, now $106.00 for Groceries.',
      expect.stringContaining('I did not get that'),
    ])
    expect(await ada.words('i think it was 104 or 140', '140', 'it was 108 or 180', '108')).toEqual([
      'What should it be in total? It is $106.00 for Groceries now.',
      'Changed, now $140.00 for Groceries.',
      'What should it be in total? It is $140.00 for Groceries now.',
      'Changed, now $108.00 for Groceries.',
    ])
    expect(await ada.words('i think the taxi was 12')).toEqual(['Saved, $12.00 for Taxi.'])
  })

  test('may be led to, reckoned, said as a price, or said without a verb where it is put right', async () => {
    await ada.talk('tickets 60', 'dress 80', 'meat 19', 'taxi 18', 'lunch 12')
    expect(
      await ada.words(
        'sorry the tickets were sixteen each for two so thirty two',
        'the dress was half price so 40',
        'sorry i say wrong the meat is seventeen',
        'no, taxi 16',
        'I got the lunch wrong, it was 9',
        'I paid 15 for the taxi',
        'the lunch was 10 and the taxi was 14',
      ),
    ).toEqual([
      'Changed, now $32.00 for Tickets.',
      'Changed, now $40.00 for Dress.',
      'Changed, now $17.00 for Meat.',
      'Changed, now $16.00 for Taxi.',
      'Changed, now $9.00 for Lunch.',
      'Changed, now $15.00 for Taxi.',
      'Changed, now $10.00 for Lunch and $14.00 for Taxi.',
    ])
    expect(await ada.entries()).toHaveLength(5)
  })

  test('is one more where the words say so, on another day, at another time, or with words of its own', async () => {
    await ada.talk('coffee 4 this morning', 'taxi 18')
    const more = [
      'another coffee was 5',
      'the coffee was 6 too',
      'a coffee was 7',
      'coffee was 8 yesterday',
      'coffee was 9 this afternoon',
      "my wife's coffee was 3",
      'the taxi home was 16',
      'then the taxi was 11',
      'bread was 2',
    ]
    for (const message of await ada.words(...more)) expect(message).toMatch(/^Saved, /)
    expect(await ada.entries()).toHaveLength(11)
    await ada.talk('the taxi was 12?')
    expect(await ada.entries()).toContain('Taxi 1800 2026-11-20')
  })

  test('asks where the name is only a part of that of an entry, and which where several are called so', async () => {
    await ada.talk('gas bill 60', 'bread 3')
    expect(await ada.words('the gas was 40', 'no, another one', 'bus pass 33', 'tea 2', 'the bus was 3')).toEqual([
      'Change Gas Bill, $60.00 today, or is that another one?',
      'Saved, $40.00 for Gas.',
      'Saved, $33.00 for Bus Pass.',
      'Saved, $2.00 for Tea.',
      'Saved, $3.00 for Bus.',
    ])
    expect(await ada.words('church raffle 5', 'kids raffle 6', 'the raffle was 10', 'the church one')).toEqual([
      'Saved, $5.00 for Church Raffle.',
      'Saved, $6.00 for Kids Raffle.',
      'Which one: Kids Raffle $6.00 today or Church Raffle $5.00 today?',
      'Changed, now $10.00 for Church Raffle.',
    ])
    expect(await ada.words('raffle 7', 'the second raffle was 8', 'delete the first raffle')).toEqual([
      'Saved, $7.00 for Raffle.',
      'Changed, now $8.00 for Kids Raffle.',
      'Removed $10.00 for Church Raffle. Say "undo" to bring it back.',
    ])
  })

  test('asks what an amount that can be heard in two ways comes to', async () => {
    await ada.talk('rent 130')
    expect(await ada.words('tea 3', 'rent was twelve fifty', '1250')).toEqual([
      'Saved, $3.00 for Tea.',
      '$12.50 or $1,250.00?',
      'Changed, now $1,250.00 for Rent.',
    ])
  })
})

describe('what nobody can know of a thing told anew', () => {
  test('is asked: two amounts, another currency, a question, and money that went the other way', async () => {
    await ada.talk('ink 38', 'got 20 back from Ana', 'taxi 14', 'bread 3')
    expect(
      await ada.words(
        'the taxi was 15 or 50',
        '50',
        'the ink was 36 euros',
        '40',
        'taxi was 30, right?',
        'change it',
        'ana was 25',
        'a new one',
      ),
    ).toEqual([
      '$15.00 or $50.00?',
      'Changed, now $50.00 for Taxi.',
      'How much was that in dollars? It is $38.00 for Ink now.',
      'Changed, now $40.00 for Ink.',
      'Change Taxi, $50.00 today, or is that another one?',
      'Changed, now $30.00 for Taxi.',
      'Change Ana, $20.00 today, or is that another one?',
      'Saved, $25.00 for Ana.',
    ])
  })
})

test('a new amount in another currency is asked for in the own one', async () => {
  await ada.talk('taxi 14')
  expect(await ada.words('make it 17 euros', '19', 'change the taxi to £17', 'cancel')).toEqual([
    'How much was that in dollars? It is $14.00 for Taxi now.',
    'Changed, now $19.00 for Taxi.',
    'How much was that in dollars? It is $19.00 for Taxi now.',
    'All right, I left it as it is.',
  ])
})

describe('an entry put right by an amount, a count or a place alone', () => {
  test('by the amount that is denied, and by the amount that it has', async () => {
    await ada.talk('parking 20')
    expect(await ada.words('ah no not twenty twelve', 'uber 14.20', 'uber 11.80 yesterday')).toHaveLength(3)
    expect(
      await ada.words('the 14.20 one was actually 16.20', 'the 11.80 uber was 12.80', 'change the 14 one to 13'),
    ).toEqual([
      'Changed, now $16.20 for Uber.',
      'Changed, now $12.80 for Uber yesterday.',
      'That entry could not be found. Do you mean Uber, $12.80 yesterday?',
    ])
    expect(await ada.entries()).toEqual(['Parking 1200 2026-11-20', 'Uber 1280 2026-11-19', 'Uber 1620 2026-11-20'])
  })

  test('by how many there were: at the price of each, else by what they came to', async () => {
    await ada.talk('i got two coffees at four fifty each')
    expect(await ada.words('no it was three coffees', 'two beers 14', 'sorry there were three of them', '21')).toEqual([
      'Changed, now $13.50 for Coffees.',
      'Saved, $14.00 for Beers.',
      'What should it be in total? It is $14.00 for Beers now.',
      'Changed, now $21.00 for Beers.',
    ])
  })

  test('by the category that it is under', async () => {
    await ada.talk('scarf 26', 'water bill 52 and internet 60')
    expect(await ada.words('scarf is travel', 'both are shopping', 'the water bill goes under bills')).toEqual([
      'Changed, now $26.00 for Scarf, under Travel.',
      'Changed, now $52.00 for Water Bill, under Shopping and $60.00 for Internet, under Shopping.',
      'Changed, now $52.00 for Water Bill, under Bills.',
    ])
  })
})

describe('one of several', () => {
  test('is the first, the second or the other of those that were told together or of one name', async () => {
    await ada.talk('kindle book 9.99', 'another one for 12.99')
    expect(await ada.words('the first one was 8.99', 'the other one was 13', 'the second one was yesterday')).toEqual([
      'Changed, now $8.99 for Kindle Book.',
      'Changed, now $13.00 for Kindle Book.',
      'Changed, now $13.00 for Kindle Book yesterday.',
    ])
    expect(await ada.words('coffee 4 and tea 3', 'the tea was 3.50', 'the other one was 5')).toEqual([
      'Saved: $4.00 for Coffee and $3.00 for Tea.',
      'Changed, now $3.50 for Tea.',
      'Changed, now $5.00 for Coffee.',
    ])
  })

  test('is what is left where the one before was taken out', async () => {
    await ada.talk('coffee 4 and tea 3', 'delete the tea')
    expect(await ada.words('the other one was yesterday')).toEqual(['Changed, now $4.00 for Coffee yesterday.'])
  })

  test('is asked about where more than one other is left', async () => {
    await ada.talk('hotel 130', 'lunch 12', 'tea 3')
    expect(await ada.words('the other one was 14')).toEqual(['Which one: Lunch $12.00 today or Hotel $130.00 today?'])
  })
})

describe('a day told by that of an entry', () => {
  test('may be that on which a thing was sold, bought or paid', async () => {
    await ada.talk('sold my old bike for 120', 'helmet 35')
    expect(await ada.words('bike was sold on Monday', 'I bought the helmet yesterday', 'I had another helmet')).toEqual(
      [
        'Changed, now $120.00 from Old Bike on Monday.',
        'Changed, now $35.00 for Helmet yesterday.',
        'Saved, $35.00 for Helmet.',
      ],
    )
  })

  test('moves the entry that is talked of or named', async () => {
    await ada.talk('sushi 28 last night')
    expect(await ada.words('it was the night before that', 'tea 3', 'the tea was the same day as the sushi')).toEqual([
      'Changed, now $28.00 for Sushi on Wednesday.',
      'Saved, $3.00 for Tea.',
      'Changed, now $3.00 for Tea on Wednesday.',
    ])
    const [day] = await ada.words('how much yesterday', 'and the day before')
    expect(day).toContain('yesterday')
    expect(await ada.entries()).toEqual(['Sushi 2800 2026-11-18', 'Tea 300 2026-11-18'])
  })

  test('is that of what is told with it', async () => {
    await ada.talk('fireworks 48 on Monday')
    expect(await ada.words('champagne 22 same day', 'taxi 9 that night', 'breakfast 8 the next morning')).toEqual([
      'Saved, $22.00 for Champagne on Monday.',
      'Saved, $9.00 for Taxi on Monday.',
      'Saved, $8.00 for Breakfast on Tuesday.',
    ])
  })

  test('is told in front of what is told, or within it', async () => {
    expect(
      await ada.words(
        'took the kids to the movies saturday, tickets were 54',
        'and popcorn that same day was 27.50',
        'same day, parking 8',
        'that day also lunch 20',
        'the day after, gas 40 and a beer 6',
      ),
    ).toEqual([
      'Saved, $54.00 for Tickets on Saturday.',
      'Saved, $27.50 for Popcorn on Saturday.',
      'Saved, $8.00 for Parking on Saturday.',
      'Saved, $20.00 for Lunch on Saturday.',
      'Saved: $40.00 for Gas and $6.00 for Beer on Sunday.',
    ])
    expect(await ada.words('the lunch that day was 22', 'the next day the lunch was 9')).toEqual([
      'Saved, $22.00 for Lunch on Sunday.',
      'Saved, $9.00 for Lunch on Monday.',
    ])
    expect(await ada.entries()).toEqual([
      'Beer 600 2026-11-15',
      'Gas 4000 2026-11-15',
      'Lunch 2000 2026-11-14',
      'Lunch 2200 2026-11-15',
      'Lunch 900 2026-11-16',
      'Parking 800 2026-11-14',
      'Popcorn 2750 2026-11-14',
      'Tickets 5400 2026-11-14',
    ])
  })

  test('puts right what stands on it', async () => {
    await ada.talk('lunch 20 on saturday', 'taxi 9 that night')
    expect(await ada.words('the lunch that day was 22')).toEqual(['Changed, now $22.00 for Lunch on Saturday.'])
    expect(await ada.entries()).toEqual(['Lunch 2200 2026-11-14', 'Taxi 900 2026-11-14'])
  })

  test('is that of what was just asked for', async () => {
    await ada.talk('lunch 12 on monday')
    expect(
      await ada.words(
        'how much did I spend this week',
        'and on thursday i also had a coffee 4',
        'oh and the day before that, lunch 12',
        'what did I spend on tuesday',
        'oh and that day I also had tea 3',
      ),
    ).toEqual([
      '$12.00 spent this week, in 1 entry.',
      'Saved, $4.00 for Coffee yesterday.',
      'Saved, $12.00 for Lunch on Wednesday.',
      'Nothing spent on Tuesday.',
      'Saved, $3.00 for Tea on Tuesday.',
    ])
  })

  test('is today where nothing was told before, and where it has not come', async () => {
    await ada.talk('same day parking 8', 'the day after, gas 40')
    expect(await ada.entries()).toEqual(['Gas 4000 2026-11-20', 'Parking 800 2026-11-20'])
  })

  test('is not what a thing is called, nor the day before something else', async () => {
    await ada.talk('movie 20 saturday', 'that day pass was 20', 'same day delivery 8', 'hotel for that night was 120')
    await ada.talk('the day before yesterday lunch 12', 'the night before the wedding, taxi 20')
    expect(await ada.entries()).toEqual([
      'Day Delivery 800 2026-11-20',
      'Day Pass 2000 2026-11-20',
      'Hotel 12000 2026-11-20',
      'Lunch 1200 2026-11-18',
      'Movie 2000 2026-11-14',
      'Taxi 2000 2026-11-20',
    ])
  })
})

describe('once more', () => {
  test('at the same price, at another, on another day, and again', async () => {
    await ada.talk('bus 2.75 yesterday', 'beer 6 and wings 11')
    expect(
      await ada.words(
        'same bus again today',
        'another beer same price',
        'another one for 7.50',
        'same again but 5',
        'and again',
      ),
    ).toEqual([
      'Saved, $2.75 for Bus.',
      'Saved, $6.00 for Beer.',
      'Saved, $7.50 for Beer.',
      'Saved, $5.00 for Beer.',
      'Saved, $5.00 for Beer.',
    ])
    await ada.talk('how much today', 'and again', 'another one for 4?')
    expect(await ada.entries()).toHaveLength(8)
  })
})

describe('what was taken out', () => {
  test('comes back by its name, also after other turns, and once', async () => {
    await ada.talk('brunch 31', 'tea 3', 'delete brunch', 'cake 4', 'undo')
    expect(await ada.words('bring brunch back', 'put the brunch back', 'restore the cake')).toEqual([
      'Done, I put back $31.00 for Brunch.',
      'All right, nothing was taken out.',
      'Saved, $4.00 for Cake.',
    ])
    expect(await ada.entries()).toEqual(['Brunch 3100 2026-11-20', 'Cake 400 2026-11-20', 'Tea 300 2026-11-20'])
  })

  test('is put back once however it is led to, and through as many undos as there were', async () => {
    await ada.talk('coffee 4', 'tea 3')
    expect(
      await ada.words('undo', 'hmm no put it back', 'put it back', 'undo', 'undo', 'redo', 'redo', 'redo'),
    ).toEqual([
      'Done, I took back $3.00 for Tea.',
      'Done, I put back $3.00 for Tea.',
      'All right, nothing was taken out.',
      'Done, I took back $3.00 for Tea.',
      'Done, I took back $4.00 for Coffee.',
      'Done, I put back $4.00 for Coffee.',
      'Done, I put back $3.00 for Tea.',
      expect.stringContaining('nothing to redo'),
    ])
  })
})

test('what was told anew is not put back beside it', async () => {
  await ada.talk('coffee 4', 'undo', 'coffee 5', 'put the coffee back')
  expect(await ada.entries()).toEqual(['Coffee 500 2026-11-20'])
})

test('a price of more than one thing or day is not written twice, and a coming day is no payment', async () => {
  await ada.talk('coffees on Monday and Tuesday 8', 'the hotel is 90 on Friday', 'bread is 3 since last week')
  expect((await ada.entries()).length).toBeLessThan(2)
})

describe('what only sounds like a correction', () => {
  test.each([
    ['coffee 4', 'wait, one more coffee 5', ['Coffee 400', 'Coffee 500']],
    ['taxi 14', "sorry I'm late, taxi 16", ['Taxi 1400', 'Taxi 1600']],
    ['lunch 20', 'not 20 minutes later I paid 12 for parking', ['Lunch 2000', 'Parking 1200']],
    ['bus 2.50', 'the bus was 3 on the way back', ['Bus 250', 'Bus 300']],
    ['uber 12', 'the uber to the airport was 35', ['Uber 1200', 'Uber 3500']],
    ['coffee 4', 'coffee was 5 for Tom', ['Coffee 400', 'Coffee 500']],
    ['shoes 50', 'the kids shoes were 40', ['Kids Shoes 4000', 'Shoes 5000']],
    ['coffee 4 yesterday', 'the coffee was 5 today', ['Coffee 400', 'Coffee 500']],
  ])('%s, then %s', async (first, second, entries) => {
    await ada.talk(first, second)
    expect((await ada.entries()).map((entry) => entry.replace(/ \S+$/, ''))).toEqual(entries)
  })

  test('asks where the bill may be another thing', async () => {
    await ada.talk('gas 40', 'the gas bill was 60')
    expect(await ada.entries()).toEqual(['Gas 4000 2026-11-20'])
  })
})
