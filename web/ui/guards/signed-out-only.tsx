import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '#web/lib/auth/use-session.ts'

const HOME = '/dashboard'

/** Who is signed in, or has just done so, goes on to the place first asked for, else home; the login leaves the history. */
export function SignedOutOnly() {
  const session = useSession()
  const { pathname, state } = useLocation()
  if (session.status === 'signedIn') {
    return <Navigate to={pathname === '/login' ? placeAskedFor(state) : HOME} replace />
  }
  return <Outlet />
}

/** Only a path of our own site. */
function placeAskedFor(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return HOME
  const { from } = state
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : HOME
}
