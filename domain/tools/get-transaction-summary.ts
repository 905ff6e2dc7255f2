import { z } from 'zod'
import { budgetLeftSchema } from '#domain/tools/budget-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'
import { transactionSchema } from '#domain/tools/transaction-schema.ts'
import { daySchema, transactionCategorySchema } from '#domain/transaction.ts'

export const getTransactionSummary = defineTool({
  name: 'getTransactionSummary',
  description: 'Adds up spending or income of a period, optionally of one category or one merchant.',
  effect: 'read',
  input: z.object({
    /** Both ends belong to the period; absent: the person's month so far. */
    from: daySchema.optional(),
    to: daySchema.optional(),
    kind: z.enum(['spend', 'income']).default('spend'),
    category: transactionCategorySchema.optional(),
    merchant: z.string().trim().min(1).max(120).optional(),
    /** Only entries of more than this, or of less than that. */
    moreThanMinor: z.number().int().nonnegative().optional(),
    lessThanMinor: z.number().int().positive().optional(),
    /** Left out: entries of a category, those whose name holds some words, or those with both. */
    except: z
      .array(
        z.object({
          category: transactionCategorySchema.optional(),
          merchant: z.string().trim().min(1).max(120).optional(),
        }),
      )
      .max(4)
      .optional(),
  }),
  output: z.object({
    from: daySchema,
    to: daySchema,
    kind: z.enum(['spend', 'income']),
    /** Absolute sum in minor units. */
    totalMinor: z.number().int(),
    count: z.number().int(),
    byCategory: z.array(z.object({ category: transactionCategorySchema, totalMinor: z.number().int() })),
    /** The few names with the greatest sums, the greatest first; a name in other capitals is the same. */
    byMerchant: z.array(z.object({ merchant: z.string(), totalMinor: z.number().int() })),
    /** The few days with the greatest sums, the greatest first. */
    byDay: z.array(z.object({ day: daySchema, totalMinor: z.number().int() })),
    /** The newest few of the rows behind the total. */
    newest: z.array(transactionSchema),
    /** The few rows with the greatest amounts, the greatest first. */
    greatest: z.array(transactionSchema),
    /** The row with the greatest amount. */
    largest: transactionSchema.nullable(),
    /** The row with the least. */
    smallest: transactionSchema.nullable(),
    /** The budget of the category asked about, where there is one and the period is the month so far or the whole month. */
    budget: budgetLeftSchema.optional(),
  }),
})
