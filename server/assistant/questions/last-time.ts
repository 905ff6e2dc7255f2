import type { ToolInput } from '#domain/tools/registry.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { sayLastTime } from '#server/assistant/answers/asked.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "Last time was $4.00 for Coffee on Monday.": the newest entry of a name. */
export async function lastTime(context: Context, speaker: Speaker, about: string): Promise<AssistantAnswer> {
  const search = async (input: ToolInput<'listTransactions'>) => {
    const { output } = await runTool(context, { name: 'listTransactions', input, userId: speaker.userId })
    return output.transactions
  }
  const [byName] = await search({ search: about.slice(0, 120), limit: 1 })
  const [bySingular] =
    byName || !about.endsWith('s') ? [byName] : await search({ search: about.slice(0, -1), limit: 1 })
  const entry = bySingular
  const answer = emptyAnswer(speaker, sayLastTime(entry, about, speaker))
  if (!entry) return answer
  const summary = {
    totalMinor: Math.abs(entry.amountMinor),
    count: 1,
    from: entry.date,
    to: entry.date,
    label: '',
    category: null,
    merchant: entry.merchant,
    newest: [entry],
  }
  return { ...answer, turn: { ...answer.turn, summary } }
}
