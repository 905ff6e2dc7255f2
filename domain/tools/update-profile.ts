import { z } from 'zod'
import { isTimeZone } from '#domain/calendar.ts'
import { currencyCodes } from '#domain/currency.ts'
import { defineTool } from '#domain/tools/contract.ts'

export const updateProfile = defineTool({
  name: 'updateProfile',
  description: "Changes the person's own settings: name, currency, time zone.",
  effect: 'write',
  input: z
    .object({
      firstName: z.string().trim().min(1).max(80),
      lastName: z.string().trim().max(80),
      currency: z.enum(currencyCodes),
      timeZone: z.string().max(64).refine(isTimeZone),
      /** The welcome was finished, or skipped. */
      isWelcomed: z.literal(true),
    })
    .partial(),
  output: z.object({
    firstName: z.string(),
    lastName: z.string(),
    currency: z.enum(currencyCodes),
    timeZone: z.string(),
  }),
})
