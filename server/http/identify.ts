import { createMiddleware } from 'hono/factory'
import { AppError } from '#domain/errors.ts'
import { findCaller } from '#server/auth/find-caller.ts'
import type { Caller, Context } from '#server/context.ts'
import type { DoorEnv } from '#server/http/app-env.ts'

/** Looks once a request who is asking; whether anybody has to be is for `requirePerson` to say. */
export function identify(context: Context) {
  return createMiddleware<DoorEnv>(async (c, next) => {
    c.set('visitor', await findCaller(context, c).catch(asNobody))
    await next()
  })
}

/** A token that fails is told by the route that needs it. */
function asNobody(error: unknown): Caller | AppError {
  if (error instanceof AppError) return error
  throw error
}
