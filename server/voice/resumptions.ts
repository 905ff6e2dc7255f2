import type { Context } from '#server/context.ts'

/** How long after its credential a conversation may be taken up again. */
const WINDOW_MS = 30 * 60_000
/** How often one counted conversation may be taken up again: as often as a browser tries after one lost line. */
const MOST_TIMES = 4

type Issued = { issuedAt: number; times: number }

/** Which conversations may go on after a lost line: those that this process gave a credential for, to the same person, not long ago. */
export function createResumptions({ clock }: Pick<Context, 'clock'>) {
  const issued = new Map<string, Issued>()

  /** Remembers a credential that was given, and lets go of those whose time is over. */
  function open(userId: string, useId: string): void {
    const now = clock()
    for (const [name, { issuedAt }] of issued) if (now - issuedAt > WINDOW_MS) issued.delete(name)
    issued.set(nameOf(userId, useId), { issuedAt: now, times: 0 })
  }

  function isOpen(userId: string, useId: string): boolean {
    const known = issued.get(nameOf(userId, useId))
    return known !== undefined && known.times < MOST_TIMES && clock() - known.issuedAt <= WINDOW_MS
  }

  /** To be called for one that is open. */
  function count(userId: string, useId: string): void {
    const known = issued.get(nameOf(userId, useId))
    if (known) known.times += 1
  }

  return { open, isOpen, count }
}

function nameOf(userId: string, useId: string): string {
  return `${userId} ${useId}`
}
