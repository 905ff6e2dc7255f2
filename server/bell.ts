import type { LiveEvent } from '#domain/views.ts'

/** One open stream of one screen. */
export type Listener = {
  sessionId: string
  onEvent(event: LiveEvent): void
  /** The session is over: the stream has to end. */
  onEnd(): void
}

/** Rings for one person's open screens, after a commit (ruling 11). */
export type Bell = {
  ring(userId: string, event: LiveEvent): void
  /** Returns the function that stops listening. The oldest stream of a person ends when they open more than {@link MOST_STREAMS}. */
  listen(userId: string, listener: Listener): () => void
  /** Ends the open streams of a person or of one session: at sign-out, revocation, deletion. */
  endStreams(whose: { userId: string } | { sessionId: string }): void
  /** Ends every stream: when the server stops. */
  endAll(): void
}

/** Open streams a person may hold: one a browser, and some to spare. */
export const MOST_STREAMS = 32

export function createBell(): Bell {
  const listeners = new Map<string, Set<Listener>>()

  return {
    ring(userId, event) {
      for (const listener of [...(listeners.get(userId) ?? [])]) listener.onEvent(event)
    },
    listen(userId, listener) {
      const ofPerson = listeners.get(userId) ?? new Set()
      const [oldest] = ofPerson
      if (oldest && ofPerson.size >= MOST_STREAMS) oldest.onEnd()
      listeners.set(userId, ofPerson.add(listener))
      return () => {
        ofPerson.delete(listener)
        if (ofPerson.size === 0 && listeners.get(userId) === ofPerson) listeners.delete(userId)
      }
    },
    endStreams(whose) {
      const candidates = 'userId' in whose ? [...(listeners.get(whose.userId) ?? [])] : allOf(listeners)
      for (const listener of candidates) {
        if ('userId' in whose || listener.sessionId === whose.sessionId) listener.onEnd()
      }
    },
    endAll() {
      for (const listener of allOf(listeners)) listener.onEnd()
    },
  }
}

function allOf(listeners: Map<string, Set<Listener>>): Listener[] {
  return [...listeners.values()].flatMap((ofPerson) => [...ofPerson])
}
