import type { Clock } from '#domain/clock.ts'
import type { UnderstandingContext } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import type { PastTurn } from '#server/assistant/model/model-turn.ts'
import type { OpenSentence } from '#server/assistant/open-sentence.ts'

type Last = NonNullable<UnderstandingContext['last']>

const QUESTION_LIVES_MS = 2 * 60_000
const TALK_LIVES_MS = 10 * 60_000
const MOST_KEPT = 5000
const MOST_PAST_TURNS = 4

/**
 * What the talk with each person was about just now. It is kept in memory alone: a question expires after two minutes anyway, and
 * what was written is kept with the turn itself.
 */
export type Memory = {
  /** The sentence that waits for an answer; null when there is none or it waited too long. */
  question(userId: string): OpenSentence | null
  ask(userId: string, sentence: OpenSentence | null): void
  last(userId: string): Last | null
  remember(userId: string, last: Last): void
  /** The last few turns, oldest first, as a model is told them. */
  past(userId: string): readonly PastTurn[]
  keepPast(userId: string, turn: PastTurn): void
  /** The answer of a turn that came a moment ago, for a retry of a turn that wrote nothing. */
  answer(turn: string): { inputHash: string; answer: AssistantAnswer } | null
  keepAnswer(turn: string, kept: { inputHash: string; answer: AssistantAnswer }): void
}

export function createMemory(clock: Clock): Memory {
  const questions = createShelf<OpenSentence>(clock, QUESTION_LIVES_MS)
  const talks = createShelf<Last>(clock, TALK_LIVES_MS)
  const pasts = createShelf<readonly PastTurn[]>(clock, TALK_LIVES_MS)
  const answers = createShelf<{ inputHash: string; answer: AssistantAnswer }>(clock, TALK_LIVES_MS)
  return {
    question: questions.get,
    ask: (userId, sentence) => (sentence ? questions.put(userId, sentence) : questions.drop(userId)),
    last: talks.get,
    remember: talks.put,
    past: (userId) => pasts.get(userId) ?? [],
    keepPast: (userId, turn) => pasts.put(userId, [...(pasts.get(userId) ?? []), turn].slice(-MOST_PAST_TURNS)),
    answer: answers.get,
    keepAnswer: answers.put,
  }
}

/** Keeps a bounded number of things for a bounded time; the oldest go first. */
function createShelf<T>(clock: Clock, livesMs: number) {
  const kept = new Map<string, { thing: T; until: number }>()
  return {
    get(key: string): T | null {
      const found = kept.get(key)
      return found && found.until > clock() ? found.thing : null
    },
    put(key: string, thing: T): void {
      kept.delete(key)
      kept.set(key, { thing, until: clock() + livesMs })
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break
        kept.delete(oldest)
      }
    },
    drop(key: string): void {
      kept.delete(key)
    },
  }
}
