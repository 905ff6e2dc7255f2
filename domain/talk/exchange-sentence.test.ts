import { expect, test } from 'vitest'
import { readExchange } from '#domain/talk/exchange-sentence.ts'

test('reads what a thing was given back for, and what the other one cost', () => {
  expect(readExchange('i returned it and got another one for 25')).toEqual({
    thing: null,
    amount: '25',
    by: null,
    isAlike: true,
    isBought: true,
  })
  expect(readExchange('exchanged the shoes for a bigger pair, 5 less')).toEqual({
    thing: 'the shoes',
    amount: '5',
    by: 'less',
    isAlike: true,
    isBought: false,
  })
  expect(readExchange('exchanged it for a smaller one 5 more')).toMatchObject({ amount: '5', by: 'more' })
  expect(readExchange('swapped it for a blue one, a hundred')).toBe(null)
  expect(readExchange('took them back and bought boots for 95')).toMatchObject({ amount: '95', isAlike: false })
})

test.each([
  'exchanged it for 20',
  'took them back to the shop and got 20',
  'took it back and got 25 back',
  'changed it to 25',
  'took the kids to the zoo and got tickets for 40',
  'i exchanged 200 dollars for 180 euros',
])('%s tells of no other one', (text) => expect(readExchange(text)).toBe(null))
