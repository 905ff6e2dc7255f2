import { afterEach, expect, test, vi } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { unsentOf } from '#web/lib/offline/unsent.ts'
import { askOrKeep } from '#web/voice/chat/ask-or-keep.ts'

afterEach(() => vi.unstubAllGlobals())

const context = { today: day('2026-03-04') }

test.each([
  ['coffee four and lunch twelve', 2],
  ['how much did I spend this week', 0],
  ['delete the last one', 0],
])('without a network it is known how many entries wait in "%s"', async (text, entries) => {
  const kept = new Map<string, string>()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const board = { understand: (said: string) => understand(said, context) }
  const asking = { signal: new AbortController().signal, onText: () => {} }
  await askOrKeep({ personId: 'ada', board }, { turnId: 'turn', text, source: 'typed', isAloud: false }, asking)
  expect(unsentOf('ada')).toMatchObject([{ kind: 'sentence', text, entries }])
})
