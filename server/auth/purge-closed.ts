import type { AuthTables } from '#db/auth-tables.ts'
import type { Context } from '#server/context.ts'

const EVERY_MS = 6 * 60 * 60 * 1000

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
        await people.deleteFrom('auth_verification').where('identifier', 'like', `%${person.email}%`).execute()
        await people.deleteFrom('auth_verification').where('value', 'like', `%${id}%`).execute()
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
