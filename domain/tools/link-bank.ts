import { z } from 'zod'
import { MASKED_NUMBER_MAX } from '#domain/account.ts'
import { bankCountries } from '#domain/bank-country.ts'
import { accountSchema, accountTypeSchema } from '#domain/tools/account-schema.ts'
import { cardSchema, cardTypeSchema } from '#domain/tools/card-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'

const balance = z.number().int()

export const linkBank = defineTool({
  name: 'linkBank',
  description: 'Keeps a connection to a bank, with the accounts and cards that the bank named.',
  effect: 'write',
  caller: 'server',
  secrets: ['accessToken', 'details'],
  input: z.object({
    bankLinkId: z.uuid(),
    provider: z.enum(['sandbox', 'plaid']),
    bankName: z.string().trim().min(1).max(80),
    country: z.enum(bankCountries),
    accessToken: z.string().min(1),
    /** The aggregator's own name of the connection, where it has one. */
    itemId: z.string().min(1).nullable(),
    details: z.object({
      accountNumber: z.string().optional(),
      sortCode: z.string().optional(),
      routingNumber: z.string().optional(),
      iban: z.string().optional(),
    }),
    accounts: z.array(
      z.object({
        externalId: z.string().min(1),
        accountType: accountTypeSchema,
        maskedAccountNumber: z.string().min(1).max(MASKED_NUMBER_MAX),
        balanceMinor: balance,
      }),
    ),
    cards: z.array(
      z.object({
        externalId: z.string().min(1),
        cardType: cardTypeSchema,
        lastFourDigits: z.string().min(1).max(4),
        balanceMinor: balance,
        creditLimitMinor: z.number().int().nonnegative().nullable(),
      }),
    ),
  }),
  output: z.object({ accounts: z.array(accountSchema), cards: z.array(cardSchema) }),
})
