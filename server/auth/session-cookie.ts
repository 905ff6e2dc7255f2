import type { Config } from '#server/config.ts'

/** The prefix of the cookies' names; behind TLS browsers refuse them without Secure. */
export const COOKIE_PREFIX = 'sayso'

export function sessionCookieName(config: Config): string {
  return `${config.server.isSecure ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`
}
