import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { monthPlot } from '#web/ui/charts/month-plot.ts'

test('a balance is carried on until it changes, and begins where last month ended', () => {
  const plot = monthPlot({
    thisMonth: [{ day: day('2026-11-03'), totalMinor: 300 }],
    lastMonth: [{ day: day('2026-10-30'), totalMinor: 100 }],
    today: day('2026-11-04'),
  })
  expect(plot.now).toBe('M0.00 62.00H10.00V62.00H20.00V2.00H30.00V2.00')
  expect(plot.past).toBe('M290.00 62.00')
  expect(plot.today.y).toBe(2)
})

test('a balance that never changed is a level line in the middle', () => {
  const plot = monthPlot({
    thisMonth: [{ day: day('2026-02-01'), totalMinor: 500 }],
    lastMonth: [],
    today: day('2026-02-28'),
  })
  expect(plot.past).toBeNull()
  expect(plot.today).toEqual({ x: 100, y: 32 })
  expect(plot.now).not.toContain('NaN')
})
