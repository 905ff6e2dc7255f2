import { describe, expect, test } from 'vitest'
import type { TransactionCategory } from '#domain/category.ts'
import { adviseSurplus, noteSpending } from '#domain/insight.ts'

test.each([
  [-50_00, { kind: 'emergency' }],
  [99_99, { kind: 'emergency' }],
  [100_00, { kind: 'invest', percent: 60, amountMinor: 60_00 }],
  [499_99, { kind: 'invest', percent: 60, amountMinor: 299_99 }],
  [500_00, { kind: 'invest', percent: 70, amountMinor: 350_00 }],
] as const)('a surplus of %d minor units is advised %j', (surplus, advice) => {
  expect(adviseSurplus(surplus)).toEqual(advice)
})

describe('remarks on a month', () => {
  const notesOf = (
    thisMonth: Partial<Record<TransactionCategory, number>>,
    fullMonths: Partial<Record<TransactionCategory, number[]>> = {},
  ) => noteSpending({ thisMonth: mapOf(thisMonth), fullMonths: mapOf(fullMonths) })
  const mapOf = <Value>(given: Partial<Record<TransactionCategory, Value>>) =>
    new Map(Object.entries(given) as [TransactionCategory, Value][])

  test('dining is warned of above 300, with 250 as the typical amount', () => {
    expect(notesOf({ 'Food & Dining': 300_00 })).toEqual([])
    expect(notesOf({ 'Food & Dining': 300_01 })).toEqual([
      { kind: 'dining-high', category: 'Food & Dining', amountMinor: 300_01, typicalMinor: 250_00, overMinor: 50_01 },
    ])
  })

  test('transport is praised under 150, and only where there is any', () => {
    expect(notesOf({ Transportation: 149_99 })).toEqual([
      { kind: 'transport-low', category: 'Transportation', amountMinor: 149_99, limitMinor: 150_00 },
    ])
    expect(notesOf({ Transportation: 150_00 })).toEqual([])
    expect(notesOf({})).toEqual([])
  })

  test('a category a fifth above its own usual month is told, and not praised as well', () => {
    expect(notesOf({ Shopping: 120_00 }, { Shopping: [100_00, 100_00] })).toEqual([])
    expect(notesOf({ Shopping: 120_01 }, { Shopping: [100_00, 100_00] })).toEqual([
      { kind: 'above-usual', category: 'Shopping', amountMinor: 120_01, usualMinor: 100_00, overMinor: 20_01 },
    ])
    expect(notesOf({ Transportation: 90_00 }, { Transportation: [10_00, 10_00] }).map(({ kind }) => kind)).toEqual([
      'above-usual',
    ])
    expect(notesOf({ 'Food & Dining': 400_00 }, { 'Food & Dining': [10_00, 10_00] }).map(({ kind }) => kind)).toEqual([
      'dining-high',
    ])
  })
})
