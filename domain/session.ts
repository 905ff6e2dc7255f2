/** A person as the sign-in layer knows them (specification §3). */
export type AuthUser = {
  id: string
  email: string
  user_metadata: { first_name: string; last_name: string }
}

/**
 * What the browser holds of a session, in memory only (ruling 38): the access token is a JWT of 15 minutes at most, the
 * refresh token is the session's public id and no credential; refreshing goes by the cookie.
 */
export type Session = {
  access_token: string
  refresh_token: string
  /** Seconds. */
  expires_in: number
  /** Seconds since the epoch. */
  expires_at: number
  user: AuthUser
}

/** One place where a person is signed in, as they see it in their settings. Moments are ISO 8601. */
export type OpenSession = {
  id: string
  startedAt: string
  renewedAt: string
  /** What the browser called itself; null when it did not say. */
  browser: string | null
  isThisOne: boolean
}
