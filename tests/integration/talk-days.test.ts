import { describe, expect, test } from 'vitest'
import { freshTalk, TALK_BEGINS } from '#tests/support/fresh-talk.ts'
import { talkerOf } from '#tests/support/talker.ts'

const HOUR_MS = 3_600_000

const ada = freshTalk()

describe('the day of an entry that stands', () => {
  test.each([
    'The card I actually bought yesterday.',
    'the card I bought yesterday',
    'I bought the card yesterday actually',
    'the card went through yesterday',
    'that hit my account yesterday',
    'it posted yesterday, not today',
    'put birthday card on yesterday',
  ])('is told by "%s"', async (sentence) => {
    await ada.talk('coffee 3', 'birthday card 4.50')
    expect(await ada.words(sentence)).toEqual(['Changed, now $4.50 for Birthday Card yesterday.'])
    expect(await ada.entries()).toEqual(['Birthday Card 450 2026-11-19', 'Coffee 300 2026-11-20'])
  })

  test('is a day alone with what says that it is put right', async () => {
    await ada.talk('coffee 3')
    expect(
      await ada.words('saturday i mean', 'on wednesday i mean', 'last monday i meant, sorry', 'nice day i mean'),
    ).toEqual([
      'Changed, now $3.00 for Coffee on Saturday.',
      'Changed, now $3.00 for Coffee on Wednesday.',
      'Changed, now $3.00 for Coffee on Monday.',
      expect.stringContaining('I did not get that.'),
    ])
  })

  test('is told of a thing that was said some turns ago', async () => {
    await ada.talk('gym 30', 'home depot 45', 'coffee 4')
    expect(
      await ada.words(
        'the gym came out on Monday',
        'put home depot on yesterday',
        'move the home depot one to Tuesday',
        'stick that on Wednesday',
      ),
    ).toEqual([
      'Changed, now $30.00 for Gym on Monday.',
      'Changed, now $45.00 for Home Depot yesterday.',
      'Changed, now $45.00 for Home Depot on Tuesday.',
      'Changed, now $45.00 for Home Depot on Wednesday.',
    ])
  })

  test('is told of several at once', async () => {
    await ada.talk('lunch 12, coffee 4')
    expect(await ada.words('they both went through on monday', 'put the lunch and the coffee on tuesday')).toEqual([
      'Changed, now $12.00 for Lunch on Monday and $4.00 for Coffee on Monday.',
      'Changed, now $12.00 for Lunch on Tuesday and $4.00 for Coffee on Tuesday.',
    ])
  })

  test('is told of what stands in the ledger, also when the talk is over', async () => {
    await ada.talk('shoes 80', 'birthday card 4.50', 'lamp 30 on November 2')
    const later = talkerOf(ada.app, ada.person, TALK_BEGINS + HOUR_MS)
    expect(
      await later.words(
        'the shoes posted on Monday',
        'the card I actually bought yesterday',
        'I bought the shoes yesterday',
      ),
    ).toEqual([
      'Changed, now $80.00 for Shoes on Monday.',
      'Changed, now $4.50 for Birthday Card yesterday.',
      'Changed, now $80.00 for Shoes yesterday.',
    ])
    await later.talk('the lamp went through yesterday')
    expect(await later.words('I bought the lamp yesterday')).toEqual(['How much was Lamp?'])
    expect(await later.entries()).toContain('Lamp 3000 2026-11-02')
  })

  test('is asked for where two can be meant, and told of the one that is not on it yet', async () => {
    await ada.talk('coffee 4, coffee 5 yesterday')
    expect(
      await ada.words('the coffee went through on Monday', 'the 5 dollar one', 'the coffee posted on Monday'),
    ).toEqual([
      'Which one: $4.00 today or $5.00 yesterday?',
      'Changed, now $5.00 for Coffee on Monday.',
      'Changed, now $4.00 for Coffee on Monday.',
    ])
  })

  test('is another one beside the same thing at another amount', async () => {
    await ada.talk('coffee twelve')
    expect(await ada.words('and fourteen yesterday', 'and twelve fifty on monday', 'and 80 on tuesday')).toEqual([
      'Saved, $14.00 for Coffee yesterday.',
      'Saved, $12.50 for Coffee on Monday.',
      'What was the $80 for?',
    ])
    await ada.talk('lunch was 15 yesterday')
    expect(await ada.words('today it was 12', 'and yesterday it was 14')).toEqual([
      'Saved, $12.00 for Lunch.',
      'What was the $14 for?',
    ])
    await ada.talk('cinema 15 on monday', 'cinema 12 on tuesday')
    expect(await ada.words('on monday it was 14')).toEqual(['Changed, now $14.00 for Cinema on Monday.'])
  })

  test('of pay is when it landed', async () => {
    await ada.talk('paycheck 2000 came in', 'shoes 80')
    expect(await ada.words('my paycheck landed on Monday')).toEqual(['Changed, now $2,000.00 paycheck on Monday.'])
  })

  test('stays in a question, in what is to come, is denied, or has a price of its own', async () => {
    await ada.talk('shoes 80', 'concert tickets 60', 'gym 30')
    await ada.talk(
      'did the shoes go through yesterday',
      "the shoes didn't go through yesterday",
      'the shoes went through the wash yesterday',
      'the shoes will go through tomorrow',
      'the tickets are for saturday',
      'the gym came out on Monday, 35',
    )
    expect(await ada.entries()).toEqual([
      'Concert Tickets 6000 2026-11-20',
      'Gym 3000 2026-11-20',
      'Gym 3500 2026-11-16',
      'Shoes 8000 2026-11-20',
    ])
  })

  test('is none where nothing stands that is called so', async () => {
    await ada.talk('coffee 4')
    expect(await ada.words('put home depot on yesterday', '45', 'the gym came out on Monday')).toEqual([
      'How much was Home Depot?',
      'Saved, $45.00 for Home Depot yesterday.',
      'I did not get that. Try "coffee 4" or "how much on food this month".',
    ])
  })
})
