import { readBankLinks } from '#db/read/bank-links.ts'
import { readClosedBy } from '#db/read/closed-people.ts'
import { cutLink } from '#server/banking/cut-link.ts'
import type { Context } from '#server/context.ts'
import { forgetPerson } from '#server/tools/keep-person.ts'

const EVERY_MS = 6 * 60 * 60 * 1000

type Books = Pick<Context, 'writer' | 'reader' | 'clock' | 'sealer' | 'banks' | 'log'>

/**
 * Erases every account whose thirty days are over, with all that hangs from it; its banks are cut off first. A bank that does not
 * answer keeps nothing from being erased. Returns how many.
 */
export async function purgeClosed(context: Books): Promise<number> {
  const { writer, reader, clock } = context
  const due = await readClosedBy(writer, new Date(clock()).toISOString())
  for (const id of due) {
    for (const link of await readBankLinks(reader, id)) await cutLink(context, link)
    await forgetPerson(context, id)
  }
  return due.length
}

/** Looks at once and then every six hours, until stopped. */
export function purgeRegularly(context: Books): () => void {
  const look = () => {
    purgeClosed(context)
      .then((count) => count > 0 && context.log.info({ count }, 'closed accounts were erased'))
      .catch((error: unknown) => context.log.error({ error }, 'closed accounts could not be erased'))
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  return () => clearInterval(timer)
}
