import type { AuthTables } from '#db/auth-tables.ts'
import { readBankLinks } from '#db/read/bank-links.ts'
import { cutLink } from '#server/banking/cut-link.ts'
import type { Context } from '#server/context.ts'

const EVERY_MS = 6 * 60 * 60 * 1000

/** better-auth keeps a code under its purpose and the address it was sent to, and a reset link with the id of its person. */
const codePurposes = ['sign-in', 'email-verification', 'forget-password'] as const

type Books = Pick<Context, 'writer' | 'reader' | 'clock' | 'sealer' | 'banks' | 'log'>

/**
 * Erases every account whose thirty days are over, with all that hangs from it; its banks are cut off first. A bank that does not
 * answer keeps nothing from being erased. Returns how many.
 */
export async function purgeClosed(context: Books): Promise<number> {
  const { writer, reader, clock } = context
  const due = await writer
    .selectFrom('profiles')
    .select('id')
    .where('purge_at', '<=', new Date(clock()).toISOString())
    .execute()
  for (const { id } of due) {
    for (const link of await readBankLinks(reader, id)) await cutLink(context, link)
    await writer.transaction().execute(async (trx) => {
      const people = trx.withTables<AuthTables>()
      const person = await people.selectFrom('auth_user').select('email').where('id', '=', id).executeTakeFirst()
      if (person) {
        await trx.deleteFrom('contact_messages').where('email', '=', person.email).execute()
        const codes = codePurposes.map((purpose) => `${purpose}-otp-${person.email}`)
        await people.deleteFrom('auth_verification').where('identifier', 'in', codes).execute()
        await people.deleteFrom('auth_verification').where('value', '=', id).execute()
      }
      await people.deleteFrom('auth_user').where('id', '=', id).execute()
      await trx.deleteFrom('profiles').where('id', '=', id).execute()
    })
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
