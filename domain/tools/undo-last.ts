import { z } from 'zod'
import { defineTool } from '#domain/tools/contract.ts'
import { transactionSchema } from '#domain/tools/transaction-schema.ts'

export const undoLast = defineTool({
  name: 'undoLast',
  description: 'Takes back the last turn as a whole, or the one change that is named (ruling 46).',
  effect: 'write',
  input: z.object({
    /** A journal change to take back; absent: everything the last turn wrote. */
    changeId: z.number().int().positive().optional(),
    /** The entry whose newest change is taken back, for Undo on a row. */
    transactionId: z.uuid().optional(),
  }),
  output: z.object({
    /** How many changes were taken back. */
    undone: z.number().int(),
    /** Those changes, by their numbers in the journal. */
    changeIds: z.array(z.number().int()),
    removed: z.array(transactionSchema),
    restored: z.array(transactionSchema),
    /** What is no entry: gone, there again, or as it was before. */
    others: z.array(
      z.object({
        about: z.enum(['budget', 'goal', 'account', 'card']),
        name: z.string(),
        now: z.enum(['gone', 'back', 'as_before']),
      }),
    ),
  }),
})
