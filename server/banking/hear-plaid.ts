import { createHash, timingSafeEqual } from 'node:crypto'
import { type CryptoKey, decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { BankMessage } from '#server/banking/bank.ts'
import type { CallPlaid } from '#server/banking/call-plaid.ts'

const OLDEST_SECONDS = 5 * 60
/** Plaid changes its key now and then. */
const MOST_KEYS = 8

const keyAnswer = z.object({
  key: z.object({
    alg: z.literal('ES256'),
    crv: z.string(),
    kty: z.string(),
    x: z.string(),
    y: z.string(),
    expired_at: z.number().nullish(),
  }),
})
const messageSchema = z.object({
  webhook_type: z.string(),
  webhook_code: z.string(),
  item_id: z.string().optional(),
  error: z.object({ error_code: z.string() }).nullish(),
  status: z.string().nullish(),
  link_token: z.string().nullish(),
})

type Message = z.output<typeof messageSchema>

/**
 * Plaid signs a token (ES256) that is at most five minutes old and holds a digest of the body; the key is asked of Plaid by its name
 * (https://plaid.com/docs/api/webhooks/webhook-verification).
 */
export function hearPlaid(call: CallPlaid) {
  const keys = new Map<string, CryptoKey | Uint8Array>()

  return async ({ body, headers }: { body: string; headers: Headers }, nowMs: number): Promise<BankMessage> => {
    const token = headers.get('plaid-verification') ?? ''
    const key = await keyOf(token)
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['ES256'],
      maxTokenAge: OLDEST_SECONDS,
      currentDate: new Date(nowMs),
    }).catch(refuse)
    if (!isDigestOf(body, payload.request_body_sha256)) refuse()
    return read(body, digestOf(token))
  }

  async function keyOf(token: string) {
    const name = nameOf(token)
    const known = keys.get(name)
    if (known) return known
    const { key } = await call((plaid) => plaid.webhookVerificationKeyGet({ key_id: name }), keyAnswer).catch(
      (error: unknown) => (error instanceof AppError && error.code === 'not_found' ? refuse() : Promise.reject(error)),
    )
    if (key.expired_at) refuse()
    const imported = await importJWK(key, 'ES256').catch(refuse)
    if (keys.size >= MOST_KEYS) keys.clear()
    keys.set(name, imported)
    return imported
  }
}

function nameOf(token: string): string {
  try {
    const { alg, kid } = decodeProtectedHeader(token)
    if (alg === 'ES256' && kid) return kid
  } catch {
    // No token at all.
  }
  return refuse()
}

function refuse(): never {
  throw new AppError('invalid_signature')
}

function digestOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

function isDigestOf(body: string, claimed: unknown): boolean {
  const [actual, expected] = [Buffer.from(digestOf(body)), Buffer.from(String(claimed))]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Told also of a connection that can still be read. */
const SIGN_IN_CODES = ['PENDING_EXPIRATION', 'PENDING_DISCONNECT', 'USER_PERMISSION_REVOKED', 'USER_ACCOUNT_REVOKED']

function read(body: string, id: string): BankMessage {
  const message = parse(body)
  if (isFinished(message) && message.link_token) return { id, kind: 'finished', ticket: message.link_token }
  const kind = kindOf(message)
  const { item_id: itemId } = message
  return kind && itemId ? { id, kind, itemId } : { id, kind: 'nothing' }
}

/** Plaid tells of a Hosted Link session also where its person gave up (https://plaid.com/docs/api/link). */
function isFinished({ webhook_type: type, webhook_code: code, status }: Message): boolean {
  return type === 'LINK' && code === 'SESSION_FINISHED' && status?.toUpperCase() === 'SUCCESS'
}

function kindOf({ webhook_type: type, webhook_code: code, error }: Message) {
  if (type === 'TRANSACTIONS' && code === 'SYNC_UPDATES_AVAILABLE') return 'news'
  if (type !== 'ITEM') return null
  if (code === 'LOGIN_REPAIRED') return 'well again'
  if (code === 'ERROR') return error?.error_code === 'ITEM_LOGIN_REQUIRED' ? 'sign in again' : null
  return SIGN_IN_CODES.includes(code) ? 'sign in soon' : null
}

function parse(body: string): Message {
  try {
    return messageSchema.parse(JSON.parse(body))
  } catch {
    throw new AppError('unreadable_message')
  }
}
