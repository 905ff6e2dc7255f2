import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { told } from '#tests/support/told.ts'

test.each([
  ['the uber from saturday, I told you 18 but it actually came to 21.60, can you fix that', 'Uber', 2160],
  ['I told you lunch was 12 but it was 14', 'Lunch', 1400],
  ['I said 18 for the taxi and it came to 21', 'Taxi', 2100],
  ['I put the gym at 30 but it was actually 35', 'Gym', 3500],
])('%s: changes the entry that stands', (text, merchant, amountMinor) => {
  const { frames } = understand(text, { today: day('2026-11-20') })
  expect(frames).toMatchObject([{ intent: 'edit', target: { merchant }, change: { amountMinor } }])
})

test.each([
  ['I entered the raffle for 5 but it was 10', ['spend Raffle 1000']],
  ['I logged on to Netflix for 12 but it was 15', ['spend Netflix 1500']],
  ['I told you about the taxi 18 and the lunch 12', ['spend Taxi 1800', 'spend Lunch 1200']],
  ['on Sunday I put forty in the plate and then we had brunch, that was 38', ['spend Plate 4000', 'spend Brunch 3800']],
])('%s: nothing that stands is put right', (text, entries) => {
  expect(told(text)).toEqual(entries)
})
