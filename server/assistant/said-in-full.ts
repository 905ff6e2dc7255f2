import { readChecked } from '#domain/talk/check-sentence.ts'
import { withEachDay } from '#domain/talk/each-day-sentence.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { readSummary } from '#server/assistant/questions/read-summary.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "so I spent 80 right" as the question for that sum, "coffee 4.50 every day this week" with its days; else as it was said. */
export async function saidInFull(context: Context, speaker: Speaker): Promise<string> {
  const { message, today } = speaker
  const each = withEachDay(message, today)
  if (!each) return (await askedForSum(context, speaker)) ?? message
  const { frames } = await interpret(context, { ...speaker, message: each.message, last: null })
  const isTold = frames.length === each.count && frames.every(({ intent }) => intent === 'add')
  return isTold ? each.message : message
}

/** Of a thing of which nothing is recorded, "I spent 12 on lunch, right" tells what it cost. */
async function askedForSum(context: Context, speaker: Speaker): Promise<string | null> {
  const question = readChecked(speaker.message)
  const frame = question && (await readSummary(context, speaker, question))
  if (!frame) return question
  const { period, kind, category, merchant } = frame
  const input = { ...period, kind, category, merchant }
  const { output } = await runTool(context, { name: 'getTransactionSummary', input, userId: speaker.userId })
  return output.count > 0 ? question : null
}
