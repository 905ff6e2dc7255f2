import { expect, test } from 'vitest'
import { noteRecalled, recalledFrom } from '#web/lib/offline/recalled.ts'
import { asOf } from '#web/ui/offline/use-as-of.ts'

const at = (text: string) => Date.parse(text)
const nowMs = at('2026-11-20T18:00:00Z')

test.each([
  ['2026-11-20T17:05:00Z', 'As of 12:05 PM'],
  ['2026-11-20T04:59:00Z', 'As of yesterday, 11:59 PM'],
  ['2026-11-17T19:05:00Z', 'As of Tuesday, 2:05 PM'],
  ['2026-11-14T19:05:00Z', 'As of Saturday, 2:05 PM'],
  ['2026-11-13T19:05:00Z', 'As of Nov 13, 2:05 PM'],
  ['2025-12-31T19:05:00Z', 'As of Dec 31, 2025, 2:05 PM'],
])('figures of %s are told in the days of the person', (text, words) => {
  expect(asOf({ atMs: at(text), nowMs, timeZone: 'America/New_York' })).toBe(words)
})

test('a list in pages is as old as its oldest page, and what was not recalled has no age', () => {
  const [older, newer, fresh] = [{ rows: [1] }, { rows: [2] }, { rows: [3] }]
  noteRecalled({ view: newer, readAtMs: 2000 })
  noteRecalled({ view: older, readAtMs: 1000 })
  expect(recalledFrom(newer)).toBe(2000)
  expect(recalledFrom({ pages: [newer, older, fresh], pageParams: [] })).toBe(1000)
  expect(recalledFrom(fresh)).toBeNull()
  expect(recalledFrom({ pages: [fresh], pageParams: [] })).toBeNull()
  expect(recalledFrom(undefined)).toBeNull()
})
