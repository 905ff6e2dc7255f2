import { expect, test } from 'vitest'
import { readAllBack, readSenderToo, readShareBack } from '#domain/talk/share-back-sentence.ts'

test.each([
  ['Kate paid me back her half', { payer: 'kate', isNamed: true, parts: 2 }],
  ['ok he sent me his third of the pizza', { payer: 'he', isNamed: false, parts: 3 }],
  ['sam paid me back half', { payer: 'sam', isNamed: true, parts: 2 }],
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

test('another sent as much', () => {
  expect(['so did Dave', 'Dave too', 'and the same from my mom'].map(readSenderToo)).toEqual(['dave', 'dave', 'mom'])
  expect(['did Dave', 'lunch too', 'so did i', 'same again', 'Dave 20 too'].map(readSenderToo)).toEqual(
    Array.from({ length: 5 }, () => null),
  )
})

test('the same is an order that names who paid, whoever it is', () => {
  expect(['and the Parkers paid me the same', 'Mrs. Lee gave me as much too'].map(readSenderToo)).toEqual([
    'parkers',
    'mrs. lee',
  ])
  const others = ['i paid them the same', 'he gave her the same', 'who gave me the same', 'they gave me the same look']
  expect(others.map(readSenderToo)).toEqual(others.map(() => null))
})

test.each([
  ['he paid me back', { payer: 'he', isNamed: false, thing: null, isSent: false }],
  ['Sam paid me back for the pizza', { payer: 'sam', isNamed: true, thing: 'pizza', isSent: false }],
  ['my sister settled up', { payer: 'my sister', isNamed: true, thing: null, isSent: false }],
  ['he just sent it', { payer: 'he', isNamed: false, thing: null, isSent: true }],
  [
    'Hendricks paid me back for the lumber already, every cent',
    { payer: 'hendricks', isNamed: true, thing: 'lumber', isSent: false, isWhole: true },
  ],
  ['Ann paid me back in full', { payer: 'ann', isNamed: true, thing: null, isSent: false, isWhole: true }],
  ['i paid Hendricks back for the lumber, every cent', null],
  ['he paid me back 20', null],
  ['work paid me', null],
  ['i paid him back', null],
])('"%s": all of it came back', (text, said) => {
  expect(readAllBack(text)).toEqual(said)
})
