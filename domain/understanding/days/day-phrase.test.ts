import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { readDay } from '#domain/understanding/days/day-phrase.ts'
import { tokenise } from '#domain/understanding/words/token.ts'

const friday = day('2026-11-20')

describe('readDay', () => {
  it.each([
    ['today', '2026-11-20'],
    ['this morning', '2026-11-20'],
    ['yesterday', '2026-11-19'],
    ['last night', '2026-11-19'],
    ['the day before yesterday', '2026-11-18'],
    ['two nights ago', '2026-11-18'],
    ['a week ago', '2026-11-13'],
    ['on Friday', '2026-11-20'],
    ['last Friday', '2026-11-13'],
    ['on Monday', '2026-11-16'],
    ['tuesday of last week', '2026-11-10'],
    ['on the 3rd', '2026-11-03'],
    ['on the 25th', '2026-10-25'],
    ['on the twenty second of October', '2026-10-22'],
    ['on Nov 3', '2026-11-03'],
    ['3rd of November', '2026-11-03'],
    ['december 24', '2025-12-24'],
    ['2026-11-01', '2026-11-01'],
    ['11/3', '2026-11-03'],
    ['last month', '2026-10-20'],
  ])('"%s" is %s', (text, wanted) => {
    expect(readDay(tokenise(text), 0, friday)?.day).toBe(wanted)
  })

  it('reads 3/11 by the habit of the ledger', () => {
    expect(readDay(tokenise('3/11'), 0, friday, 'USD')?.day).toBe('2026-03-11')
    expect(readDay(tokenise('3/11'), 0, friday, 'GBP')?.day).toBe('2026-11-03')
  })

  it('marks what lies ahead', () => {
    expect(readDay(tokenise('tomorrow'), 0, friday)?.future).toBe(true)
    expect(readDay(tokenise('next Friday'), 0, friday)?.future).toBe(true)
  })

  it('takes neither floors nor plain numbers for days', () => {
    expect(readDay(tokenise('the 3rd floor'), 0, friday)).toBeNull()
    expect(readDay(tokenise('12 for lunch'), 0, friday)).toBeNull()
  })
})
