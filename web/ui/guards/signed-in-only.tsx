import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '#web/lib/auth/use-session.ts'
import { PersonScope } from '#web/lib/person/person-scope.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { Shell } from '#web/ui/shell/shell.tsx'

/** Protected routes: a stranger goes to the login, which keeps the place first asked for (path and query). */
export function SignedInOnly() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.status === 'unknown') return <LoadingScreen />
  if (session.status === 'signedOut') {
    return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />
  }
  return (
    <PersonScope key={session.user.id} userId={session.user.id}>
      <Shell>
        <Outlet />
      </Shell>
    </PersonScope>
  )
}
