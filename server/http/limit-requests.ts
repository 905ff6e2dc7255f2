import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/context.ts'
import type { DoorEnv, Visitor } from '#server/http/app-env.ts'
import { addressReader, networkOf } from '#server/http/client-address.ts'
import { createRateLimiter } from '#server/http/rate-limit.ts'

/** At most `perMinute` requests of a person, or of an address where nobody is signed in. */
export function limitRequests(context: Context, perMinute: number) {
  const limiter = createRateLimiter(context.clock)
  const addressOf = addressReader(context.config)
  return createMiddleware<DoorEnv>(async (c, next) => {
    limiter.count(nameOf(c.get('visitor'), addressOf, c), perMinute)
    await next()
  })
}

function nameOf(visitor: Visitor | undefined, addressOf: (c: HonoContext) => string, c: HonoContext): string {
  const isPerson = visitor && !(visitor instanceof AppError)
  return isPerson ? `person ${visitor.userId}` : `address ${networkOf(addressOf(c))}`
}
