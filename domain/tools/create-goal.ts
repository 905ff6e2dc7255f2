import { z } from 'zod'
import { defineTool } from '#domain/tools/contract.ts'
import { goalCategorySchema, goalNameSchema, goalSchema, goalTargetSchema } from '#domain/tools/goal-schema.ts'
import { daySchema } from '#domain/transaction.ts'

export const createGoal = defineTool({
  name: 'createGoal',
  description: 'Makes a new savings goal. Nothing is saved towards it yet.',
  effect: 'write',
  input: z.object({
    name: goalNameSchema,
    targetMinor: goalTargetSchema,
    category: goalCategorySchema,
    deadline: daySchema.nullish(),
  }),
  output: z.object({ goal: goalSchema }),
})
