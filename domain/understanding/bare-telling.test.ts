import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { told } from '#tests/support/told.ts'

it.each([
  ['exam prep 40', ['spend Exam Prep 4000']],
  ['a roast for 40', ['spend Roast 4000']],
  ['new pot 40', ['spend Pot 4000']],
  ['hand cream 9 and 1Password 40', ['spend Hand Cream 900', 'spend 1Password 4000']],
  ['phone plan 45 and set menu 28', ['spend Phone Plan 4500', 'spend Set Menu 2800']],
])('takes things and prices for entries, whatever the things are called: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

it.each([
  ['cap travel at 500', 'budget'],
  ['wire my landlord 900', 'other'],
  ['book a table for 2 at 8', 'other'],
])('takes what leads for the order that it is: %s', (text, intent) => {
  expect(understand(text, { today: day('2026-11-20') }).intent).toBe(intent)
})

it.each([
  ['tips tonight 63', ['income Tips 6300']],
  ['insurance paid 60 of the 90 physio', ['other']],
])('leaves what came in, and what others paid, to the rules for them: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
