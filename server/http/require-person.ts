import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import { findCaller } from '#server/auth/find-caller.ts'
import type { Caller, Context } from '#server/context.ts'
import type { Visitor } from '#server/http/app-env.ts'

/** Lets a signed-in person through as `c.get('caller')`; anybody else gets `not_authenticated` (specification §5). */
export function requirePerson(context: Context) {
  return createMiddleware<{ Variables: { caller: Caller; visitor?: Visitor } }>(async (c, next) => {
    const known = c.get('visitor')
    const visitor = known === undefined ? await findCaller(context, c) : known
    if (visitor instanceof AppError) throw visitor
    if (!visitor) throw new AppError('not_authenticated')
    c.set('caller', visitor)
    await next()
  })
}
