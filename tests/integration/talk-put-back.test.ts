import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

const BOTH = ['Drumsticks 1200 2026-11-20', 'Snare 30000 2026-11-20']

describe('a yes to a deletion', () => {
  test.each([
    "ok put them back i'm paying after all",
    'ok but keep the drumsticks',
    'yes no wait leave them',
    'ok never mind',
    'scratch that',
    'undo',
  ])('is none in %j, and a nod after it deletes nothing either', async (reply) => {
    await ada.talk('snare 300 and drumsticks 12', 'delete both')
    expect(await ada.words(reply, 'ok')).toEqual([
      'All right, I left it as it is.',
      'All right. Tell me whenever you spend something.',
    ])
    expect(await ada.entries()).toEqual(BOTH)
  })

  test('is asked for again where it came with something else', async () => {
    await ada.talk('snare 300 and drumsticks 12', 'delete both')
    expect(await ada.words('ok Benny is paying', 'yes, delete them both, Benny is paying')).toEqual([
      expect.stringMatching(/^I delete only after a plain yes\. Delete 2 entries: .*\?$/),
      expect.stringMatching(/^Removed \$12\.00 for Drumsticks\. Removed \$300\.00 for Snare\./),
    ])
    expect(await ada.entries()).toEqual([])
  })

  test('is one right after its question, not after another answer', async () => {
    await ada.talk('snare 300 and drumsticks 12', 'delete both', "what's my total", 'ok')
    expect(await ada.entries()).toEqual(BOTH)
    await ada.talk('delete both', 'sure, go ahead')
    expect(await ada.entries()).toEqual([])
  })

  test('is no place among them where one is to stay', async () => {
    await ada.talk('coffee 5, coffee 6', 'delete the coffee')
    expect(await ada.words('keep the first one')).toEqual(['All right, I left it as it is.'])
    expect(await ada.entries()).toHaveLength(2)
  })
})

describe('an order to delete with its reason', () => {
  test.each([
    'wait those were for benny delete that',
    'those were for benny, delete them',
    'delete them',
    'scratch that one, Earl paid',
    'scratch that the boss paid for it',
    'remove that, she paid me back',
    'Earl paid for that so take it off',
    "don't count the drumsticks, my boss covered them",
    'take the drumsticks off my boss covered it',
  ])('%j takes out what was told last, and asks nothing', async (order) => {
    await ada.talk('coffee 4', 'snare 300', 'drumsticks 12')
    expect(await ada.words(order)).toEqual(['Removed $12.00 for Drumsticks. Say "undo" to bring it back.'])
  })

  test('takes out what is named, and no more', async () => {
    await ada.talk('parking 8', 'coffee 4', 'snare 300', 'drumsticks 12')
    expect(
      await ada.words(
        'take the parking off my boss covered it',
        'never mind the coffee, Sam paid',
        'delete the snare but keep the drumsticks',
      ),
    ).toEqual([
      'Removed $8.00 for Parking. Say "undo" to bring it back.',
      'Removed $4.00 for Coffee. Say "undo" to bring it back.',
      'Removed $300.00 for Snare. Say "undo" to bring it back.',
    ])
    expect(await ada.entries()).toEqual(['Drumsticks 1200 2026-11-20'])
  })

  test('is one entry after it was changed, and none where an amount is told anew', async () => {
    await ada.talk('coffee 4', 'parking 8', 'make it 9')
    expect(await ada.words('scratch that, it was 14', 'scratch that, my boss paid')).toEqual([
      'Changed, now $14.00 for Parking.',
      'Removed $14.00 for Parking. Say "undo" to bring it back.',
    ])
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
  })
})

describe('what was taken out', () => {
  test.each([
    "wait, they aren't, put the snacks back",
    'on second thought put the snacks back',
    'bring back the snacks',
    'add the snacks back in',
    'no leave it in',
    'actually i did buy them, put them back',
  ])('stands again after %j', async (order) => {
    await ada.talk('coffee 4', 'snacks 6', 'delete the snacks')
    expect(await ada.words(order)).toEqual(['Done, I put back $6.00 for Snacks.'])
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20', 'Snacks 600 2026-11-20'])
  })

  test('is not what is brought home', async () => {
    await ada.talk('coffee 4', 'delete the coffee', 'bring back some milk, 4')
    expect(await ada.entries()).toEqual(['Milk 400 2026-11-20'])
  })
})

