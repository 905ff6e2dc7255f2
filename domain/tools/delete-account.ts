import { z } from 'zod'
import { accountSchema } from '#domain/tools/account-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'

export const deleteAccount = defineTool({
  name: 'deleteAccount',
  description: 'Removes a bank account by its id. Its entries stay. It can be undone.',
  effect: 'destructive',
  input: z.object({ id: z.uuid() }),
  output: z.object({ account: accountSchema }),
})
