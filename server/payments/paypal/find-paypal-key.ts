import { X509Certificate } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { KeyFinder } from '#server/payments/paypal/read-paypal-event.ts'
import { PROVIDER_TIMEOUT_MS } from '#server/payments/timeout.ts'

/** Fetches PayPal's certificate, once an address. Only PayPal's own hosts are asked, or the one set as `PAYPAL_BASE_URL`. */
export function findPaypalKey({ baseUrl }: { baseUrl: string | null }): KeyFinder {
  const known = new Map<string, X509Certificate>()
  return async (certUrl) => {
    if (!isPaypals(certUrl, baseUrl)) throw new AppError('invalid_signature')
    const certificate = known.get(certUrl) ?? (await download(certUrl))
    known.set(certUrl, certificate)
    const now = Date.now()
    if (now < Date.parse(certificate.validFrom) || now > Date.parse(certificate.validTo)) {
      throw new AppError('invalid_signature')
    }
    return certificate.publicKey
  }
}

function isPaypals(certUrl: string, baseUrl: string | null): boolean {
  if (!URL.canParse(certUrl)) return false
  const { protocol, hostname, origin } = new URL(certUrl)
  if (baseUrl) return origin === new URL(baseUrl).origin
  return protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname)
}

async function download(certUrl: string): Promise<X509Certificate> {
  const answer = await fetch(certUrl, { redirect: 'error', signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) })
  if (!answer.ok) throw new AppError('provider_unavailable')
  return new X509Certificate(await answer.text())
}
