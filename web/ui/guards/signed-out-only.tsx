import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '#web/lib/auth/use-session.ts'

const HOME = '/dashboard'

/** Who is signed in, or has just done so, goes on to the place first asked for, else home; the login leaves the history. */
export function SignedOutOnly() {
  const session = useSession()
  const { pathname, search, state } = useLocation()
  const home = `${HOME}${carriedPlan(search)}`
  if (session.status === 'signedIn') {
    return <Navigate to={pathname === '/login' ? (placeAskedFor(state) ?? home) : home} replace />
  }
  return <Outlet />
}

/** Only a path of our own site. */
function placeAskedFor(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  const { from } = state
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null
}

/** Who came for Pro is led on to the payment from home. */
function carriedPlan(search: string): string {
  const params = new URLSearchParams(search)
  if (params.get('planCode') !== 'paid') return ''
  return `?planCode=paid&currency=${params.get('currency') === 'GBP' ? 'GBP' : 'USD'}`
}
