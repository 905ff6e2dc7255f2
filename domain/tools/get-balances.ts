import { z } from 'zod'
import { accountSchema } from '#domain/tools/account-schema.ts'
import { cardSchema } from '#domain/tools/card-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'

export const getBalances = defineTool({
  name: 'getBalances',
  description: 'Tells the balance of each account and card, and their sum.',
  effect: 'read',
  input: z.object({}),
  output: z.object({
    /** The plain sum (specification §9). */
    totalMinor: z.number().int(),
    /** Newest first, as the cards. */
    accounts: z.array(accountSchema),
    cards: z.array(cardSchema),
  }),
})
