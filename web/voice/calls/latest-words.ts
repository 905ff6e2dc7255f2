import { waitFor } from 'xstate'
import type { TurnOutcome } from '#domain/views.ts'
import { CALL_BELONGS_MS } from '#machines/assistant-turn.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'

const TURN_TAKES_AT_MOST_MS = 8_000
/** The words of a call that came before them are close behind. */
const WORDS_COME_WITHIN_MS = 1_500

/** The turn that a call belongs to now. Throws where nobody has said anything. */
export function heardNow({ turn }: Assistant) {
  const { heard } = turn.getSnapshot().context
  if (!heard) throw new Error('Nobody has said anything yet.')
  return heard
}

/** Whether the words of a call may still be on their way: none are heard, none lately, or somebody speaks again. */
export function mayBeAhead({ turn }: Assistant): boolean {
  const { heard, isSpeakingAgain } = turn.getSnapshot().context
  return heard?.text == null || Date.now() - heard.at >= CALL_BELONGS_MS || isSpeakingAgain
}

/** Whether new words come in time. */
export async function wordsCome({ turn }: Assistant): Promise<boolean> {
  const before = turn.getSnapshot().context.heard
  return waitFor(turn, ({ context: { heard } }) => heard !== before && heard?.text != null, {
    timeout: WORDS_COME_WITHIN_MS,
  }).then(
    () => true,
    () => false,
  )
}

/** Resolves when the turn has its reply, or has taken too long. */
export async function settled({ turn }: Assistant, turnId: string): Promise<void> {
  await waitFor(
    turn,
    (snapshot) =>
      !snapshot.context.waiting.some((each) => each.turnId === turnId) &&
      !(snapshot.matches('processing') && snapshot.context.request?.turnId === turnId),
    { timeout: TURN_TAKES_AT_MOST_MS },
  ).catch(() => {})
}

/** What Penny answered to a turn. */
export function replyTo({ chat }: Assistant, turnId: string): ChatMessage | undefined {
  return chat.find((message) => message.turnId === turnId && message.type === 'assistant')
}

export function outcomeOf(assistant: Assistant, turnId: string): TurnOutcome | undefined {
  return replyTo(assistant, turnId)?.outcome
}
