import { z } from 'zod'
import { MAX_MINOR } from '#domain/money.ts'
import { defineTool } from '#domain/tools/contract.ts'
import { daySchema, merchantSchema, transactionCategorySchema } from '#domain/transaction.ts'

const bankEntrySchema = z.object({
  /** The bank's own id of the entry: the same one is never kept twice. */
  externalId: z.string().min(1),
  accountExternalId: z.string().min(1),
  merchant: merchantSchema,
  /** Positive is spending, negative is income, as stored (ruling 3). */
  amountMinor: z
    .number()
    .int()
    .refine((amount) => amount !== 0 && Math.abs(amount) <= MAX_MINOR),
  category: transactionCategorySchema,
  date: daySchema,
  pending: z.boolean(),
})

export const importBankTransactions = defineTool({
  name: 'importBankTransactions',
  description: 'Brings what a bank recorded into the ledger, as one change.',
  effect: 'write',
  caller: 'server',
  input: z.object({
    bankLinkId: z.uuid(),
    /** Where the next reading begins; empty for the beginning. */
    cursor: z.string(),
    added: z.array(bankEntrySchema),
    changed: z.array(bankEntrySchema),
    /** Ids of the bank's entries that it took back. */
    removed: z.array(z.string().min(1)),
  }),
  output: z.object({ added: z.number(), changed: z.number(), removed: z.number() }),
})
