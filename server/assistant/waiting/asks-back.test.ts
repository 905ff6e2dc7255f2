import { describe, expect, test } from 'vitest'
import { asksBack } from '#server/assistant/waiting/asks-back.ts'

describe('what a message asks while a question waits', () => {
  test.each([
    'how much is the second one',
    'which was the first one',
    "what's the cheaper one",
    'is the second one more likely',
    'ok, when did I buy the first one?',
    'how much was the second again',
  ])('is of one of the choices: %s', (message) => {
    expect(asksBack(message)).toBe('of choice')
  })

  test.each([
    'what was my first entry',
    'what was my first taxi',
    'did I take a taxi yesterday',
    'which one is bigger',
    'how much did I spend on tea',
    'what was the last thing I bought',
    'yes, what are they',
    'wait, how much is that',
  ])('is of anything else: %s', (message) => {
    expect(asksBack(message)).toBe('else')
  })

  test.each([
    'the second one',
    'the second one?',
    'was the second one',
    'is the first one',
    'it was the first one',
    'what about the first one',
    'what I meant is the first one',
    'which I said, the second one',
    'how about fifteen',
    'can you take the second one',
    'could you delete the first',
    'do the first one',
    'have the last one',
    'when I paid cash, the second one',
    'whichever is the cheaper one',
    'whatever, the first one',
    'the one I had on Monday',
    'yes, is fine',
    'fifteen',
    'was fifteen',
    'why not the first one',
  ])('is nothing: %s', (message) => {
    expect(asksBack(message)).toBeNull()
  })
})
