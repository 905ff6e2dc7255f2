import { describe, expect, test } from 'vitest'
import { seedTransaction } from '#tests/support/builders.ts'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

/** More than the newest that an order without a talk looks among, all written after what the talk told. */
async function seedMany(): Promise<void> {
  for (let at = 0; at < 60; at++)
    await seedTransaction(ada.app, ada.person, {
      merchant: `Shop ${at}`,
      date: '2026-11-19',
      created_at: '2026-11-20T10:40:00.000Z',
    })
}

describe('which entry is meant', () => {
  test('is asked of all that the talk told, however much was written since', async () => {
    await ada.talk('coffee 4 and lunch 12 on monday')
    await seedMany()
    expect(await ada.words("monday's was 4.50")).toEqual(['Which one: Lunch $12.00 on Monday or Coffee $4.00 on Monday?'])
    expect(await ada.words('the coffee')).toEqual(['Changed, now $4.50 for Coffee on Monday.'])
  })

  test('is known of the one that the talk told, however much was written since', async () => {
    await ada.talk('coffee 4')
    await seedMany()
    expect(await ada.words('the first one was 5', 'no, it was 6')).toEqual([
      'Changed, now $5.00 for Coffee.',
      'Changed, now $6.00 for Coffee.',
    ])
  })

  test('is not asked of a single one, nor of two that nothing parts', async () => {
    await ada.talk('coffee 4')
    expect(await ada.words('no, the second one was 5')).toEqual(['That entry could not be found.'])
    await ada.talk('coffee 4')
    expect(await ada.words("today's was 5")).toEqual(['Changed, now $5.00 for Coffee.'])
  })
})
