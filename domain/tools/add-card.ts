import { z } from 'zod'
import { areLastDigits, mayHaveLimit } from '#domain/card.ts'
import { MAX_MINOR } from '#domain/money.ts'
import { balanceSchema } from '#domain/tools/balance-schema.ts'
import { cardSchema, cardTypeSchema } from '#domain/tools/card-schema.ts'
import { defineTool } from '#domain/tools/contract.ts'

export const addCard = defineTool({
  name: 'addCard',
  description: 'Adds a credit or debit card by hand.',
  effect: 'write',
  input: z
    .object({
      cardType: cardTypeSchema,
      lastFourDigits: z.string().trim().min(1, 'missing_information').refine(areLastDigits, 'invalid_input'),
      bankIssuer: z.string().trim().min(1, 'missing_information').max(80),
      balanceMinor: balanceSchema,
      /** Of a credit card only. */
      creditLimitMinor: z
        .number({ error: 'invalid_amount' })
        .int('invalid_amount')
        .nonnegative('invalid_amount')
        .max(MAX_MINOR, 'amount_too_large')
        .nullish(),
    })
    .refine(({ cardType, creditLimitMinor }) => (creditLimitMinor ?? null) === null || mayHaveLimit(cardType), {
      error: 'invalid_input',
      path: ['creditLimitMinor'],
    }),
  output: z.object({ card: cardSchema }),
})
