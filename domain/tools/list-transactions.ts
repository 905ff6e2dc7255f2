import { z } from 'zod'
import { defineTool } from '#domain/tools/contract.ts'
import { transactionSchema } from '#domain/tools/transaction-schema.ts'
import { daySchema, transactionCategorySchema } from '#domain/transaction.ts'

export const listTransactions = defineTool({
  name: 'listTransactions',
  description: 'Lists entries, newest first, optionally those that match words, a category or a period.',
  effect: 'read',
  input: z.object({
    /** Found in merchant or category, whatever the case. */
    search: z.string().trim().min(1).max(120).optional(),
    category: transactionCategorySchema.optional(),
    /** Both ends belong to the period. */
    from: daySchema.optional(),
    to: daySchema.optional(),
    limit: z.number().int().min(1).max(200).default(10),
  }),
  output: z.object({
    transactions: z.array(transactionSchema),
    /** Over all entries that match, not only those listed; absolute sums in minor units. */
    summary: z.object({
      count: z.number().int(),
      volumeMinor: z.number().int(),
      incomeMinor: z.number().int(),
      expensesMinor: z.number().int(),
    }),
  }),
})
