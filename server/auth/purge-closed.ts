import type { AuthTables } from '#db/auth-tables.ts'
import type { Context } from '#server/context.ts'

const EVERY_MS = 6 * 60 * 60 * 1000

/** better-auth keeps a code under its purpose and the address it was sent to, and a reset link with the id of its person. */
const codePurposes = ['sign-in', 'email-verification', 'forget-password'] as const

/** Erases every account whose thirty days are over, with all that hangs from it. Returns how many. */
export async function purgeClosed({ writer, clock }: Pick<Context, 'writer' | 'clock'>): Promise<number> {
  const due = await writer
    .selectFrom('profiles')
    .select('id')
    .where('purge_at', '<=', new Date(clock()).toISOString())
    .execute()
  for (const { id } of due) {
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
export function purgeRegularly(context: Pick<Context, 'writer' | 'clock' | 'log'>): () => void {
  const look = () => {
    purgeClosed(context)
      .then((count) => count > 0 && context.log.info({ count }, 'closed accounts were erased'))
      .catch((error: unknown) => context.log.error({ error }, 'closed accounts could not be erased'))
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  return () => clearInterval(timer)
}
