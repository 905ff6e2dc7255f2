import { turnsSince } from '#db/read/assistant-turn.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import type { PastTurn } from '#server/assistant/model/model-turn.ts'
import { TALK_LIVES_MS } from '#server/assistant/talk/memory.ts'
import type { Context } from '#server/context.ts'

const MOST_PAST_TURNS = 4

/** The last few turns of the talk that is going on, oldest first, as a model is told them. */
export async function pastTurns(
  { reader, clock }: Pick<Context, 'reader' | 'clock'>,
  userId: string,
): Promise<PastTurn[]> {
  const since = new Date(clock() - TALK_LIVES_MS).toISOString()
  const turns = await turnsSince(reader, { userId, since, limit: MOST_PAST_TURNS })
  return turns.map(({ message, answer }) => ({
    text: message,
    answer: (JSON.parse(answer) as Pick<AssistantAnswer, 'message'>).message,
  }))
}
