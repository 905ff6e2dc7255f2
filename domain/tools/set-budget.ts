import { z } from 'zod'
import {
  budgetAmountSchema,
  budgetCategorySchema,
  budgetColorSchema,
  budgetSchema,
} from '#domain/tools/budget-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'

export const setBudget = defineTool({
  name: 'setBudget',
  description: 'Sets the monthly budget of a category: makes it, or changes the one there is.',
  effect: 'write',
  input: z.object({
    category: budgetCategorySchema,
    amountMinor: budgetAmountSchema,
    /** Absent: success for a new budget, unchanged for one there is. */
    color: budgetColorSchema.optional(),
  }),
  output: z.object({
    budget: budgetSchema,
    created: z.boolean(),
    /** The amount before; null for a new budget. */
    previousMinor: z.number().int().nullable(),
  }),
})
