import { z } from 'zod'
import { MAX_MINOR, type Minor, minor } from '#domain/money.ts'

/**
 * A balance in minor units; below 0 is owed (ruling 37). What is no number counts as 0 (specification §5). Errors:
 * missing_information without one, invalid_amount for a part of a minor unit, amount_too_large.
 */
export const balanceSchema = z.union([z.number(), z.string().min(1), z.null()]).transform((given, context): Minor => {
  const value = given === null ? Number.NaN : Number(given)
  if (!Number.isFinite(value)) return minor(0)
  if (Number.isInteger(value) && Math.abs(value) <= MAX_MINOR) return minor(value)
  context.addIssue({ code: 'custom', message: Number.isInteger(value) ? 'amount_too_large' : 'invalid_amount' })
  return z.NEVER
})
