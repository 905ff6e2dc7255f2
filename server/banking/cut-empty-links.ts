import { readEmptyLinks } from '#db/read/bank-links.ts'
import { cutLink } from '#server/banking/cut-link.ts'
import { dropStaleTickets } from '#server/banking/ticket.ts'
import type { Context } from '#server/context.ts'
import { forgetBankLink } from '#server/tools/keep-bank-link.ts'

const [EVERY_MS, UNDO_MS] = [5 * 60 * 1000, 10 * 60 * 1000]

type Books = Pick<Context, 'reader' | 'writer' | 'clock' | 'sealer' | 'banks' | 'log'>

/**
 * Cuts connections off at the aggregator once nothing hangs from them, and forgets their secrets. The last account of a bank may be
 * taken back for ten minutes, so that long the connection waits. `seen` remembers since when each one is empty.
 */
export async function cutEmptyLinks(context: Books, seen: Map<string, number>): Promise<number> {
  const links = await readEmptyLinks(context.reader)
  const ids = new Set(links.map(({ id }) => id))
  for (const id of seen.keys()) if (!ids.has(id)) seen.delete(id)
  let count = 0
  for (const link of links) {
    const since = seen.get(link.id) ?? context.clock()
    seen.set(link.id, since)
    if (context.clock() - since < UNDO_MS) continue
    if (!(await cutLink(context, link))) continue
    await forgetBankLink(context, link.id)
    count += 1
  }
  return count
}

/** Looks every five minutes, until stopped; also for connections that were made and never kept. */
export function cutEmptyLinksRegularly(context: Books): () => void {
  const seen = new Map<string, number>()
  const look = () => {
    cutEmptyLinks(context, seen)
      .then(() => dropStaleTickets(context))
      .catch((error: unknown) => context.log.error({ error }, 'banks could not be looked through'))
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  return () => clearInterval(timer)
}
