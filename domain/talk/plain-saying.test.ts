import { expect, test } from 'vitest'
import { plainSaying } from '#domain/talk/plain-saying.ts'

const plain = (text: string) => plainSaying(text).replace(/\s+/g, ' ').trim()

test.each([
  ['No. Eighteen.', 'No, Eighteen.'],
  ["ok fine it was 6 don't judge me", 'ok it was 6'],
  ['okay, fine, they were 12', 'okay, , they were 12'],
  ['jacket 200, do not tell my wife', 'jacket 200'],
])('%s', (text, said) => {
  expect(plain(text)).toBe(said)
})

test.each(['parking fine 60', 'a fine, 60', 'ok fine was 60', 'fine 40 for speeding', "don't judge me"])(
  '%s stays as it is',
  (text) => expect(plainSaying(text)).toBe(text),
)
