import { z } from 'zod'
import { parseDay } from '#domain/calendar.ts'
import { parseLines, readLines } from '#tests/evals/json-lines.ts'

export const daySchema = z.string().refine((text) => parseDay(text) !== null, 'must be a day like 2026-11-20')
const amountSchema = z.number().int().positive()
const targetSchema = z.object({ merchant: z.string() })

const transactionSchema = z.object({
  kind: z.enum(['spend', 'income']).optional(),
  amountMinor: amountSchema.optional(),
  currency: z.string().optional(),
  merchant: z.string().optional(),
  category: z.string().optional(),
  day: daySchema.optional(),
})

const expectSchema = z.object({
  intent: z.enum(['add', 'summary', 'edit', 'undo', 'delete', 'budget', 'goal', 'balance', 'clarify', 'other']),
  transactions: z.array(transactionSchema).optional(),
  period: z.object({ from: daySchema, to: daySchema }).optional(),
  category: z.string().optional(),
  merchant: z.string().optional(),
  change: z
    .object({
      amountMinor: amountSchema.optional(),
      category: z.string().optional(),
      merchant: z.string().optional(),
      day: daySchema.optional(),
    })
    .optional(),
  target: targetSchema.optional(),
  /** Of a budget, which may be nothing (ruling 43), or a goal. */
  amountMinor: z.number().int().nonnegative().optional(),
  question: z.boolean().optional(),
  goal: z.string().optional(),
})

/** What was talked about just before, for sentences that only make sense after another one. */
const afterSchema = z.object({ text: z.string() })

const lineSchema = z.object({
  text: z.string(),
  today: daySchema,
  currency: z.string().optional(),
  after: afterSchema.optional(),
  expect: expectSchema,
})

export type ExpectedTransaction = z.infer<typeof transactionSchema>
export type Expected = z.infer<typeof expectSchema>
export type GoldLine = z.infer<typeof lineSchema>

/** Reads a file of gold lines; throws an Error that names file and line for the first one that does not fit. */
export function readGoldFile(path: string): GoldLine[] {
  return readLines(path, lineSchema)
}

export function parseGold(content: string, name: string): GoldLine[] {
  return parseLines(content, name, lineSchema)
}
