import type { TurnOutcome } from '#domain/views.ts'

/** One line of the conversation (specification §3), with what the screen needs to draw it again after a reload. */
export type ChatMessage = {
  id: string
  type: 'user' | 'assistant'
  message: string
  /** ISO 8601. */
  timestamp: string
  turnId?: string
  /** What the turn did, for saved cards, figures and questions. */
  outcome?: TurnOutcome
  /** The choice that answered this message's question. */
  answeredWith?: string
  /** Changes of the outcome that were taken back. */
  undone?: number[]
  /** Changes of the outcome whose entries were changed later. */
  revised?: number[]
  /** The agent's response that feedback is about, in the voice session it came in. */
  response?: { eventId: number; session: string }
  feedback?: 'like' | 'dislike'
  /** The turn failed and may be tried again under its own id. */
  isFailed?: boolean
}

export function isChatMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false
  const { id, type, message, timestamp } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    (type === 'user' || type === 'assistant') &&
    typeof message === 'string' &&
    typeof timestamp === 'string'
  )
}
