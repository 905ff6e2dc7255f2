import { z } from 'zod'
import { cadences } from '#domain/recurring.ts'
import { defineTool } from '#domain/tools/contract.ts'
import { daySchema, transactionCategorySchema } from '#domain/transaction.ts'

export const listRecurring = defineTool({
  name: 'listRecurring',
  description: "Lists subscriptions and other regular payments found in the person's own entries.",
  effect: 'read',
  input: z.object({}),
  output: z.object({
    /** Soonest next payment first. */
    recurring: z.array(
      z.object({
        merchant: z.string(),
        category: transactionCategorySchema,
        cadence: z.enum(cadences),
        /** The newest payment. */
        amountMinor: z.number().int(),
        /** The payment before it; differs after a price change. */
        previousMinor: z.number().int(),
        lastPaid: daySchema,
        nextDay: daySchema,
        /** What it comes to in a month, rounded to a minor unit. */
        monthlyMinor: z.number().int(),
      }),
    ),
    monthlyTotalMinor: z.number().int(),
  }),
})
