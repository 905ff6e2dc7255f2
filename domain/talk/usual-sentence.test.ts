import { expect, test } from 'vitest'
import { readUsualAsked } from '#domain/talk/usual-sentence.ts'

test.each([
  ["what's my average grocery trip", { about: 'grocery', when: null }],
  ['how much is a usual grocery shop', { about: 'grocery', when: null }],
  ['what does a typical lunch cost me', { about: 'lunch', when: null }],
  ['how much does a coffee usually cost', { about: 'coffee', when: null }],
  ['what do i usually pay for a haircut', { about: 'haircut', when: null }],
  ['how much do i spend per visit to aldi', { about: 'aldi', when: null }],
  ['average coffee last month', { about: 'coffee', when: 'last month' }],
  ["what's my average", null],
  ["what's my average daily spend", null],
  ['what is an average week', null],
  ['average spending this month', null],
  ['what do i usually spend on groceries', null],
  ['my usual coffee', null],
])('%j asks what a thing costs each time: %j', (words, asked) => {
  expect(readUsualAsked(words)).toEqual(asked)
})
