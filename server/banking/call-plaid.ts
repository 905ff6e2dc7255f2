import type { PlaidApi } from 'plaid'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Logger } from '#server/log.ts'

const failureSchema = z.object({ error_code: z.string(), error_type: z.string() })

/** Codes of Plaid that mean: the person has to sign in at the bank again. */
const SIGN_IN_AGAIN = new Set([
  'ITEM_LOGIN_REQUIRED',
  'ITEM_LOCKED',
  'PENDING_EXPIRATION',
  'PENDING_DISCONNECT',
  'ACCESS_NOT_GRANTED',
  'NO_ACCOUNTS',
  'USER_PERMISSION_REVOKED',
])
/** Codes that mean: there is no such connection, or key of a message, any more. */
const GONE = new Set(['ITEM_NOT_FOUND', 'INVALID_ACCESS_TOKEN', 'INVALID_WEBHOOK_VERIFICATION_KEY_ID'])
/** Codes that mean: what was begun on Plaid's page came to nothing. */
const NOT_FINISHED = new Set(['INVALID_LINK_TOKEN', 'INVALID_PUBLIC_TOKEN'])

/** Entries of an item changed while they were read page by page: the reading begins anew. */
export class ChangedWhileRead extends Error {}

/** One call: `act` speaks to Plaid's own client. */
export type CallPlaid = <Answer>(
  act: (plaid: PlaidApi) => Promise<{ data: unknown }>,
  schema: z.ZodType<Answer> | null,
) => Promise<Answer>

/**
 * Speaks to Plaid once and reads its answer with a schema. Errors: bank_sign_in_again, bank_link_not_finished, not_found for what is gone,
 * too_many_requests, and bank_unavailable for whatever else is no proper answer. Nothing of the request is logged.
 */
export async function callPlaid<Answer>(
  plaid: PlaidApi,
  {
    act,
    schema,
    log,
  }: { act: (plaid: PlaidApi) => Promise<{ data: unknown }>; schema: z.ZodType<Answer> | null; log: Logger },
): Promise<Answer> {
  try {
    const { data } = await act(plaid)
    return schema ? schema.parse(data) : (undefined as Answer)
  } catch (error) {
    const failure = failureSchema.safeParse(bodyOf(error)).data
    log.warn({ plaid: failure ?? { kind: nameOf(error) } }, 'plaid failed')
    const code = failure?.error_code ?? ''
    if (code === 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION') throw new ChangedWhileRead()
    if (SIGN_IN_AGAIN.has(code)) throw new AppError('bank_sign_in_again')
    if (GONE.has(code)) throw new AppError('not_found')
    if (NOT_FINISHED.has(code)) throw new AppError('bank_link_not_finished')
    if (failure?.error_type === 'RATE_LIMIT_EXCEEDED') throw new AppError('too_many_requests')
    throw new AppError('bank_unavailable')
  }
}

/** The client throws what axios throws; only the body of the answer is of use. */
function bodyOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('response' in error)) return null
  const { response } = error
  return typeof response === 'object' && response !== null && 'data' in response ? response.data : null
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
