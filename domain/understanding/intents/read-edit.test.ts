import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

const read = (text: string) => {
  const [frame, ...more] = understand(text, { today: day('2026-11-20') }).frames
  if (frame?.intent !== 'edit' || more.length > 0) return frame?.intent
  return [frame.change.byMinor, frame.target?.merchant ?? null]
}

test.each([
  ["take fifty off that, it was my sister's stuff", [-5000, null]],
  ["take fifty off that it was my sister's stuff", [-5000, null]],
  ["take fifty off it, that was for my mom's party", [-5000, null]],
  ["knock twelve off that, the rest was my sister's", [-1200, null]],
  ["take fifty off that, Sam's stuff", [-5000, null]],
  ["take fifty off that for my sister's things", [-5000, null]],
  ['take twelve off that, Jake is paying me back', [-1200, null]],
  ['take five off that, the lunch', [-500, 'Lunch']],
  ['take fifty off Target', [-5000, 'Target']],
  ["knock fifty off Target, it was my sister's stuff", [-5000, 'Target']],
  ['knocked fifty off Target', 'add'],
])('%j takes so much off an entry', (text, change) => {
  expect(read(text)).toEqual(change)
})

test.each([
  ['change the category to petrol', { category: 'Transportation' }],
  ['category of the last one to pizza', { category: 'Food & Dining' }],
  ['change the merchant to Shell', { merchant: 'Shell' }],
  ['change it to petrol', { merchant: 'Petrol' }],
  ['I told you wrong, it was 19.40', { amountMinor: 1940 }],
  ['I made a mistake, it was 19 not 14', { amountMinor: 1900 }],
])('%j changes what it names', (text, change) => {
  const [frame] = understand(text, { today: day('2026-11-20') }).frames
  expect(frame).toMatchObject({ intent: 'edit', change })
})
