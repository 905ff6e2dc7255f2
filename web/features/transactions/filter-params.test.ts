import { expect, test } from 'vitest'
import { LONGEST_SEARCH } from '#domain/search.ts'
import { readFilter } from '#web/features/transactions/filter-params.ts'

test('a search is as long as the ledger takes one', () => {
  const { search } = readFilter(new URLSearchParams({ search: ` ${'coffee '.repeat(2000)}` }))
  expect(search).toHaveLength(LONGEST_SEARCH)
  expect(search).toMatch(/^coffee /)
})
