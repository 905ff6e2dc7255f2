import { z } from 'zod'
import { defineTool } from '#domain/tools/contract.ts'

export const syncBankBalances = defineTool({
  name: 'syncBankBalances',
  description: 'Sets the balances of linked accounts and cards to what the bank says.',
  effect: 'write',
  caller: 'server',
  input: z.object({
    bankLinkId: z.uuid(),
    balances: z.array(z.object({ externalId: z.string().min(1), balanceMinor: z.number().int() })),
  }),
  output: z.object({ changed: z.number() }),
})
