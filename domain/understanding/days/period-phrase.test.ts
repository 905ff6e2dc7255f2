import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { periodBefore } from '#domain/understanding/days/period-before.ts'
import { findPeriod, findPeriods } from '#domain/understanding/days/period-phrase.ts'
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
    ['the total for the day', '2026-11-20..2026-11-20'],
    ['for the whole day', '2026-11-20..2026-11-20'],
    ['for the day before yesterday', '2026-11-18..2026-11-18'],
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
    ['2021', '2021-01-01..2021-12-31'],
    ["october's total", '2026-10-01..2026-10-31'],
    ['the first 10 days of october', '2026-10-01..2026-10-10'],
    ['2020 to 2022', '2020-01-01..2022-12-31'],
    ['2024-02', '2024-02-01..2024-02-29'],
    ['last year september', '2025-09-01..2025-09-30'],
    ['2025 q1', '2025-01-01..2025-03-31'],
    ['q1 to q2 2024', '2024-01-01..2024-06-30'],
    ['first half of the year', '2026-01-01..2026-06-30'],
    ['last summer', '2026-06-01..2026-08-31'],
    ['this fall', '2026-09-01..2026-11-20'],
    ['last fall', '2025-09-01..2025-11-30'],
    ['over the winter', '2025-12-01..2026-02-28'],
    ['in the spring of 2025', '2025-03-01..2025-05-31'],
    ['the first six months of last year', '2025-01-01..2025-06-30'],
    ['over the last three months of 2024', '2024-10-01..2024-12-31'],
    ['the last three months', '2026-08-21..2026-11-20'],
    ['the first two weeks of the month', '2026-11-01..2026-11-14'],
    ['in early May', '2026-05-01..2026-05-10'],
    ['mid-June', '2026-06-11..2026-06-20'],
    ['late in October', '2026-10-21..2026-10-31'],
    ['at the end of last month', '2026-10-21..2026-10-31'],
    ['at the end of the month', '2026-10-21..2026-10-31'],
    ['in late November', '2025-11-21..2025-11-30'],
    ['at the beginning of the year', '2026-01-01..2026-03-31'],
    ['since mid September', '2026-09-11..2026-11-20'],
    ['from early June to mid July', '2026-06-01..2026-07-20'],
    ['first half of May', '2026-05-01..2026-05-15'],
    ['week commencing 2 June', '2026-06-01..2026-06-07'],
    ['2024-W07', '2024-02-12..2024-02-18'],
    ['the weekend of march 7', '2026-03-07..2026-03-08'],
    ['two weekends ago', '2026-11-07..2026-11-08'],
    ['MTD', '2026-11-01..2026-11-20'],
    ['the past fortnight', '2026-11-07..2026-11-20'],
    ['since the beginning of march', '2026-03-01..2026-11-20'],
    ['since Christmas', '2025-12-25..2026-11-20'],
    ['after the 5th', '2026-11-06..2026-11-20'],
    ['mon-fri last week', '2026-11-09..2026-11-13'],
    ['monday to wednesday', '2026-11-16..2026-11-18'],
    ['the 11th through the 18th', '2026-11-11..2026-11-18'],
    ['from the 28th to the 3rd', '2026-10-28..2026-11-03'],
    ['between may and july 2022', '2022-05-01..2022-07-31'],
    ['the 12th and 13th of april', '2026-04-12..2026-04-13'],
    ['saturday and sunday', '2026-11-14..2026-11-15'],
    ['from yesterday to monday', '2026-11-16..2026-11-19'],
    ['yesterday and on monday', '2026-11-19..2026-11-19'],
    ['yesterday and today', '2026-11-19..2026-11-20'],
    ['from 20 December to 4 January', '2025-12-20..2026-01-04'],
  ])('"%s" is %s', (text, wanted) => {
    expect(period(text)).toBe(wanted)
  })

  it('takes no part of a month for one', () => {
    expect(findPeriod(tokenise('/00/.5'), 0, 4, day('2026-11-20'))).toBeNull()
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

describe('findPeriods', () => {
  it.each([
    ['in january, march and june', ['in January', 'in March', 'in June']],
    ['in january, march and june 2025', ['in January 2025', 'in March 2025', 'in June 2025']],
    ['april vs june', ['in April', 'in June']],
    ['in april and may', ['from Apr 1 to May 31']],
    ['in march', ['in March']],
    ['weekly summary', ['this week']],
    ['my monthly spending report', ['this month']],
    ['monthly report for march', ['in March']],
    ['weekly shop', []],
  ])('%s', (text, labels) => {
    const tokens = tokenise(text)
    expect(findPeriods(tokens, 0, tokens.length, friday).map(({ label }) => label)).toEqual(labels)
  })
})