describe('an entry that was changed', () => {
  test.each([
    ['it was my treat, put it back to the full thing', 'Changed, now $42.50 for Lunch.'],
    ['actually I paid for all of it', 'Changed, now $42.50 for Lunch.'],
    ['no it was right before', 'Done, I put back $42.50 for Lunch.'],
  ])('is whole again with %j after a split', async (words, answer) => {
    await ada.talk('lunch 42.50', 'split that with Jenna')
    expect(await ada.words(words)).toEqual([answer])
    expect(await ada.entries()).toEqual(['Lunch 4250 2026-11-20'])
  })

  test('is what was told first, or before, where that was right', async () => {
    await ada.talk('target 62', 'no, 72', 'no, 75')
    expect(await ada.words('no sorry it was right the first time', 'no it was right before')).toEqual([
      'Changed, now $62.00 for Target.',
      'Done, I put back $75.00 for Target.',
    ])
  })

  test('stays as it is where it was put right, or where it was only told', async () => {
    await ada.talk(
      'lunch 42.50',
      'it was my treat',
      'no, 40',
      'it was my treat',
      'coffee 4',
      'it was right the first time',
    )
    expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20', 'Lunch 4000 2026-11-20'])
  })
})

describe('what was taken out or undone', () => {
  test.each(['undo', 'delete the pizza'])('by %j stands again at another amount, with its day', async (order) => {
    await ada.talk('babysitter 80', 'pizza 31.50 yesterday', order, 'put the pizza back but it was 29.50')
    expect(await ada.entries()).toEqual(['Babysitter 8000 2026-11-20', 'Pizza 2950 2026-11-19'])
    await ada.talk('undo')
    expect(await ada.entries()).toEqual(['Babysitter 8000 2026-11-20'])
  })

  test('is meant by "it", and no other entry', async () => {
    await ada.talk('babysitter 80', 'pizza 31.50', 'delete the pizza', 'bring it back but make it 29.50')
    expect(await ada.entries()).toEqual(['Babysitter 8000 2026-11-20', 'Pizza 2950 2026-11-20'])
  })

  test('is what was told last, whatever way the person went instead', async () => {
    await ada.talk('bus 2.50', 'coffee 4', 'undo that I got a ride')
    expect(await ada.entries()).toEqual(['Bus 250 2026-11-20'])
  })
})

test('one that went comes back by its day or its place, also after a question in between', async () => {
  expect(
    await ada.words(
      'groceries 60 on monday, 45 on wednesday and 30 today',
      'delete the monday one',
      'how much on groceries',
      'bring the monday one back',
      'delete the wednesday one',
      'bring the first one back',
      'delete the wednesday one',
      'how much on groceries',
      'bring it back',
    ),
  ).toEqual([
    'Saved: $60.00 for Groceries on Monday, $45.00 for Groceries on Wednesday and $30.00 for Groceries today.',
    'Removed $60.00 for Groceries on Monday. Say "undo" to bring it back.',
    '$75.00 on Food & Dining this month, over 2 entries.',
    'Done, I put back $60.00 for Groceries on Monday.',
    'Removed $45.00 for Groceries on Wednesday. Say "undo" to bring it back.',
    'Done, I put back $45.00 for Groceries on Wednesday.',
    'Removed $45.00 for Groceries on Wednesday. Say "undo" to bring it back.',
    '$90.00 on Food & Dining this month, over 2 entries.',
    'Done, I put back $45.00 for Groceries on Wednesday.',
  ])
})

test('nothing is brought back where nothing went, and what another was said to pay is', async () => {
  expect(
    await ada.words(
      'coffee 4',
      'bring it back',
      'bring the coffee back',
      'actually Tom paid for it',
      'no wait I paid',
      'are you sure',
    ),
  ).toEqual([
    'Saved, $4.00 for Coffee.',
    'There is nothing to bring back. Say "undo" to take back what was saved last.',
    'All right, nothing was taken out.',
    'Removed $4.00 for Coffee. Say "undo" to bring it back.',
    'Done, I put back $4.00 for Coffee.',
    expect.any(String),
  ])
})

test('a name that a thumb mistyped is the one that was told', async () => {
  expect(
    await ada.words('coffee 4, groceries 30', 'teh cofee was 5', 'the grocereis were 33', 'remov the cofee'),
  ).toEqual([
    'Saved: $4.00 for Coffee and $30.00 for Groceries.',
    'Changed, now $5.00 for Coffee.',
    'Changed, now $33.00 for Groceries.',
    'Removed $5.00 for Coffee. Say "undo" to bring it back.',
  ])
})

test('an order that is taken back in the same breath does nothing', async () => {
  expect(await ada.words('coffee 4', "delete the coffee no don't", 'change the coffee to 6, actually no')).toEqual([
    'Saved, $4.00 for Coffee.',
    'All right, I left it as it is.',
    'All right, I left it as it is.',
  ])
  expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
})
