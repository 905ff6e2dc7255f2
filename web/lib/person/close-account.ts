import type { ClosedAccount } from '#domain/views.ts'
import { getSession, leave } from '#web/lib/auth/auth.ts'
import { forgetDraft } from '#web/lib/offline/kept-draft.ts'
import { forgetUncounted } from '#web/lib/offline/uncounted.ts'
import { forgetUnsent } from '#web/lib/offline/unsent.ts'
import { writeApi } from '#web/lib/query/read-api.ts'

/** Closes the account and leaves. Throws `ApiError` (`other_email`, `wrong_password`). */
export async function closeOwnAccount(proof: { email: string; password?: string }): Promise<ClosedAccount> {
  const personId = (await getSession())?.user.id
  const closed = await writeApi<ClosedAccount>('/api/account/close', proof)
  if (personId) {
    forgetUnsent(personId)
    forgetDraft(personId)
    forgetUncounted(personId)
  }
  leave()
  return closed
}
