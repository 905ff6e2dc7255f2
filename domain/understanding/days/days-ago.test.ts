import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const dayOf = toldAs((entry) => entry.day)

test.each([
  ['coffee 4 friday gone', '2026-11-13'],
  ['coffee 4 saturday just gone', '2026-11-14'],
  ['coffee 4 a week ago last friday', '2026-11-06'],
  ['coffee 4 a dozen days ago', '2026-11-08'],
  ['coffee 4 a week or so ago', '2026-11-13'],
])('%s: a day that is gone', (text, gone) => {
  expect(dayOf(text)).toEqual([gone])
})

test.each([
  ['bus 3 on monday and the day before', ['2026-11-16', '2026-11-15']],
  ['lunch 12 on monday and the day before that', ['2026-11-16', '2026-11-15']],
  ['bus 3 on monday and two days before', ['2026-11-16', '2026-11-14']],
  ['gym 10 last friday and the friday before', ['2026-11-13', '2026-11-06']],
  ['coffee 4 the day before', ['2026-11-18']],
  ['bus 3 yesterday and the day before yesterday', ['2026-11-19', '2026-11-18']],
])('%s: counted from the day that was told', (text, days) => {
  expect(dayOf(text)).toEqual(days)
})
