import { afterEach, expect, test, vi } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { unsentOf } from '#web/lib/offline/unsent.ts'
import { askOrKeep } from '#web/voice/chat/ask-or-keep.ts'

afterEach(() => vi.unstubAllGlobals())

const context = { today: day('2026-03-04') }

test.each([
  ['coffee four and lunch twelve', 2, true],
  ['how much did I spend this week', 0, false],
  ['delete the last one', 0, false],
])('out of reach it is known how many entries wait in "%s", and told what is gone', async (text, entries, onLine) => {
  vi.stubGlobal('navigator', { onLine })
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
  const answer = await askOrKeep(
    { personId: 'ada', board },
    { turnId: 'turn', text, source: 'typed', isAloud: false },
    asking,
  )
  expect(answer.message).toMatch(onLine ? /^Sayso cannot be reached, so I kept/ : /^You are offline, so I kept/)
  expect(unsentOf('ada')).toMatchObject([{ kind: 'sentence', text, entries }])
})
