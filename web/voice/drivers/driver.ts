import type { ConversationInput, ConversationSignal } from '#machines/voice-events.ts'
import type { LevelReader } from '#web/ui/orb/levels.ts'

/** A tool that the voice agent calls in the browser. `callId` is the same in every delivery of one call. */
export type ClientToolCall = { name: string; parameters: unknown; callId: string }

/** One line of the conversation. */
export type Remark = { by: 'person' | 'assistant'; text: string }

/** What a driver is started with. */
export type DriverOptions = ConversationInput & {
  /** The stream the person allowed; the driver may listen to it, its owner stops it. */
  microphone: MediaStream | null
  onSignal(signal: ConversationSignal): void
  /** Answers with words for the agent; throws when the call is refused. */
  callTool(call: ClientToolCall): Promise<string>
  /** What was said in this session so far, for an agent that is to go on with it. */
  recap(): readonly Remark[]
  /** Aborted when the start is given up: the driver must then leave nothing open. */
  signal: AbortSignal
}

/** One running conversation, whatever carries it. */
export type VoiceDriver = {
  /** Resolves when nothing is open any more. Safe to call twice. */
  end(): Promise<void>
  setMuted(muted: boolean): void
  /** The person holds to talk: Penny falls silent. A reply that comes meanwhile is said after it; the agent takes its turns itself. */
  setHeld(isHeld: boolean): void
  reply(text: string): void
  giveFeedback(feedback: { eventId: number; isLiked: boolean }): void
  /** The person is typing: Penny does not start to speak. */
  tellActivity(): void
  /** A line that the person typed instead of saying it. */
  tellMessage(text: string): void
  /** The level of whoever speaks: the person, or Penny. */
  readLevels: LevelReader
  /** What the person should know of who hears the audio. */
  notice?: string
  /** The name under which the server knows the conversation. */
  conversationId?: string
}
