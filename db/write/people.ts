import type { Transaction } from 'kysely'
import type { AuthTables } from '#db/auth-tables.ts'
import type { Tables } from '#db/tables.ts'

/** better-auth keeps a code under its purpose and the address it was sent to, and a reset link with the id of its person. */
const codePurposes = ['sign-in', 'email-verification', 'forget-password'] as const

export async function setTimeZone(
  trx: Transaction<Tables>,
  { userId, timeZone }: { userId: string; timeZone: string },
): Promise<void> {
  await trx.updateTable('profiles').set({ time_zone: timeZone }).where('id', '=', userId).execute()
}

/** Marks a person as gone from `purgeAt` on (ISO 8601), and ends all of their sessions. */
export async function markClosed(
  trx: Transaction<Tables>,
  { userId, purgeAt }: { userId: string; purgeAt: string },
): Promise<void> {
  await trx.updateTable('profiles').set({ purge_at: purgeAt }).where('id', '=', userId).execute()
  await trx.withTables<AuthTables>().deleteFrom('auth_session').where('userId', '=', userId).execute()
}

/** Erases a person with all that hangs from them, what they wrote to the operator, and the codes and links that were sent to them. */
export async function erasePerson(trx: Transaction<Tables>, id: string): Promise<void> {
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
}
