import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { periodBefore } from '#domain/understanding/days/period-before.ts'
import { findPeriod } from '#domain/understanding/days/period-phrase.ts'
import { tokenise } from '#domain/understanding/words/token.ts'

const friday = day('2026-11-20')

function period(text: string): string | null {
  const tokens = tokenise(text)
  const found = findPeriod(tokens, 0, tokens.length, friday)
  return found && `${found.period.from}..${found.period.to}`
}

describe('findPeriod', () => {
  it.each([
    ['this week', '2026-11-16..2026-11-20'],
    ['last week', '2026-11-09..2026-11-15'],
    ['this month', '2026-11-01..2026-11-20'],
    ['last month', '2026-10-01..2026-10-31'],
    ['this year', '2026-01-01..2026-11-20'],
    ['in the last 30 days', '2026-10-22..2026-11-20'],
    ['since March', '2026-03-01..2026-11-20'],
    ['since Monday', '2026-11-16..2026-11-20'],
    ['in October', '2026-10-01..2026-10-31'],
    ['in December', '2025-12-01..2025-12-31'],
    ['last weekend', '2026-11-14..2026-11-15'],
    ['last quarter', '2026-07-01..2026-09-30'],
    ['between Nov 2 and Nov 9', '2026-11-02..2026-11-09'],
    ['from January to March', '2026-01-01..2026-03-31'],
    ['yesterday', '2026-11-19..2026-11-19'],
    ['the week before last', '2026-11-02..2026-11-08'],
    ['in 2025', '2025-01-01..2025-12-31'],
  ])('"%s" is %s', (text, wanted) => {
    expect(period(text)).toBe(wanted)
  })
})

describe('periodBefore', () => {
  it('keeps weeks and months whole', () => {
    expect(periodBefore({ from: day('2026-11-09'), to: day('2026-11-15') })).toEqual({
      from: '2026-11-02',
      to: '2026-11-08',
    })
    expect(periodBefore({ from: day('2026-10-01'), to: day('2026-10-31') })).toEqual({
      from: '2026-09-01',
      to: '2026-09-30',
    })
  })
})
