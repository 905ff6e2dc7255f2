import { z } from 'zod'
import { budgetLeftSchema } from '#domain/tools/budget-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'
import { transactionSchema } from '#domain/tools/transaction-schema.ts'
import { daySchema, merchantSchema, positiveMinorSchema, transactionCategorySchema } from '#domain/transaction.ts'

export const updateTransaction = defineTool({
  name: 'updateTransaction',
  description: 'Changes one entry by its id: merchant, amount, category, day, or whether it is pending.',
  effect: 'write',
  input: z.object({
    id: z.uuid(),
    merchant: merchantSchema.optional(),
    /** Always positive; the sign follows the category and `kind`. */
    amountMinor: positiveMinorSchema.optional(),
    category: transactionCategorySchema.optional(),
    kind: z.enum(['spend', 'income']).optional(),
    date: daySchema.optional(),
    pending: z.boolean().optional(),
  }),
  output: z.object({
    transaction: transactionSchema,
    /** The entry as it was. */
    previous: transactionSchema,
    changed: z.boolean(),
    /** The budget that the entry counts towards now, where there is one and the entry is of this month. */
    budget: budgetLeftSchema.optional(),
  }),
})
