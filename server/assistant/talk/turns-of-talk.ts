import { turnsSince } from '#db/read/assistant-turn.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { TALK_LIVES_MS } from '#server/assistant/talk/memory.ts'
import type { Context } from '#server/context.ts'

/**
 * How many turns back a rule looks. The less a sentence says of what it means, the nearer to it that has to have been told: further back
 * lies something else that it would fit as well.
 */
export const turnsBack = {
  /** What a sentence only says one thing more of: "plus a tip of 3", "no, cash". */
  justSaid: 3,
  /** What "it", "those" or "he" stands for: "how much was it", "list them", "he gave me 60". */
  pointedAt: 4,
  /** What the talk is about just now: "half of that was for my flatmate", "the other way round". */
  talkedOf: 6,
  /** Some of several, by their day or their place among them: "the first three", "monday's was 4.50", "everything but the milk". */
  ofSeveral: 8,
  /** An entry that an order about an account or a card may mean: "delete the card" after "birthday card 6". */
  calledAlike: 8,
  /** What has to be read again of a talk that is not in mind any more. */
  recalled: 8,
  /** What is told apart from the rest of the talk by its name, its amount or what was done with it: "the coffee was 4". */
  ofTalk: 12,
  /** What is named in words that are news, or come to nothing, where the talk did not tell of it: "ink was 36" after "printer ink 38". */
  ofLongTalk: 30,
  /** What was done last, which may lie behind many questions. */
  everDone: 60,
} as const

/** What was said in a turn, what was answered, and what it came to. */
export type TalkTurn = { message: string; said: string; outcome: AssistantAnswer['turn'] }

/** The turns of a talk, as far back as they were read while one more is answered; null: they have to be read. */
export type Talk = { read: { limit: number; turns: readonly TalkTurn[] } | null }

type Asked = { userId: string; limit: number }

/** The last turns of a talk that still goes on, at most `limit`, the oldest first. */
export async function turnsOfTalk(
  context: Pick<Context, 'reader' | 'clock' | 'talk'>,
  { userId, limit }: Asked,
): Promise<TalkTurn[]> {
  const { talk = { read: null } } = context
  if (!talk.read || talk.read.limit < limit) {
    const enough = Math.max(limit, turnsBack.ofTalk)
    talk.read = { limit: enough, turns: await readTurns(context, { userId, limit: enough }) }
  }
  return talk.read.turns.slice(-limit)
}

async function readTurns({ reader, clock }: Pick<Context, 'reader' | 'clock'>, asked: Asked): Promise<TalkTurn[]> {
  const since = new Date(clock() - TALK_LIVES_MS).toISOString()
  const turns = await turnsSince(reader, { ...asked, since })
  return turns.map(({ message, answer }) => {
    const { message: said, turn: outcome } = JSON.parse(answer) as Pick<AssistantAnswer, 'message' | 'turn'>
    return { message, said, outcome }
  })
}
