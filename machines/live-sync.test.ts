import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { type LiveSyncEmitted, type LiveSyncEvent, liveSyncMachine, SILENCE_MS } from '#machines/live-sync.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(lastEventId: number | null = null) {
  const opened: { atMs: number; after: number | null }[] = []
  const changed: LiveSyncEmitted[] = []
  const from = Date.now()
  const actor = createActor(
    liveSyncMachine.provide({
      actors: {
        stream: fromCallback(({ input }) => {
          opened.push({ atMs: Date.now() - from, after: input.lastEventId })
        }),
      },
    }),
    { input: { lastEventId } },
  )
  actor.on('changed', (event) => void changed.push(event))
  actor.start()
  return { opened, changed, hear: (event: LiveSyncEvent) => actor.send(event) }
}

test('it tries again after 1, 2, 5, 10 and then every 10 seconds', () => {
  const { opened, hear } = start()
  for (let time = 0; time < 5; time += 1) {
    hear({ type: 'stream.ended' })
    vi.advanceTimersByTime(10_000)
  }
  const waits = opened.slice(1).map((open, index) => open.atMs - index * 10_000)
  expect(waits).toEqual([1000, 2000, 5000, 10_000, 10_000])
})

test('a stream that was heard starts the waits anew and resumes after the last event', () => {
  const { opened, hear, changed } = start()
  hear({ type: 'stream.ended' })
  vi.advanceTimersByTime(1000)
  hear({ type: 'stream.ready', id: 7 })
  hear({ type: 'stream.changed', id: 9, tables: ['goals'] })
  hear({ type: 'stream.ended' })
  vi.advanceTimersByTime(999)
  expect(opened).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(opened.at(-1)?.after).toBe(9)
  expect(changed.at(-1)).toEqual({ type: 'changed', id: 9, tables: ['goals'] })
})

test('a first connection that came late brings everything up to date once', () => {
  const { hear, changed } = start()
  hear({ type: 'stream.ended' })
  vi.advanceTimersByTime(1000)
  hear({ type: 'stream.ready', id: 3 })
  hear({ type: 'stream.ended' })
  vi.advanceTimersByTime(1000)
  hear({ type: 'stream.ready', id: 3 })
  expect(changed.map((event) => event.tables)).toEqual([
    ['transactions', 'budgets', 'goals', 'accounts', 'cards', 'paused_payments', 'profiles', 'chat', 'subscriptions'],
    ['chat', 'subscriptions'],
  ])
})

test('a first connection in time brings nothing up to date', () => {
  const { hear, changed } = start()
  hear({ type: 'stream.ready', id: 3 })
  expect(changed).toEqual([{ type: 'changed', id: 3, tables: [] }])
})

test('a stream that comes back asks for the conversation, whose lines have no numbers to resume after', () => {
  const { hear, changed } = start()
  hear({ type: 'stream.ready', id: 3 })
  hear({ type: 'stream.ended' })
  vi.advanceTimersByTime(1000)
  hear({ type: 'stream.ready', id: 3 })
  expect(changed.map((event) => event.tables)).toEqual([[], ['chat', 'subscriptions']])
})

test('silence for a minute counts as broken, a heartbeat does not', () => {
  const { opened, hear } = start()
  hear({ type: 'stream.ready', id: 1 })
  vi.advanceTimersByTime(SILENCE_MS - 1)
  hear({ type: 'stream.beat' })
  vi.advanceTimersByTime(SILENCE_MS - 1)
  expect(opened).toHaveLength(1)
  vi.advanceTimersByTime(1 + 1000)
  expect(opened).toHaveLength(2)
})
