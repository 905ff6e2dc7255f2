import { expect, test } from 'vitest'
import { withoutHedge } from '#server/assistant/waiting/without-hedge.ts'

test.each([
  ['uh I think it came to sixty-five all told', 'sixty-five'],
  ['oh, three', 'three'],
  ['forty-two eighty like always', 'forty-two eighty'],
  ['well, $12 I guess', '$12'],
  ["I'd say about twenty", 'twenty'],
])('"%s" is %j and how sure one is of it', (message, amount) => {
  expect(withoutHedge(message)).toBe(amount)
})

test.each([
  '65',
  'I think I had two',
  'I believe coffee 4',
  'oh, three bagels',
  'uh I think I will check',
  'like always',
  'so 20 on gas',
  'well 4 and a coffee 3',
  'I think it was yesterday',
])('"%s" is more, or less, than an amount', (message) => {
  expect(withoutHedge(message)).toBeUndefined()
})
