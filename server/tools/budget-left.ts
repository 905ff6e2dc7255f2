import { findBudget } from '#db/read/budgets.ts'
import { startOfMonth } from '#domain/calendar.ts'
import { budgetCategoryOf, type TransactionCategory } from '#domain/category.ts'
import type { BudgetLeft } from '#domain/tools/budget-schema.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { ReadScope } from '#server/tools/tool.ts'

type Whose = Pick<ReadScope, 'db' | 'userId' | 'today'>

/** What an entry leaves of the budget it counts towards; nothing for money in and for another month. */
export async function budgetLeftAfter(
  whose: Whose,
  entry: Pick<Transaction, 'category' | 'date' | 'amountMinor'>,
): Promise<{ budget?: BudgetLeft }> {
  if (entry.amountMinor <= 0 || startOfMonth(entry.date) !== startOfMonth(whose.today)) return {}
  return budgetLeftOf(whose, entry.category)
}

/** What is left this month of the budget that a category counts towards (ruling 35); nothing without one. */
export async function budgetLeftOf(whose: Whose, counted: TransactionCategory): Promise<{ budget?: BudgetLeft }> {
  const category = budgetCategoryOf(counted)
  const budget = category ? await findBudget(whose.db, { ...whose, category }) : undefined
  if (!budget) return {}
  const { budgetMinor, spentMinor, leftMinor } = budget
  return { budget: { category: budget.category, budgetMinor, spentMinor, leftMinor } }
}
