import { z } from 'zod'
import { defineTool } from '#domain/tools/contract.ts'
import { goalSchema } from '#domain/tools/goal-schema.ts'

export const getGoals = defineTool({
  name: 'getGoals',
  description: 'Lists the savings goals with what is saved and what is wanted.',
  effect: 'read',
  input: z.object({}),
  output: z.object({
    /** Newest first. */
    goals: z.array(goalSchema),
    /** Over all goals. */
    totalSavedMinor: z.number().int(),
    completed: z.number().int(),
  }),
})
