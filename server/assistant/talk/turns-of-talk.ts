import { turnsSince } from '#db/read/assistant-turn.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { TALK_LIVES_MS } from '#server/assistant/talk/memory.ts'
import type { Context } from '#server/context.ts'

/** The last turns of a talk that still goes on, at most `limit`, the oldest first, each with what was answered and what it came to. */
export async function turnsOfTalk(
  { reader, clock }: Pick<Context, 'reader' | 'clock'>,
  { userId, limit }: { userId: string; limit: number },
) {
  const since = new Date(clock() - TALK_LIVES_MS).toISOString()
  const turns = await turnsSince(reader, { userId, since, limit })
  return turns.map(({ message, answer }) => {
    const { message: said, turn: outcome } = JSON.parse(answer) as Pick<AssistantAnswer, 'message' | 'turn'>
    return { message, said, outcome }
  })
}
