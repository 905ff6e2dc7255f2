import { describe, expect, test } from 'vitest'
import { forecastMonth, usualOf } from '#domain/forecast.ts'

describe('with fewer than two full months', () => {
  test.each([[[]], [[500_00]], [[4_00, 0, 0, 0, 0, 0, 0, 0]]])(
    'the starting rule adds five percent to this month (full months: %j)',
    (fullMonths) => {
      expect(forecastMonth({ fullMonths, thisMonthMinor: 200_00 })).toEqual({
        rule: 'starting',
        expectedMinor: 210_00,
        confidence: 87,
      })
    },
  )

  test('nothing spent is nothing to go by', () => {
    expect(forecastMonth({ fullMonths: [500_00], thisMonthMinor: 0 })).toBeNull()
  })
})

describe('with two full months or more', () => {
  test('the confidence is what the forecast of the second month from the first came to', () => {
    expect(forecastMonth({ fullMonths: [100_00, 200_00], thisMonthMinor: 7_00 })).toEqual({
      rule: 'measured',
      expectedMinor: 150_00,
      confidence: 50,
      testedMonths: 1,
      band: null,
    })
  })

  test('even months give a sure forecast without a spread, and never certainty', () => {
    expect(forecastMonth({ fullMonths: [300_00, 300_00, 300_00, 300_00], thisMonthMinor: 1_00 })).toEqual({
      rule: 'measured',
      expectedMinor: 300_00,
      confidence: 99,
      testedMonths: 3,
      band: null,
    })
  })

  test('wild months give a doubtful one, with the band that four in five stayed within', () => {
    // Forecast from those before: 100, 250, 200; missed by 300, 50, 700.
    expect(forecastMonth({ fullMonths: [100_00, 400_00, 200_00, 900_00], thisMonthMinor: 0 })).toEqual({
      rule: 'measured',
      expectedMinor: 300_00,
      confidence: 42,
      testedMonths: 3,
      band: { lowMinor: 0, highMinor: 1000_00, inside: 3 },
    })
  })

  test('a month without any spending between others is a month too', () => {
    expect(forecastMonth({ fullMonths: [300_00, 0, 0, 500_00], thisMonthMinor: 0 })).toMatchObject({
      rule: 'measured',
      testedMonths: 3,
    })
  })
})

test('the usual month is the median of the last six', () => {
  expect(usualOf([])).toBe(0)
  expect(usualOf([5])).toBe(5)
  expect(usualOf([1, 2])).toBe(2)
  expect(usualOf([9, 1, 5])).toBe(5)
  expect(usualOf([1000, 1000, 1000, 1, 2, 3, 4, 5, 6])).toBe(4)
})
