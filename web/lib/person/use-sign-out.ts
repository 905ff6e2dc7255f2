import { useNavigate } from 'react-router'
import { getSession } from '#web/lib/auth/auth.ts'
import { forgetDraft } from '#web/lib/offline/kept-draft.ts'
import { forgetUncounted } from '#web/lib/offline/uncounted.ts'
import { forgetUnsent } from '#web/lib/offline/unsent.ts'
import { logOut } from '#web/lib/person/auth-acts.ts'

/** Signs out and goes to the login; stays where it is when the server refuses. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const personId = (await getSession())?.user.id
    await logOut()
    if ((await getSession()) !== null) return
    if (personId) {
      forgetUnsent(personId)
      forgetDraft(personId)
      forgetUncounted(personId)
    }
    await navigate('/login', { replace: true })
  }
}
