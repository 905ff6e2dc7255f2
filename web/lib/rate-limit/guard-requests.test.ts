import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardRequest, onHeldBack, uncounted } from '#web/lib/rate-limit/guard-requests.ts'

/** A page on which the server has set no limits of its own. */
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => vi.unstubAllGlobals())

test('a hundred calls a minute of all kinds together; the next one is held back, and told', () => {
  const told: number[] = []
  const stop = onHeldBack((seconds) => told.push(seconds))
  const paths = Array.from({ length: 100 }, (_, index) => `/api/reads/${index % 7}`)
  expect(paths.filter((path) => guardRequest(path) > 0)).toEqual([])
  expect(told).toEqual([])
  expect(guardRequest('/api/reads/0')).toBeGreaterThan(0)
  expect(told).toHaveLength(1)
  stop()
})

test('what the live feed brings up to date, and the feed itself, count nothing', () => {
  for (let call = 0; call < 200; call++) expect(uncounted(() => guardRequest('/api/reads/0'))).toBe(0)
  for (let call = 0; call < 200; call++) expect(guardRequest('/api/live')).toBe(0)
  expect(guardRequest('/api/reads/0')).toBe(0)
})
