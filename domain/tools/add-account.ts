import { z } from 'zod'
import { MASKED_NUMBER_MAX } from '#domain/account.ts'
import { accountSchema, accountTypeSchema } from '#domain/tools/account-schema.ts'
import { balanceSchema } from '#domain/tools/balance-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'

export const addAccount = defineTool({
  name: 'addAccount',
  description: 'Adds a bank account by hand.',
  effect: 'write',
  input: z.object({
    bankName: z.string().trim().min(1, 'missing_information').max(80),
    accountType: accountTypeSchema,
    maskedAccountNumber: z.string().trim().min(1, 'missing_information').max(MASKED_NUMBER_MAX),
    balanceMinor: balanceSchema,
  }),
  output: z.object({ account: accountSchema }),
})
