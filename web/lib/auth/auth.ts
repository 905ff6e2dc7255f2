import { waitFor } from 'xstate'
import type { AuthUser, Session } from '#domain/session.ts'
import { type AuthChange, isEndingSoon, requireTokens } from '#machines/auth-session.ts'
import { authRequest } from '#web/lib/auth/auth-request.ts'
import { sessionActor, tellOtherTabs } from '#web/lib/auth/session-actor.ts'

/** Where a confirmed mail or a sign-in with Google leads to (ruling 2). */
const ROOT = '/'

type SignedInAnswer = { user: AuthUser; session: Session }

/** Makes an account and signs in. Throws `AuthWeakPasswordError`, `AuthApiError` (`email_taken`) or another `AuthError`. */
export async function signUp(person: {
  email: string
  password: string
  firstName: string
  lastName?: string
}): Promise<Session> {
  const answer = await authRequest<SignedInAnswer>('/sign-up/email', {
    headers: { 'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone },
    body: {
      email: person.email,
      password: person.password,
      first_name: person.firstName.trim(),
      last_name: person.lastName?.trim() ?? '',
      callbackURL: ROOT,
    },
  })
  return enter(answer.session)
}

/** Throws `AuthApiError` (`invalid_credentials`) or another `AuthError`. */
export async function signInWithPassword(credentials: { email: string; password: string }): Promise<Session> {
  const { email, password } = credentials
  const answer = await authRequest<SignedInAnswer>('/sign-in/email', { body: { email, password } })
  return enter(answer.session)
}

/** Leaves for Google, and comes back to the root of the site. Throws `AuthApiError` (`google_not_set_up`). */
export async function signInWithGoogle(): Promise<void> {
  const { url } = await authRequest<{ url: string }>('/sign-in/social', {
    body: { provider: 'google', callbackURL: ROOT },
  })
  window.location.assign(url)
}

/** Sends a code that signs in once, by mail. */
export async function sendCode(email: string): Promise<void> {
  await authRequest('/email-otp/send-verification-otp', { body: { email, type: 'sign-in' } })
}

export async function signInWithCode(credentials: { email: string; code: string }): Promise<Session> {
  const { email, code } = credentials
  const answer = await authRequest<SignedInAnswer>('/sign-in/email-otp', { body: { email, otp: code } })
  return enter(answer.session)
}

/** Ends the session on the server and in every tab. When the server refuses, the person stays signed in and it throws. */
export async function signOut(): Promise<void> {
  await authRequest('/sign-out', { body: {} })
  leave()
}

/** Sends the link that opens the new-password screen. Says nothing about whether there is such an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  await authRequest('/request-password-reset', { body: { email } })
}

/** Ends every session of the person, this one too; they sign in anew. `token` comes from the mailed link and works once. */
export async function resetPassword(change: { token: string; newPassword: string }): Promise<void> {
  await authRequest('/reset-password', { body: { ...change } })
  sessionActor().send({ type: 'session.doubted' })
  tellOtherTabs()
  await settled()
}

/** To be called by the screen that a reset link opens. */
export function openRecovery(): void {
  sessionActor().send({ type: 'recovery.opened' })
}

/** Ends every other session. Throws `AuthWeakPasswordError`, `AuthApiError` (`wrong_password`) or another `AuthError`. */
export async function changePassword(change: { currentPassword: string; newPassword: string }): Promise<void> {
  await authRequest('/change-password', { body: { ...change } })
  sessionActor().send({ type: 'session.doubted' })
  tellOtherTabs()
}

/** The server has ended every session of the person: here, too, nobody is signed in any more. */
export function leave(): void {
  sessionActor().send({ type: 'signOut.succeeded', by: 'here' })
  tellOtherTabs('session.left')
}

/** The session once it is known; null when nobody is signed in. Waits for the first check. */
export async function getSession(): Promise<Session | null> {
  const known = await waitFor(sessionActor(), (snapshot) => !snapshot.hasTag('unknown'), { timeout: Infinity })
  return known.context.session
}

/** The person as the server knows them now. Throws `AuthSessionMissingError` when nobody is signed in; then the session is asked for anew. */
export async function getUser(): Promise<AuthUser> {
  const user = await authRequest<AuthUser>('/user').catch((error: unknown) => {
    if (isSessionMissing(error)) sessionActor().send({ type: 'session.doubted' })
    throw error
  })
  sessionActor().send({ type: 'user.changed', user })
  return user
}

/** Takes over a session that was made elsewhere. Needs both tokens, else `AuthSessionMissingError` (specification §5). */
export function setSession(session: Partial<Session> & Omit<Session, 'access_token' | 'refresh_token'>): Session {
  return enter(requireTokens(session))
}

/** Calls back with each change, first with INITIAL_SESSION once it is known. Returns the function that stops it. */
export function onAuthStateChange(listener: (change: AuthChange) => void): () => void {
  const actor = sessionActor()
  const snapshot = actor.getSnapshot()
  if (!snapshot.hasTag('unknown')) {
    queueMicrotask(() => listener({ type: 'INITIAL_SESSION', session: actor.getSnapshot().context.session }))
  }
  const subscription = actor.on('*', listener)
  return () => subscription.unsubscribe()
}

/** A JWT that is good for at least a minute and a half, for the Authorization header; null when nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  const session = await getSession()
  if (!isEndingSoon(session, Date.now())) return session?.access_token || null
  sessionActor().send({ type: 'session.doubted' })
  return (await settled()).context.session?.access_token || null
}

/** Resolves when no check of the session is under way. */
function settled() {
  return waitFor(
    sessionActor(),
    (snapshot) => !snapshot.hasTag('unknown') && !snapshot.matches({ signedIn: 'renewing' }),
    { timeout: Infinity },
  )
}

function enter(session: Session): Session {
  sessionActor().send({ type: 'signIn.succeeded', session })
  tellOtherTabs()
  return session
}

export function isSessionMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'AuthSessionMissingError'
}
