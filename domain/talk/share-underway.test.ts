import { expect, test } from 'vitest'
import { asShareOrder } from '#domain/talk/share-underway.ts'
import { readTalkSentence } from '#domain/talk/talk-sentence.ts'

test('what is being shared is said as the order to share it', () => {
  expect(asShareOrder("we're splitting that two ways")).toBe('split that two ways')
  expect(asShareOrder('my roommate and i are splitting it')).toBe('split it with my roommate')
  expect(asShareOrder('three of us are splitting it')).toBe('split it three ways')
  expect(asShareOrder('sam and i are splitting it three ways')).toBe('split it three ways')
  expect(asShareOrder('me and my roommate are going halves on that')).toBe('went halves on that')
  expect(asShareOrder("i'm going halves with sam on the pizza")).toBe('went halves on the pizza')
  expect(asShareOrder("my brother's going halves on the gift")).toBe('went halves on the gift')
})

test('other words stay as they are', () => {
  for (const words of [
    "we're splitting up",
    "we're not splitting that",
    'going home',
    'who is going halves',
    "who's going halves",
    "let's go halves on it",
    'split it',
  ])
    expect(asShareOrder(words)).toBe(words)
})

test.each([
  ['split it with my two roommates', 3],
  ['me, sam and ana are splitting it', 3],
  ["we're splitting that two ways", 2],
])('%j is among so many', (text, parts) => {
  expect(readTalkSentence(text)).toEqual({ means: 'share', thing: null, parts })
})

test('among how many nobody said is no share', () => {
  expect(readTalkSentence('split it with my roommates')).toBeNull()
})
