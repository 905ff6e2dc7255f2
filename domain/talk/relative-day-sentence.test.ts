import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { dayBeside, readRelativeDay } from '#domain/talk/relative-day-sentence.ts'

test.each([
  ['champagne 22 same day', 0, 'champagne 22'],
  ['same day, parking 8', 0, 'parking 8'],
  ['that day also lunch 20', 0, 'also lunch 20'],
  ['and popcorn that same day was 27.50', 0, 'and popcorn was 27.50'],
  ['oh and later that night a taxi 12', 0, 'oh and a taxi 12'],
  ['I got gas that day for 40', 0, 'I got gas for 40'],
  ['the day after, gas 40', 1, 'gas 40'],
  ['the day after gas 40', 1, 'gas 40'],
  ['and the day after a taxi 9', 1, 'and a taxi 9'],
  ['gas the next day 30 and coffee 3', 1, 'gas 30 and coffee 3'],
  ['oh and the day before that, lunch 12', -1, 'oh and lunch 12'],
  ['two days before that I paid 30 for books', -2, 'I paid 30 for books'],
  ['a week later rent 900', 7, 'rent 900'],
  ['the week before, rent 900', -7, 'rent 900'],
])('%s tells its day by another', (text, offset, rest) => {
  const read = readRelativeDay(text)
  expect({ offset: read?.offset, rest: read?.text.replace(/\s+/g, ' ').trim() }).toEqual({ offset, rest })
  expect(read?.text).toHaveLength(text.length)
})

test('the entry whose day it is can be named', () => {
  expect(readRelativeDay('tea 3 the same day as the sushi')).toMatchObject({ offset: 0, as: 'sushi', isLast: true })
})

test.each([
  'that day pass was 20',
  'same day delivery 8',
  'that night light was 20',
  'that day was expensive, 80 in all',
  'that morning coffee was 4',
  'hotel for that night was 120',
  'the night before the wedding, taxi 20',
  'the day before my birthday gifts 40',
  'the day after christmas gifts 40',
  'the day after we got back gas was 40',
  'two days after surgery the pharmacy was 40',
  'lunch 12',
])('%s tells none', (text) => {
  expect(readRelativeDay(text)).toBeNull()
})

test.each([
  ['no the friday before', '2026-11-20', '2026-11-13'],
  ['the Friday before that', '2026-11-18', '2026-11-13'],
  ['the saturday after', '2026-11-20', '2026-11-21'],
  ['the day before', '2026-11-20', '2026-11-19'],
])('%s is counted from the day of another', (text, from, meant) => {
  const read = readRelativeDay(text)
  expect(read && dayBeside(day(from), read)).toBe(meant)
})

test('the Friday before last is told by itself', () => {
  expect(readRelativeDay('the friday before last')).toBeNull()
})
