import type { Currency } from '#domain/currency.ts'
import { listWords } from '#domain/list-words.ts'
import { formatMoney } from '#domain/money.ts'
import type { LimitAsked } from '#domain/talk/limit-sentence.ts'
import type { BudgetLeft } from '#domain/tools/budget-schema.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import type { BudgetFrame } from '#domain/understanding/frame.ts'

type Status = Pick<ToolOutput<'getBudgetStatus'>, 'budgets' | 'total'>

/** "$87.50 left for Food & Dining this month.": what an entry means for its budget. */
export function sayLeft(
  { category, leftMinor }: Pick<BudgetLeft, 'category' | 'leftMinor'>,
  currency: Currency,
): string {
  if (leftMinor < 0) return `That is ${formatMoney(-leftMinor, currency)} over for ${category} this month.`
  return `${formatMoney(leftMinor, currency)} left for ${category} this month.`
}

/** More are not told one by one. */
const MOST_EACH = 4

type AskedOf = Pick<BudgetFrame, 'category'> & { isUsed?: boolean; isEach?: boolean; limit?: LimitAsked | null }

/**
 * How the budget of a category stands, or all of them; `isUsed`: what is gone of it is asked for; `isEach`: which there are; `limit`: a yes
 * or a no, or which of them, comes first.
 */
export function sayBudgets(
  status: Status,
  { category, isUsed = false, isEach = false, limit = null }: AskedOf,
  currency: Currency,
): string {
  const [only, ...more] = status.budgets
  if (limit && only) return sayWhetherOver(status, limit, currency)
  if (isUsed && only && more.length === 0 && only.leftMinor >= 0) return sayUsed(only, currency)
  if (isEach && more.length > 0 && more.length < MOST_EACH) return sayEach(status, currency)
  if (status.budgets.length > 0) return sayAllBudgets(status, currency)
  return category
    ? `There is no budget for ${category} yet. Say "set ${firstWord(category)} to 300" to make one.`
    : 'There is no budget yet. Say "set dining to 300" to make one.'
}

/** The tightest first: "2 budgets: $20.00 of $300.00 left for Food & Dining, $5.00 over the $100.00 for Transportation." */
function sayEach({ budgets }: Status, currency: Currency): string {
  const partLeft = ({ leftMinor, budgetMinor }: Status['budgets'][number]) => leftMinor / Math.max(1, budgetMinor)
  const each = budgets
    .toSorted((one, other) => partLeft(one) - partLeft(other))
    .map(({ category, leftMinor, budgetMinor }) => {
      const [left, budget] = [Math.abs(leftMinor), budgetMinor].map((sum) => formatMoney(sum, currency))
      return leftMinor < 0 ? `${left} over the ${budget} for ${category}` : `${left} of ${budget} left for ${category}`
    })
  return `${budgets.length} budgets this month: ${each.join(', ')}.`
}

/** "Yes, Food & Dining is $12.00 over its $50.00 this month.", "No, $280.00 of $300.00 left for Food & Dining this month." There has to be one. */
function sayWhetherOver(status: Status, { asks, isWhich }: LimitAsked, currency: Currency): string {
  const money = (amountMinor: number) => formatMoney(Math.abs(amountMinor), currency)
  const over = status.budgets.filter(({ leftMinor }) => leftMinor < 0)
  const isSo = over.length > 0 === (asks === 'over')
  const whether = isSo ? 'Yes, ' : 'No, '
  if (over.length === 0) return `${isWhich ? 'None, ' : whether}${sayAllBudgets(status, currency)}`
  const named = over.map(
    ({ category, leftMinor, budgetMinor }) => `${category} is ${money(leftMinor)} over its ${money(budgetMinor)}`,
  )
  return `${isWhich ? '' : whether}${listWords(named)} this month.`
}

/** "$23.00 of $50.00 (46%) is gone for Food & Dining this month, $27.00 left." */
function sayUsed(
  { category, budgetMinor, spentMinor, leftMinor, percentUsed }: Status['budgets'][number],
  currency: Currency,
): string {
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const part = percentUsed === null || spentMinor === 0 ? '' : ` (${percentUsed}%)`
  return `${money(spentMinor)} of ${money(budgetMinor)}${part} is gone for ${category} this month, ${money(leftMinor)} left.`
}

/** "$70.00 of $400.00 left this month, across 2 budgets. Food & Dining is $30.00 over." There has to be one. */
export function sayAllBudgets({ budgets, total }: Status, currency: Currency): string {
  const [only, ...more] = budgets
  const money = (amountMinor: number) => formatMoney(Math.abs(amountMinor), currency)
  if (only && more.length === 0) {
    const { leftMinor, budgetMinor, category } = only
    const budget = formatMoney(budgetMinor, currency)
    if (leftMinor < 0) return `You are ${money(leftMinor)} over the ${budget} for ${category} this month.`
    return `${money(leftMinor)} of ${budget} left for ${category} this month.`
  }
  const over = budgets.filter(({ leftMinor }) => leftMinor < 0)
  const named = over.map(({ category, leftMinor }) => `${category} is ${money(leftMinor)} over`)
  const standing = `${money(total.leftMinor)} ${total.leftMinor < 0 ? 'over' : 'of'} ${formatMoney(total.budgetMinor, currency)}${total.leftMinor < 0 ? '' : ' left'} this month, across ${budgets.length} budgets.`
  return named.length === 0 ? standing : `${standing} ${listWords(named)}.`
}

/** "Food & Dining" is said as "food". */
function firstWord(category: string): string {
  return (category.split(' ')[0] ?? category).toLowerCase()
}
