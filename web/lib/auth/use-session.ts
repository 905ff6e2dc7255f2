import { useSelector } from '@xstate/react'
import type { AuthUser, Session } from '#domain/session.ts'
import { sessionActor } from '#web/lib/auth/session-actor.ts'

/** `unknown` until the first check is answered; offline it stays so, and nobody is sent to the login for it (ruling 48). */
export type SessionView =
  | { status: 'unknown'; session: null; user: null }
  | { status: 'signedIn'; session: Session; user: AuthUser }
  | { status: 'signedOut'; session: null; user: null }

/** Who is signed in, for the screens. */
export function useSession(): SessionView {
  const actor = sessionActor()
  const session = useSelector(actor, (snapshot) => snapshot.context.session)
  const isUnknown = useSelector(actor, (snapshot) => snapshot.hasTag('unknown'))
  if (session) return { status: 'signedIn', session, user: session.user }
  return { status: isUnknown ? 'unknown' : 'signedOut', session: null, user: null }
}
