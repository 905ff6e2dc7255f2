import type { AuthUser, Session } from '#domain/session.ts'

const KEY = 'sayso.session'

type KeptSession = { user: AuthUser; sessionId: string }

/** Who is signed in on this device, so that it knows without a network. It holds nothing that signs anybody in. A place without storage keeps nothing. */
export function keepSession({ user, refresh_token }: Session): void {
  globalThis.localStorage?.setItem(KEY, JSON.stringify({ user, sessionId: refresh_token } satisfies KeptSession))
}

export function forgetSession(): void {
  globalThis.localStorage?.removeItem(KEY)
}

/** The session that stood when the server was reached last, without a token: it is asked about again as soon as it can be. */
export function recallSession(nowMs: number): Session | null {
  try {
    const { user, sessionId } = JSON.parse(localStorage.getItem(KEY) ?? '') as KeptSession
    return {
      user,
      access_token: '',
      refresh_token: sessionId,
      expires_in: 0,
      expires_at: Math.floor(nowMs / 1000),
    }
  } catch {
    return null
  }
}
