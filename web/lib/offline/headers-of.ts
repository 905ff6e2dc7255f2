import { isEndingSoon } from '#machines/auth-session.ts'
import { sessionActor } from '#web/lib/auth/session-actor.ts'

/**
 * What names this very person to the server, since the cookie may be another's by the time a call arrives; nothing while only the
 * cookie can. Null once another person is signed in here, or nobody.
 */
export function headersOf(personId: string): Record<string, string> | null {
  const { session } = sessionActor().getSnapshot().context
  if (session?.user.id !== personId) return null
  const isFresh = session.access_token !== '' && !isEndingSoon(session, Date.now())
  return isFresh ? { Authorization: `Bearer ${session.access_token}` } : {}
}
