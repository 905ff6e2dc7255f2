import { expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()
const asks = (who: string) => `Did you pay ${who}, or did ${who} pay you?`

test('somebody and an amount alone are asked about, and the answer tells which way it went', async () => {
  expect(await ada.words('sarah 20', 'she paid me')).toEqual([asks('Sarah'), 'Saved, $20.00 from Sarah.'])
  expect(await ada.words('ben 15', 'I paid him')).toEqual([asks('Ben'), 'Saved, $15.00 for Ben.'])
  expect(await ada.words('tom 12 yesterday', 'Tom paid me')).toEqual([asks('Tom'), 'Saved, $12.00 from Tom yesterday.'])
  expect(await ada.words('john 500 for the fridge', 'i did')).toEqual([asks('John'), 'Saved, $500.00 for Fridge.'])
})

test('nothing is written where it is called off, and a new sentence is heard', async () => {
  expect(await ada.words('sarah 20', 'never mind')).toEqual([asks('Sarah'), 'All right, nothing was saved.'])
  await ada.talk('sarah 20', 'coffee 4')
  expect(await ada.entries()).toEqual(['Coffee 400 2026-11-20'])
})

test('one more in the breath of what was given is told as that was', async () => {
  await ada.talk('gave Leo 10', 'and Mia 5')
  expect(await ada.entries()).toEqual(['Leo 1000 2026-11-20', 'Mia 500 2026-11-20'])
})
