import { expect, test } from 'vitest'
import { countRequest } from '#web/lib/rate-limit/rate-limiter.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('ten requests a minute of each identifier, and ten more after the window', () => {
  const store = storage()
  const ask = (identifier: string, now: number) => countRequest(identifier, { now, storage: store })
  for (let request = 0; request < 10; request++) expect(ask('sign-in', 1_000 + request)).toBe(0)
  expect(ask('sign-in', 11_000)).toBe(50)
  expect(ask('sign-in', 60_500)).toBe(1)
  expect(ask('checkout', 11_000)).toBe(0)
  expect(ask('sign-in', 61_000)).toBe(0)
  expect([...store.kept.keys()]).toEqual(['rate-limit.sign-in', 'rate-limit.checkout'])
})

test('a refused request does not lengthen the wait', () => {
  const store = storage()
  const ask = (now: number) => countRequest('contact', { maxRequests: 1, windowMs: 10_000, now, storage: store })
  expect([ask(0), ask(5_000), ask(9_000), ask(10_000)]).toEqual([0, 5, 1, 0])
})

test.each(['nonsense', '{}', '[]', '"5"', '{"startedAt":9999999999999,"used":99}'])(
  'what was tampered with counts as nothing: %s',
  (text) => {
    const store = storage()
    store.kept.set('rate-limit.sign-in', text)
    expect(countRequest('sign-in', { now: 1_000, storage: store })).toBe(0)
  },
)

test('a browser that keeps nothing lets through', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(countRequest('sign-in', { now: 1, storage: full })).toBe(0)
})
