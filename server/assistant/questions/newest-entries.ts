import type { Transaction } from '#domain/transaction.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** The person's newest entries, at most `limit`, as they are read out. */
export async function newestEntries(context: Context, { userId }: Speaker, limit: number): Promise<Transaction[]> {
  const { output } = await runTool(context, { name: 'listTransactions', input: { limit }, userId })
  return output.transactions
}

/** The newest of what "my last purchases" can mean: money that came in was not bought. */
export async function newestAsked(context: Context, speaker: Speaker, limit: number): Promise<Transaction[]> {
  if (!ofSpends.test(speaker.message)) return newestEntries(context, speaker, limit)
  const entries = await newestEntries(context, speaker, MOST_LOOKED_AT)
  return entries.filter(({ amountMinor }) => amountMinor > 0).slice(0, limit)
}
const ofSpends = /\b(?:purchases?|expenses?|spends?|spendings?|spent|buy|bought|pay|paid)\b/i
const MOST_LOOKED_AT = 200
