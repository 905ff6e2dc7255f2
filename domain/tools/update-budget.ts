import { z } from 'zod'
import {
  budgetAmountSchema,
  budgetChoiceFields,
  budgetColorSchema,
  budgetSchema,
  isBudgetChosen,
} from '#domain/tools/budget-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'

export const updateBudget = defineTool({
  name: 'updateBudget',
  description: 'Changes amount or colour of a budget that exists. For one that does not, it does nothing.',
  effect: 'write',
  input: z
    .object({
      ...budgetChoiceFields,
      amountMinor: budgetAmountSchema.optional(),
      color: budgetColorSchema.optional(),
    })
    .refine(isBudgetChosen, { error: 'missing_information', path: ['id'] }),
  output: z.object({
    /** False for an unknown budget too (specification §5). */
    changed: z.boolean(),
    budget: budgetSchema.nullable(),
  }),
})
