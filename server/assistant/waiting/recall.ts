import type { SummaryFrame, UnderstandingContext } from '#domain/understanding/frame.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

type Last = NonNullable<UnderstandingContext['last']>

/** What was asked last, whatever was told since. */
export async function recallAsked(
  context: Context,
  memory: Memory,
  speaker: Speaker,
): Promise<Omit<SummaryFrame, 'spans' | 'confidence'> | null> {
  await recall(context, memory, speaker)
  return memory.asked(speaker.userId) ?? null
}

/** What the person was talking about just now. After a restart it is read again from the conversation that was kept. */
export async function recall(context: Context, memory: Memory, speaker: Speaker): Promise<Last | null> {
  const { userId } = speaker
  const remembered = memory.last(userId)
  if (remembered) return remembered
  let last: Last | null = null
  for (const { message, outcome } of await turnsOfTalk(context, { userId, limit: turnsBack.recalled })) {
    const { frames } = await interpret(context, { ...speaker, message, last })
    for (const frame of frames) {
      if (frame.intent === 'add' && outcome.saved.length > 0) last = { intent: 'add', transaction: frame.transaction }
      if (frame.intent === 'summary') {
        const { spans: _, confidence: __, ...summary } = frame
        last = { intent: 'summary', summary }
        memory.remember(userId, last)
      }
    }
  }
  if (last) memory.remember(userId, last)
  return last
}
