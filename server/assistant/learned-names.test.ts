import { expect, test } from 'vitest'
import { spellingsOf } from '#server/assistant/learned-names.ts'

test.each([
  ['star bucks', 'starbucks'],
  ['mcdonalds', "mcdonald's"],
  ["mcdonald's", 'mcdonalds'],
  ["zorbo's", 'zorbo'],
  ['the zorbo', 'zorbo'],
  ['bluebottle', 'blue bottle'],
])('%j may be written %j', (name, spelling) => {
  expect(spellingsOf(name)).toContain(spelling)
})

test('a plural is another thing, and a short word is one word', () => {
  expect(spellingsOf('pets')).not.toContain('pet')
  expect(spellingsOf('lunch')).toEqual([])
})
