import type { Context } from '#server/context.ts'
import type { Line } from '#server/voice/voice-service.ts'

/** How long after its line was lost a conversation may be taken up again. */
const WINDOW_MS = 30 * 60_000
/** Credentials for one lost line: as often as a browser tries. */
const MOST_TRIES = 4
/** Credentials for one conversation: more than any talk needs, so that none goes on for nothing without an end. */
const MOST_IN_ALL = 100
/** A line that lasts longer than this is not taken up again. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000

type Credential = { conversationId: string | null; issuedAt: number }

/** `credentials`: that of the last line that is known to have stood, and those that were given after it. */
type Known = { credentials: readonly Credential[]; times: number }

type Talk = { userId: string; useId: string }

/**
 * Which conversations may go on after a lost line: those that this process gave a credential for, to the same person. However long
 * one lasts and however often its line is lost, each loss has its own tries and its own time: `lineOf` tells which lines stood, and is
 * asked only where the count or the clock alone would refuse.
 */
export function createResumptions(
  { clock }: Pick<Context, 'clock'>,
  { lineOf }: { lineOf: (conversationId: string) => Promise<Line | null> },
) {
  /** The one whose newest credential is the oldest comes first. */
  const talks = new Map<string, Known>()

  /** Remembers the credential that a conversation begins with, and lets go of those that are long over. */
  function open(talk: Talk, credential: Credential): void {
    for (const [name, { credentials }] of talks) {
      if (clock() - newestOf(credentials) <= FORGOTTEN_AFTER_MS) break
      talks.delete(name)
    }
    talks.set(nameOf(talk), { credentials: [credential], times: 0 })
  }

  async function isOpen(talk: Talk): Promise<boolean> {
    const known = talks.get(nameOf(talk))
    if (!known || known.times >= MOST_IN_ALL) return false
    if (isWithin(known.credentials, newestOf(known.credentials))) return true
    const { credentials, aliveAt } = await sinceItStood(known.credentials)
    talks.set(nameOf(talk), { ...known, credentials })
    return isWithin(credentials, aliveAt)
  }

  function isWithin(credentials: readonly Credential[], aliveAt: number): boolean {
    return credentials.length <= MOST_TRIES && clock() - aliveAt <= WINDOW_MS
  }

  /** Drops what was given before the newest line that stood, and tells when the conversation was last alive. */
  async function sinceItStood(credentials: readonly Credential[]) {
    const newest = newestOf(credentials)
    for (const [index, { conversationId }] of [...credentials.entries()].toReversed()) {
      const line = conversationId === null ? null : await lineOf(conversationId)
      if (line?.state === 'running') return { credentials: credentials.slice(index), aliveAt: clock() }
      if (line?.state === 'over')
        return { credentials: credentials.slice(index), aliveAt: Math.max(newest, line.endedAt ?? 0) }
    }
    return { credentials, aliveAt: newest }
  }

  /** To be called for one that is open, with the credential that it goes on with. */
  function add(talk: Talk, credential: Credential): void {
    const known = talks.get(nameOf(talk))
    if (!known) return
    talks.delete(nameOf(talk))
    talks.set(nameOf(talk), { credentials: [...known.credentials, credential], times: known.times + 1 })
  }

  return { open, isOpen, add }
}

function newestOf(credentials: readonly Credential[]): number {
  return credentials.at(-1)?.issuedAt ?? 0
}

function nameOf({ userId, useId }: Talk): string {
  return `${userId} ${useId}`
}
