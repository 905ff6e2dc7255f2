import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { readPeriod, withPeriod } from '#web/features/spend/period-params.ts'

const today = day('2026-03-31')
const read = (query: string) => {
  const { kind, period } = readPeriod(new URLSearchParams(query), today)
  return [kind, period?.from, period?.to]
}

test.each([
  ['', ['recent', undefined, undefined]],
  ['period=nonsense', ['recent', undefined, undefined]],
  ['period=current', ['current', '2026-03-01', '2026-03-31']],
  ['period=month&month=2024-02', ['month', '2024-02-01', '2024-02-29']],
  ['period=month&month=2024-13', ['month', '2026-02-01', '2026-02-28']],
  ['period=month', ['month', '2026-02-01', '2026-02-28']],
  ['period=range&from=2026-01-05&to=2026-02-05', ['range', '2026-01-05', '2026-02-05']],
  ['period=range&from=2026-02-05&to=2026-01-05', ['range', '2026-01-05', '2026-02-05']],
  ['period=range&from=2026-02-30', ['range', '2026-03-01', '2026-03-31']],
  ['period=range&from=2026-05-01', ['range', '2026-05-01', '2026-05-01']],
  ['period=range&to=2025-05-09', ['range', '2025-05-01', '2025-05-09']],
])('%j asks for %j', (query, expected) => {
  expect(read(query)).toEqual(expected)
})

test('the address of a period keeps what else it holds, and reads back as the same', () => {
  const params = new URLSearchParams('x=1&period=month&month=2026-01')
  const range = { kind: 'range', period: { from: day('2026-01-05'), to: day('2026-02-05') } } as const
  const next = withPeriod(params, range)
  expect(next.toString()).toBe('x=1&period=range&from=2026-01-05&to=2026-02-05')
  expect(readPeriod(next, today)).toEqual(range)
  expect(withPeriod(next, { kind: 'recent', period: null }).toString()).toBe('x=1')
})
