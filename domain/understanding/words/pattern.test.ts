import { expect, it } from 'vitest'
import { pattern } from '#domain/understanding/words/pattern.ts'

it('reads over the ends of its lines and keeps every other space, escape and part', () => {
  const word = '[a-z]+'
  const folded = pattern`^ (?:how much
      |what did) ${word}
    |\d+ bucks\b $`
  expect(folded.source).toBe(/^ (?:how much|what did) [a-z]+|\d+ bucks\b $/.source)
})
