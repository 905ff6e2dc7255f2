import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

describe('a question, while another waits for a choice', () => {
  test('takes nothing out, is answered where it is of a choice, and leaves the choice open', async () => {
    await ada.talk('juice 5', 'juice 6')
    expect(
      await ada.words(
        'delete the juice',
        'how much is the second one',
        'which was the first one',
        'what was the last thing I bought',
        'the second one',
      ),
    ).toEqual([
      'Which one: $6.00 today or $5.00 today?',
      'That is $5.00 today. Which one: $6.00 today or $5.00 today?',
      'That is $6.00 today. Which one: $6.00 today or $5.00 today?',
      'The last was $6.00 for Juice today.',
      'Removed $5.00 for Juice. Say "undo" to bring it back.',
    ])
    expect(await ada.entries()).toEqual(['Juice 600 2026-11-20'])
  })

  test('changes nothing', async () => {
    await ada.talk('lunch 12', 'lunch 13')
    expect(
      await ada.words('half of the lunch was for Sam', 'what was my first entry', 'how much was the 13 dollar one'),
    ).toEqual([
      'Which one: $13.00 today or $12.00 today?',
      'The first was $12.00 for Lunch today.',
      '$25.00 spent this month, over 2 entries.',
    ])
    expect(await ada.entries()).toEqual(['Lunch 1200 2026-11-20', 'Lunch 1300 2026-11-20'])
  })

  test('writes no amount', async () => {
    await ada.talk('taxi fifteen or fifty', 'what was my first taxi')
    expect(await ada.words('is the second one more likely', 'the second one')).toEqual([
      'Fifteen or fifty?',
      'Saved, $50.00 for Taxi.',
    ])
  })

  test('is none where it only says which', async () => {
    await ada.talk('juice 5', 'juice 6')
    for (const which of ['was the second one', 'what I meant is the second one', 'can you delete the second one']) {
      expect(await ada.words('delete the juice', which, 'undo')).toEqual([
        'Which one: $6.00 today or $5.00 today?',
        'Removed $5.00 for Juice. Say "undo" to bring it back.',
        'Done, I put back $5.00 for Juice.',
      ])
    }
  })
})
