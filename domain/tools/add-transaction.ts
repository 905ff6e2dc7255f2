import { z } from 'zod'
import { budgetLeftSchema } from '#domain/tools/budget-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'
import { transactionSchema } from '#domain/tools/transaction-schema.ts'
import { daySchema, merchantSchema, positiveMinorSchema, transactionCategorySchema } from '#domain/transaction.ts'

export const addTransaction = defineTool({
  name: 'addTransaction',
  description: 'Records one spend or one income. Call it once for each amount the person said.',
  effect: 'write',
  input: z.object({
    merchant: merchantSchema,
    /** Always positive; `category` Income or `kind` income makes it money in. */
    amountMinor: positiveMinorSchema,
    category: transactionCategorySchema,
    kind: z.enum(['spend', 'income']).optional(),
    /** Absent: the person's today. */
    date: daySchema.optional(),
    pending: z.boolean().default(false),
    accountId: z.uuid().nullish(),
    cardId: z.uuid().nullish(),
  }),
  output: z.object({
    transaction: transactionSchema,
    /** The budget that the entry counts towards, where there is one and the entry is of this month. */
    budget: budgetLeftSchema.optional(),
  }),
})
