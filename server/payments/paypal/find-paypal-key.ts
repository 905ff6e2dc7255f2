import { X509Certificate } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { KeyFinder } from '#server/payments/paypal/read-paypal-event.ts'

const LIVE_HOSTS = ['api.paypal.com', 'api-m.paypal.com']
const SANDBOX_HOSTS = ['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com']
const CERTIFICATES = '/v1/notifications/certs/'

/** PayPal has one or two in use; more of them are somebody trying. */
const MOST_KEPT = 8
const MOST_CHARACTERS = 64 * 1024

/**
 * Fetches PayPal's certificate, once an address. Only the hosts that PayPal documents for it are asked: the live ones, those of the
 * sandbox where `PAYPAL_BASE_URL` names it, or another address set there.
 */
export function findPaypalKey({ baseUrl }: { baseUrl: string | null }, timeoutMs: number): KeyFinder {
  const kept = new Map<string, X509Certificate>()
  return async (certUrl, nowMs) => {
    if (!isPaypals(certUrl, baseUrl)) throw new AppError('invalid_signature')
    const certificate = kept.get(certUrl) ?? parse(await download(certUrl, timeoutMs))
    if (nowMs < Date.parse(certificate.validFrom) || nowMs > Date.parse(certificate.validTo)) {
      throw new AppError('invalid_signature')
    }
    if (kept.size >= MOST_KEPT && !kept.has(certUrl)) kept.clear()
    kept.set(certUrl, certificate)
    return certificate.publicKey
  }
}

function isPaypals(certUrl: string, baseUrl: string | null): boolean {
  if (!URL.canParse(certUrl)) return false
  const { origin, pathname, username, password, search } = new URL(certUrl)
  const isPlain = !username && !password && !search && pathname.startsWith(CERTIFICATES)
  return isPlain && originsOf(baseUrl).includes(origin)
}

function originsOf(baseUrl: string | null): string[] {
  const secure = (hosts: readonly string[]) => hosts.map((host) => `https://${host}`)
  if (!baseUrl) return secure(LIVE_HOSTS)
  const { origin, hostname } = new URL(baseUrl)
  return SANDBOX_HOSTS.includes(hostname) ? secure(SANDBOX_HOSTS) : [origin]
}

/** What is not there is a forged address; a host that is away or fails may be asked again. */
async function download(certUrl: string, timeoutMs: number): Promise<string> {
  let answer: Response
  let text: string
  try {
    answer = await fetch(certUrl, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    text = await answer.text()
  } catch {
    throw new AppError('provider_unavailable')
  }
  if (answer.status >= 500 || answer.status === 429) throw new AppError('provider_unavailable')
  if (!answer.ok || text.length > MOST_CHARACTERS) throw new AppError('invalid_signature')
  return text
}

function parse(text: string): X509Certificate {
  try {
    return new X509Certificate(text)
  } catch {
    throw new AppError('invalid_signature')
  }
}
