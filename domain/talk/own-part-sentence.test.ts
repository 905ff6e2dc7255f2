import { expect, test } from 'vitest'
import {
  readOwnPart,
  readPaid,
  readPaidOwn,
  readSharerChange,
  readSharers,
  readSplitOf,
  readTakenOff,
  readToldLess,
  readUndivided,
  readWholeAndPart,
} from '#domain/talk/own-part-sentence.ts'

test.each([
  ['actually there were three of us', 3],
  ['no we were five in total', 5],
  ['we were four', 4],
  ['actually we were three this week', 3],
  ['so three', 3],
  ['four ways', 4],
  ['wait no three of us were in it. so a third', 3],
  ['make that a quarter, there were four of us', 4],
  ['there were three of us in the uber', 3],
  ['it was split three ways actually', 3],
  ['three of us were there so a quarter', null],
  ['three people were late', null],
  ['there were three of us in line', null],
  ['three', null],
  ['we were four when it rained', null],
  ['were there three of us?', null],
])('"%s": among how many', (text, many) => {
  expect(readSharers(text)).toBe(many)
})

test.each([
  ["actually Kim doesn't pay", { name: 'kim', by: -1 }],
  ['without Kim', { name: 'kim', by: -1 }],
  ['Ben was there too', { name: 'ben', by: 1 }],
  ['Ana joined us', { name: 'ana', by: 1 }],
  ["the shop doesn't pay", null],
  ['Ben paid 20 too', null],
])('"%s": who is not among them, or is one more', (text, change) => {
  expect(readSharerChange(text)).toEqual(change)
})

test('who paid a part of a thing oneself', () => {
  expect(['jo paid hers herself', 'my sister paid for her own', 'he bought his'].map(readPaidOwn)).toEqual([
    'jo',
    'sister',
    'he',
  ])
  expect(['jo paid me her share', 'i paid mine', 'jo paid 20'].map(readPaidOwn)).toEqual([null, null, null])
})

test('what was not split after all', () => {
  expect(
    ['no wait that one was just me', "don't split it", 'I paid for everything', "no forget it I'll cover it all"].map(
      readUndivided,
    ),
  ).toEqual(Array(4).fill({ thing: null }))
  expect(readUndivided("actually tom didn't pay anything i covered the whole lunch")).toEqual({ thing: 'lunch' })
  expect(readUndivided('tom never paid so i covered the whole bill')).toEqual({ thing: null })
  expect(['that was for me and Sam', 'just me', 'split it', 'tom never paid'].map(readUndivided)).not.toContainEqual({
    thing: null,
  })
})

test('the whole and the own part of it', () => {
  expect(readWholeAndPart('the dinner was 96 altogether so 32 each')).toEqual({
    thing: 'dinner',
    whole: '96',
    amount: '32',
  })
  expect(readWholeAndPart('it came to 96 so 32 for me')).toEqual({ thing: null, whole: '96', amount: '32' })
  expect(['the dinner was 96', '32 each', 'the dinner was 96 so expensive'].map(readWholeAndPart)).toEqual([
    null,
    null,
    null,
  ])
})

test('who left before it was paid', () => {
  expect(readSharers('one of them left without paying so three')).toBe(3)
  expect([readSharers('sam left so coffee 3'), readSharers('so we left')]).toEqual([null, null])
})

test('what was paid, told without a thing', () => {
  expect(['I paid 88', 'I only paid 40 of it', 'no I paid forty'].map(readPaid)).toEqual(['88', '40', 'forty'])
  expect(['I paid 20 for the taxi', 'she paid 40', 'did I pay 40?'].map(readPaid)).not.toContain('40')
})

test('only so much of it', () => {
  expect(readOwnPart('no only 20 of it')).toEqual({ thing: null, amount: '20' })
})

test.each([
  ['they knocked off fifty', { thing: null, amount: 'fifty' }],
  ['they gave me ten off for the scratch', { thing: null, amount: 'ten' }],
  ['I got it for 20 less', { thing: null, amount: '20' }],
  ['the landlord knocked 50 off the rent', { thing: 'rent', amount: '50' }],
  ['they took 5 off for lunch', null],
  ['got 50 off my mom', null],
  ['did they knock off fifty?', null],
])('"%s": what is less by so much', (text, off) => {
  expect(readTakenOff(text)).toEqual(off)
})

test.each([
  ['ok I got it. couch 750, they knocked off fifty', { telling: 'ok I got it. couch 750', amount: 'fifty' }],
  ['couch 750, and it is blue', null],
  ['they knocked off fifty', null],
])('"%s": what is told, and how much more it was before', (text, told) => {
  expect(readToldLess(text)).toEqual(told)
})

test.each([
  ["and Li paid half of Sunday's, so that was only 5.50 for me", 'sunday', '5.50'],
  ['Li paid half of the monday one, so it was only 5.50', 'monday', '5.50'],
  ["we split yesterday's, so just nine for me", 'yesterday', 'nine'],
])('"%s": the own part of what was had on a day', (text, day, amount) => {
  expect(readOwnPart(text)).toEqual({ thing: null, amount, day })
})

test.each(["Li paid half of Sunday's", "Sunday's was only 5.50", "we split Sunday's dinner"])(
  '"%s" tells no own part',
  (text) => {
    expect(readOwnPart(text)).toBeNull()
  },
)

test.each([
  ['Maya paid too so dinner was split five ways not four', { thing: 'dinner', many: 5 }],
  ['no, the bill was split three ways', { thing: null, many: 3 }],
  ['it was shared between four people', { thing: null, many: 4 }],
  ['was dinner split five ways?', null],
  ['if dinner was split five ways', null],
  ['dinner was split with five friends', null],
  ['usually dinner is split two ways', null],
  ['I was late and tired, so dinner was split two ways', null],
  ['the paper was split in five', null],
])('"%s": a thing, and among how many it was split', (text, said) => {
  expect(readSplitOf(text)).toEqual(said)
})

test.each([
  ["the champagne I'm splitting with ben, so put 22.50 for me", { thing: 'champagne', amount: '22.50' }],
  ["I'm sharing the cab with ben, so log 12 for me", { thing: 'cab', amount: '12' }],
  ['the champagne I split with ben', null],
  ['they split the bill, put 20 for me', null],
  ["I'm splitting the bill with Ben tomorrow, so put 30", null],
  ['put 5 for me', null],
])('"%s": what of it is mine', (text, said) => {
  expect(readOwnPart(text)).toEqual(said)
})
