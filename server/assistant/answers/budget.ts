import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import type { BudgetLeft } from '#domain/tools/budget-schema.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import type { BudgetFrame } from '#domain/understanding/frame.ts'

/** "$87.50 left for Food & Dining this month.": what an entry means for its budget. */
export function sayLeft(
  { category, leftMinor }: Pick<BudgetLeft, 'category' | 'leftMinor'>,
  currency: Currency,
): string {
  if (leftMinor < 0) return `That is ${formatMoney(-leftMinor, currency)} over for ${category} this month.`
  return `${formatMoney(leftMinor, currency)} left for ${category} this month.`
}

/** How the budgets stand, or the one of a category. */
export function sayBudgets(
  { budgets, total }: ToolOutput<'getBudgetStatus'>,
  { category }: BudgetFrame,
  currency: Currency,
): string {
  const [only, ...more] = budgets
  if (!only) return `There is no budget${category ? ` for ${category}` : ''} yet. Say "set dining to 300" to make one.`
  const { leftMinor, budgetMinor } = more.length === 0 ? only : total
  const about = more.length === 0 ? `for ${only.category}` : `over ${budgets.length} budgets`
  const budget = formatMoney(budgetMinor, currency)
  if (leftMinor < 0) return `You are ${formatMoney(-leftMinor, currency)} over the ${budget} ${about} this month.`
  return `${formatMoney(leftMinor, currency)} of ${budget} left ${about} this month.`
}
