import { expect, test, vi } from 'vitest'
import { endOfMonth, formatTime, isTimeZone, startOfMonth, todayIn } from '#domain/calendar.ts'

test('one moment is on three days and in two months, by the zone of the person', () => {
  const now = Date.UTC(2028, 1, 29, 10, 30)
  expect(['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati'].map((zone) => todayIn(now, zone))).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
  const there = todayIn(now, 'Pacific/Kiritimati')
  expect([startOfMonth(there), endOfMonth(there)]).toEqual(['2028-03-01', '2028-03-31'])
})

test('a time is told by the clock of the zone, noon and midnight as twelve', () => {
  const times = ['00:05', '09:30', '12:00', '23:59'].map((time) => Date.parse(`2026-11-20T${time}:00Z`))
  expect(times.map((time) => formatTime(time, 'UTC'))).toEqual(['12:05 AM', '9:30 AM', '12:00 PM', '11:59 PM'])
  expect(formatTime(times[1] ?? 0, 'America/New_York')).toBe('4:30 AM')
})

test('a zone is kept once, in whatever case it is written', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  expect(['Asia/Dubai', 'asia/dubai', 'ASIA/DUBAI', 'asia/DubaI'].map(isTimeZone)).toEqual([true, true, true, true])
  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
})
