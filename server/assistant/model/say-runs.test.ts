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
  ['Changed, it is $6.40 for Starbucks now.', [{ name: 'updateTransaction', output: { transaction }, changeId: 1 }]],
  ['The budget for Food & Dining is $300.00 now.', [{ name: 'setBudget', output: { budget: left }, changeId: 1 }]],
  ['Japan stands at $50.00 of $2,500.00.', [{ name: 'addToGoal', output: { changed: true, goal }, changeId: 1 }]],
  ['There was nothing to change.', [{ name: 'addToGoal', output: { changed: false, goal }, changeId: 1 }]],
  ['Removed the goal Japan.', [{ name: 'deleteGoal', output: { goal }, changeId: 1 }]],
  ['', [{ name: 'listRecurring', output: { recurring: [] }, changeId: null }]],
])('says "%s"', (words, runs) => {
  expect(sayRuns(runs, manner)).toBe(words)
})
