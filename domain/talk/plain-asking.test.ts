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
  ["what's it all costing me so far today", 'how much did i spend today'],
  ["what's that leave me at for today", 'how much did i spend today'],
  ['where does that put us for the week', 'how much did i spend this week'],
  ['what did I lay out yesterday', 'how much did i spend yesterday'],
  ["what's today costing me", 'how much did i spend today'],
  ['how much am I out so far this week', 'how much did i spend this week'],
  ['how much money left my wallet today', 'how much did i spend today'],
  ['did I tell you about the gas bill yet', 'how much did i spend on gas bill'],
  ['have I put down the rent already', 'how much did i spend on rent'],
  ['how much is under travel now', 'how much did i spend on travel this month'],
  ["what's under bills this week", 'how much did i spend on bills this week'],
  ['so Tuesday comes to what', 'how much did i spend tuesday'],
  ['lunch cost me what', 'how much did i spend on lunch'],
  ['no, I meant everything yesterday', 'how much did i spend yesterday'],
])('%s is said plainly', (text, plain) => {
  expect(readPlainAsking(text)).toBe(plain)
})

test.each([
  'how much did I get for the bike',
  'how much is the coffee under the table',
  'today comes to mind',
  'the week came to nothing',
  'it cost me what',
  'I meant everything',
  'I meant well yesterday',
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
  "what's it costing me to live here",
  "what's that leave me with",
  'what did I lay out for the party',
  'where does that put the blame today',
  'did I tell you about my day',
  'did I mention the time',
  'did I tell you I love coffee',
  'how much money left my account',
])('%s stays as it is', (text) => {
  expect(readPlainAsking(text)).toBeNull()
})
