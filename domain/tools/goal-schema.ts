import { z } from 'zod'
import { colors } from '#domain/category.ts'
import { goalCategories } from '#domain/goal.ts'
import { MAX_MINOR } from '#domain/money.ts'
import { daySchema } from '#domain/transaction.ts'

export const goalCategorySchema = z.enum(goalCategories)
export const goalNameSchema = z.string().trim().min(1, 'missing_information').max(80)

/** A positive target in minor units (specification §5). */
export const goalTargetSchema = z
  .number({ error: 'invalid_target' })
  .int('invalid_target')
  .positive('invalid_target')
  .max(MAX_MINOR, 'amount_too_large')

/** A goal in its display form (specification §3). */
export const goalSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  category: goalCategorySchema,
  currentMinor: z.number().int(),
  targetMinor: z.number().int(),
  deadline: daySchema.nullable(),
  color: z.enum(colors),
  milestone: z.string().nullable(),
  createdAt: z.string(),
})
export type Goal = z.output<typeof goalSchema>
