import { expect, test } from 'vitest'
import { readDayPrice } from '#domain/talk/day-price-sentence.ts'

test('an amount of another day is one more of the same, or what that was then', () => {
  const beside = { isBeside: true }
  expect(readDayPrice('and fourteen yesterday')).toEqual({ day: 'yesterday', amount: 'fourteen', ...beside })
  expect(readDayPrice('oh and 14.50 on monday too')).toEqual({ day: 'on monday', amount: '14.50', ...beside })
  expect(readDayPrice('and last night, twelve fifty')).toEqual({ day: 'last night', amount: 'twelve fifty', ...beside })
  expect(readDayPrice('but yesterday it was 14')).toEqual({ day: 'yesterday', amount: '14', ...beside })
  expect(readDayPrice('today it was only 12')).toEqual({ day: 'today', amount: '12', isBeside: false })
})

test('a question, another day that is put right, and an amount alone are none', () => {
  for (const text of [
    'and fourteen yesterday?',
    'and it was 14 yesterday',
    'fourteen yesterday',
    'no, yesterday it was 14',
  ])
    expect(readDayPrice(text)).toBeNull()
})
