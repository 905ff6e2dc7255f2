import { z } from 'zod'
import { daySchema } from '#tests/evals/gold-line.ts'
import { readLines } from '#tests/evals/json-lines.ts'

const ENTRY = /^(.+) (\+?)(\d+) (\d{4}-\d\d-\d\d)$/

/** "Coffee 400 2026-11-20": a word of the name ("*": any), minor units (with "+" an income), the day. */
const entrySchema = z.string().transform((text, { addIssue }) => {
  const [, name = '', income, amount, day = ''] = ENTRY.exec(text) ?? []
  if (!daySchema.safeParse(day).success) {
    addIssue(`"${text}" is no entry like "Coffee 400 2026-11-20"`)
    return z.NEVER
  }
  return { name: name.toLowerCase(), amountMinor: income ? -Number(amount) : Number(amount), day }
})

const turnSchema = z.object({
  say: z.string(),
  /** All that stands in the ledger after the turn, in any order. */
  entries: z.array(entrySchema).optional(),
  /** What has to occur in the answer. */
  says: z.array(z.string()).optional(),
  /** Whether something has to be asked. */
  asks: z.boolean().optional(),
  /** Categories of entries, each by a word of its name. */
  category: z.record(z.string(), z.string()).optional(),
})

const talkSchema = z.object({ id: z.string(), today: daySchema, turns: z.array(turnSchema).min(1) })

export type Talk = z.infer<typeof talkSchema>
export type TalkTurn = Talk['turns'][number]
export type ExpectedEntry = NonNullable<TalkTurn['entries']>[number]

/** Reads a file of talks; throws an Error that names file and line for the first one that does not fit. */
export function readTalkFile(path: string): Talk[] {
  return readLines(path, talkSchema)
}
