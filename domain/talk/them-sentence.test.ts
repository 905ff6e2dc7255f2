import { expect, test } from 'vitest'
import {
  personIn,
  readGivenAnew,
  readOfThem,
  readSenderAnew,
  readSumFor,
  tellsGift,
} from '#domain/talk/them-sentence.ts'

test.each([
  ['he gave me 60', { kind: 'income', before: '', after: ' gave me 60' }],
  ['and then she paid 20 back', { kind: 'income', before: 'and then ', after: ' paid 20 back' }],
  ['I sent her 30 for that', { kind: 'spend', before: 'I sent', after: ' 30 for that' }],
])('"%s" is of whom the talk names', (text, said) => {
  expect(readOfThem(text)).toEqual(said)
})

test.each(['he is 30', 'they gave me 20', 'did he give me 20?', 'I told her 30'])('"%s" is no such money', (text) => {
  expect(readOfThem(text)).toBeNull()
})

test.each([
  ['bought a tent 120 with my brother', 'brother'],
  ['split that with my flatmate Nina', 'nina'],
  ['lent dan 100', 'dan'],
  ['dinner with Ana and Tom', null],
  ['coffee 4', null],
  ['she gave me 10', null],
])('"%s" speaks of one person, or of none', (text, person) => {
  expect(personIn(text)).toBe(person)
})

test('who sent the money after all', () => {
  expect(['from grandpa actually', 'no it was from dad', 'dad I mean'].map(readSenderAnew)).toEqual([
    'grandpa',
    'dad',
    'dad',
  ])
  expect(['dad', 'from the shop', 'lunch actually', 'is it from dad?'].map(readSenderAnew)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('the same for another', () => {
  expect(['and 8 for mia', 'and another 5 for my son', 'and 12 for lunch', '8 for mia'].map(readSumFor)).toEqual([
    { telling: '8 for mia', whom: 'mia' },
    { telling: 'another 5 for my son', whom: 'son' },
    null,
    null,
  ])
})

test.each([
  ['oh no, I gave him twenty', { whom: 'him', amount: 'twenty' }],
  ['sorry, I paid her 90 actually', { whom: 'her', amount: '90' }],
])('"%s" is what somebody got', (text, said) => {
  expect(readGivenAnew(text)).toEqual(said)
})

test.each(['he gave me twenty', 'did I give him 20?', 'I gave Tom 20'])(
  '"%s" is of nobody who is only pointed at',
  (text) => {
    expect(readGivenAnew(text)).toBeNull()
  },
)

test.each([
  ['gave the mailman ten dollars', 'Mailman', true],
  ['sent 20 to Tom', 'Tom', true],
  ['stamps 14', 'Stamps', false],
  ['paid rent 900', 'Rent', false],
])('"%s": whether %s got it', (text, name, isGift) => {
  expect(tellsGift(text, name)).toBe(isGift)
})
