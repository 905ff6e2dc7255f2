import { z } from 'zod'
import { defineTool } from '#domain/tools/contract.ts'
import { goalSchema } from '#domain/tools/goal-schema.ts'

export const deleteGoal = defineTool({
  name: 'deleteGoal',
  description: 'Removes a savings goal by its id. It can be undone.',
  effect: 'destructive',
  input: z.object({ id: z.uuid() }),
  output: z.object({ goal: goalSchema }),
})
