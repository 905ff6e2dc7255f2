import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { budgetColors, budgetStatus, budgetUse } from '#domain/budget.ts'
import { type Day, endOfMonth, startOfMonth } from '#domain/calendar.ts'
import {
  type BudgetCategory,
  budgetCategories,
  budgetCategoryOf,
  isTransactionCategory,
  transactionCategoryOf,
} from '#domain/category.ts'
import type { Budget } from '#domain/tools/budget-schema.ts'

type Db = Kysely<Tables>
type BudgetRow = Selectable<Tables['budgets']>
type Whose = { userId: string; today: Day }
type Choice = { id?: string | undefined; category?: BudgetCategory | undefined }

/**
 * The person's budgets, newest first, with what is spent in the month of `today`, counted from the entries and therefore
 * right before a write of a new month has rolled the stored figures over (ruling 44).
 */
export async function readBudgets(db: Db, whose: Whose & Choice): Promise<Budget[]> {
  let chosen = db.selectFrom('budgets').selectAll().where('user_id', '=', whose.userId)
  if (whose.id !== undefined) chosen = chosen.where('id', '=', whose.id)
  if (whose.category !== undefined) chosen = chosen.where('category', '=', whose.category)
  const rows = await chosen.orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  if (rows.length === 0) return []
  const spent = await spentByBudget(db, { ...whose, categories: rows.map(categoryOf) })
  return rows.map((row) => toBudget(row, spent.get(categoryOf(row)) ?? 0))
}

/** The one budget that is meant, or undefined. */
export async function findBudget(db: Db, whose: Whose & Choice): Promise<Budget | undefined> {
  const [budget] = await readBudgets(db, whose)
  return budget
}

/** Spending of the month by the budget it counts towards; income and refunds count nowhere (specification §9, ruling 35). */
async function spentByBudget(
  db: Db,
  { userId, today, categories }: Whose & { categories: BudgetCategory[] },
): Promise<Map<BudgetCategory, number>> {
  const sums = await db
    .selectFrom('transactions')
    .select((eb) => ['category', eb.fn.sum<number>('amount').as('total')])
    .where('user_id', '=', userId)
    .where('category', 'in', categories.map(transactionCategoryOf))
    .where('date', '>=', startOfMonth(today))
    .where('date', '<=', endOfMonth(today))
    .where('amount', '>', 0)
    .groupBy('category')
    .execute()
  const spent = new Map<BudgetCategory, number>()
  for (const { category, total } of sums) {
    const budget = isTransactionCategory(category) ? budgetCategoryOf(category) : null
    if (budget) spent.set(budget, total)
  }
  return spent
}

function toBudget(row: BudgetRow, spentMinor: number): Budget {
  const figures = { spentMinor, budgetMinor: row.budget_amount }
  return {
    id: row.id,
    category: categoryOf(row),
    ...budgetUse(figures),
    color: budgetColors.find((color) => color === row.color) ?? 'accent',
    status: budgetStatus(figures),
    createdAt: row.created_at,
  }
}

function categoryOf(row: BudgetRow): BudgetCategory {
  return budgetCategories.find((category) => category === row.category) ?? 'Other'
}
