import { expect, test } from 'vitest'
import { readDayKindAlone, readDayKindAsked } from '#domain/talk/day-kind-sentence.ts'

test.each([
  ['how much do i spend on weekends', 'how much do i spend this month', 'weekends'],
  ['how much on weekends last month?', 'how much did i spend last month', 'weekends'],
  ['what did i spend on food at weekends this year', 'what did i spend on food this year', 'weekends'],
  ['how much did i spend on weekdays', 'how much did i spend this month', 'weekdays'],
  ['how much do i earn on weekends', 'how much do i earn this month', 'weekends'],
])('%s', (text, question, days) => expect(readDayKindAsked(text)).toEqual({ question, days }))

test.each([
  ['am i spending more on weekends', 'how much did i spend this month', 'weekends'],
  ['do i spend more on food on weekdays than on weekends', 'how much did i spend on food this month', 'weekdays'],
  ['did we spend less at weekends last month?', 'how much did i spend last month', 'weekends'],
])('%s: beside the other days', (text, question, days) =>
  expect(readDayKindAsked(text)).toEqual({ question, days, compared: true }),
)

test.each([
  'how much at the weekend',
  'weekends away 200',
  'i spend a lot on weekends',
  'how much on food',
  'how much did i spend on weekends and on food',
])('%s asks something else', (text) => expect(readDayKindAsked(text)).toBeNull())

test.each([
  ['on weekends?', 'weekends'],
  ['and weekdays', 'weekdays'],
  ['just weekends', 'weekends'],
  ['coffee on weekends', null],
  ['weekend', null],
])('%j names days alone: %j', (text, days) => {
  expect(readDayKindAlone(text)).toBe(days)
})
