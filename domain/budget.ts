import type { Color } from '#domain/category.ts'

/** Colours a budget may carry, in the order they are offered; the first is the default (specification §9). */
export const budgetColors = ['success', 'destructive', 'warning', 'info', 'accent'] as const satisfies readonly Color[]

export const budgetStatuses = ['good', 'warning', 'over'] as const
/** As stored. */
export type BudgetStatus = (typeof budgetStatuses)[number]

export const budgetStates = ['normal', 'warning', 'over'] as const
/** As drawn: green, orange, red. */
export type BudgetState = (typeof budgetStates)[number]

/** Whole minor units; spent is never negative, a budget may be 0 or below (ruling 43). */
export type BudgetFigures = { spentMinor: number; budgetMinor: number }

/** The stored status: spent over budget at 1 or above is over, at 0.8 or above warning (specification §4). */
export function budgetStatus({ spentMinor, budgetMinor }: BudgetFigures): BudgetStatus {
  if (budgetMinor <= 0) return spentMinor > 0 ? 'over' : 'good'
  if (spentMinor >= budgetMinor) return 'over'
  return spentMinor * 5 >= budgetMinor * 4 ? 'warning' : 'good'
}

/** How a budget, or all of them together, is drawn: up to 80 percent normal, above it warning, above 100 over (specification §4). */
export function budgetState({ spentMinor, budgetMinor }: BudgetFigures): BudgetState {
  if (budgetMinor <= 0) return spentMinor > 0 ? 'over' : 'normal'
  if (spentMinor > budgetMinor) return 'over'
  return spentMinor * 5 > budgetMinor * 4 ? 'warning' : 'normal'
}

/** Whole percent, rounded down, so that 100 is not said before it is reached; null where there is none (ruling 43). */
export function percentUsed({ spentMinor, budgetMinor }: BudgetFigures): number | null {
  return budgetMinor > 0 ? Math.floor((spentMinor * 100) / budgetMinor) : null
}

/** Percent to the tenth, rounded down like {@link percentUsed}; null where there is none. */
export function percentToTenth({ spentMinor, budgetMinor }: BudgetFigures): number | null {
  return budgetMinor > 0 ? Math.floor((spentMinor * 1000) / budgetMinor) / 10 : null
}

/** What may be spent on each day that is left of a month, today counted in; nothing once the budget is used up. */
export function leftPerDay(leftMinor: number, daysLeft: number): number {
  return daysLeft > 0 ? Math.max(0, Math.floor(leftMinor / daysLeft)) : 0
}

/** Everything that is shown of a budget besides its name and colour. */
export function budgetUse(figures: BudgetFigures) {
  return {
    ...figures,
    leftMinor: figures.budgetMinor - figures.spentMinor,
    percentUsed: percentUsed(figures),
    state: budgetState(figures),
  }
}
