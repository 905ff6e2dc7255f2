import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { Session } from '#domain/session.ts'
import { AuthRetryableFetchError } from '#machines/auth-error.ts'
import { authSessionMachine } from '#machines/auth-session.ts'
import { onUnauthorized } from '#web/lib/api.ts'
import { authRequest } from '#web/lib/auth/auth-request.ts'
import { forgetSession, keepSession, recallSession } from '#web/lib/offline/kept-session.ts'

type SessionActor = ActorRefFrom<typeof authSessionMachine>

let actor: SessionActor | undefined
let tabs: BroadcastChannel | undefined

/** The one actor that knows who is signed in. It lives outside React and starts with its first use. */
export function sessionActor(): SessionActor {
  actor ??= startSessionActor()
  return actor
}

type Told = 'session.changed' | 'session.left'

/** Tells the other tabs that the cookie has changed, and each asks the server who is signed in now; or that the person has signed out. */
export function tellOtherTabs(told: Told = 'session.changed'): void {
  otherTabs()?.postMessage(told)
}

/** Opened with its first use: an open channel keeps a program from ending. */
function otherTabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') tabs ??= new BroadcastChannel('sayso-auth')
  return tabs
}

function startSessionActor(): SessionActor {
  const started: SessionActor = createActor(
    authSessionMachine.provide({
      actors: { loadSession: fromPromise(() => loadSession(started)) },
    }),
    { input: { clock: Date.now } },
  )
  started.on('*', ({ type, ...change }) => {
    const session = 'session' in change ? change.session : null
    if (session?.access_token) keepSession(session)
    else if (session === null && type !== 'PASSWORD_RECOVERY') forgetSession()
  })
  const doubt = () => started.send({ type: 'session.doubted' })
  otherTabs()?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data === 'session.left' && started.getSnapshot().hasTag('signedIn'))
      started.send({ type: 'signOut.succeeded', by: 'window' })
    else doubt()
  })
  onUnauthorized(doubt)
  globalThis.addEventListener?.('online', doubt)
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && isStale(started)) doubt()
  })
  started.start?.()
  return started
}

/** Before the server was ever reached, the session that this device remembers stands in: it leads to what is kept on it (ruling 48). */
async function loadSession(started: SessionActor): Promise<Session | null> {
  try {
    return await authRequest<Session | null>('/get-session')
  } catch (error) {
    const isFirst = started.getSnapshot().context.session === null
    const kept = isFirst && error instanceof AuthRetryableFetchError ? recallSession(Date.now()) : null
    if (!kept) throw error
    return kept
  }
}

/** Timers sleep with a hidden tab, so a tab seen again may hold a token that has ended. */
function isStale(started: SessionActor): boolean {
  const { session } = started.getSnapshot().context
  return session === null || session.expires_at * 1000 - Date.now() < 2 * 60_000
}
