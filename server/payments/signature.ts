import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '#domain/errors.ts'

/** After this long every provider has given up on a delivery: what comes later is a recording. */
const STALE_MS = 4 * 24 * 60 * 60 * 1000
/** Clocks differ a little. */
const AHEAD_MS = 10 * 60 * 1000

export function hmacHex(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('hex')
}

/** Compares in constant time. Throws invalid_signature. */
export function requireHmac(given: { secret: string; body: string; signature: string | null }): void {
  const expected = Buffer.from(hmacHex(given.secret, given.body))
  const actual = Buffer.from(given.signature ?? '')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw new AppError('invalid_signature')
}

/** `at` is ISO 8601 and was signed. Throws invalid_signature for what is days old, or from the future. */
export function requireFresh(at: string, nowMs: number): void {
  const age = nowMs - Date.parse(at)
  if (!(age < STALE_MS && age > -AHEAD_MS)) throw new AppError('invalid_signature')
}

/** The identity of a message that carries none under its signature. */
export function digestOf(body: string): string {
  return createHash('sha256').update(body, 'utf8').digest('hex')
}

/** Parses what was signed. Throws unreadable_message: the provider tries again, and shows its owner that it could not deliver. */
export function parseSigned<T>(schema: { parse(value: unknown): T }, body: string): T {
  try {
    return schema.parse(JSON.parse(body))
  } catch {
    throw new AppError('unreadable_message')
  }
}

/** ISO 8601 with milliseconds, from what providers write: seconds or a text. Throws unreadable_message for what is no moment. */
export function momentOf(value: number | string): string {
  const date = new Date(typeof value === 'number' ? value * 1000 : value)
  if (Number.isNaN(date.getTime())) throw new AppError('unreadable_message')
  return date.toISOString()
}
