import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { signUp } from '#tests/support/sign-up.ts'
import { talkerOf } from '#tests/support/talker.ts'

const NOW = Date.parse('2026-11-20T10:30:00.000Z')

let app: TestApp
let ada: ReturnType<typeof talkerOf>

beforeEach(async () => {
  app = await makeApp({ now: NOW, env: { ASSISTANT: 'local' } })
  ada = talkerOf(app, await signUp(app), NOW)
})
afterEach(() => app.close())

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
