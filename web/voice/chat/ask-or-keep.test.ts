import { afterEach, expect, test, vi } from 'vitest'
import { type Day, day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { noteReached } from '#web/lib/offline/connection.ts'
import { unsentOf } from '#web/lib/offline/unsent.ts'
import { askOrKeep } from '#web/voice/chat/ask-or-keep.ts'

afterEach(() => {
  noteReached()
  vi.unstubAllGlobals()
})

/** The browser without a server. */
function stubBrowser({ onLine }: { onLine: boolean }) {
  const kept = new Map<string, string>()
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

function ask(board: Parameters<typeof askOrKeep>[0]['board'], text: string, of: { saidOn?: Day } = {}) {
  const asking = { signal: new AbortController().signal, onText: () => {} }
  return askOrKeep({ personId: 'ada', board }, { turnId: 'turn', text, source: 'typed', isAloud: false, ...of }, asking)
}

const context = { today: day('2026-03-04') }

test.each([
  ['coffee four and lunch twelve', 2, true],
  ['how much did I spend this week', 0, false],
  ['delete the last one', 0, false],
])('out of reach it is known how many entries wait in "%s", and told what is gone', async (text, entries, onLine) => {
  stubBrowser({ onLine })
  const board = { isReady: true, load: async () => {}, understand: (said: string) => understand(said, context) }
  const answer = await ask(board, text)
  expect(answer.message).toMatch(onLine ? /^Sayso cannot be reached, so I kept/ : /^You are offline, so I kept/)
  expect(unsentOf('ada')).toMatchObject([{ kind: 'sentence', text, entries }])
})

test('what is tried again days later, and waits once more, waits with the day on which it was said', async () => {
  stubBrowser({ onLine: false })
  const board = { isReady: true, load: async () => {}, understand: () => null }
  await ask(board, 'coffee four', { saidOn: day('2026-03-01') })
  expect(unsentOf('ada')).toMatchObject([{ text: 'coffee four', today: '2026-03-01' }])
})

test('words that are kept before the engine is here are counted once it is', async () => {
  stubBrowser({ onLine: false })
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const board = {
    isReady: false,
    load: async () => {
      await arrival
      board.isReady = true
    },
    understand: (said: string) => (board.isReady ? understand(said, context) : null),
  }
  await ask(board, 'coffee four and lunch twelve')
  expect(unsentOf('ada')).toMatchObject([{ entries: 0 }])
  arrive()
  await board.load()
  expect(unsentOf('ada')).toMatchObject([{ text: 'coffee four and lunch twelve', entries: 2 }])
})

test.each([
  ['session_not_found', 1],
  ['not_authenticated', 1],
  ['wrong_password', 0],
])('what the server refuses as %s is kept %d times', async (code, times) => {
  stubBrowser({ onLine: true })
  const refusal = { error: { code, message: 'said', retryable: false } }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 401 }))
  const board = { isReady: true, load: async () => {}, understand: () => null }
  await ask(board, 'coffee four').catch(() => {})
  expect(unsentOf('ada')).toHaveLength(times)
})
