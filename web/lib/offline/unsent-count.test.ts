import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import type { Unsent } from '#web/lib/offline/unsent.ts'
import { tellUnsent } from '#web/lib/offline/unsent-count.ts'

const today = day('2026-03-04')
const entry: Unsent = { kind: 'entry', key: 'a', input: { merchant: 'Kiosk', amountMinor: 420, category: 'Travel' } }
const said: Unsent = { kind: 'sentence', key: 'b', text: 'coffee four and lunch twelve', today, entries: 2 }
const asked: Unsent = { kind: 'sentence', key: 'c', text: 'what did I spend today', today, entries: 0 }
const keptByAnOlderBuild: Unsent = { kind: 'sentence', key: 'd', text: 'coffee four', today }

test.each([
  [[entry], '1 entry', true],
  [[said], '2 entries', false],
  [[asked], '1 message', true],
  [[keptByAnOlderBuild], '1 message', true],
  [[entry, asked], '1 entry and 1 message', false],
  [[entry, asked, said, keptByAnOlderBuild], '3 entries and 2 messages', false],
])('what waits is told for what it is', (items, words, isOne) => {
  expect(tellUnsent(items)).toMatchObject({ words, isOne })
})
