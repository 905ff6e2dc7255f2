import type { SummaryFrame } from '#domain/understanding/frame.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

/** The questions after totals that words ask, read apart from the talk around them. */
export async function readSummaries(context: Context, speaker: Speaker, message: string): Promise<SummaryFrame[]> {
  const { frames } = await interpret(context, { ...speaker, message, last: null })
  return frames.flatMap((frame) => (frame.intent === 'summary' ? [frame] : []))
}

/** The first of them; null where the words ask for none. */
export async function readSummary(context: Context, speaker: Speaker, message: string): Promise<SummaryFrame | null> {
  return (await readSummaries(context, speaker, message))[0] ?? null
}
