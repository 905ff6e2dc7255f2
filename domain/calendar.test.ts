import { expect, test, vi } from 'vitest'
import { endOfMonth, isTimeZone, startOfMonth, todayIn } from '#domain/calendar.ts'

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

test('a zone is kept once, in whatever case it is written', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  expect(['Asia/Dubai', 'asia/dubai', 'ASIA/DUBAI', 'asia/DubaI'].map(isTimeZone)).toEqual([true, true, true, true])
  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
})
