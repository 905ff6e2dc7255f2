import { z } from 'zod'
import { colors } from '#domain/category.ts'
import { minor } from '#domain/money.ts'
import { daySchema, type Transaction, transactionCategorySchema } from '#domain/transaction.ts'

/** {@link Transaction} as it travels in tool answers. */
export const transactionSchema = z.object({
  id: z.uuid(),
  merchant: z.string(),
  category: transactionCategorySchema,
  categoryColor: z.enum(colors),
  date: daySchema,
  amountMinor: z.number().int().transform(minor),
  pending: z.boolean(),
  createdAt: z.string(),
}) satisfies z.ZodType<Transaction, unknown>
