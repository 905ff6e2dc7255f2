import { expect, test } from 'vitest'
import { percentile } from '#domain/turn-figures.ts'

test('percentiles are values that were measured, by nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([percentile(hundred, 0.5), percentile(hundred, 0.95), percentile(hundred, 1)]).toEqual([50, 95, 100])
  expect([percentile([7], 0.5), percentile([7], 0.95), percentile([], 0.5)]).toEqual([7, 7, null])
})
