import type { SessionView } from '#web/lib/auth/use-session.ts'

/** Stands in for the session while a page is written at build: nobody knows yet who will open it. */
export function useSession(): SessionView {
  return { status: 'unknown', session: null, user: null }
}
