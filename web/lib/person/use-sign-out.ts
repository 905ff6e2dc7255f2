import { useNavigate } from 'react-router'
import { getSession } from '#web/lib/auth/auth.ts'
import { logOut } from '#web/lib/person/auth-acts.ts'

/** Signs out and goes to the login; stays where it is when the server refuses. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await logOut()
    if ((await getSession()) === null) await navigate('/login', { replace: true })
  }
}
