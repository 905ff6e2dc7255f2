import { z } from 'zod'
import { cardSchema } from '#domain/tools/card-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'

export const deleteCard = defineTool({
  name: 'deleteCard',
  description: 'Removes a card by its id. Its entries stay. It can be undone.',
  effect: 'destructive',
  input: z.object({ id: z.uuid() }),
  output: z.object({ card: cardSchema }),
})
