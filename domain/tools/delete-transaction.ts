import { z } from 'zod'
import { defineTool } from '#domain/tools/contract.ts'
import { transactionSchema } from '#domain/tools/transaction-schema.ts'

export const deleteTransaction = defineTool({
  name: 'deleteTransaction',
  description: 'Removes one entry by its id. It can be undone.',
  effect: 'destructive',
  input: z.object({ id: z.uuid() }),
  output: z.object({ transaction: transactionSchema }),
})
