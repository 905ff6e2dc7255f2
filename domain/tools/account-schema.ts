import { z } from 'zod'
import { accountTypes } from '#domain/account.ts'

export const accountTypeSchema = z.enum(accountTypes)

/** A bank account as answers hold it (specification §3). */
export const accountSchema = z.object({
  id: z.uuid(),
  bankName: z.string(),
  accountType: accountTypeSchema,
  maskedAccountNumber: z.string(),
  balanceMinor: z.number().int(),
  isActive: z.boolean(),
  /** The bank says the balance; entries do not move it (ruling 37). */
  isLinked: z.boolean(),
  createdAt: z.string(),
})
export type Account = z.output<typeof accountSchema>
