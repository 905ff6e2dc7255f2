import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isBusy } from '#db/writing-dialect.ts'
import { AppError } from '#domain/errors.ts'
import type { Logger } from '#server/log.ts'

/** The one funnel: what the catalogue knows is answered by its row, everything else as `internal`, and logged. */
export function answerError(log: Logger) {
  return (error: Error, c: HonoContext): Response => {
    const known = asAppError(error)
    if (!known) log.error({ error, method: c.req.method, path: c.req.routePath }, 'request failed')
    const failure = known ?? new AppError('internal')
    if (failure.retryAfterSeconds !== undefined) c.header('Retry-After', String(failure.retryAfterSeconds))
    return c.json(failure.toBody(), failure.status)
  }
}

function asAppError(error: Error): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 413) return new AppError('body_too_large')
  if (error instanceof HTTPException && error.status === 400) return new AppError('invalid_json')
  if (isBusy(error)) return new AppError('server_busy')
  return null
}
