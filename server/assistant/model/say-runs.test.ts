import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import type { ToolRun } from '#server/assistant/model/model-turn.ts'
import { sayRuns } from '#server/assistant/model/say-runs.ts'

const manner = { currency: 'USD', today: day('2026-11-20'), message: 'the mermaid again' } as const
const transaction = {
  id: '0b9c6f0e-4c39-4a53-8a0c-0f3f3f4f7a11',
  merchant: 'Starbucks',
  category: 'Food & Dining',
  categoryColor: 'destructive',
  date: '2026-11-20',
  amountMinor: 640,
  pending: false,
  createdAt: '2026-11-20T12:00:00.000Z',
}
const left = { category: 'Food & Dining', budgetMinor: 30_000, spentMinor: 21_250, leftMinor: 8_750 }
const goal = { name: 'Japan', currentMinor: 5_000, targetMinor: 250_000 }

test.each<[string, ToolRun[]]>([
  [
    'Saved, $6.40 for Starbucks. $87.50 left for Food & Dining this month.',
    [{ name: 'addTransaction', output: { transaction, budget: left }, changeId: 1 }],
  ],
  [
    'Changed, now $6.40 for Starbucks, under Food & Dining.',
    [
      {
        name: 'updateTransaction',
        output: { transaction, previous: { ...transaction, category: 'Other' }, changed: true },
        changeId: 1,
      },
    ],
  ],
  [
    'Set, $300.00 a month for Food & Dining, $87.50 left.',
    [{ name: 'setBudget', output: { budget: left, created: true }, changeId: 1 }],
  ],
  [
    'Added $20.00 to Japan, $2,450.00 to go.',
    [{ name: 'addToGoal', output: { changed: true, goal, addedMinor: 2_000 }, changeId: 1 }],
  ],
  [
    'Japan is full already, so I added nothing.',
    [{ name: 'addToGoal', output: { changed: false, goal, addedMinor: 0 }, changeId: 1 }],
  ],
  ['Removed the goal Japan. Say "undo" to bring it back.', [{ name: 'deleteGoal', output: { goal }, changeId: 1 }]],
  ['', [{ name: 'listRecurring', output: { recurring: [] }, changeId: null }]],
])('says "%s"', (words, runs) => {
  expect(sayRuns(runs, manner)).toBe(words)
})
