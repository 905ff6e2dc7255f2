import { z } from 'zod'
import { colors } from '#domain/category.ts'
import { MAX_MINOR } from '#domain/money.ts'
import { defineTool } from '#domain/tools/contract.ts'
import { goalCategorySchema, goalNameSchema, goalSchema, goalTargetSchema } from '#domain/tools/goal-schema.ts'
import { daySchema } from '#domain/transaction.ts'

export const updateGoal = defineTool({
  name: 'updateGoal',
  description:
    'Changes a savings goal: name, target, deadline, category, colour, or what is saved. Adding money is addToGoal.',
  effect: 'write',
  input: z.object({
    id: z.uuid(),
    name: goalNameSchema.optional(),
    targetMinor: goalTargetSchema.optional(),
    /** What is saved in all; capped at the target. */
    currentMinor: z
      .number({ error: 'invalid_amount' })
      .int('invalid_amount')
      .nonnegative('invalid_amount')
      .max(MAX_MINOR, 'amount_too_large')
      .optional(),
    /** Null takes the deadline away. */
    deadline: daySchema.nullish(),
    category: goalCategorySchema.optional(),
    color: z.enum(colors).optional(),
  }),
  output: z.object({
    /** False for an unknown goal too (specification §5). */
    changed: z.boolean(),
    goal: goalSchema.nullable(),
  }),
})
