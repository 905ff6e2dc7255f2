import type { Insertable } from 'kysely'
import type { Random } from '#db/seed/random.ts'
import type { Tables } from '#db/tables.ts'
import { addDays, addMonths, type Day } from '#domain/calendar.ts'
import { nextMilestone } from '#domain/goal.ts'

type BudgetRow = Insertable<Tables['budgets']>
type GoalRow = Insertable<Tables['goals']>
type Given = { userId: string; today: Day; newId: () => string; random: Random }

/** Some budgets that hold, some that do not. */
const budgets = [
  ['Food & Dining', 75_000, 'success'],
  ['Transportation', 32_000, 'warning'],
  ['Shopping', 26_000, 'info'],
  ['Entertainment', 14_000, 'accent'],
  ['Utilities', 175_000, 'destructive'],
  ['Healthcare', 12_000, 'success'],
  ['Education', 20_000, 'info'],
] as const

/** Goals at different places: reached, three quarters, half way, just begun. */
const goals = [
  ['Electric car', 'Car Purchase', 1_800_000, 0.12, 'warning', 26],
  ['Emergency fund', 'Emergency Fund', 1_000_000, 0.78, 'success', 7],
  ['Lisbon in spring', 'Vacation', 240_000, 0.53, 'info', 5],
  ['New bicycle', 'Other', 90_000, 1, 'accent', -1],
] as const

export function budgetRows({ userId, today, newId }: Given): BudgetRow[] {
  return budgets.map(([category, budget_amount, color], index) => ({
    id: newId(),
    user_id: userId,
    category,
    budget_amount,
    color,
    created_at: `${addDays(addMonths(today, -10), index)}T09:00:00.000Z`,
  }))
}

export function goalRows({ userId, today, newId, random }: Given): GoalRow[] {
  return goals.map(([name, category, target, part, color, months], index) => {
    const saved = part === 1 ? target : Math.round((target * (part + random.next() * 0.04)) / 500) * 500
    return {
      id: newId(),
      user_id: userId,
      name,
      category,
      color,
      current_amount: saved,
      target_amount: target,
      deadline: addMonths(today, months),
      milestone: nextMilestone({ currentMinor: saved, targetMinor: target }, null),
      created_at: `${addDays(addMonths(today, -11), index * 20)}T09:00:00.000Z`,
    }
  })
}
