import { z } from 'zod'
import { type Day, parseDay } from '#domain/calendar.ts'
import { type Color, type TransactionCategory, transactionCategories } from '#domain/category.ts'
import { MAX_MINOR, type Minor, minor } from '#domain/money.ts'

export const daySchema = z.string().transform((text, context): Day => {
  const parsed = parseDay(text)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'invalid_day' })
  return z.NEVER
})

/** A positive amount in minor units, at most 10^12 (ruling 43). */
export const positiveMinorSchema = z
  .number({ error: 'invalid_amount' })
  .int('invalid_amount')
  .positive('invalid_amount')
  .max(MAX_MINOR, 'amount_too_large')
  .transform(minor)

export const merchantSchema = z.string().trim().min(1, 'missing_information').max(120)
export const transactionCategorySchema = z.enum(transactionCategories)

/** A transaction as screens and answers hold it (specification §3, display form). */
export type Transaction = {
  id: string
  merchant: string
  category: TransactionCategory
  categoryColor: Color
  date: Day
  /** Stored sign: positive is spending, negative is income (ruling 3). */
  amountMinor: Minor
  pending: boolean
  createdAt: string
}

/** The stored sign of an amount: Income is negative, every other category positive (specification §3). */
export function signedAmount(amount: Minor, kind: 'spend' | 'income'): Minor {
  return minor(kind === 'income' ? -Math.abs(amount) : Math.abs(amount))
}

export function kindOfCategory(category: TransactionCategory): 'spend' | 'income' {
  return category === 'Income' ? 'income' : 'spend'
}
