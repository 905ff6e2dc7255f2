import { z } from 'zod'
import { defineTool } from '#domain/tools/contract.ts'
import { goalSchema } from '#domain/tools/goal-schema.ts'
import { positiveMinorSchema } from '#domain/transaction.ts'

export const addToGoal = defineTool({
  name: 'addToGoal',
  description: 'Adds money to a savings goal, at most up to its target. Take the id from getGoals.',
  effect: 'write',
  input: z.object({ id: z.uuid(), amountMinor: positiveMinorSchema }),
  output: z.object({
    /** False for an unknown goal (specification §5) and for one that is already full. */
    changed: z.boolean(),
    goal: goalSchema.nullable(),
    /** What was really added: less than asked for when the target was reached. */
    addedMinor: z.number().int(),
    /** The milestone that this reached; null when none is new. */
    milestoneReached: z.string().nullable(),
  }),
})
