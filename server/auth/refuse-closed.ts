import { APIError } from 'better-auth/api'
import type { Kysely } from 'kysely'
import { findProfile } from '#db/read/profile.ts'
import type { Tables } from '#db/tables.ts'

/** No way in, by password, code or Google, opens a session for an account that was closed. */
export function refuseClosed(reader: Kysely<Tables>) {
  return async ({ userId }: { userId: string }): Promise<void> => {
    const profile = await findProfile(reader, userId)
    if (profile?.purge_at) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_CLOSED' })
  }
}
