import { randomBytes } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Config } from '#server/config.ts'

/** What may never run, load or frame, whatever the answer is. A page gets its own, wider policy from `pagePolicy`. */
const SHUT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of every answer: shut from the start. */
export function securityHeaders(config: Config) {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
    ...(config.server.isSecure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  return createMiddleware(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', SHUT)
  })
}

/** A value that nobody can guess, new for each page. */
export function newNonce(): string {
  return randomBytes(18).toString('base64')
}

/** What a page of ours may do: everything from our own origin, and a line to the voice host when voice is set up (ruling 24). */
export function pagePolicy(config: Config, nonce: string): string {
  return policyOf([`style-src 'self' 'nonce-${nonce}'`, ["connect-src 'self'", ...voiceOrigins(config)].join(' ')])
}

/** A public page is the same for everyone and brings no style of its own, so it needs no nonce; it talks to nobody but us. */
export function sitePolicy(): string {
  return policyOf(["style-src 'self'", "connect-src 'self'"])
}

function policyOf(own: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ...own,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** A script that runs as a worker lives under the policy of its own answer, not of the page's. */
export function scriptPolicy(config: Config): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["connect-src 'self'", ...voiceOrigins(config)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A page talks to the voice host over a websocket alone; what else is asked of it the server asks. */
function voiceOrigins({ voice }: Config): string[] {
  if (!voice.elevenLabs) return []
  const { protocol, host } = new URL(voice.elevenLabs.baseUrl)
  return [`${protocol === 'https:' ? 'wss' : 'ws'}://${host}`]
}
