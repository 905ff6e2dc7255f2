import { describe, expect, test } from 'vitest'
import { formatMoney, parseMoneyInput } from '#domain/money.ts'

describe('an amount as typed', () => {
  test.each([
    ['12.50', 1250],
    ['.5', 50],
    ['12.', 1200],
    [' $5 ', 500],
    ['-$5.25', -525],
    ['−£5', -500],
    ['0', 0],
    ['1,234.50', 123_450],
    ['-1,234.50', -123_450],
    ['$1,234', 123_400],
    ['12,345,678.9', 1_234_567_890],
    ['1,00,000.00', 10_000_000],
    ['12,50', 1250],
    ['12,5', 1250],
    ['0,50', 50],
  ])('%s is %i cents', (text, amountMinor) => {
    expect(parseMoneyInput(text)).toBe(amountMinor)
  })

  test.each([
    '',
    '-',
    '.',
    ',',
    '1.239',
    '0.001',
    '0,123',
    '1,2345',
    '1,5.50',
    '1,234,56',
    '1,,234',
    '1.234,50',
    '1.2.3',
    '1e9',
    '+5',
    '12 50',
    'abc',
  ])('%s is none', (text) => {
    expect(parseMoneyInput(text)).toBeNull()
  })
})

test.each([
  [123_450, '$1,234.50'],
  [-500, '−$5.00'],
  [0, '$0.00'],
])('%i cents are written with the minus of the rows', (amountMinor, text) => {
  expect(formatMoney(amountMinor)).toBe(text)
  expect(parseMoneyInput(text)).toBe(amountMinor)
})
