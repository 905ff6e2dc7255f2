import { expect, test } from 'vitest'
import { readShareBack } from '#domain/talk/share-back-sentence.ts'

test.each([
  ['Kate paid me back her half', { payer: 'kate', isNamed: true, parts: 2 }],
  ['ok he sent me his third of the pizza', { payer: 'he', isNamed: false, parts: 3 }],
  ['my brother venmoed his share', { payer: 'my brother', isNamed: true, parts: null }],
])('"%s" tells a part that came back', (text, said) => {
  expect(readShareBack(text)).toEqual(said)
})

test.each([
  'kate paid her half',
  'i paid kate back my half',
  'kate still owes me her half',
  'did kate pay me back her half?',
  'kate paid me back 20',
  'kate will pay me back her half',
])('"%s" tells none', (text) => {
  expect(readShareBack(text)).toBeNull()
})
