import type { Transaction } from '#domain/transaction.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** The person's newest entries, at most `limit`, as they are read out. */
export async function newestEntries(context: Context, { userId }: Speaker, limit: number): Promise<Transaction[]> {
  const { output } = await runTool(context, { name: 'listTransactions', input: { limit }, userId })
  return output.transactions
}
