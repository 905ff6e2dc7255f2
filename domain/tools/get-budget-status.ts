import { z } from 'zod'
import { budgetCategorySchema, budgetSchema, budgetTotalSchema } from '#domain/tools/budget-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'
import { daySchema } from '#domain/transaction.ts'

export const getBudgetStatus = defineTool({
  name: 'getBudgetStatus',
  description: 'Tells how much is spent and left this month, of all budgets or of the budget of one category.',
  effect: 'read',
  input: z.object({ category: budgetCategorySchema.optional() }),
  output: z.object({
    /** The whole month of the person's today. */
    from: daySchema,
    to: daySchema,
    /** Newest first; empty when there is none, or none of that category. */
    budgets: z.array(budgetSchema),
    total: budgetTotalSchema,
  }),
})
