/** What the agent does with one utterance, once its sound has really arrived. */
export type Utterance = {
  /** The recognised words: recognition itself is not ours to test. */
  text: string
  /** Words on the way; the default grows word by word while the sound lasts. */
  partials?: readonly string[]
  /** A client tool call for the same utterance, before or after its transcript, delivered as often as told. */
  toolCall?: {
    name: string
    parameters: Record<string, unknown>
    callId?: string
    order?: 'before' | 'after'
    deliveries?: number
  }
  /** What the agent answers in words, and aloud for `speakMs`. */
  reply?: string
  speakMs?: number
  /** How often the transcript is sent, all with the same event id; 200 ms apart. */
  deliveries?: number
  /** The transcript never comes. */
  isSilent?: boolean
}

/** How the agent breaks the contract, until told otherwise. */
export type Fault =
  | { kind: 'refuse'; status: number }
  | { kind: 'close_before_metadata'; code: number; reason?: string }
  | { kind: 'no_metadata' }
  | { kind: 'metadata'; output?: string; input?: string }
  | { kind: 'garbage_first' }
  | { kind: 'signed_url'; status: number; body?: unknown }
