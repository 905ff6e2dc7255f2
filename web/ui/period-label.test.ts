import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { periodLabel } from '#web/ui/period-label.ts'

const today = day('2026-11-20')
const label = (from: string | null, to: string | null) =>
  periodLabel({ from: from ? day(from) : null, to: to ? day(to) : null }, today)

test('a period is named as shortly as it is plain', () => {
  expect(label('2026-11-09', '2026-11-15')).toBe('Nov 9 to 15')
  expect(label('2026-10-28', '2026-11-03')).toBe('Oct 28 to Nov 3')
  expect(label('2026-11-09', '2026-11-09')).toBe('Nov 9')
  expect(label('2026-11-01', '2026-11-30')).toBe('November')
  expect(label('2025-02-01', '2025-02-28')).toBe('February 2025')
  expect(label('2025-02-03', '2025-02-09')).toBe('Feb 3 to 9, 2025')
  expect(label('2025-12-28', '2026-01-03')).toBe('Dec 28, 2025 to Jan 3, 2026')
})

test('an open end is said', () => {
  expect(label('2026-11-09', null)).toBe('From Nov 9')
  expect(label(null, '2025-11-15')).toBe('Until Nov 15, 2025')
  expect(label(null, null)).toBeNull()
})
