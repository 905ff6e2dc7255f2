import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { minor } from '#domain/money.ts'
import type { TurnOutcome } from '#domain/views.ts'
import { budgetEffects } from '#web/features/assistant/budget-effects.ts'

type Saved = TurnOutcome['saved'][number]

function entry(changeId: number, amountMinor: number, budget?: Saved['budget']): Saved {
  const transaction = {
    id: `${changeId}`,
    merchant: 'Coffee',
    category: 'Food & Dining' as const,
    categoryColor: 'destructive' as const,
    date: day('2026-11-20'),
    amountMinor: minor(amountMinor),
    pending: false,
    createdAt: '2026-11-20T10:00:00.000Z',
  }
  return { transaction, changeId, ...(budget ? { budget } : {}) }
}
const food = (spentMinor: number) => ({
  category: 'Food & Dining' as const,
  budgetMinor: 20_000,
  spentMinor,
  leftMinor: 20_000 - spentMinor,
})

test('entries of one budget are one effect, as it stood after the last of them', () => {
  const saved = [entry(1, 400, food(400)), entry(2, 1400, food(1800)), entry(3, 900)]
  expect(budgetEffects(saved, [])).toEqual([{ budget: food(1800), addedMinor: 1800 }])
})

test('a budget of which something was taken back is left out', () => {
  expect(budgetEffects([entry(1, 400, food(400)), entry(2, 1400, food(1800))], [1])).toEqual([])
})
