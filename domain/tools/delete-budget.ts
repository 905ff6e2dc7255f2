import { z } from 'zod'
import { budgetChoiceFields, budgetSchema, isBudgetChosen } from '#domain/tools/budget-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'

export const deleteBudget = defineTool({
  name: 'deleteBudget',
  description: 'Removes the budget of a category. Entries stay. It can be undone.',
  effect: 'destructive',
  input: z.object(budgetChoiceFields).refine(isBudgetChosen, { error: 'missing_information', path: ['id'] }),
  output: z.object({ budget: budgetSchema }),
})
