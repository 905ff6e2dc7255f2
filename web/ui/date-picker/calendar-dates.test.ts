import { afterEach, expect, test } from 'vitest'
import { addDays, day } from '#domain/calendar.ts'
import { dateOfDay, dayOfDate } from '#web/ui/date-picker/calendar-dates.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

// Santiago and Beirut change their clocks at midnight: that midnight does not exist.
test.each(['UTC', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'America/New_York', 'America/Santiago', 'Asia/Beirut'])(
  'in %s every day of four years comes back as itself',
  (name) => {
    process.env.TZ = name
    for (let count = 0; count < 1461; count += 1) {
      const one = addDays(day('2024-01-01'), count)
      expect(dayOfDate(dateOfDay(one))).toBe(one)
    }
  },
)
