import type { Color } from '#domain/category.ts'

/** The categories of a goal, in the order they are offered (specification §9). */
export const goalCategories = [
  'Emergency Fund',
  'Vacation',
  'Car Purchase',
  'Home Down Payment',
  'Education',
  'Retirement',
  'Debt Payoff',
  'Other',
] as const

/** Colours that a new goal is given at random (specification §5). */
export const goalColors = ['success', 'info', 'warning', 'accent'] as const satisfies readonly Color[]

/** What has been saved of what is wanted, in whole minor units; the target is positive. */
export type GoalFigures = { currentMinor: number; targetMinor: number }

const [HALFWAY, THREE_QUARTERS, ACHIEVED] = ['Halfway there! 🎯', '75% Complete!', 'Goal Achieved!'] as const

export function isGoalComplete({ currentMinor, targetMinor }: GoalFigures): boolean {
  return currentMinor >= targetMinor
}

/** How much of the way is done, in whole percent, at most 100. */
export function goalPercent({ currentMinor, targetMinor }: GoalFigures): number {
  return Math.min(100, Math.floor((Math.max(0, currentMinor) * 100) / targetMinor))
}

/** Adding money caps at the target (specification §4); what is already saved above a lowered target stays. */
export function raisedBy({ currentMinor, targetMinor }: GoalFigures, amountMinor: number): number {
  return Math.max(currentMinor, Math.min(currentMinor + amountMinor, targetMinor))
}

/**
 * The milestone after progress (specification §4): 50 to under 60 percent with none gives 'Halfway there!', 75 to under 85
 * without '75%' gives '75% Complete!', 100 or more 'Goal Achieved!'; anything else leaves it.
 */
export function nextMilestone(figures: GoalFigures, milestone: string | null): string | null {
  if (reaches(figures, 100)) return ACHIEVED
  if (reaches(figures, 75) && !reaches(figures, 85) && !milestone?.includes('75%')) return THREE_QUARTERS
  if (reaches(figures, 50) && !reaches(figures, 60) && !milestone) return HALFWAY
  return milestone
}

/** The milestone after target or savings were edited: one that is no longer reached is not claimed any more. */
export function milestoneAfterEdit(figures: GoalFigures, milestone: string | null): string | null {
  return nextMilestone(figures, reaches(figures, claimedPercent(milestone)) ? milestone : null)
}

/** The colour that a random UUID draws. */
export function drawGoalColor(randomId: string): (typeof goalColors)[number] {
  return goalColors[Number.parseInt(randomId.slice(0, 8), 16) % goalColors.length] ?? goalColors[0]
}

function reaches({ currentMinor, targetMinor }: GoalFigures, percent: number): boolean {
  return currentMinor * 100 >= targetMinor * percent
}

function claimedPercent(milestone: string | null): number {
  if (milestone === ACHIEVED) return 100
  if (milestone === THREE_QUARTERS) return 75
  return milestone === HALFWAY ? 50 : 0
}
