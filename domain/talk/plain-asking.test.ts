import { expect, test } from 'vitest'
import { readPlainAsking } from '#domain/talk/plain-asking.ts'

test.each([
  ['how much money did I get altogether', 'how much did i receive this month'],
  ['how much have they given me this week', 'how much did i receive this week'],
  ['what have I been given', 'how much did i receive this month'],
  ['how much is travel so far', 'how much did i spend on travel'],
  ["and what's the beer at now", 'how much did i spend on beer'],
  ['how much has parking been altogether today', 'how much did i spend on parking today'],
  ["Read me back what you've got for today.", 'list everything today'],
  ['what do you have down for yesterday', 'list everything yesterday'],
  ['recap today', 'list everything today'],
])('%s is said plainly', (text, plain) => {
  expect(readPlainAsking(text)).toBe(plain)
})

test.each([
  'how much did I get for the bike',
  'how much is it so far',
  'how much is left so far',
  'how much is the coffee',
  'how much is a coffee',
  'read it back',
  'what have you got',
  'how much are you',
  'list 5 things',
  'how much did they give Sam',
  'go over there today',
])('%s stays as it is', (text) => {
  expect(readPlainAsking(text)).toBeNull()
})
