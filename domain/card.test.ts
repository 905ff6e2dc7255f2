import { expect, test } from 'vitest'
import { areLastDigits, mayHaveLimit } from '#domain/card.ts'

test('the last digits of a card are one to four digits and nothing else', () => {
  expect(['1234', '7', '0000'].every(areLastDigits)).toBe(true)
  expect(['', '12345', 'abcd', '12 4', '١٢٣٤', '-123'].some(areLastDigits)).toBe(false)
})

test('only a credit card has a limit', () => {
  expect(mayHaveLimit('credit')).toBe(true)
  expect(mayHaveLimit('debit')).toBe(false)
})
