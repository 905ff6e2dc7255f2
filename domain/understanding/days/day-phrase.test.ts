import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import { tokenise } from '#domain/understanding/words/token.ts'

const friday = day('2026-11-20')
const read = (text: string, own = 'USD', at = 0) => readDayAt({ tokens: tokenise(text), today: friday, own }, at)

describe('readDayAt', () => {
  it.each([
    ['today', '2026-11-20'],
    ['this morning', '2026-11-20'],
    ['yesterday', '2026-11-19'],
    ['last night', '2026-11-19'],
    ['the day before yesterday', '2026-11-18'],
    ['two nights ago', '2026-11-18'],
    ['three mornings ago', '2026-11-17'],
    ['a moment ago', '2026-11-20'],
    ['on the 6th last month', '2026-10-06'],
    ['on the fourth this month', '2026-11-04'],
    ['a week ago', '2026-11-13'],
    ['at the end of october', '2026-10-31'],
    ['in the middle of october', '2026-10-15'],
    ['the middle of last month', '2026-10-15'],
    ['in early october', '2026-10-01'],
    ['late last month', '2026-10-31'],
    ['mid-june', '2026-06-15'],
    ['at the end of last year', '2025-12-31'],
    ['the day before last Friday', '2026-11-12'],
    ['a week ago tomorrow', '2026-11-14'],
    ['a week from Thursday', '2026-12-03'],
    ['at the start of the week', '2026-11-16'],
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
    ['last month on the 8th', '2026-10-08'],
    ['the twenty third', '2026-10-23'],
    ['Friday the 13th', '2026-11-13'],
    ['tuesday the 6th', '2026-10-06'],
    ['1 week ago tuesday', '2026-11-10'],
    ['2 days prior to yesterday', '2026-11-17'],
    ['May, 4th', '2026-05-04'],
    ['4d ago', '2026-11-16'],
    ['a year and a half ago', '2025-05-20'],
    ['2 years 1 month ago', '2024-10-20'],
    ['two business days ago', '2026-11-18'],
    ['48 hours ago', '2026-11-18'],
    ['two weeks before christmas', '2025-12-11'],
    ['three days after may 29 2023', '2023-06-01'],
    ['the last day of this year', '2026-12-31'],
    ['31-Oct-74', '1974-10-31'],
    ['15.Nov', '2026-11-15'],
    ['27 oct 24', '2024-10-27'],
    ['easter monday 2024', '2024-04-01'],
    ['thanksgiving 2023', '2023-11-23'],
    ['on wensday', '2026-11-18'],
  ])('"%s" is %s', (text, wanted) => {
    expect(read(text)?.day).toBe(wanted)
  })

  it('reads the month that a thing was of, where nothing is told beside it', () => {
    expect(read("it was last month's", 'USD', 2)?.day).toBe('2026-10-20')
    expect(read("it was last month's rent", 'USD', 2)).toBeNull()
    expect(read("phone 40, it was last month's", 'USD', 5)).toBeNull()
  })

  it('reads 3/11 by the habit of the ledger', () => {
    expect(read('3/11', 'USD')?.day).toBe('2026-03-11')
    expect(read('3/11', 'GBP')?.day).toBe('2026-11-03')
  })

  it('marks what lies ahead', () => {
    expect(read('tomorrow')?.future).toBe(true)
    expect(read('next Friday')?.future).toBe(true)
    expect(read('a week from today')).toMatchObject({ day: '2026-11-27', future: true })
    expect(read('in three days')).toMatchObject({ day: '2026-11-23', future: true })
  })

  it.each([
    ['on the 31st of february', 'February 31'],
    ['feb 29 2025', 'February 29, 2025'],
    ['the 32nd of march', 'March 32'],
    ['2026-02-30', '2026-02-30'],
    ['13/13/2026', '13/13/2026'],
  ])('names the day that does not exist in "%s"', (text, name) => {
    expect(read(text)?.unreal).toBe(name)
  })

  it('leaves parts of a number to the amounts', () => {
    expect(read('2 1/2', 'USD', 1)).toBeNull()
    expect(read('3/4 dollar')).toBeNull()
    expect(read('12 on 1/2', 'USD', 1)?.day).toBe('2026-01-02')
  })

  it('takes neither floors nor plain numbers for days', () => {
    expect(read('the 3rd floor')).toBeNull()
    expect(read('12 for lunch')).toBeNull()
  })
})
