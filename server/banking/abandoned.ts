import { findChangeByKey } from '#db/read/journal.ts'
import type { Clock } from '#domain/clock.ts'
import type { AbandonAnswer } from '#domain/views.ts'
import { dropTicket, openTicket } from '#server/banking/ticket.ts'
import type { Context } from '#server/context.ts'

/** An act that was abandoned may still be on its way for this long. */
const KEPT_MS = 10 * 60 * 1000

export type Act = { userId: string; key: string }

/** Which acts their person has let go of, so that they write nothing, also when they arrive later. */
export type Abandoned = { add(act: Act): void; has(act: Act): boolean }

/** What the acts of linking share: `abandoned` knows which of them their person has let go of. */
export type Linking = Context & { abandoned: Abandoned }

export function rememberAbandoned(clock: Clock): Abandoned {
  const moments = new Map<string, number>()
  const nameOf = ({ userId, key }: Act) => `${userId} ${key}`
  return {
    add(act) {
      for (const [name, moment] of moments) if (clock() - moment > KEPT_MS) moments.delete(name)
      moments.set(nameOf(act), clock())
    },
    has: (act) => moments.has(nameOf(act)),
  }
}

/**
 * Lets go of an act: it writes nothing any more, and a connection that it made is cut. What it had written by then stands, and is told.
 */
export async function abandonLink(context: Linking, act: Act): Promise<AbandonAnswer> {
  context.abandoned.add(act)
  // Asked of the writer: a commit that is under way comes first.
  const change = await findChangeByKey(context.writer, act)
  if (change) return { kind: 'linked' }
  const held = await openTicket(context, act.userId)
  if (held) await dropTicket(context, held)
  const isLinked = held?.ticket.kind === 'over' && held.ticket.end.kind === 'linked'
  return { kind: isLinked ? 'linked' : 'abandoned' }
}
