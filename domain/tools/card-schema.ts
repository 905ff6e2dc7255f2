import { z } from 'zod'
import { cardTypes } from '#domain/card.ts'

export const cardTypeSchema = z.enum(cardTypes)

/** A card as answers hold it (specification §3). */
export const cardSchema = z.object({
  id: z.uuid(),
  cardType: cardTypeSchema,
  lastFourDigits: z.string(),
  bankIssuer: z.string(),
  /** Below 0 is owed (ruling 37). */
  balanceMinor: z.number().int(),
  /** Null for a debit card, and for a credit card whose limit was not said. */
  creditLimitMinor: z.number().int().nullable(),
  isActive: z.boolean(),
  isLinked: z.boolean(),
  createdAt: z.string(),
})
export type Card = z.output<typeof cardSchema>
