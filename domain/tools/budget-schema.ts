import { z } from 'zod'
import { budgetColors, budgetStates, budgetStatuses } from '#domain/budget.ts'
import { budgetCategories } from '#domain/category.ts'
import { MAX_MINOR } from '#domain/money.ts'

export const budgetCategorySchema = z.enum(budgetCategories)
export const budgetColorSchema = z.enum(budgetColors)

/** What a budget may be set to, in minor units: 0 and below included (ruling 43). */
export const budgetAmountSchema = z
  .number({ error: 'invalid_amount' })
  .int('invalid_amount')
  .min(-MAX_MINOR, 'amount_too_large')
  .max(MAX_MINOR, 'amount_too_large')

const useFields = {
  budgetMinor: z.number().int(),
  /** Spent this month, in the person's zone. */
  spentMinor: z.number().int(),
  /** Below 0 when it is over. */
  leftMinor: z.number().int(),
  /** Null for a budget of 0 or below, which has no percentage. */
  percentUsed: z.number().int().nullable(),
  /** How it is drawn; its boundaries differ from those of `status` (specification §4). */
  state: z.enum(budgetStates),
}

/** All budgets together. */
export const budgetTotalSchema = z.object(useFields)

/** A budget in its display form (specification §3). */
export const budgetSchema = z.object({
  id: z.uuid(),
  category: budgetCategorySchema,
  ...useFields,
  color: budgetColorSchema,
  status: z.enum(budgetStatuses),
  createdAt: z.string(),
})
export type Budget = z.output<typeof budgetSchema>

/** What an entry means for the budget it counts towards, said with the answer that saves it. */
export const budgetLeftSchema = z.object({
  category: budgetCategorySchema,
  budgetMinor: z.number().int(),
  spentMinor: z.number().int(),
  leftMinor: z.number().int(),
})
export type BudgetLeft = z.output<typeof budgetLeftSchema>

/** A budget by its id, or by its category, of which there is one (ruling 44). Errors: missing_information with neither. */
export const budgetChoiceFields = { id: z.uuid().optional(), category: budgetCategorySchema.optional() }

export function isBudgetChosen(choice: { id?: string | undefined; category?: string | undefined }): boolean {
  return choice.id !== undefined || choice.category !== undefined
}
