import { z } from 'zod'
import { cadences } from '#domain/recurring.ts'
import { defineTool } from '#domain/tools/contract.ts'

export const setSubscriptionActive = defineTool({
  name: 'setSubscriptionActive',
  description:
    'Marks a subscription found by listRecurring as paused or active again. It cancels nothing at the merchant. It can be undone.',
  effect: 'write',
  input: z.object({
    merchant: z.string({ error: 'missing_information' }).trim().min(1, { error: 'missing_information' }).max(120),
    cadence: z.enum(cadences),
    isActive: z.boolean(),
  }),
  output: z.object({ merchant: z.string(), cadence: z.enum(cadences), isActive: z.boolean(), changed: z.boolean() }),
})
