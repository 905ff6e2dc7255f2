import { describe, expect, test } from 'vitest'
import { readTotal } from '#domain/talk/total-sentence.ts'

const closed = (words: string) => readTotal(words, { isOpen: false })

describe('a total in free words', () => {
  test.each([
    'sum',
    'grand total',
    'add those two up for me',
    'can you tot those up',
    'sum the last two',
    'add them all up',
    'where are we at',
    'what am i at',
    'how much am i in for',
    "what's it at",
    'how much have they run me',
    "what's it all running me",
    "what's that altogether for me",
    "what's my part in all",
    "that's how much in total",
    'all three together',
    'what do the three make together',
    'how much are those two of them in all',
  ])('%s asks for the sum', (words) => {
    expect(closed(words)).toEqual({ asks: 'sum' })
  })

  test.each(["we're at", "that's", 'that makes', 'for a total of', 'all told'])(
    '%s asks for it only where it is plainly a question',
    (words) => {
      expect(readTotal(words, { isOpen: true })).toEqual({ asks: 'sum' })
      expect(closed(words)).toBeNull()
    },
  )

  test.each([
    ["what's this dinner running me", { thing: 'dinner', isWhole: false, isNamed: false }],
    ["what's the whole couch business come to", { thing: 'couch business', isWhole: true, isNamed: true }],
    [
      'how much did i spend on that outing, before what she gave me',
      { thing: 'outing', isWhole: false, isNamed: false },
    ],
    ['what have i handed those kids today', { thing: 'kids', isWhole: false, isNamed: false }],
  ])('%s asks for what was told as one', (words, of) => {
    expect(closed(words)).toEqual({ asks: 'group', ...of })
  })

  test.each([
    ['shirt and socks together', ['shirt', 'socks']],
    ['what do the shirt and the socks come to', ['shirt', 'socks']],
    ["what's the shirt plus the jeans", ['shirt', 'jeans']],
    ['add up the shirt, the hat and the jeans', ['shirt', 'hat', 'jeans']],
  ])('%s asks for those', (words, things) => {
    expect(closed(words)).toEqual({ asks: 'things', things })
  })

  test.each([
    ["net that's", { of: null, when: null }],
    ['what am i up after that', { of: null, when: null }],
    ['what did i clear tonight', { of: null, when: 'tonight' }],
    ["what's left of the paycheck after that", { of: 'paycheck', when: null }],
    ["what's left of the tips", { of: 'tips', when: null }],
  ])('%s asks for what is left of it', (words, net) => {
    expect(closed(words)).toEqual({ asks: 'net', ...net })
  })

  test.each([
    "we're at the cinema",
    'what are they up to',
    'what am i up to this month',
    'count me in',
    'add that to the list',
    'total waste of money',
    'sum of all fears tickets',
    'what did the boots cost',
    'what did i spend on shopping',
    'what did i spend on the weekend',
    "what's left of my salary",
    "what's left of my budget",
    "what's left for food",
    'what did i pay that day',
    'that makes me happy',
    'net a porter',
    'mac and cheese',
    'the shirt and the jeans',
    'add the shirt and the socks',
    'what did i clear out',
    'clear that',
  ])('%s does not', (words) => {
    expect(closed(words)).toBeNull()
  })
})
