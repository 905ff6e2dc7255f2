import type { VoiceFailure } from '#machines/voice-failure.ts'

/** What carries the voice: the agent's service, or the browser's own speech. Typing is what is left without either. */
export type VoiceCarrier = 'agent' | 'browser'

/** The status of specification §4. */
export type VoiceStatus = 'disconnected' | 'connecting' | 'connected' | 'disconnecting'

/** What Penny is doing while connected. */
export type VoiceMode = 'listening' | 'thinking' | 'acting' | 'speaking'

/** Sent by the conversation while it runs. */
export type ConversationSignal =
  /** `notice`: what the person should know of who hears the audio. `conversationId`: what the conversation is counted under. */
  | { type: 'driver.connected'; notice?: string; conversationId?: string }
  | { type: 'driver.failed'; failure: VoiceFailure }
  | { type: 'driver.ended' }
  /** `isRecoverable`: another line may well stand. */
  | { type: 'driver.dropped'; failure: VoiceFailure; isRecoverable: boolean }
  | { type: 'speech.partial'; text: string }
  | { type: 'speech.final'; text: string; deliveryKey: string }
  | { type: 'agent.said'; text: string; eventId: number }
  /** What Penny said of a response before she was cut short; nothing, where none of it was heard. */
  | { type: 'agent.corrected'; text: string; eventId: number }
  | { type: 'agent.speaking' }
  | { type: 'agent.silent' }
  | { type: 'agent.interrupted' }
  | { type: 'agent.failed'; message: string }
  /** The agent has something written. */
  | { type: 'tool.started' }
  | { type: 'tool.finished' }

/** Asked of the conversation. */
export type ConversationOrder =
  | { type: 'end' }
  | { type: 'mute'; muted: boolean }
  /** Whoever holds to talk has the floor: Penny falls silent, and a reply that comes meanwhile waits until it is let go. */
  | { type: 'hold'; isHeld: boolean }
  /** Penny's answer to the last words, to be said aloud or told to the agent. */
  | { type: 'reply'; text: string }
  | { type: 'feedback'; eventId: number; isLiked: boolean }
  | { type: 'activity' }
  /** A line that was typed meanwhile: for an agent it is said like any other. */
  | { type: 'message'; text: string }

export type ConversationInput = {
  carrier: VoiceCarrier
  /** There was a line before, and it was lost. */
  isResumed: boolean
  muted: boolean
  /** The conversation that was lost and is taken up again. */
  resumes: string | null
  /** The last words heard, told to a conversation that is taken up again. */
  lastHeard: string
}

export type VoiceEvent =
  | ConversationSignal
  | { type: 'mic.pressed' }
  | { type: 'stop.pressed' }
  | { type: 'retry.pressed' }
  | { type: 'mute.pressed' }
  | { type: 'talk.held' }
  | { type: 'talk.released' }
  /** What began as a hold was a tap: the session goes on by itself. */
  | { type: 'talk.tapped' }
  | { type: 'banner.shown'; failure: VoiceFailure }
  | { type: 'banner.dismissed' }
  | { type: 'banner.expired' }
  | { type: 'carrier.chosen'; carrier: VoiceCarrier }
  | { type: 'turn.started' }
  | { type: 'turn.replied'; text: string }
  | { type: 'turn.failed'; text: string }
  | { type: 'feedback.given'; eventId: number; isLiked: boolean }
  | { type: 'person.typed' }
  | { type: 'line.typed'; text: string }
  | { type: 'connection.settled' }

/** What happened, for whoever listens: the turn, the chat, the usage counter. */
export type VoiceEmitted =
  | { type: 'session.opened'; carrier: VoiceCarrier; isResumed: boolean }
  /** It is one to count, once over all its lines, and anew where the server goes on with it under another name. */
  | { type: 'conversation.counted'; conversationId: string | null }
  | { type: 'session.closed' }
  /** The line is gone though nobody pressed: words that had no end yet get none. */
  | { type: 'line.lost' }
  | { type: 'transcript.partial'; text: string }
  | { type: 'transcript.final'; text: string; deliveryKey: string; isRedelivery: boolean }
  | { type: 'agent.said'; text: string; eventId: number }
  | { type: 'agent.corrected'; text: string; eventId: number }
  | { type: 'voice.failed'; failure: VoiceFailure }

/** `let_go`: what was held was let go; the microphone rests, on the line that stands and on the next one. */
export type TalkHold = 'none' | 'held' | 'let_go'

export type VoiceContext = {
  carrier: VoiceCarrier
  /** An agent is set up, whether or not it answers now. */
  hasAgent: boolean
  /** The person wants the agent and nothing else: where none is set up they are told so (ruling 39). */
  isAgentChosen: boolean
  muted: boolean
  hold: TalkHold
  /** The last whole utterance; cleared when the session is ended by a press (specification §4). */
  transcript: string
  /** What Penny says aloud. */
  caption: string
  /** The agent's response that this is. */
  captionOf: number | null
  /** How many times the line was lost lately. */
  attempt: number
  /** The conversation has had a line: another one takes it up again. */
  isBegun: boolean
  /** What this conversation is counted under, as the server named it last; null where it gives it no name. */
  conversationId: string | null
  /** It was told as one to count, under this name. */
  isCounted: boolean
  /** The line was lost: until the person says something new, the same words again are a re-delivery (ruling 40). */
  isResuming: boolean
  banner: VoiceFailure | null
  /** Who hears the audio, where that is not plain. */
  notice: string | null
  feedbackGiven: number[]
  /** Calls of the agent that are not answered yet, on the line that stands. */
  calls: number
  /** Words heard on this line have no answer yet. */
  hasTurn: boolean
}
