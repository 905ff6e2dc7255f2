import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

function saved(text: string): [kind: string, merchant: string, amountMinor: number][] {
  return understand(text, { today: day('2026-11-20') }).frames.flatMap((frame) => {
    if (frame.intent !== 'add') return []
    const { kind, merchant, amountMinor } = frame.transaction
    return [[kind, merchant, amountMinor] as [string, string, number]]
  })
}

it.each([
  [
    'pizza 18, tipped him 2, told him to drive safe',
    [
      ['spend', 'Pizza', 1800],
      ['spend', 'Tip', 200],
    ],
  ],
  [
    'pizza 18, tipped him 2, thanked him',
    [
      ['spend', 'Pizza', 1800],
      ['spend', 'Tip', 200],
    ],
  ],
  ['lent Sam 20, told him to pay me back friday', [['spend', 'Sam', 2000]]],
  [
    'taxi 18, told him to hurry, and lunch 12',
    [
      ['spend', 'Taxi', 1800],
      ['spend', 'Lunch', 1200],
    ],
  ],
])('buys nothing with what one told somebody: %s', (text, expected) => {
  expect(saved(text)).toEqual(expected)
})

it.each([
  [
    'coffee 4, told the barista to add a shot 1',
    [
      ['spend', 'Coffee', 400],
      ['spend', 'Shot', 100],
    ],
  ],
  ['taxi 18, gave him a 20, told him to keep the change', [['spend', 'Taxi', 2000]]],
  ['dinner 60, told her to pay half', [['spend', 'Dinner', 3000]]],
])('hears a sum, a tip and a share in it: %s', (text, expected) => {
  expect(saved(text)).toEqual(expected)
})
