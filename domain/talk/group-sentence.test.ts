import { expect, test } from 'vitest'
import { areGifts, readGroupTold } from '#domain/talk/group-sentence.ts'

const orders = ['move', 'put', 'change', 'make', 'set', 'date', 'file', 'mark', 'tag', 'count', 'switch']
const ordersOfBothToo = ['shift', 'sort', 'categorise', 'categorize']

test.each([...orders, ...ordersOfBothToo])('"%s the last two" tells something of two, from the end', (order) => {
  const group = { from: 'last', count: 2, except: null }
  expect(readGroupTold(`${order} the last two under shopping`)).toEqual({ group, of: 'shopping' })
})

test.each([...orders.map((order) => `${order} both to yesterday`), 'both were yesterday'])(
  '"%s" is left to the change itself',
  (message) => {
    expect(readGroupTold(message)).toBeNull()
  },
)

test.each(ordersOfBothToo)('"%s both" tells something of two', (order) => {
  const group = { from: 'all', count: 2, except: null }
  expect(readGroupTold(`${order} both under shopping`)).toEqual({ group, of: 'shopping' })
})

test('both without one of them is a group, whatever leads to it', () => {
  const group = { from: 'all', count: 2, except: 'the cheese' }
  expect(readGroupTold('put both except the cheese on monday')).toEqual({ group, of: 'monday' })
})

test.each(['both of those are gifts', "they're both gifts", 'those are both gifts'])(
  '"%s" tells what two are',
  (message) => {
    expect(readGroupTold(message)).toEqual({ group: { from: 'all', count: 2, except: null }, of: 'gifts' })
  },
)

test('what several were bought for is no thing of its own', () => {
  expect(['gifts', 'presents for my nieces', 'birthday gifts'].every(areGifts)).toBe(true)
  expect(['gift cards', 'gift wrap', 'shopping'].some(areGifts)).toBe(false)
})
